// The places of the table over its scene: something is dragged from one to another, a click points at one, and a led
// learner is shown them. Required: `lesson`, `spots` (the geometry of the scene).
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../table"

Item {
    id: places

    required property Lesson lesson
    required property TableGeometry spots
    readonly property var table: lesson.table
    readonly property real reach: 62 * spots.u
    readonly property var all: {
        const g = spots;
        const ponte = g.handMiddle("ponte");
        const bank = g.handMiddle("bank");
        const money = g.chipSpot({ "place": "bank" });
        const garage = g.chipSpot({ "place": "garage" });
        const cagnotte = g.chipSpot({ "place": "cagnotte" });
        const shoe = g.shoe(g.shoeSeat);
        const palette = g.cardSpot({ "place": "palette", "order": 0 });
        const slot = g.cardSpot({ "place": "slot" });
        const found = [
            { "name": "ponte", "x": ponte.x, "y": ponte.y },
            { "name": "bank", "x": bank.x, "y": bank.y },
            { "name": "money", "x": money.x, "y": money.y },
            { "name": "garage", "x": garage.x, "y": garage.y },
            { "name": "cagnotte", "x": cagnotte.x, "y": cagnotte.y },
            { "name": "shoe", "x": shoe.x, "y": shoe.y },
            { "name": "palette", "x": palette.x, "y": palette.y },
            { "name": "slot", "x": slot.x, "y": slot.y }
        ];
        if (g.shoeSeat > 0) {
            const corner = g.cardSpot({ "place": "corner", "seat": g.shoeSeat, "order": 0, "stacked": false });
            found.push({ "name": "corner", "x": corner.x, "y": corner.y });
        }
        for (let seat = 1; seat <= g.places.length; ++seat) {
            const stake = g.chipSpot({ "place": "stake", "seat": seat });
            const medal = g.before(seat, 20 * g.u, 0);
            found.push({ "name": "seat " + seat, "x": (stake.x + medal.x) / 2, "y": (stake.y + medal.y) / 2 });
        }
        return found;
    }
    property string source

    // The place nearest to a point, where one is near enough
    function at(point: point): string {
        let best = "";
        let least = reach;
        for (const place of all) {
            const far = Math.hypot(place.x - point.x, place.y - point.y);
            if (far < least) {
                least = far;
                best = place.name;
            }
        }
        return best;
    }

    TapHandler {
        onTapped: eventPoint => places.lesson.point(places.at(eventPoint.position))
    }

    DragHandler {
        id: drag

        target: null
        onActiveChanged: {
            const point = drag.centroid;
            if (active) {
                places.source = places.at(point.pressPosition);
            } else {
                places.lesson.drag(places.source, places.at(Qt.point(ghost.x, ghost.y)));
                places.source = "";
            }
        }
    }

    // Where a led learner looks, and where what he drags may go
    Repeater {
        model: places.all

        Rectangle {
            id: ring

            required property var modelData
            readonly property bool shown: places.lesson.places.includes(modelData.name) || modelData.name === places.lesson.target

            x: modelData.x - width / 2
            y: modelData.y - height / 2
            width: places.reach * 1.35
            height: width
            radius: width / 2
            color: "transparent"
            border.color: shown ? Theme.focus : Theme.goldOnFelt
            border.width: Theme.px(shown ? 3 : 1)
            opacity: shown ? 1 : 0.5
            visible: shown || (places.source !== "" && places.source !== modelData.name)

            // Chips laid so far
            ChipStack {
                x: parent.width / 2
                y: parent.height / 2
                chip: places.spots.chip
                stacks: ring.modelData.name === places.lesson.target ? places.lesson.laid : []
            }
        }
    }

    Item {
        id: ghost

        readonly property bool card: ["shoe", "palette", "ponte", "bank"].includes(places.source)

        x: drag.active ? drag.centroid.position.x : x
        y: drag.active ? drag.centroid.position.y : y
        visible: drag.active && places.source !== ""

        CardFace {
            anchors.centerIn: parent
            visible: ghost.card
            height: places.spots.smallCard
            lifted: true
        }

        ChipStack {
            visible: !ghost.card
            chip: places.spots.chip
            stacks: [{ "chip": "100", "count": 3 }]
        }
    }
}
