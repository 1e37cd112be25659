// The figures of all sessions in groups; a press on a group's question mark says what they mean. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

FocusScope {
    id: page

    required property Shell shell
    readonly property FiguresSheet figures: (shell.library as LibraryPage).figures

    Keys.onEscapePressed: shell.openLibrary()

    Rectangle {
        anchors.fill: parent
        color: Theme.night
        opacity: 0.55
    }

    PageHead {
        id: head

        x: Theme.xl
        width: parent.width - 2 * x
        title: qsTr("Statistics")
        backText: qsTr("Sessions")
        onBack: page.shell.openLibrary()
    }

    Label {
        visible: page.figures.blank
        anchors.centerIn: parent
        width: Math.min(Theme.px(520), parent.width - 2 * Theme.xl)
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Nothing to count yet. Play a coup to its end, and it is counted here.")
        color: Theme.muted
    }

    Flickable {
        visible: !page.figures.blank
        focus: true
        anchors.top: head.bottom
        anchors.topMargin: Theme.l
        anchors.bottom: parent.bottom
        x: Theme.xl
        width: parent.width - 2 * x
        contentHeight: flow.height + Theme.l
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Keys.onDownPressed: contentY = Math.min(Math.max(0, contentHeight - height), contentY + Theme.px(60))
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))
        T.ScrollBar.vertical: ScrollRail {}

        Flow {
            id: flow

            width: parent.width - Theme.m
            spacing: Theme.l

            Repeater {
                model: page.figures.groups

                Panel {
                    id: panel

                    required property var modelData
                    property bool explained: false

                    width: Math.floor((flow.width - Theme.l) / 2)
                    height: body.height + 2 * padding

                    Column {
                        id: body

                        width: parent.width
                        spacing: Theme.xs

                        Item {
                            width: parent.width
                            height: Theme.control

                            SectionTitle {
                                width: parent.width - ask.width
                                anchors.verticalCenter: parent.verticalCenter
                                text: panel.modelData.title
                            }

                            ActionButton {
                                id: ask

                                anchors.right: parent.right
                                implicitWidth: Theme.control
                                leftPadding: 0
                                rightPadding: 0
                                look: "plain"
                                text: "?"
                                spoken: qsTr("What this means: %1").arg(panel.modelData.title)
                                onClicked: panel.explained = !panel.explained
                            }
                        }

                        Label {
                            visible: panel.explained
                            width: parent.width
                            text: panel.modelData.meaning
                            color: Theme.muted
                            font.pixelSize: Theme.small
                            bottomPadding: Theme.s
                        }

                        Repeater {
                            model: panel.modelData.lines

                            BookLine {
                                required property var modelData

                                width: body.width
                                title: modelData.title
                                amount: modelData.amount
                            }
                        }
                    }
                }
            }
        }
    }
}
