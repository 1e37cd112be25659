// The line of a plot in its band, with a dot at the point that is read out. Required: `plot`, `at` (-1 for none).
import QtQuick
import QtQuick.Shapes
import ".."

Shape {
    id: line

    required property var plot
    required property int at

    function placed(values: var): var {
        return Array.from(values, (value, n) => Qt.point(plot.xs[n] * width, (1 - value) * height));
    }

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: "transparent"
        fillColor: Qt.alpha(Theme.gold, 0.13)

        PathPolyline {
            path: [...line.placed(line.plot.high), ...line.placed(line.plot.low).reverse()]
        }
    }

    ShapePath {
        strokeColor: Theme.gold
        strokeWidth: Math.max(1.5, Theme.px(2))
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin

        PathPolyline {
            path: line.placed(line.plot.ys)
        }
    }

    Rectangle {
        visible: line.at >= 0
        x: Math.round(line.plot.xs[Math.max(0, line.at)] * line.width)
        width: Theme.hair
        height: parent.height
        color: Theme.lineStrong

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: (1 - line.plot.ys[Math.max(0, line.at)]) * line.height - height / 2
            width: Theme.px(9)
            height: width
            radius: width / 2
            color: Theme.goldBright
            border.color: Theme.night
            border.width: Theme.hair
        }
    }
}
