// How far the clerk is with what takes long: it comes by itself after a while, and when it is asked for.
// Required: `clerk`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Item {
    id: place

    required property Clerk clerk
    readonly property bool busy: clerk.doing !== ""

    onBusyChanged: {
        if (!busy)
            sheet.close();
    }

    Timer {
        interval: Motion.patience
        running: place.busy
        onTriggered: sheet.open()
    }

    Connections {
        target: place.clerk

        function onAsked(): void {
            sheet.open();
        }

        // What is over keeps its name while the sheet goes
        function onWorked(): void {
            if (place.busy)
                sheet.title = place.clerk.doing;
        }
    }

    Sheet {
        id: sheet

        title: place.clerk.doing
        onOpened: onward.forceActiveFocus(Qt.TabFocusReason)

        Label {
            width: parent.width
            text: qsTr("You can go on meanwhile, and are told when it is done.")
            color: Theme.muted
        }

        Rectangle {
            width: parent.width
            height: Theme.px(4)
            color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: sheet.title

            Rectangle {
                width: parent.width * place.clerk.progress
                height: parent.height
                color: Theme.gold
            }
        }

        Row {
            anchors.right: parent.right
            spacing: Theme.m

            ActionButton {
                text: qsTr("Cancel")
                onClicked: place.clerk.cancel()
            }

            ActionButton {
                id: onward

                look: "primary"
                text: qsTr("Go on meanwhile")
                onClicked: sheet.close()
            }
        }
    }
}
