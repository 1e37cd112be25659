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
    // How many chips wide each stack is: a plaque is broader than a chip
    readonly property var wide: stacks.map(stack => Number(stack.chip) >= 5000 ? 1.3 : 1)
    readonly property real ends: wide.length > 0 ? (wide[0] + wide[wide.length - 1]) / 2 : 0
    // From the middle of the first to that of each, side by side
    readonly property var ways: wide.reduce((all, own, n) => [...all, n > 0 ? all[n - 1] + (wide[n - 1] + own) / 2 : 0], [])
    readonly property real whole: ways.length > 0 ? ways[ways.length - 1] : 0
    // Many stacks stand closer, and are a little smaller before they hide each other
    readonly property real size: chip * Math.max(0.8, Math.min(1, broad / (0.56 * whole + ends)))
    readonly property real closer: whole > 0 ? Math.min(1.02, (broad * chip / size - ends) / whole) : 0
    // How wide it lies where there is room
    readonly property real wants: chip * (1.02 * whole + ends)
    readonly property real step: size * 0.17
    readonly property real halfWidth: size * (whole * closer + ends) / 2
    // Every other one stands a little forward
    readonly property real forward: stacks.length > 1 ? 0.09 * size : 0

    // The middle of a stack
    function across(index: int): real {
        return size * (wide[0] / 2 + ways[index] * closer) - halfWidth;
    }

    Repeater {
        model: heap.stacks.length

        Image {
            required property int index

            x: heap.across(index) - width / 2
            y: (index % 2 ? 1 : -1) * heap.forward - heap.size * 0.6
            width: heap.size * 1.75
            height: heap.size * 1.5
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

            x: heap.across(index)
            y: (index % 2 ? 1 : -1) * heap.forward

            Repeater {
                model: stack.modelData.count

                Image {
                    required property int index
                    readonly property bool onTop: index === stack.modelData.count - 1

                    x: -width / 2
                    y: -height / 2 - index * heap.step
                    width: heap.size * (stack.plaque ? 1.3 : 1)
                    height: width * (stack.plaque ? 9 / 14 : 0.9)
                    source: Theme.art("chips/" + stack.modelData.chip + (onTop ? ".svg" : "-edge.svg"))
                    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                    mipmap: true
                }
            }
        }
    }
}
