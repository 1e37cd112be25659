// The page of the running table; the table is loaded only when somebody sits down. Required: `shell`.
// Signal: called, when the user is asked something.
import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: page

    required property Shell shell
    readonly property Sounds sounds: shell.sounds as Sounds
    readonly property bool asked: (shell.table as TableModel)?.yourTurn ?? false

    signal called

    onAskedChanged: if (asked)
        called()

    // A way out of the scene
    component Door: ActionButton {
        look: "plain"
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.px(34)
        leftPadding: Theme.s
        rightPadding: Theme.px(26)
        font.pixelSize: Theme.px(14)
    }

    Shortcut {
        sequence: "M"
        onActivated: page.sounds.toggleMute()
    }

    Loader {
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(Qt.resolvedUrl("../table/Table.qml"), { "table": page.shell.table })
    }

    // In the corners, where no seat is
    Row {
        x: Theme.xs
        y: Theme.xs

        Door {
            text: qsTr("Go home")
            spoken: qsTr("Back to the start page; the table waits")
            keyText: "F4"
            onClicked: page.shell.leave()
        }

        Door {
            text: qsTr("Settings")
            keyText: "F3"
            onClicked: page.shell.openSheet("settings")
        }

        Door {
            text: page.sounds.muted ? qsTr("Muted") : qsTr("Sound")
            spoken: page.sounds.muted ? qsTr("Let sounds be heard") : qsTr("Mute all sounds")
            keyText: "M"
            onClicked: page.sounds.toggleMute()
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.rail + Theme.xs
        y: Theme.xs

        Door {
            text: qsTr("Session")
            spoken: qsTr("The session in figures; save its record")
            keyText: "F5"
            onClicked: page.shell.openSheet("session")
        }

        Door {
            text: qsTr("Rules")
            keyText: "F2"
            onClicked: page.shell.openSheet("rules")
        }

        Door {
            text: qsTr("Help")
            keyText: "F1"
            onClicked: page.shell.openSheet("help")
        }
    }
}
