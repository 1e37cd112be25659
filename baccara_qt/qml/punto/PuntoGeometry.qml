// Where everything lies at a table of Punto Banco: three bands of fields before the seats, the hands in the middle, slot,
// tray and shoe before the croupier. Given besides: whether seats are all around.
import QtQuick
import "../table"

TableGeometry {
    id: geometry

    required property bool allAround

    readonly property real hand: 124 * u
    // Middle of each band, from the edge inwards
    readonly property var bands: ({ "punto": 92, "banco": 130, "tie": 165 })

    // How wide a seat's part of a band may be
    function room(inset: real): real {
        const straight = feltWidth - feltHeight;
        const share = allAround ? 1 / (places.length + 1.5) : 0.62 / places.length;
        const outer = 2 * straight + Math.PI * feltHeight;
        // In the bends the fields stand closer
        const part = outer * share * (1 - 2 * inset * u / feltHeight);
        return Math.min(part, 128 * u);
    }

    // Middle, size and angle of a field before a seat; small fields lie beside the great ones
    function field(seat: int, bet: string): var {
        const band = bet === "punto" || bet === "panda_8" ? "punto" : bet === "banco" || bet === "dragon_7" ? "banco" : "tie";
        const inset = bands[band] * u;
        const wide = room(bands[band]);
        const small = Math.min(30 * u, wide * 0.3);
        const place = before(seat, inset, 0);
        let aside = 0;
        let size = { "wide": wide - (band === "tie" ? 2 * small + 8 * u : 6 * u), "high": (band === "tie" ? 30 : 34) * u };
        if (bet === "punto_pair" || bet === "banco_pair")
            aside = (bet === "punto_pair" ? 1 : -1) * (wide - small) / 2;
        else if (bet === "panda_8" || bet === "dragon_7")
            aside = -(wide - small) / 2;
        if (aside !== 0)
            size = { "wide": small, "high": small };
        const spot = before(seat, inset, aside);
        return { "x": spot.x, "y": spot.y, "angle": place.angle, "wide": size.wide, "high": size.high };
    }

    function handMiddle(hand: string): point {
        return Qt.point(cx + (hand === "punto" ? -108 : 108) * u, cy - 48 * u);
    }

    function shoe(seat: int): var {
        if (seat === 0)
            return { "x": cx + 104 * u, "y": feltTop + 62 * u, "angle": 8 };
        const point = before(seat, 205 * u, 0);
        point.angle -= 14;
        return point;
    }

    function cardSpot(spot: var): var {
        if (spot.place === "shoe") {
            const mouth = shoe(spot.banker);
            return { "x": mouth.x, "y": mouth.y, "height": smallCard, "angle": mouth.angle + 90 };
        }
        if (spot.place === "slot")
            return { "x": cx - 96 * u, "y": feltTop + 50 * u, "height": smallCard * 0.8, "angle": 90 };
        const middle = handMiddle(spot.place);
        const out = spot.place === "punto" ? -1 : 1;
        return { "x": middle.x + [-46, 46, out * 104][spot.order] * u, "y": middle.y, "height": hand, "angle": [-1.5, 1, out * 4][spot.order] };
    }

    function chipSpot(spot: var): point {
        if (spot.place in { "punto": 1, "banco": 1, "tie": 1, "punto_pair": 1, "banco_pair": 1, "dragon_7": 1, "panda_8": 1 }) {
            const place = field(spot.seat, spot.place);
            return Qt.point(place.x, place.y);
        }
        if (spot.place === "commission") {
            const box = before(spot.seat, 48 * u, -(19 * u + 4 + letters(12) * 1.6));
            return Qt.point(box.x, box.y);
        }
        if (spot.place === "stake" || spot.place === "purse") {
            const purse = before(spot.seat, (spot.place === "stake" ? bands.punto : -8) * u, 0);
            return Qt.point(purse.x, purse.y);
        }
        return Qt.point(cx, feltTop + 62 * u);
    }
}
