// A table whose bank moves: point at who is offered it, who is asked next, and who keeps the turn. Required: `drill`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: question

    required property Drilling drill
    readonly property var steps: [
        { "part": "offered", "text": qsTr("Who is asked first?"), "mark": qsTr("first") },
        { "part": "next", "text": qsTr("Who is next, if he declines?"), "mark": qsTr("then") },
        { "part": "turn_seat", "text": qsTr("Who keeps the turn?"), "mark": qsTr("turn") }
    ]

    Keys.onPressed: event => ring.digit(event)
    Keys.onReturnPressed: drill.submit()
    Keys.onEnterPressed: drill.submit()

    SeatRing {
        id: ring

        focus: true
        width: parent.width - panel.width - Theme.l
        height: parent.height
        places: question.drill.picture.places ?? 9
        seats: question.drill.picture.seats ?? []
        marks: {
            const found = {};
            for (const step of question.steps) {
                const seat = question.drill.draft[step.part] ?? "0";
                if (seat !== "0")
                    found[seat] = found[seat] ? found[seat] + ", " + step.mark : step.mark;
            }
            return found;
        }
        onPicked: seat => question.drill.pick(seat)

        Label {
            anchors.centerIn: parent
            width: parent.width * 0.4
            horizontalAlignment: Text.AlignHCenter
            text: question.steps.find(step => step.part === question.drill.part)?.text ?? ""
            color: Theme.goldOnFelt
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Theme.lead
        }
    }

    Column {
        id: panel

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(210)
        spacing: Theme.s

        Repeater {
            model: question.steps

            Label {
                required property var modelData
                readonly property string seat: question.drill.draft[modelData.part] ?? ""

                width: panel.width
                text: "%1 %2".arg(modelData.text).arg(seat === "" ? "…" : seat === "0" ? qsTr("Nobody") : qsTr("Seat %1").arg(seat))
                color: question.drill.part === modelData.part ? Theme.goldText : Theme.muted
            }
        }

        ActionButton {
            width: parent.width
            text: qsTr("Nobody")
            keyText: "0"
            enabled: question.drill.part === "turn_seat"
            onClicked: question.drill.pick(0)
        }

        ActionButton {
            width: parent.width
            text: qsTr("Take back")
            key: "Backspace"
            keyText: "⌫"
            onClicked: question.drill.clear()
        }

        ActionButton {
            width: parent.width
            text: qsTr("That is it")
            look: "primary"
            keyText: "↵"
            enabled: question.drill.ready
            onClicked: question.drill.submit()
        }
    }
}
