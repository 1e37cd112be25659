// The page of the running table; the table is loaded only when somebody sits down. Required: `shell`.
// Signal: called, when the user is asked something.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Baccara
import ".."
import "../controls"

FocusScope {
    id: page

    required property Shell shell
    readonly property Sounds sounds: shell.sounds as Sounds
    // Notices lie over the rail: the croupier must be seen
    readonly property bool railed: true
    readonly property bool asked: (shell.table as GameTable)?.yourTurn ?? false

    // Whether the names of the doors keep clear of the croupier's words
    readonly property bool roomy: Math.max(out.full, about.full) <= (width - Theme.rail) / 2 - Theme.px(240)

    signal called

    onAskedChanged: if (asked)
        called()

    // Ways out of the scene. `full` is what they need with their names
    component Doors: Row {
        readonly property real full: children.reduce((sum, door) => sum + ((door as Door)?.full ?? 0), 0)

        y: Theme.xs
    }

    // A way out of the scene: its sign, and its name where there is room, else when the pointer rests on it
    component Door: ActionButton {
        id: door

        required property string sign
        // What it says at other times: a press must not take the names of all doors away
        property string otherwise: text
        readonly property real full: leftPadding + picture.width + names.spacing + Math.max(named.implicitWidth, other.advanceWidth) + rightPadding

        look: "plain"
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.px(34)
        leftPadding: Theme.xs
        rightPadding: keys + Theme.xs
        font.pixelSize: Theme.px(14)

        TextMetrics {
            id: other

            font: door.font
            text: door.otherwise
        }

        contentItem: Row {
            id: names

            spacing: Theme.xs

            Image {
                id: picture

                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(18)
                height: width
                source: Theme.art("icons/ui/" + door.sign + ".svg")
                sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
            }

            Text {
                id: named

                anchors.verticalCenter: parent.verticalCenter
                visible: page.roomy
                text: door.text
                font: door.font
                color: door.letters
                Accessible.ignored: true
            }
        }

        T.ToolTip {
            visible: door.hovered && !page.roomy
            delay: 400
            y: door.height
            margins: Theme.s
            padding: Theme.s

            contentItem: Label {
                text: door.text
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.small
            }

            background: Rectangle {
                color: Theme.raised
                radius: Theme.radius
                border.color: Theme.lineStrong
                border.width: Theme.hair
            }
        }
    }

    Shortcut {
        sequence: "M"
        autoRepeat: false
        onActivated: page.sounds.toggleMute()
    }

    Loader {
        anchors.fill: parent
        focus: true
        Component.onCompleted: {
            const table = page.shell.table as GameTable;
            setSource(Qt.resolvedUrl(table.game === "punto_banco" ? "../punto/PuntoTablePage.qml" : "../table/Table.qml"), { "table": table });
        }
    }

    // In the corners, where no seat is
    Doors {
        id: out

        x: Theme.xs

        Door {
            sign: "back"
            text: qsTr("Go home")
            spoken: qsTr("Back to the start page; the table waits")
            keyText: "F4"
            onClicked: page.shell.leave()
        }

        Door {
            sign: "settings"
            text: qsTr("Settings")
            keyText: "F3"
            onClicked: page.shell.openSheet("settings")
        }

        Door {
            sign: page.sounds.muted ? "sound-off" : "sound"
            text: page.sounds.muted ? qsTr("Muted") : qsTr("Sound")
            otherwise: page.sounds.muted ? qsTr("Sound") : qsTr("Muted")
            spoken: page.sounds.muted ? qsTr("Let sounds be heard") : qsTr("Mute all sounds")
            keyText: "M"
            onClicked: page.sounds.toggleMute()
        }
    }

    Doors {
        id: about

        anchors.right: parent.right
        anchors.rightMargin: Theme.rail + Theme.xs

        Door {
            sign: "chart"
            text: qsTr("Session")
            spoken: qsTr("The session in figures; save its record")
            keyText: "F5"
            onClicked: page.shell.openSheet("session")
        }

        Door {
            sign: "rules"
            text: qsTr("Rules")
            keyText: "F2"
            onClicked: page.shell.openSheet("rules")
        }

        Door {
            sign: "help"
            text: qsTr("Help")
            keyText: "F1"
            onClicked: page.shell.openSheet("help")
        }
    }
}
