// A stake to pay in chips from the tray. Required: `drill`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"
import "../table"

FocusScope {
    id: question

    required property Drilling drill

    Row {
        id: heaps

        readonly property real under: Math.min(height, height * 0.55 + Math.min(Theme.px(64), height * 0.26) * 1.5)

        width: parent.width
        height: parent.height - rack.height - keys.height - Theme.l

        Item {
            width: parent.width * 0.42
            height: parent.height

            ChipStack {
                x: parent.width / 2
                y: parent.height * 0.55
                chip: Math.min(Theme.px(64), parent.height * 0.26)
                stacks: question.drill.picture.stacks ?? []
            }

            Label {
                anchors.horizontalCenter: parent.horizontalCenter
                y: heaps.under - height
                text: qsTr("Stake %1").arg(question.drill.picture.amount ?? "")
                color: Theme.goldText
                font.features: Theme.figures
            }
        }

        Item {
            width: parent.width * 0.58
            height: parent.height

            ChipStack {
                x: parent.width / 2
                y: parent.height * 0.55
                chip: Math.min(Theme.px(64), parent.height * 0.26, parent.width * 0.9 / Math.max(1, stacks.length))
                stacks: question.drill.laid
            }

            Label {
                y: heaps.under - height
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: question.drill.laidText === "" ? qsTr("Your payment") : question.drill.laidText
                color: Theme.ivory
                font.features: Theme.figures
                font.pixelSize: Theme.small
            }
        }
    }

    ChipTray {
        id: rack

        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.m
        anchors.horizontalCenter: parent.horizontalCenter
        tray: question.drill.tray
        floor: question
        chipWidth: Math.floor(Math.min(Theme.px(86), question.width / 10))
        onLaid: (value, number) => question.drill.addChips(value, number)
        onDropped: (value, at) => {
            if (at.y < rack.y)
                question.drill.addChips(value, 1);
        }
    }

    Row {
        id: keys

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.m

        ActionButton {
            text: qsTr("Take back")
            key: "Backspace"
            keyText: "⌫"
            enabled: question.drill.ready
            onClicked: question.drill.clear()
        }

        ActionButton {
            text: qsTr("Pay")
            look: "primary"
            key: "Space"
            keyText: qsTr("Space")
            enabled: question.drill.ready
            onClicked: question.drill.submit()
        }
    }
}
