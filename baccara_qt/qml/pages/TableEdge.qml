// The edge of a table coming in from the right, with a nine and a picture on the felt: the page's only ornament.
pragma ComponentBehavior: Bound

import QtQuick
import ".."

Item {
    id: edge

    // Where the cards lie, from 0 (top) to 1
    property real middle: 0.5
    readonly property real size: Math.max(width, height * 1.5)
    readonly property real cardHeight: Math.min(height * 0.34, width * 0.22)

    clip: true

    component Ring: Rectangle {
        required property real inset

        x: wood.x + inset
        y: wood.y + inset
        width: wood.width - 2 * inset
        height: width
        radius: width / 2
        color: "transparent"
    }

    component Card: Item {
        required property string face

        width: height * 0.7
        height: edge.cardHeight

        BorderImage {
            anchors.fill: parent
            anchors.margins: -24
            anchors.topMargin: -18
            source: Theme.art("cards/shadow.png")
            border {
                left: 40
                top: 40
                right: 40
                bottom: 40
            }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: -0.75
            radius: parent.width * 0.07
            color: "#f8f4ea"
            antialiasing: true
        }

        Image {
            anchors.fill: parent
            source: Theme.art("cards/classic/" + parent.face + ".svg")
            sourceSize: Qt.size(width * 2, height * 2)
            mipmap: true
            antialiasing: true
        }
    }

    Rectangle {
        id: wood

        x: edge.width * 0.49
        y: (edge.height - height) / 2
        width: edge.size
        height: width
        radius: width / 2
        gradient: Gradient {
            GradientStop {
                position: 0.15
                color: Theme.woodLight
            }
            GradientStop {
                position: 0.85
                color: Theme.woodDark
            }
        }
    }

    Ring {
        inset: Theme.px(30)
        border.color: Theme.gold
        border.width: Theme.px(2)
        gradient: Gradient {
            GradientStop {
                position: 0.2
                color: Theme.feltEdge
            }
            GradientStop {
                position: 0.5
                color: Theme.feltLight
            }
            GradientStop {
                position: 0.8
                color: Theme.feltEdge
            }
        }
    }

    Ring {
        inset: Theme.px(100)
        border.color: Theme.gold
        border.width: Theme.hair
        opacity: 0.6
    }

    Card {
        face: "Kd"
        x: edge.width * 0.74 - width * 0.72
        y: edge.height * edge.middle - height / 2
        rotation: -9
    }

    Card {
        face: "9h"
        x: edge.width * 0.74
        y: edge.height * edge.middle - height / 2 + Theme.px(10)
        rotation: 6
    }
}
