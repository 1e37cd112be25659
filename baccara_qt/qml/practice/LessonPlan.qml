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
        id: page

        width: Math.min(Theme.px(1060), parent.width - 2 * Theme.xl)
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
            width: Math.round((parent.width - Theme.xl) * 0.42)
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

            Label {
                width: parent.width
                text: qsTr("You do the croupier’s work: choose an act with its key, or bring cards and chips to their places with the mouse.")
                color: Theme.muted
                font.pixelSize: Theme.small
            }
        }

        Panel {
            anchors.top: ways.top
            anchors.right: parent.right
            width: parent.width - ways.width - Theme.xl
            height: Math.min(settings.height + 2 * padding, foot.y - y - Theme.m)

            Column {
                id: settings

                width: parent.width
                spacing: Theme.m

                Choice {
                    width: parent.width
                    label: qsTr("House rules")
                    options: plan.planning.presets
                    value: plan.planning.preset
                    onChosen: preset => plan.planning.preset = preset
                }

                Choice {
                    width: parent.width
                    label: qsTr("How you are corrected")
                    options: plan.planning.manners
                    value: plan.planning.manner
                    hint: plan.planning.mannerNote
                    onChosen: manner => plan.planning.manner = manner
                }

                SectionTitle {
                    width: parent.width
                    text: qsTr("What you take over")
                }

                Repeater {
                    model: plan.planning.parts

                    Toggle {
                        required property var modelData

                        width: settings.width
                        text: modelData.text
                        checked: modelData.mine
                        onToggled: plan.planning.toggle(modelData.value)
                    }
                }

                Toggle {
                    width: parent.width
                    text: qsTr("Accidents")
                    hint: qsTr("Now and then something goes wrong, and you put it right.")
                    checked: plan.planning.accidents
                    onToggled: plan.planning.accidents = checked
                }
            }
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
