// Cards standing on their edges in a row, seen from before and above. Required: `geometry`, `whole` (length of all the
// cards), `share` (which part of them this is). The item is the front; the top and the back of the last card are beyond.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."

Item {
    id: block

    required property TableGeometry geometry
    required property real whole
    property real share: 1
    // How far the block reaches to the right and up behind its front
    readonly property real deep: 30 * geometry.u
    readonly property real high: 17 * geometry.u

    width: whole * share
    height: 92 * geometry.u

    Rectangle {
        x: 6 * block.geometry.u
        y: block.height - 5 * block.geometry.u
        width: block.width + block.deep
        height: 14 * block.geometry.u
        radius: height / 2
        color: Theme.veil
        opacity: 0.5
    }

    Rectangle {
        width: block.width
        height: block.height
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.paper
            }
            GradientStop {
                position: 1
                color: Theme.paperShade
            }
        }

        Repeater {
            model: Math.round(104 * block.share)

            Rectangle {
                required property int index

                x: (index + 0.5) * block.whole / 104
                y: (index * 7) % 3
                width: 1
                height: block.height - y
                color: Theme.paperLine
                opacity: index % 13 === 0 ? 0.9 : 0.35 + (index * 5) % 4 * 0.1
            }
        }
    }

    Rectangle {
        y: -block.high
        width: block.width
        height: block.high
        color: Theme.paperLight
        transform: Matrix4x4 {
            matrix: Qt.matrix4x4(1, -block.deep / block.high, 0, block.deep, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
        }

        Repeater {
            model: Math.round(26 * block.share)

            Rectangle {
                required property int index

                x: (index + 0.5) * block.whole / 26
                width: 1
                height: block.high
                color: Theme.paperLine
                opacity: 0.5
            }
        }
    }

    Image {
        x: block.width
        width: block.deep
        height: block.height
        source: Deck.back("b")
        sourceSize.height: Math.ceil(height * Screen.devicePixelRatio / 8) * 16
        mipmap: true
        antialiasing: true
        transform: Matrix4x4 {
            matrix: Qt.matrix4x4(1, 0, 0, 0, -block.high / block.deep, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
        }
    }
}
