// An amount that is laid in chips: the tray, what was laid, and the way to hand it over. Required: `lesson`, `floor`
// (what a dragged chip is over). Signal: dropped(value, point on the floor).
import QtQuick
import Baccara
import ".."
import "../controls"
import "../table"

FocusScope {
    id: payment

    required property Lesson lesson
    required property Item floor

    signal dropped(value: string, at: point)

    implicitHeight: column.height
    onVisibleChanged: {
        if (visible)
            chips.forceActiveFocus();
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.m

        FocusScope {
            id: chips

            width: parent.width
            height: rack.height
            focus: true

            ChipTray {
                id: rack

                tray: payment.lesson.tray
                floor: payment.floor
                columns: 5
                chipWidth: Math.floor(payment.width / 5)
                chipHeight: Theme.px(84)
                onLaid: (value, number) => payment.lesson.layChips(value, number)
                onDropped: (value, at) => payment.dropped(value, at)
            }
        }

        Item {
            width: parent.width
            height: Theme.px(64)

            ChipStack {
                x: parent.width / 2
                y: parent.height - chip * 0.7
                chip: Math.min(Theme.px(34), parent.width * 0.9 / Math.max(1, stacks.length))
                broad: 10
                stacks: payment.lesson.laid
            }
        }

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: payment.lesson.laidText === "" ? qsTr("Lay it from the tray") : payment.lesson.laidText
            color: payment.lesson.laidText === "" ? Theme.muted : Theme.ivory
            font.pixelSize: Theme.small
            font.features: Theme.figures
        }

        Flow {
            width: parent.width
            spacing: Theme.s

            ActionButton {
                look: "primary"
                text: qsTr("Done")
                key: "Space"
                keyText: qsTr("Space")
                enabled: payment.lesson.laidText !== ""
                onClicked: payment.lesson.handOver()
            }

            ActionButton {
                text: qsTr("Take back")
                key: "Backspace"
                keyText: "⌫"
                enabled: payment.lesson.laidText !== ""
                onClicked: payment.lesson.takeChipsBack()
            }

            ActionButton {
                look: "plain"
                text: qsTr("Another act")
                keyText: qsTr("Esc")
                onClicked: payment.lesson.cancel()
            }
        }
    }
}
