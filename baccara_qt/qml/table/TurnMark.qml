// Light on the place of whoever is asked, and a stone at the edge of the felt that travels to him. Required:
// `geometry`, `seat` (0: nobody is asked).
import QtQuick
import ".."

Item {
    id: mark

    required property TableGeometry geometry
    required property int seat
    property real along: 0.5
    readonly property real around: along - Math.floor(along)
    readonly property var stone: geometry.edge(around, 17 * geometry.u)
    readonly property var pool: geometry.edge(around, 40 * geometry.u)

    opacity: seat > 0 ? 1 : 0
    visible: opacity > 0
    // The shorter way around
    function go(): void {
        if (seat === 0)
            return;
        const ahead = geometry.places[seat - 1] - around;
        travel.to = along + ahead - Math.round(ahead);
        travel.restart();
    }

    onSeatChanged: go()
    Component.onCompleted: go()

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    NumberAnimation {
        id: travel

        target: mark
        property: "along"
        duration: Motion.travel
        easing.type: Easing.InOutCubic
    }

    Image {
        x: mark.pool.x - width / 2
        y: mark.pool.y - height / 2
        width: 230 * mark.geometry.u
        height: width
        source: Theme.art("table/light.svg")
        // Figures of stakes in it stay readable
        opacity: 0.9
        sourceSize: Qt.size(256, 256)
    }

    Rectangle {
        x: mark.stone.x - width / 2
        y: mark.stone.y - height / 2
        width: Math.max(9, 13 * mark.geometry.u)
        height: width
        rotation: Math.atan2(mark.stone.ny, mark.stone.nx) * 180 / Math.PI + 45
        antialiasing: true
        color: Theme.focus
        border.color: Theme.goldDeep
        border.width: 1
    }
}
