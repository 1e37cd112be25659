// An amount: chips to click or to lay and take with the wheel, a field to type in, clear, the same again, the most.
// Required: `entry`. Signal: accepted.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Baccara
import ".."
import "../controls"

FocusScope {
    id: stake

    required property AmountEntry entry

    signal accepted

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    visible: entry.kind !== ""

    component Side: ActionButton {
        look: "plain"
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        leftPadding: Theme.s
        rightPadding: Theme.s
        font.pixelSize: Theme.px(14)
        focusPolicy: Qt.TabFocus
    }

    Row {
        id: row

        spacing: Theme.xs

        Repeater {
            model: stake.entry.chips

            T.AbstractButton {
                id: chip

                required property string modelData

                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(modelData.length > 3 && Number(modelData) >= 5000 ? 46 : 34)
                height: Theme.px(32)
                focusPolicy: Qt.TabFocus
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Add %1").arg(modelData)
                Accessible.onPressAction: stake.entry.add(modelData)
                Keys.onReturnPressed: stake.entry.add(modelData)
                onClicked: stake.entry.add(modelData)

                contentItem: Image {
                    source: Theme.art("chips/" + chip.modelData + ".svg")
                    sourceSize.width: Math.ceil(chip.width * Screen.devicePixelRatio / 8) * 8
                    fillMode: Image.PreserveAspectFit
                    mipmap: true
                    scale: chip.down ? 0.92 : chip.hovered ? 1.08 : 1
                }

                WheelSteps {
                    onStepped: direction => direction > 0 ? stake.entry.add(chip.modelData) : stake.entry.take(chip.modelData)
                }

                FocusRing {
                    shown: chip.visualFocus
                    radius: width / 2
                }
            }
        }

        AmountField {
            id: field

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(124)
            focus: true
            horizontalAlignment: TextInput.AlignRight
            input.height: Theme.px(36)
            input.color: stake.entry.problem !== "" ? Theme.danger : Theme.ivory
            input.Accessible.name: qsTr("Amount, %1").arg(stake.entry.bounds)
            text: stake.entry.text
            onEdited: text => stake.entry.type(text)
            onStepped: direction => stake.entry.step(direction)
            onAccepted: stake.accepted()

            Connections {
                target: stake.entry

                function onChanged(): void {
                    if (field.text !== stake.entry.text)
                        field.text = stake.entry.text;
                }
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter

            Label {
                text: stake.entry.bounds
                color: Theme.muted
                font.pixelSize: Theme.caption
                wrapMode: Text.NoWrap
                leftPadding: Theme.s
                Accessible.ignored: true
            }

            Row {
                Side {
                    text: qsTr("Clear")
                    implicitHeight: Theme.px(24)
                    onClicked: stake.entry.clear()
                }

                Side {
                    text: qsTr("Repeat")
                    spoken: qsTr("The same again")
                    implicitHeight: Theme.px(24)
                    enabled: stake.entry.canRepeat
                    onClicked: stake.entry.repeat()
                }

                Side {
                    text: qsTr("Max")
                    spoken: qsTr("The greatest amount")
                    implicitHeight: Theme.px(24)
                    onClicked: stake.entry.most()
                }
            }
        }
    }
}
