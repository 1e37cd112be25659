// The dark room behind every page, a little lighter where the lamp hangs.
import QtQuick
import QtQuick.Shapes
import ".."

Shape {
    id: room

    // Without the weave one would see the steps from dark to darker
    Image {
        anchors.fill: parent
        source: Theme.art("table/grain.png")
        fillMode: Image.Tile
        opacity: 0.35
    }

    ShapePath {
        strokeWidth: -1
        fillGradient: RadialGradient {
            centerX: room.width / 2
            centerY: room.height * 0.42
            centerRadius: Math.max(1, Math.max(room.width, room.height) * 0.7)
            focalX: centerX
            focalY: centerY

            GradientStop {
                position: 0
                color: Theme.roomLight
            }
            GradientStop {
                position: 0.55
                color: Theme.room
            }
            GradientStop {
                position: 1
                color: Theme.night
            }
        }

        PathRectangle {
            width: room.width
            height: room.height
        }
    }
}
