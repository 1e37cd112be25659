// A line through values from 0 to 1, without a frame. Required: `values`.
import QtQuick
import QtQuick.Shapes
import ".."

Shape {
    id: spark

    required property var values
    property color ink: Theme.gold

    visible: values.length > 1
    preferredRendererType: Shape.CurveRenderer
    Accessible.ignored: true

    ShapePath {
        strokeColor: spark.ink
        strokeWidth: Math.max(1.2, Theme.px(1.4))
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin

        PathPolyline {
            path: Array.from(spark.values, (value, n) => Qt.point(n * spark.width / Math.max(1, spark.values.length - 1), spark.height * (1 - value)))
        }
    }
}
