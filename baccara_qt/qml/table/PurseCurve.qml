// The human's money after each coup as a line. Required: `table`.
import QtQuick
import QtQuick.Shapes
import Baccara
import ".."
import "../controls"

Item {
    id: panel

    required property TableModel table
    readonly property var curve: table.books.curve

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Your money: %1; least %2, most %3").arg(table.books.wealthText).arg(table.books.lowText).arg(table.books.highText)

    SectionTitle {
        id: title

        width: parent.width - total.width
        text: qsTr("Your money")
    }

    Label {
        id: total

        anchors.right: parent.right
        anchors.baseline: title.baseline
        text: panel.table.books.wealthText
        font.family: Theme.serif
        font.features: Theme.figures
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Rectangle {
        id: frame

        anchors.top: title.bottom
        anchors.topMargin: Theme.xs
        anchors.bottom: parent.bottom
        width: parent.width
        color: Theme.pressed
        border.color: Theme.line
        border.width: 1

        Shape {
            anchors.fill: parent
            anchors.margins: Theme.px(7)
            visible: panel.curve.length > 1
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.gold
                strokeWidth: Math.max(1.5, Theme.px(1.6))
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathPolyline {
                    path: {
                        const points = panel.curve;
                        const inner = frame.width - Theme.px(14);
                        const high = frame.height - Theme.px(14);
                        const gap = points.length > 1 ? inner / (points.length - 1) : 0;
                        return Array.from(points, (value, n) => Qt.point(n * gap, high * (1 - value)));
                    }
                }
            }
        }
    }
}
