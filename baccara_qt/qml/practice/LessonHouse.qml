// The house at which a lesson is, how the learner is corrected, and whether things go wrong. Required: `planning`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Column {
    id: house

    required property Planning planning

    spacing: Theme.m

    Choice {
        width: parent.width
        label: qsTr("House rules")
        options: house.planning.presets
        value: house.planning.preset
        onChosen: preset => house.planning.preset = preset
    }

    Row {
        width: parent.width
        spacing: Theme.l

        Choice {
            width: Math.round((parent.width - parent.spacing) * (length.visible ? 0.55 : 1))
            label: qsTr("How you are corrected")
            options: house.planning.manners
            value: house.planning.manner
            hint: house.planning.mannerNote
            onChosen: manner => house.planning.manner = manner
        }

        Choice {
            id: length

            width: Math.round((parent.width - parent.spacing) * 0.45)
            visible: options.length > 0
            label: qsTr("Coups of the exam")
            options: house.planning.lengths
            value: house.planning.coups
            onChosen: coups => house.planning.coups = coups
        }
    }

    Toggle {
        width: parent.width
        visible: house.planning.canGoWrong
        text: qsTr("Accidents")
        hint: qsTr("Now and then something goes wrong, and you put it right.")
        checked: house.planning.accidents
        onToggled: house.planning.accidents = checked
    }
}
