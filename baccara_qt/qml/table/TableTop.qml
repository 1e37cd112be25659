// The bare table: wooden rail, felt, lines, and the well the croupier stands in. Required: `geometry`.
import QtQuick
import ".."

Item {
    id: top

    required property TableGeometry geometry

    Rectangle {
        id: rail

        x: top.geometry.cx - width / 2
        y: top.geometry.cy - height / 2
        width: top.geometry.outerWidth
        height: top.geometry.outerHeight
        radius: height / 2
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.woodLight
            }
            GradientStop {
                position: 0.5
                color: Theme.wood
            }
            GradientStop {
                position: 1
                color: Theme.woodDark
            }
        }
    }

    Rectangle {
        id: felt

        x: top.geometry.cx - width / 2
        y: top.geometry.cy - height / 2
        width: top.geometry.feltWidth
        height: top.geometry.feltHeight
        radius: height / 2
        border.color: Theme.gold
        border.width: Math.max(1.5, 2 * top.geometry.u)
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.feltEdge
            }
            GradientStop {
                position: 0.42
                color: Theme.felt
            }
            GradientStop {
                position: 1
                color: Theme.feltEdge
            }
        }
    }

    Image {
        anchors.centerIn: felt
        width: felt.width * 0.86
        height: felt.height * 0.86
        source: Theme.art("table/light.svg")
        sourceSize: Qt.size(256, 256)
    }

    Rectangle {
        anchors.fill: felt
        anchors.margins: 62 * top.geometry.u
        radius: height / 2
        color: "transparent"
        border.color: Theme.goldDeep
        border.width: 1
    }

    Rectangle {
        x: top.geometry.cx - width / 2
        y: top.geometry.feltTop - height * 0.62
        width: 118 * top.geometry.u
        height: width
        radius: width / 2
        border.color: Theme.gold
        border.width: Math.max(1.5, 2 * top.geometry.u)
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.woodLight
            }
            GradientStop {
                position: 1
                color: Theme.woodDark
            }
        }
    }
}
