// The bare table: wooden rail, felt, lines, and the bay the croupier stands in. Required: `geometry`.
import QtQuick

Item {
    id: top

    required property TableGeometry geometry
    readonly property var measures: [geometry.outerWidth, geometry.outerHeight, geometry.wood, geometry.u]

    // Until it has been painted, each size is the first one; later, while the window is being resized, the picture is
    // stretched, then painted anew
    property bool fresh: true

    function repaint(): void {
        surface.straight = geometry.outerWidth - geometry.outerHeight;
        surface.radius = geometry.outerHeight / 2;
        surface.rail = geometry.wood;
        surface.inset = 62 * geometry.u;
        surface.bay = 58 * geometry.u;
    }

    Component.onCompleted: repaint()
    onMeasuresChanged: fresh ? repaint() : settled.restart()

    Timer {
        id: settled

        interval: 120
        onTriggered: top.repaint()
    }

    TableSurface {
        id: surface

        // With room for the shadow the table throws
        width: Math.ceil(straight + 2 * radius + 4 * rail)
        height: Math.ceil(2 * radius + 4 * rail)
        x: Math.round(top.geometry.cx - width / 2)
        y: Math.round(top.geometry.cy - height / 2)
        onPainted: top.fresh = false
        transform: Scale {
            origin.x: surface.width / 2
            origin.y: surface.height / 2
            xScale: top.geometry.outerWidth / (surface.straight + 2 * surface.radius)
            yScale: top.geometry.outerHeight / (2 * surface.radius)
        }
    }
}
