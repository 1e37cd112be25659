// An amount or a number of cards that belongs to an act. Required: `lesson`.
import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: entry

    required property Lesson lesson

    implicitHeight: column.height
    onVisibleChanged: {
        amount.text = "";
        if (visible)
            amount.forceActiveFocus();
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.m

        AmountField {
            id: amount

            focus: true
            width: parent.width
            placeholder: entry.lesson.typedHint
            problem: entry.lesson.problem
            input.Accessible.name: entry.lesson.doing
            onAccepted: entry.lesson.give(text)
        }

        Row {
            spacing: Theme.m

            ActionButton {
                text: qsTr("Done")
                keyText: "↵"
                look: "primary"
                onClicked: entry.lesson.give(amount.text)
            }

            ActionButton {
                text: qsTr("Back")
                keyText: qsTr("Esc")
                onClicked: entry.lesson.cancel()
            }
        }
    }
}
