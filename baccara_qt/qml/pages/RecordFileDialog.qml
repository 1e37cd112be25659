// The platform's dialog for one .baccara file.
import QtQuick
import QtQuick.Dialogs

FileDialog {
    title: qsTr("Open a record")
    nameFilters: [qsTr("Records (*.baccara)"), qsTr("All files (*)")]
}
