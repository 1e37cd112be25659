// The first page: the name of the game, the way on, the way in, and what was played lately. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Baccara
import ".."
import "../controls"

FocusScope {
    id: start

    required property Shell shell

    // What can be done is there first, then the ornament
    Loader {
        id: edge

        anchors.fill: parent
        active: false
        source: "TableEdge.qml"

        Binding {
            target: edge.item
            property: "free"
            value: recent.visible ? recent.y / start.height : 1
        }
    }

    Connections {
        target: start.Window.window

        function onFrameSwapped(): void {
            enabled = false;
            adorning.start();
        }
    }

    Timer {
        id: adorning

        interval: 1
        onTriggered: edge.active = true
    }

    Column {
        id: column

        x: Math.round(start.width * 0.075)
        width: Theme.px(440)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -Theme.l
        spacing: Theme.m

        Text {
            text: qsTr("Baccara")
            x: -Theme.px(4)
            color: Theme.ivory
            font.family: Theme.serif
            font.pixelSize: Theme.display
            font.weight: Font.Light
            font.letterSpacing: -Theme.px(1)
            lineHeight: 0.8
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            text: qsTr("Chemin de fer")
            color: Theme.goldText
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Theme.title
            topPadding: -Theme.m
            bottomPadding: Theme.m
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        BigButton {
            id: resume

            readonly property bool offered: start.shell.last.id !== undefined

            visible: offered
            focus: offered
            width: parent.width
            look: "primary"
            text: qsTr("Continue")
            note: offered ? start.shell.last.line : ""
            onClicked: start.shell.continueSession(start.shell.last.id)
            aside: Faces {
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(40)
                names: start.shell.last.guests ?? []
                portraits: start.shell.portraits
            }
        }

        BigButton {
            focus: !resume.offered
            width: parent.width
            look: resume.offered ? "quiet" : "primary"
            text: qsTr("New game")
            note: qsTr("Choose the house rules and your seat")
            onClicked: start.shell.openSetup()
        }

        BigButton {
            width: parent.width
            text: qsTr("Practise")
            note: qsTr("Deal, count and pay as the croupier does")
            onClicked: start.shell.openPractice()
        }

        BigButton {
            width: parent.width
            text: qsTr("Open a record …")
            note: qsTr("A .baccara file, or drop one here")
            onClicked: recordDialog.ask()
        }

        Row {
            x: -Theme.l

            ActionButton {
                visible: start.shell.sessions.length > 0
                look: "plain"
                text: qsTr("All sessions")
                key: "F6"
                onClicked: start.shell.openLibrary()
            }

            ActionButton {
                look: "plain"
                text: qsTr("Settings")
                keyText: "F3"
                onClicked: start.shell.openSheet("settings")
            }

            ActionButton {
                look: "plain"
                text: qsTr("Help")
                keyText: "F1"
                onClicked: start.shell.openSheet("help")
            }
        }
    }

    RecentSessions {
        id: recent

        shell: start.shell
        visible: start.shell.sessions.length > 1
        anchors.right: parent.right
        anchors.rightMargin: Theme.xl
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.xxl
        width: Theme.px(430)
    }

    Label {
        anchors.left: column.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.l
        text: qsTr("Play money only: nothing here can be bought, won or paid out.")
        color: Theme.muted
        font.pixelSize: Theme.small
    }

    Label {
        anchors.right: parent.right
        anchors.rightMargin: Theme.xl
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.l
        text: start.shell.version
        color: Theme.muted
        font.pixelSize: Theme.small
    }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => start.shell.openFile(drop.urls[0])
    }

    RecordDialog {
        id: recordDialog

        onChosen: file => start.shell.openFile(file)
    }
}
