// How an exercise went, once its mode has ended it. Required: `shell`, `practice`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: summary

    required property Shell shell
    required property Practice practice
    readonly property Drilling drill: practice.drilling
    readonly property var now: drill.standing

    Keys.onEscapePressed: practice.back()

    Row {
        anchors.centerIn: parent
        spacing: Theme.xl

        Column {
            width: Theme.px(420)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.m

            Text {
                width: parent.width
                text: summary.drill.title
                color: Theme.ivory
                font.family: Theme.serif
                font.weight: Font.Light
                font.pixelSize: Theme.headline
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Label {
                width: parent.width
                text: summary.drill.mode
                color: Theme.goldText
                font.family: Theme.serif
                font.italic: true
                font.pixelSize: Theme.lead
            }

            Repeater {
                model: [
                    { "label": qsTr("Right"), "value": qsTr("%1 of %2 – %3").arg(summary.now.right).arg(summary.now.asked).arg(summary.now.percent) },
                    { "label": qsTr("Longest row"), "value": String(summary.now.best) },
                    { "label": qsTr("Each answer"), "value": summary.now.pace }
                ]

                BookLine {
                    required property var modelData

                    width: parent?.width ?? 0
                    title: modelData.label
                    amount: modelData.value
                }
            }

            Label {
                width: parent.width
                visible: text !== ""
                text: summary.drill.verdict.right === false ? summary.drill.verdict.why : ""
                color: Theme.muted
            }

            Row {
                spacing: Theme.m

                ActionButton {
                    focus: true
                    look: "primary"
                    text: qsTr("Once more")
                    keyText: "↵"
                    onClicked: summary.practice.again()
                }

                ActionButton {
                    text: qsTr("Back")
                    keyText: qsTr("Esc")
                    onClicked: summary.practice.back()
                }
            }
        }

        ProgressSide {
            width: Theme.px(320)
            height: Theme.px(480)
            drill: summary.drill
        }
    }
}
