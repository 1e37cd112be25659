// The learner at a table of chemin de fer. Required: `lesson`.
import QtQuick
import Baccara
import "../table"

LessonScene {
    id: floor

    readonly property LessonTable table: lesson.table as LessonTable

    spots: scene.spots
    all: {
        const g = scene.spots;
        const ponte = g.handMiddle("ponte");
        const bank = g.handMiddle("bank");
        // Chips and figure; what is laid to them lies beside
        const money = g.chipSpot({ "place": "bank" });
        const wide = g.bankChips + 10 * g.u + g.bankFigure;
        const beside = Qt.point(g.cx - wide / 2 - 44 * g.u, money.y);
        const garage = g.chipSpot({ "place": "garage" });
        const cagnotte = g.chipSpot({ "place": "cagnotte" });
        const shoe = g.shoe(g.shoeSeat);
        const palette = g.cardSpot({ "place": "palette", "order": 0 });
        const slot = g.cardSpot({ "place": "slot" });
        const found = [
            { "name": "ponte", "x": ponte.x, "y": ponte.y },
            { "name": "bank", "x": bank.x, "y": bank.y },
            { "name": "money", "x": g.cx, "y": money.y - 5 * g.u, "ring": 28 * g.u, "wide": wide, "pile": beside },
            { "name": "garage", "x": garage.x, "y": garage.y },
            // Around its figure, too
            { "name": "cagnotte", "x": cagnotte.x, "y": cagnotte.y, "ring": Math.max(42 * g.u, 24 * g.u + 1.3 * g.letters(12.5)) },
            { "name": "shoe", "x": shoe.x, "y": shoe.y },
            { "name": "palette", "x": palette.x, "y": palette.y },
            { "name": "slot", "x": slot.x, "y": slot.y }
        ];
        if (g.shoeSeat > 0) {
            const corner = g.cardSpot({ "place": "corner", "seat": g.shoeSeat, "order": 0, "stacked": false });
            found.push({ "name": "corner", "x": corner.x, "y": corner.y });
        }
        for (let seat = 1; seat <= g.places.length; ++seat) {
            const number = g.before(seat, 48 * g.u, 0);
            const stake = g.chipSpot({ "place": "stake", "seat": seat });
            // A win is laid beside the stake
            found.push({ "name": "seat " + seat, "x": number.x, "y": number.y, "ring": g.number + 6 * g.u, "stake": stake, "pile": g.free.pile(seat, g.shoeSeat) });
        }
        return found;
    }

    TableScene {
        id: scene

        anchors.fill: parent
        table: floor.table
        packs: floor.table.packs
    }
}
