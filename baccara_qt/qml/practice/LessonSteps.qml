// What the learner takes over: groups of steps, and the steps of each. Required: `planning`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Column {
    id: choice

    required property Planning planning

    spacing: Theme.m

    SectionTitle {
        width: parent.width
        text: qsTr("What you take over")
    }

    Repeater {
        model: choice.planning.parts.length

        Column {
            id: part

            required property int index
            readonly property var group: choice.planning.parts[index] ?? ({ "steps": [] })

            width: choice.width
            spacing: Theme.px(6)

            Toggle {
                width: parent.width
                text: part.group.mine > 0 && part.group.mine < part.group.steps.length ? qsTr("%1 – %2 of %3").arg(part.group.text).arg(part.group.mine).arg(part.group.steps.length) : part.group.text
                checked: part.group.mine > 0
                onToggled: {
                    choice.planning.toggle(part.group.value);
                    checked = Qt.binding(() => part.group.mine > 0);
                }
            }

            Flow {
                x: Theme.px(56)
                width: parent.width - x
                spacing: Theme.px(6)

                Repeater {
                    model: part.group.steps.length

                    StepChip {
                        required property int index

                        step: part.group.steps[index] ?? ({ "text": "", "mine": false, "value": "" })
                        onChosen: choice.planning.toggle(step.value)
                    }
                }
            }
        }
    }
}
