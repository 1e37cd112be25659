// A session beside the one it goes on from: both curves in one plot, coup beside coup. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

FocusScope {
    id: page

    required property Shell shell
    readonly property alias clearFrom: head.clearFrom
    readonly property alias clearTo: head.clearTo
    readonly property Comparison pair: (shell.library as LibraryPage).comparison
    readonly property var inks: [Theme.muted, Theme.goldBright]
    readonly property int number: Theme.px(64)

    Keys.onEscapePressed: shell.openLibrary()

    Dimmed {}

    PageHead {
        id: head

        x: Theme.xl
        width: parent.width - 2 * x
        title: qsTr("What was, and what if")
        note: page.pair.sharedText
        backText: qsTr("Sessions")
        onBack: page.shell.openLibrary()
    }

    Panel {
        id: plot

        anchors.top: head.bottom
        anchors.topMargin: Theme.l
        x: Theme.xl
        width: parent.width - 2 * x
        height: Math.round((parent.height - head.height) * 0.36)
        padding: Theme.m

        Row {
            id: legend

            spacing: Theme.xl

            Repeater {
                model: page.pair.names

                Row {
                    id: entry

                    required property int index
                    required property string modelData

                    spacing: Theme.s

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(22)
                        height: Theme.px(3)
                        radius: height / 2
                        color: page.inks[entry.index]
                    }

                    Label {
                        width: Math.min(implicitWidth, (plot.width - 2 * Theme.xxl - 2 * Theme.xl) / 2)
                        text: entry.modelData + "  " + page.pair.results[entry.index]
                        font.features: Theme.figures
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                }
            }
        }

        Item {
            id: field

            readonly property real edge: Theme.px(72)
            readonly property real span: width - edge

            anchors.top: legend.bottom
            anchors.topMargin: Theme.m
            anchors.bottom: parent.bottom
            width: parent.width
            Accessible.role: Accessible.Graphic
            Accessible.name: page.pair.spoken

            // The most and the least
            Repeater {
                model: page.pair.scale

                Label {
                    required property int index
                    required property string modelData

                    y: index === 0 ? field.height - height : 0
                    text: modelData
                    color: Theme.muted
                    font.features: Theme.figures
                    font.pixelSize: Theme.caption
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }

            // Where the two part
            Rectangle {
                x: field.edge + Math.round(page.pair.parting * field.span)
                width: Theme.hair
                height: parent.height
                color: Theme.lineStrong
            }

            Repeater {
                model: page.pair.curves

                Spark {
                    required property int index
                    required property var modelData

                    x: field.edge
                    width: field.span * page.pair.lengths[index]
                    height: field.height
                    values: modelData
                    ink: page.inks[index]
                }
            }
        }
    }

    Item {
        id: names

        anchors.top: plot.bottom
        anchors.topMargin: Theme.l
        x: Theme.xl + Theme.m
        width: parent.width - 2 * x
        height: Theme.px(22)

        SectionTitle {
            text: qsTr("Coup")
        }

        Repeater {
            model: page.pair.names

            SectionTitle {
                required property int index
                required property string modelData

                x: page.number + index * (names.width - page.number) / 2
                width: (names.width - page.number) / 2 - Theme.m
                text: modelData
                color: page.inks[index]
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }
    }

    ListView {
        id: list

        anchors.top: names.bottom
        anchors.topMargin: Theme.xs
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.l
        x: Theme.xl
        width: parent.width - 2 * x
        focus: true
        activeFocusOnTab: true
        clip: true
        model: page.pair.lines
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Coup beside coup")
        T.ScrollBar.vertical: ScrollRail {}

        FocusRing {
            anchors.margins: 0
            shown: list.activeFocus
        }

        delegate: Item {
            id: line

            required property var modelData
            readonly property real half: (width - 2 * Theme.m - page.number) / 2

            width: list.width
            height: Theme.px(30)
            Accessible.role: Accessible.ListItem
            Accessible.name: [modelData.number, modelData.first, modelData.second].join(". ")

            Rectangle {
                width: parent.width
                height: Theme.hair
                color: Theme.line
            }

            Repeater {
                model: [line.modelData.number, line.modelData.first, line.modelData.second]

                Label {
                    required property int index
                    required property string modelData

                    x: Theme.m + (index > 0 ? page.number + (index - 1) * line.half : 0)
                    width: (index > 0 ? line.half : page.number) - Theme.m
                    height: line.height
                    verticalAlignment: Text.AlignVCenter
                    text: modelData
                    color: index === 0 || line.modelData.shared ? Theme.muted : Theme.ivory
                    font.features: Theme.figures
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
