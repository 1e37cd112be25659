// A stake to pay in chips: a click, the wheel or a key lays one from the tray, a right click takes it back.
// Required: `drill`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Baccara
import ".."
import "../controls"
import "../table"

FocusScope {
    id: question

    required property Drilling drill
    readonly property var tray: drill.picture.tray ?? []
    readonly property var laid: tray.filter(chip => Number(drill.draft[chip.value] ?? 0) > 0)

    Row {
        id: stakes

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
                anchors.bottom: parent.bottom
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
                chip: Math.min(Theme.px(64), parent.height * 0.26, parent.width * 0.9 / Math.max(1, question.laid.length))
                stacks: question.laid.map(chip => ({ "chip": chip.art, "count": Math.min(8, Number(question.drill.draft[chip.value])) }))
            }

            Label {
                anchors.bottom: parent.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: question.laid.length === 0 ? qsTr("Your payment") : question.laid.map(chip => "%1 × %2".arg(question.drill.draft[chip.value]).arg(chip.text)).join(", ")
                color: Theme.ivory
                font.features: Theme.figures
                font.pixelSize: Theme.small
            }
        }
    }

    Row {
        id: rack

        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.m
        anchors.horizontalCenter: parent.horizontalCenter

        Repeater {
            model: question.tray

            ActionButton {
                id: chip

                required property int index
                required property var modelData

                focus: index === 0
                width: Math.floor(Math.min(Theme.px(86), question.width / question.tray.length))
                height: Theme.px(84)
                leftPadding: 0
                rightPadding: 0
                look: "plain"
                text: modelData.text
                spoken: qsTr("Chip of %1, %2 laid").arg(modelData.text).arg(question.drill.draft[modelData.value] ?? 0)
                key: index === 9 ? "0" : index + 1
                onClicked: question.drill.addChips(modelData.value, 1)
                Keys.onDeletePressed: question.drill.addChips(chip.modelData.value, -1)
                Keys.onUpPressed: question.drill.addChips(chip.modelData.value, 1)
                Keys.onDownPressed: question.drill.addChips(chip.modelData.value, -1)

                contentItem: Item {
                    Image {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(Theme.px(46), parent.width * 0.72)
                        height: width * (Number(chip.modelData.art) >= 5000 ? 9 / 14 : 0.9)
                        y: (Theme.px(46) - height) / 2
                        source: Theme.art("chips/" + chip.modelData.art + ".svg")
                        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                        mipmap: true
                    }

                    Label {
                        y: Theme.px(46)
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: chip.modelData.text
                        font.pixelSize: Theme.small
                        font.features: Theme.figures
                        Accessible.ignored: true
                    }
                }

                TapHandler {
                    acceptedButtons: Qt.RightButton
                    onTapped: question.drill.addChips(chip.modelData.value, -1)
                }

                WheelSteps {
                    onStepped: direction => question.drill.addChips(chip.modelData.value, direction)
                }
            }
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
