// The learner at a table of Punto Banco, and the first card of the shoe while it tells how many are burned. Required:
// `lesson`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import "../punto"
import "../table"

LessonScene {
    id: floor

    readonly property PuntoLessonTable table: lesson.table as PuntoLessonTable
    readonly property var shoe: scene.spots.shoe(scene.spots.shoeSeat)
    // The shoe goes round, all else stays where it is
    readonly property var fixed: {
        const g = scene.spots;
        const slot = g.cardSpot({ "place": "slot" });
        const money = g.chipSpot({ "place": "house" });
        const found = [
            { "name": "punto", "x": g.handMiddle("punto").x, "y": g.handMiddle("punto").y },
            { "name": "banco", "x": g.handMiddle("banco").x, "y": g.handMiddle("banco").y },
            { "name": "money", "x": money.x, "y": money.y },
            { "name": "slot", "x": slot.x, "y": slot.y }
        ];
        for (let seat = 1; seat <= g.places.length; ++seat) {
            const number = g.before(seat, 48 * g.u, 0);
            const box = g.commissionBox(seat);
            found.push({ "name": "seat " + seat, "x": number.x, "y": number.y, "ring": 26 * g.u });
            found.push({ "name": "box " + seat, "x": box.x + box.width / 2, "y": box.y + box.height / 2, "ring": 24 * g.u });
            for (const field of g.bets) {
                const spot = g.chipSpot({ "place": field.bet, "seat": seat });
                found.push({ "name": "field " + seat + " " + field.bet, "x": spot.x, "y": spot.y, "ring": 17 * g.u });
            }
        }
        return found;
    }

    spots: scene.spots
    reach: 44 * scene.spots.u
    all: [{ "name": "shoe", "x": shoe.x, "y": shoe.y }, ...fixed]

    PuntoScene {
        id: scene

        anchors.fill: parent
        table: floor.table
        packs: floor.table.packs
    }

    CardFace {
        visible: face !== ""
        x: scene.spots.cx - width / 2
        y: scene.spots.handMiddle("punto").y - height / 2
        height: 100 * scene.spots.u
        face: floor.lesson.firstCard
        Accessible.role: Accessible.Graphic
        Accessible.ignored: !visible
        Accessible.name: qsTr("The first card of the shoe")
    }
}
