// A line through values from 0 to 1, in a frame. Required: `values`. Optional: `based`: how high it began is seen all along.
import QtQuick
import QtQuick.Shapes
import ".."

Rectangle {
    id: frame

    required property var values
    property bool based: false

    color: Theme.pressed
    border.color: Theme.line
    border.width: 1
    Accessible.ignored: true

    Rectangle {
        x: Theme.px(7)
        y: Math.round(Theme.px(7) + (frame.height - Theme.px(14)) * (1 - (frame.values[0] ?? 0.5)))
        width: frame.width - Theme.px(14)
        height: 1
        visible: frame.based
        color: Theme.lineStrong
    }

    Shape {
        anchors.fill: parent
        anchors.margins: Theme.px(7)
        visible: frame.values.length > 1
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.gold
            strokeWidth: Math.max(1.5, Theme.px(1.6))
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: {
                    const points = frame.values;
                    const inner = frame.width - Theme.px(14);
                    const high = frame.height - Theme.px(14);
                    const gap = points.length > 1 ? inner / (points.length - 1) : 0;
                    return Array.from(points, (value, n) => Qt.point(n * gap, high * (1 - value)));
                }
            }
        }
    }
}
