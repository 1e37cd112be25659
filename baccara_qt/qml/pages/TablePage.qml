// The page of the running table; the table is loaded only when somebody sits down. Required: `shell`.
import QtQuick
import Baccara

FocusScope {
    id: page

    required property Shell shell

    Loader {
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(Qt.resolvedUrl("../table/Table.qml"), { "table": page.shell.table })
    }
}
