// The croupier's rake beside him: it brings the ponte his cards, and takes the stakes the bank has won.
// Required: `geometry`, `cue`, `flown`: how far the cue is.
import QtQuick
import QtQuick.Window
import ".."

Image {
    id: rake

    required property TableGeometry geometry
    required property var cue
    required property real flown
    readonly property point rest: Qt.point(geometry.cx + 150 * geometry.u, geometry.feltTop + 57 * geometry.u)
    readonly property bool serves: cue.beat === "serve"
    readonly property bool rakes: cue.beat === "rake"
    readonly property bool away: serves || rakes
    // Where its head is: it goes out to what it fetches or brings, and comes back with it
    readonly property point goal: serves ? goalOfCards() : rakes ? behind(geometry.chipSpot(cue.chips[0].start)) : rest
    readonly property real out: Motion.part(flown, 0, serves ? 0.6 : 0.4)
    readonly property real back: Motion.part(flown, serves ? 0.6 : 0.4, 1)
    readonly property point home: serves ? rest : behind(geometry.chipSpot({ "place": "bank" }))
    readonly property point head: !away ? between(parkedAt, rest, settled) : back > 0 ? between(goal, home, back) : between(from, goal, out)
    // The handle points to the croupier as soon as he reaches out
    readonly property real reach: Math.min(1, Math.hypot(head.x - rest.x, head.y - rest.y) / (60 * geometry.u))
    readonly property real bearing: Math.atan2(head.y - geometry.feltTop, head.x - geometry.cx) * 180 / Math.PI
    property point from: rest
    property point parkedAt: rest
    property real settled: 1

    function between(start: point, end: point, way: real): point {
        return Qt.point(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way);
    }

    function goalOfCards(): point {
        const cards = cue.cards ?? [];
        if (cards.length === 0)
            return rest;
        const spot = geometry.cardSpot(cards[0].end);
        return Qt.point(spot.x, spot.y);
    }

    // The rake lies behind the chips it draws
    function behind(spot: point): point {
        const far = Math.max(1, Math.hypot(spot.x - geometry.cx, spot.y - geometry.feltTop));
        const more = 14 * geometry.u / far;
        return Qt.point(spot.x + (spot.x - geometry.cx) * more, spot.y + (spot.y - geometry.feltTop) * more);
    }

    // One stake after the other, it goes on from where it is
    onCueChanged: from = rakes && cue.times > 0 ? home : rest
    // After the last one it goes home
    onRakesChanged: {
        parkedAt = behind(geometry.chipSpot({ "place": "bank" }));
        if (!rakes)
            settle.restart();
    }
    z: rakes ? 1 : 0

    width: 124 * geometry.u
    height: width * 120 / 420
    x: head.x - width * 0.84
    y: head.y - height / 2
    transformOrigin: Item.TopLeft
    transform: Rotation {
        origin.x: rake.width * 0.84
        origin.y: rake.height / 2
        angle: -6 + (rake.bearing + 6) * rake.reach
    }
    source: Theme.art("table/palette.svg")
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 16) * 16
    mipmap: true

    NumberAnimation {
        id: settle

        target: rake
        property: "settled"
        from: 0
        to: 1
        duration: Motion.chipFlight
        easing.type: Easing.InOutCubic
    }
}
