// The dark room behind every page, a little lighter where the lamp hangs.
import QtQuick
import QtQuick.Shapes
import ".."

Shape {
    id: room

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
                color: "#1f2624"
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
