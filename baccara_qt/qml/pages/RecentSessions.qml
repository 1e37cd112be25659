// What was played lately, the newest first; each line opens its table. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

Panel {
    id: recent

    required property Shell shell
    readonly property int lineHeight: Theme.px(52)
    // Where the letters begin, right of three faces
    readonly property int letters: Theme.px(106)

    height: title.height + Theme.s + list.height + 2 * padding
    padding: Theme.m

    SectionTitle {
        id: title

        text: qsTr("Recent tables")
        x: Theme.s
    }

    ListView {
        id: list

        anchors.top: title.bottom
        anchors.topMargin: Theme.s
        width: parent.width
        height: Math.min(5, count) * recent.lineHeight
        clip: true
        model: recent.shell.sessions
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: title.text
        Keys.onReturnPressed: recent.shell.continueSession(recent.shell.sessions[currentIndex].id)
        Keys.onEnterPressed: recent.shell.continueSession(recent.shell.sessions[currentIndex].id)
        T.ScrollBar.vertical: ScrollRail {}

        delegate: T.ItemDelegate {
            id: line

            required property int index
            required property var modelData

            width: list.width
            height: recent.lineHeight
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + ". " + modelData.line
            Accessible.onPressAction: recent.shell.continueSession(modelData.id)
            onClicked: recent.shell.continueSession(modelData.id)

            background: Rectangle {
                radius: Theme.radius
                color: line.hovered ? Theme.raised : "transparent"

                FocusRing {
                    anchors.margins: 0
                    shown: list.activeFocus && list.currentIndex === line.index
                }
            }

            contentItem: Item {
                Faces {
                    x: Theme.s
                    anchors.verticalCenter: parent.verticalCenter
                    names: line.modelData.guests
                    portraits: recent.shell.portraits
                    most: 3
                }

                Label {
                    x: recent.letters
                    y: Theme.px(7)
                    width: when.x - Theme.s - x
                    text: line.modelData.name
                    font.family: Theme.serif
                    font.pixelSize: Theme.px(16)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Label {
                    x: recent.letters
                    y: Theme.px(28)
                    width: parent.width - Theme.s - x
                    text: line.modelData.line
                    color: Theme.muted
                    font.pixelSize: Theme.caption
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Label {
                    id: when

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.s
                    y: Theme.px(9)
                    text: line.modelData.when
                    color: Theme.muted
                    font.pixelSize: Theme.caption
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
