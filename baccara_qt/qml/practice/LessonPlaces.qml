// The places of the table over its scene: something is dragged from one to another, a click points at one, and a led
// learner is shown them. Required: `lesson`, `spots` (the geometry of the scene), `all` (the places: `name`, `x`, `y`, how
// `wide` what lies there is, `stake` what else of it one may take, and `pile` where chips are laid beside it), `reach`
// (how far from a place one may let go).
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../table"

Item {
    id: places

    required property Lesson lesson
    required property TableGeometry spots
    required property var all
    required property real reach
    readonly property var pointed: lesson.places
    readonly property string target: lesson.target
    property string source

    // Whether a place is shown to a led learner, or chips are laid there
    function shows(name: string): bool {
        return pointed.includes(name) || name === target;
    }

    // Where chips lie that are laid at a place
    function laidAt(place: var): var {
        return place.name === target && place.pile ? place.pile : place;
    }

    // The place nearest to a point, where one is near enough
    function at(point: point): string {
        let best = "";
        let least = reach;
        for (const place of all) {
            const far = Math.min(...[place, laidAt(place), place.stake ?? place].map(spot => Math.hypot(spot.x - point.x, spot.y - point.y)));
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
        model: places.all.filter(place => places.shows(place.name) || (places.source !== "" && places.lesson.leads(places.source, place.name)))

        Rectangle {
            id: ring

            required property var modelData
            readonly property bool shown: places.shows(modelData.name)
            readonly property var foot: places.laidAt(modelData)

            x: foot.x - width / 2
            y: foot.y - height / 2
            width: modelData.name === places.target ? Math.max(height, (places.spots.broad("pile") + 0.8) * places.spots.chip) : height + (modelData.wide ?? 0)
            height: 2 * (modelData.ring ?? places.reach * 0.58)
            radius: height / 2
            color: "transparent"
            border.color: shown ? Theme.focus : Theme.goldOnFelt
            border.width: Theme.px(shown ? 3 : 1)
            opacity: shown ? 1 : 0.5

            // Chips laid so far
            ChipStack {
                x: parent.width / 2
                y: parent.height / 2
                chip: places.spots.chip
                broad: places.spots.broad("pile")
                stacks: ring.modelData.name === places.target ? places.lesson.laid : []
            }
        }
    }

    Item {
        id: ghost

        readonly property bool card: ["shoe", "palette", "ponte", "bank", "punto", "banco"].includes(places.source)

        x: drag.active ? drag.centroid.position.x : x
        y: drag.active ? drag.centroid.position.y : y
        visible: drag.active && places.source !== ""

        CardFace {
            anchors.centerIn: parent
            visible: ghost.card
            height: places.spots.smallCard
            lift: 1
        }

        ChipStack {
            visible: !ghost.card
            chip: places.spots.chip
            stacks: [{ "chip": "100", "count": 3 }]
        }
    }
}
