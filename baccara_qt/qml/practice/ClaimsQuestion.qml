// A table with its claims: point at who gets the cards, and set what is left of each stake. Required: `drill`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: question

    required property Drilling drill
    readonly property var stakes: drill.picture.stakes ?? []

    Keys.onPressed: event => ring.digit(event)
    Keys.onReturnPressed: drill.submit()
    Keys.onEnterPressed: drill.submit()

    SeatRing {
        id: ring

        focus: true
        width: parent.width - panel.width - Theme.l
        height: parent.height
        places: 9
        seats: question.drill.picture.seats ?? []
        marks: question.drill.draft.cards > 0 ? ({ [question.drill.draft.cards]: "1" }) : ({})
        onPicked: seat => question.drill.pick(seat)

        Label {
            anchors.centerIn: parent
            width: parent.width * 0.4
            horizontalAlignment: Text.AlignHCenter
            text: question.drill.draft.cards === undefined ? qsTr("Who gets the cards?") : question.drill.draft.cards === "0" ? qsTr("The croupier plays the cards") : qsTr("Cards to seat %1").arg(question.drill.draft.cards)
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
        // A full table makes room
        readonly property bool many: question.stakes.length > 6

        width: Theme.px(232)
        spacing: many ? Theme.xs : Theme.s

        Label {
            width: parent.width
            visible: question.stakes.length > 0
            text: qsTr("What is left of each stake")
            color: Theme.muted
            font.pixelSize: Theme.small
        }

        Repeater {
            model: question.stakes

            Row {
                id: row

                required property var modelData

                spacing: Theme.s

                Label {
                    width: Theme.px(70)
                    height: field.height
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("Seat %1").arg(row.modelData.seat)
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }

                AmountField {
                    id: field

                    width: panel.width - Theme.px(70) - row.spacing
                    input.height: Theme.px(panel.many ? 30 : 34)
                    input.Accessible.name: qsTr("Left of the stake of seat %1").arg(row.modelData.seat)
                    text: question.drill.draft[row.modelData.field] ?? ""
                    onEdited: text => question.drill.put(row.modelData.field, text)
                    onStepped: direction => question.drill.stepLeft(row.modelData.field, direction)
                    onAccepted: question.drill.submit()
                }
            }
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: question.drill.problem
            color: Theme.danger
            font.pixelSize: Theme.small
        }

        ActionButton {
            width: parent.width
            text: qsTr("Croupier plays")
            keyText: "0"
            onClicked: question.drill.pick(0)
        }

        ActionButton {
            width: parent.width
            text: qsTr("Close the stakes")
            look: "primary"
            keyText: "↵"
            enabled: question.drill.ready
            onClicked: question.drill.submit()
        }
    }
}
