// What a lesson at the table is begun with, the way to the first lesson, and to one that was left. Required: `shell`,
// `practice`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"
import "../pages"

FocusScope {
    id: plan

    required property Shell shell
    required property Practice practice
    readonly property Planning planning: practice.planning

    Keys.onEscapePressed: practice.back()

    Item {
        width: Math.min(Theme.px(1100), parent.width - 2 * Theme.xl)
        height: parent.height - 2 * Theme.l
        anchors.centerIn: parent

        Text {
            id: heading

            text: qsTr("Practice at the table")
            color: Theme.ivory
            font.family: Theme.serif
            font.weight: Font.Light
            font.pixelSize: Theme.headline
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Column {
            id: ways

            anchors.top: heading.bottom
            anchors.topMargin: Theme.l
            width: Math.round((parent.width - Theme.xl) * 0.44)
            spacing: Theme.m

            BigButton {
                width: parent.width
                visible: plan.practice.atTable
                look: "primary"
                text: qsTr("Go on")
                note: qsTr("Exactly where you left the table")
                onClicked: plan.practice.sitDown("resume")
            }

            BigButton {
                width: parent.width
                focus: true
                look: plan.practice.atTable ? "quiet" : "primary"
                text: qsTr("First lesson")
                note: qsTr("Led step by step through a whole coup")
                onClicked: plan.practice.sitDown("first")
            }

            BigButton {
                width: parent.width
                text: qsTr("Take the table over")
                note: qsTr("With what is set beside this")
                onClicked: plan.practice.sitDown("plan")
            }

            LessonHouse {
                width: parent.width
                planning: plan.planning
            }
        }

        PastLessons {
            anchors.top: ways.bottom
            anchors.topMargin: Theme.l
            width: ways.width
            visible: report.pastLines.length > 0 && y + height < foot.y - Theme.m
            report: plan.practice.lessonReport
        }

        Panel {
            anchors.top: ways.top
            anchors.right: parent.right
            width: parent.width - ways.width - Theme.xl
            height: Math.min(settings.height + 2 * padding, foot.y - y - Theme.m)

            ScrollArea {
                anchors.fill: parent
                // Room for the focus rings
                anchors.margins: -Theme.s
                contentHeight: settings.height + 2 * Theme.s

                Column {
                    id: settings

                    x: Theme.s
                    y: Theme.s
                    width: parent.width - 2 * Theme.s
                    spacing: Theme.l

                    LessonSteps {
                        width: parent.width
                        planning: plan.planning
                    }

                    Choice {
                        width: parent.width
                        visible: options.length > 0
                        label: qsTr("Commission on a won Banco")
                        options: plan.planning.commissions
                        value: plan.planning.commission
                        onChosen: commission => plan.planning.commission = commission
                    }
                }
            }
        }

        Label {
            anchors.left: parent.left
            anchors.right: foot.left
            anchors.rightMargin: Theme.xl
            anchors.verticalCenter: foot.verticalCenter
            // Who comes back knows
            visible: !plan.practice.atTable
            text: qsTr("You do the croupier’s work: choose an act with its key, or bring cards and chips to their places with the mouse.")
            color: Theme.muted
            font.pixelSize: Theme.small
        }

        ActionButton {
            id: foot

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: Theme.px(48)
            text: qsTr("Back")
            keyText: qsTr("Esc")
            onClicked: plan.practice.back()
        }
    }
}
