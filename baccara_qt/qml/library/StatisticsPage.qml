// The figures of all sessions in groups, with plots; a press on a figure tells what it means. Required: `shell`.
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
    readonly property FiguresSheet figures: (shell.library as LibraryPage).figures
    readonly property var groups: figures.groups
    readonly property Item focused: Window.activeFocusItem
    readonly property bool counting: figures.counting
    property bool overdue: false
    readonly property bool slow: counting && overdue

    onCountingChanged: overdue = false
    // What the keyboard has come to is in sight
    onFocusedChanged: {
        let above = focused;
        while (above && above !== content)
            above = above.parent;
        if (!above)
            return;
        const top = focused.mapToItem(content, 0, 0).y - Theme.xl;
        const bottom = top + focused.height + 2 * Theme.xl;
        flick.contentY = Math.max(0, Math.min(Math.max(flick.contentY, bottom - flick.height), top));
    }
    Keys.onEscapePressed: shell.openLibrary()

    Timer {
        interval: Motion.patience
        running: page.counting && !page.overdue
        onTriggered: page.overdue = true
    }

    Dimmed {}

    PageHead {
        id: head

        x: Theme.xl
        width: parent.width - 2 * x
        title: qsTr("Statistics")
        note: page.slow ? qsTr("Counting…") : page.figures.copies
        backText: qsTr("Sessions")
        onBack: page.shell.openLibrary()

        ActionButton {
            visible: page.figures.copies !== ""
            text: page.figures.branches ? qsTr("Leave them out") : qsTr("Count them, too")
            spoken: page.figures.branches ? qsTr("Leave copies and what ifs out") : qsTr("Count copies and what ifs, too")
            onClicked: page.figures.countBranches(!page.figures.branches)
        }
    }

    Rectangle {
        visible: page.slow
        anchors.top: head.bottom
        anchors.topMargin: Theme.s
        x: Theme.xl
        width: parent.width - 2 * x
        height: Theme.px(2)
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Counting…")

        Rectangle {
            width: parent.width * page.figures.progress
            height: parent.height
            color: Theme.gold
        }
    }

    Column {
        visible: page.figures.blank
        anchors.centerIn: parent
        width: Math.min(Theme.px(520), parent.width - 2 * Theme.xl)
        spacing: Theme.l

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Nothing to count yet")
            font.family: Theme.serif
            font.pixelSize: Theme.title
        }

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Play a coup to its end, and it is counted here: what you win and lose, how long banks last, how often a tie comes.")
            color: Theme.muted
        }

        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            focus: page.figures.blank
            look: "primary"
            text: qsTr("New game")
            onClicked: page.shell.openSetup()
        }
    }

    Flickable {
        id: flick

        visible: !page.figures.blank
        focus: !page.figures.blank
        anchors.top: head.bottom
        anchors.topMargin: Theme.l
        anchors.bottom: parent.bottom
        x: Theme.xl
        width: parent.width - 2 * x + Theme.l
        contentHeight: content.height + Theme.l
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Keys.onDownPressed: contentY = Math.min(Math.max(0, contentHeight - height), contentY + Theme.px(60))
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))
        T.ScrollBar.vertical: ScrollRail {}

        Column {
            id: content

            width: flick.width - Theme.l
            spacing: Theme.l

            Repeater {
                model: page.groups.slice(0, 1)

                FigureGroup {
                    required property var modelData

                    width: content.width
                    group: modelData
                    wide: true
                }
            }

            Row {
                spacing: Theme.l

                Repeater {
                    model: 2

                    Column {
                        id: half

                        required property int index

                        width: (content.width - Theme.l) / 2
                        spacing: Theme.l

                        Repeater {
                            model: page.groups.filter((_, n) => n > 0 && n % 2 !== half.index)

                            FigureGroup {
                                required property var modelData

                                width: half.width
                                group: modelData
                            }
                        }
                    }
                }
            }
        }
    }
}
