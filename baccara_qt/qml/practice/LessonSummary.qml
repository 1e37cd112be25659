// How a lesson at the table went: in figures, step by step, and what was wrong, with what helps. Required: `shell`,
// `practice`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: summary

    required property Shell shell
    required property Practice practice
    readonly property LessonReport report: practice.lessonReport

    Keys.onEscapePressed: practice.back()

    Item {
        width: Math.min(Theme.px(1240), parent.width - 2 * Theme.xl)
        height: parent.height - 2 * Theme.l
        anchors.centerIn: parent

        Text {
            id: heading

            text: summary.report.title
            color: Theme.ivory
            font.family: Theme.serif
            font.weight: Font.Light
            font.pixelSize: Theme.headline
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Row {
            id: figures

            anchors.top: heading.bottom
            anchors.topMargin: Theme.s
            width: parent.width

            Repeater {
                model: summary.report.figures

                Column {
                    id: figure

                    required property var modelData

                    width: figures.width / 4

                    Label {
                        width: parent.width
                        text: figure.modelData.label
                        color: Theme.muted
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }

                    Label {
                        width: parent.width
                        text: figure.modelData.value
                        font.family: Theme.serif
                        font.pixelSize: Theme.title
                        font.features: Theme.figures
                        Accessible.name: [figure.modelData.label, text, figure.modelData.before].join(" ")
                    }

                    Label {
                        width: parent.width
                        text: figure.modelData.before
                        color: Theme.goldText
                        font.pixelSize: Theme.small
                        font.features: Theme.figures
                        Accessible.ignored: true
                    }
                }
            }
        }

        Panel {
            id: steps

            anchors.top: figures.bottom
            anchors.topMargin: Theme.m
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.m
            width: Math.round((parent.width - Theme.m) * 0.42)
            padding: Theme.m

            SectionTitle {
                id: stepsTitle

                width: parent.width
                text: qsTr("Step by step")
            }

            Label {
                anchors.right: parent.right
                anchors.baseline: stepsTitle.baseline
                text: qsTr("since before")
                color: Theme.muted
                font.pixelSize: Theme.caption
            }

            ScrollArea {
                anchors.top: stepsTitle.bottom
                anchors.topMargin: Theme.s
                anchors.bottom: parent.bottom
                width: parent.width
                contentHeight: lines.height

                Column {
                    id: lines

                    width: parent.width - Theme.m

                    Repeater {
                        model: summary.report.steps

                        StepLine {
                            width: lines.width
                        }
                    }
                }
            }
        }

        Panel {
            anchors.top: steps.top
            anchors.bottom: steps.bottom
            anchors.right: parent.right
            width: parent.width - steps.width - Theme.m
            padding: Theme.m

            SectionTitle {
                id: wrongTitle

                width: parent.width
                text: summary.report.mistakes.length === 0 ? qsTr("Nothing was wrong") : qsTr("What was wrong")
            }

            ScrollArea {
                anchors.top: wrongTitle.bottom
                anchors.topMargin: Theme.s
                anchors.bottom: past.visible ? past.top : parent.bottom
                anchors.bottomMargin: past.visible ? Theme.m : 0
                // Room for the focus rings
                x: -Theme.xs
                width: parent.width + Theme.xs
                contentHeight: wrong.height + 2 * Theme.xs

                Column {
                    id: wrong

                    x: Theme.xs
                    y: Theme.xs
                    width: parent.width - Theme.m - Theme.xs
                    spacing: Theme.m

                    Repeater {
                        model: summary.report.mistakes

                        MistakeLine {
                            width: wrong.width
                            onTraining: (exercise, group) => summary.practice.train(exercise, group)
                        }
                    }
                }
            }

            PastLessons {
                id: past

                anchors.bottom: parent.bottom
                width: parent.width
                visible: summary.report.pastLines.length > 1 && summary.height > Theme.px(760)
                report: summary.report
            }
        }

        Row {
            id: foot

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: Theme.px(48)
            spacing: Theme.m

            ActionButton {
                height: parent.height
                focus: true
                look: "primary"
                text: qsTr("Once more")
                keyText: "↵"
                onClicked: summary.practice.sitDown("plan")
            }

            ActionButton {
                height: parent.height
                text: qsTr("Back")
                keyText: qsTr("Esc")
                onClicked: summary.practice.back()
            }
        }
    }
}
