// Chips of an amount in stacks. `stacks`: [{chip, count}, …]; the item's origin is the middle of the foot.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."

Item {
    id: heap

    property var stacks: []
    property real chip: 24
    // How many chips wide it may be
    property real broad: 4.6
    readonly property real step: chip * 0.17
    // A plaque is broader than a chip
    readonly property real broadest: stacks.some(stack => Number(stack.chip) >= 5000) ? 1.3 : 1
    // Many stacks stand closer
    readonly property real reach: chip * Math.min(1.02, (broad - broadest) / Math.max(1, stacks.length - 1))
    readonly property real halfWidth: ((stacks.length - 1) * reach + broadest * chip) / 2
    // Every other one stands a little forward
    readonly property real forward: stacks.length > 1 ? 0.09 * chip : 0

    Repeater {
        model: heap.stacks.length

        Image {
            required property int index

            x: (index - (heap.stacks.length - 1) / 2) * heap.reach - width / 2
            y: (index % 2 ? 1 : -1) * heap.forward - heap.chip * 0.6
            width: heap.chip * 1.75
            height: heap.chip * 1.5
            source: Theme.art("cards/shadow-round.png")
        }
    }

    Repeater {
        model: heap.stacks

        Item {
            id: stack

            required property int index
            required property var modelData
            readonly property bool plaque: Number(modelData.chip) >= 5000

            x: (index - (heap.stacks.length - 1) / 2) * heap.reach
            y: (index % 2 ? 1 : -1) * heap.forward

            Repeater {
                model: stack.modelData.count

                Image {
                    required property int index
                    readonly property bool onTop: index === stack.modelData.count - 1

                    x: -width / 2
                    y: -height / 2 - index * heap.step
                    width: heap.chip * (stack.plaque ? 1.3 : 1)
                    height: width * (stack.plaque ? 9 / 14 : 0.9)
                    source: Theme.art("chips/" + stack.modelData.chip + (onTop ? ".svg" : "-edge.svg"))
                    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                    mipmap: true
                }
            }
        }
    }
}
