// The tray a payment is laid from: a click, the wheel, a key or dragging lays a chip, a right click or Del takes it back.
// Required: `tray` ([{value, text, art, laid, led}, …]). `floor` is what a dragged chip is over.
// Signals: laid(value, number); dropped(value, point on the floor).
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."
import "../controls"
import "../table"

Grid {
    id: rack

    required property var tray
    required property Item floor
    property real chipWidth: Theme.px(86)
    property real chipHeight: Theme.px(84)

    signal laid(value: string, number: int)
    signal dropped(value: string, at: point)

    columns: 10

    Repeater {
        model: rack.tray.length

        ActionButton {
            id: chip

            required property int index
            readonly property var what: rack.tray[index] ?? ({})

            focus: index === 0
            width: rack.chipWidth
            height: rack.chipHeight
            leftPadding: 0
            rightPadding: 0
            look: what.led ? "quiet" : "plain"
            text: what.text ?? ""
            spoken: qsTr("Chip of %1, %2 laid").arg(what.text).arg(what.laid)
            key: index === 9 ? "0" : index + 1
            onClicked: rack.laid(what.value, 1)
            Keys.onDeletePressed: rack.laid(chip.what.value, -1)
            Keys.onUpPressed: rack.laid(chip.what.value, 1)
            Keys.onDownPressed: rack.laid(chip.what.value, -1)

            contentItem: Item {
                Image {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(Theme.px(46), parent.width * 0.72)
                    height: width * (Number(chip.what.art) >= 5000 ? 9 / 14 : 0.9)
                    y: (Theme.px(46) - height) / 2
                    source: chip.what.art === undefined ? "" : Theme.art("chips/" + chip.what.art + ".svg")
                    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                    mipmap: true
                }

                Label {
                    y: Theme.px(46)
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: chip.text
                    font.pixelSize: Theme.small
                    font.features: Theme.figures
                    Accessible.ignored: true
                }
            }

            TapHandler {
                acceptedButtons: Qt.RightButton
                onTapped: rack.laid(chip.what.value, -1)
            }

            WheelSteps {
                onStepped: direction => rack.laid(chip.what.value, direction)
            }

            DragHandler {
                id: drag

                target: null
                onActiveChanged: {
                    if (!active)
                        rack.dropped(chip.what.value, Qt.point(ghost.x, ghost.y));
                }
            }

            ChipStack {
                id: ghost

                readonly property point at: chip.mapToItem(rack.floor, drag.centroid.position.x, drag.centroid.position.y)

                parent: rack.floor
                z: 9
                x: drag.active ? at.x : x
                y: drag.active ? at.y : y
                visible: drag.active
                chip: Theme.px(34)
                stacks: visible ? [{ "chip": chip.what.art, "count": 1 }] : []
            }
        }
    }
}
