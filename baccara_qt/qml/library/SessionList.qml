// The sessions, one a line; Up and Down choose one, Enter continues it, Delete removes it. Required: `library`.
// Signals: picked, removed.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

FocusScope {
    id: sessions

    required property LibraryPage library
    readonly property int lineHeight: Theme.px(60)

    signal picked
    signal removed

    Panel {
        anchors.fill: parent
        padding: Theme.s

        ListView {
            id: list

            anchors.fill: parent
            focus: true
            activeFocusOnTab: true
            clip: true
            model: sessions.library.rows
            currentIndex: sessions.library.chosenAt
            highlightMoveDuration: 0
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Your sessions")
            Keys.onPressed: event => {
                const page = Math.max(1, Math.floor(height / sessions.lineHeight) - 1);
                const at = sessions.library.chosenAt;
                const ways = { [Qt.Key_Up]: at - 1, [Qt.Key_Down]: at + 1, [Qt.Key_PageUp]: at - page, [Qt.Key_PageDown]: at + page, [Qt.Key_Home]: 0, [Qt.Key_End]: count - 1 };
                if (ways[event.key] !== undefined)
                    sessions.library.choose(Math.max(0, Math.min(count - 1, ways[event.key])));
                else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
                    sessions.picked();
                else if (event.key === Qt.Key_Delete && !event.isAutoRepeat)
                    sessions.removed();
                else
                    return;
                event.accepted = true;
            }
            T.ScrollBar.vertical: ScrollRail {}

            delegate: T.ItemDelegate {
                id: line

                required property int index
                required property string name
                required property string line
                required property string when
                required property string result
                required property real gain
                required property var curve
                readonly property bool chosen: ListView.isCurrentItem

                width: list.width
                height: sessions.lineHeight
                focusPolicy: Qt.NoFocus
                Accessible.role: Accessible.ListItem
                Accessible.name: [name, line.line, result, when].join(". ")
                Accessible.selected: chosen
                Accessible.onPressAction: sessions.library.choose(index)
                onClicked: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    sessions.library.choose(index);
                }
                onDoubleClicked: sessions.picked()

                background: Rectangle {
                    radius: Theme.radius
                    color: line.chosen ? Theme.raised : line.hovered ? Theme.pressed : "transparent"

                    Rectangle {
                        visible: line.chosen
                        width: Theme.px(3)
                        height: parent.height - 2 * Theme.s
                        y: Theme.s
                        radius: width / 2
                        color: Theme.gold
                    }

                    FocusRing {
                        anchors.margins: 0
                        radius: Theme.radius
                        shown: list.activeFocus && line.chosen
                    }
                }

                contentItem: Item {
                    Label {
                        x: Theme.m
                        y: Theme.px(9)
                        width: spark.x - Theme.m - x
                        text: line.name
                        font.family: Theme.serif
                        font.pixelSize: Theme.px(17)
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    Label {
                        x: Theme.m
                        y: Theme.px(33)
                        width: spark.x - Theme.m - x
                        text: line.line
                        color: Theme.muted
                        font.pixelSize: Theme.caption
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    Spark {
                        id: spark

                        anchors.right: figures.left
                        anchors.rightMargin: Theme.m
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(84)
                        height: Theme.px(32)
                        values: line.curve
                    }

                    Item {
                        id: figures

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.l
                        width: Theme.px(92)
                        height: parent.height

                        Label {
                            y: Theme.px(9)
                            width: parent.width
                            horizontalAlignment: Text.AlignRight
                            text: line.result
                            color: line.gain > 0 ? Theme.success : line.gain < 0 ? Theme.danger : Theme.muted
                            font.family: Theme.serif
                            font.features: Theme.figures
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }

                        Label {
                            y: Theme.px(33)
                            width: parent.width
                            horizontalAlignment: Text.AlignRight
                            text: line.when
                            color: Theme.muted
                            font.pixelSize: Theme.caption
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
