// Where everything lies on the table, in pixels of the scene. Given: the size of the scene, and how far around
// the edge each seat lies (0 and 1 at the croupier, growing to his right), and before whom the shoe stands (0: the
// croupier). Lengths follow one unit `u`.
import QtQuick

QtObject {
    id: geometry

    required property real width
    required property real height
    required property var places
    required property int shoeSeat

    // Who looks at his cards; 0 for nobody
    property int looking: 0

    // How wide the figure beside the bank's chips is, and they are themselves
    property real bankFigure: 0
    property real bankChips: 0

    readonly property real scene: Math.min(width / 1120, height / 790)
    readonly property real side: Math.max(104 * scene, 78)
    readonly property real top: Math.max(96 * scene, 78)
    readonly property real bottom: Math.max(72 * scene, 62)
    readonly property real outerHeight: Math.max(120, Math.min(height - top - bottom, (width - 2 * side) / 1.12))
    readonly property real outerWidth: Math.max(outerHeight * 1.12, Math.min(width - 2 * side, outerHeight * 1.8))
    readonly property real wood: Math.max(14, 26 * scene)
    readonly property real feltWidth: outerWidth - 2 * wood
    readonly property real feltHeight: outerHeight - 2 * wood
    readonly property real u: Math.min(feltWidth / 892, feltHeight / 588)
    readonly property real cx: width / 2
    readonly property real cy: top + (height - top - bottom) / 2
    readonly property real feltTop: cy - feltHeight / 2

    readonly property real card: 132 * u
    readonly property real smallCard: 62 * u
    // Before a seat only backs lie; at a full table they make room
    readonly property real heldCard: smallCard * (places.length > 10 ? 0.78 : 1)
    readonly property real chip: Math.max(18, 27 * u)
    // A stake's figure stands below it and above the seat's number
    readonly property real stakeInset: Math.max(104 * u, 67 * u + chip * 0.5 + letters(16) * 1.35)
    readonly property real medal: Math.max(32, 50 * u)

    // A size of letters that stays readable
    function letters(size: real): int {
        return Math.max(12, Math.round(size * u));
    }

    // A point so far inside the felt at a place around its edge, and the direction outwards
    function edge(along: real, inset: real): var {
        const straight = feltWidth - feltHeight;
        const radius = feltHeight / 2;
        const arc = Math.PI * radius;
        let way = along * (2 * straight + 2 * arc);
        let point;
        if (way < straight / 2) {
            point = { "x": cx - way, "y": cy - radius, "nx": 0, "ny": -1 };
        } else if ((way -= straight / 2) < arc) {
            const left = way / radius;
            point = { "x": cx - straight / 2 - radius * Math.sin(left), "y": cy - radius * Math.cos(left), "nx": -Math.sin(left), "ny": -Math.cos(left) };
        } else if ((way -= arc) < straight) {
            point = { "x": cx - straight / 2 + way, "y": cy + radius, "nx": 0, "ny": 1 };
        } else if ((way -= straight) < arc) {
            const right = way / radius;
            point = { "x": cx + straight / 2 + radius * Math.sin(right), "y": cy + radius * Math.cos(right), "nx": Math.sin(right), "ny": Math.cos(right) };
        } else {
            way -= arc;
            point = { "x": cx + straight / 2 - way, "y": cy - radius, "nx": 0, "ny": -1 };
        }
        point.x -= point.nx * inset;
        point.y -= point.ny * inset;
        return point;
    }

    // A place before a seat: so far inside, and so far to the seat's right along the edge
    function before(seat: int, inset: real, aside: real): var {
        const point = edge(places[seat - 1] ?? 0.5, inset);
        point.x += point.ny * aside;
        point.y -= point.nx * aside;
        point.angle = Math.atan2(point.ny, point.nx) * 180 / Math.PI - 90;
        return point;
    }

    function shoe(seat: int): var {
        if (seat === 0)
            return { "x": cx + 204 * u, "y": feltTop + 130 * u, "angle": 8 };
        // Clear of the seat's number
        const point = before(seat, 106 * u, 0);
        point.angle -= 14;
        return point;
    }

    // Centre, height and angle of a card
    function cardSpot(spot: var): var {
        switch (spot.place) {
        case "shoe": {
            const mouth = shoe(spot.banker);
            return { "x": mouth.x, "y": mouth.y, "height": smallCard, "angle": mouth.angle + 90 };
        }
        case "palette":
            return { "x": cx + (160 + 26 * spot.order) * u, "y": feltTop + 57 * u, "height": smallCard * 0.8, "angle": 84 };
        case "slot":
            return { "x": cx, "y": feltTop + 50 * u, "height": smallCard * 0.8, "angle": 90 };
        case "holder": {
            const place = holder(spot.seat);
            const along = 0.65 * (spot.order - 0.5) * heldCard;
            const slope = place.angle * Math.PI / 180;
            return { "x": place.x + along * Math.cos(slope), "y": place.y + along * Math.sin(slope), "height": heldCard, "angle": place.angle };
        }
        case "corner": {
            // Inwards of the shoe; at the top of the table a little outwards, at its sides by the shoe's mouth, clear of the hands
            const rim = edge(places[spot.seat - 1], 0);
            const side = rim.nx * rim.nx * Math.abs(rim.nx);
            const aside = 16 * spot.order - 8 - 45 * Math.sign(rim.nx) * Math.max(0, -rim.ny) * (1 - side) + 82 * side;
            const point = before(spot.seat, (166 - 48 * side) * u, aside * u);
            return { "x": point.x, "y": point.y, "height": smallCard, "angle": point.angle + 10 * spot.order };
        }
        case "mouth": {
            // Left the shoe by mistake
            const point = before(spot.seat, 184 * u, (16 * spot.order + 62) * u);
            return { "x": point.x, "y": point.y, "height": smallCard, "angle": point.angle + 8 + 9 * spot.order };
        }
        case "floor":
            return { "x": cx - outerWidth * 0.43, "y": cy + outerHeight * 0.46, "height": smallCard, "angle": 28 };
        }
        const middle = handMiddle(spot.place);
        const aside = spot.stacked ? 3 * spot.order : 98 * (spot.order - 1);
        return { "x": middle.x + aside * u, "y": middle.y, "height": card, "angle": spot.stacked ? 0 : [-1.5, 1, 2][spot.order] };
    }

    // The spot of a card before a seat, so far taken up to be looked at: 1 is a fan in the hand
    function taken(spot: var, order: int, held: real): var {
        const slope = spot.angle * Math.PI / 180;
        const closer = 0.3 * held * (0.5 - order) * heldCard;
        return { "x": spot.x + closer * Math.cos(slope), "y": spot.y + closer * Math.sin(slope), "height": spot.height * (1 + 0.12 * held), "angle": spot.angle + 22 * held * (order - 0.5) };
    }

    // The box around something so wide and high, turned by so many degrees: left, top, right, bottom
    function box(x: real, y: real, wide: real, high: real, angle: real): var {
        const cos = Math.abs(Math.cos(angle * Math.PI / 180));
        const sin = Math.abs(Math.sin(angle * Math.PI / 180));
        const halfWide = (wide * cos + high * sin) / 2;
        const halfHigh = (wide * sin + high * cos) / 2;
        return [x - halfWide, y - halfHigh, x + halfWide, y + halfHigh];
    }

    // What the cards before a seat should not cover: stakes with their figures, the shoe, the bank; the places of cards
    // that come later a little less
    function occupied(): var {
        const boxes = [];
        for (let seat = 1; seat <= places.length; ++seat) {
            const foot = chipSpot({ "place": "stake", "seat": seat });
            if (seat !== shoeSeat)
                boxes.push([foot.x - 1.1 * chip, foot.y - chip, foot.x + 1.1 * chip, foot.y + chip * 0.5 + letters(16) * 1.35]);
        }
        if (shoeSeat > 0) {
            const mouth = shoe(shoeSeat);
            boxes.push(box(mouth.x, mouth.y, 112 * u, 60 * u, mouth.angle));
            const corner = cardSpot({ "place": "corner", "seat": shoeSeat, "order": 0, "stacked": false });
            boxes.push(box(corner.x, corner.y, 60 * u, 66 * u, 0));
        }
        boxes.push([cx - 122 * u, cy - 190 * u, cx + 186 * u, cy - 128 * u]);
        boxes.push([cx + 10 * u, cy - 122 * u, cx + 302 * u, cy + 44 * u, 0.2]);
        boxes.push([cx - 302 * u, cy - 92 * u, cx - 10 * u, cy + 44 * u, 0.2]);
        return boxes;
    }

    // Where the cards before a seat lie: near its stake, where they cover least
    function holder(seat: int): var {
        const rim = edge(places[seat - 1], 0);
        const angle = Math.atan2(rim.ny, rim.nx) * 180 / Math.PI - 90;
        const own = box(0, 0, 1.36 * heldCard, heldCard, angle);
        const boxes = occupied();
        let best = null;
        for (let inset = 140; inset <= 236; inset += 12) {
            // Here, a little to either side, and so on
            for (let n = 0; n <= 16; ++n) {
                const aside = 15 * Math.ceil(n / 2) * (n % 2 ? -1 : 1);
                let cost = 1.5 * Math.abs(aside) + 0.8 * Math.abs(inset - 152);
                // What lies there, and whatever is further, costs more still
                if (best !== null && cost >= best.cost)
                    break;
                const x = rim.x - rim.nx * inset * u + rim.ny * aside * u;
                const y = rim.y - rim.ny * inset * u - rim.nx * aside * u;
                const left = x + own[0];
                const top = y + own[1];
                const right = x + own[2];
                const bottom = y + own[3];
                for (const other of boxes) {
                    if (left < other[2] && right > other[0] && top < other[3] && bottom > other[1]) {
                        const wide = Math.min(right, other[2]) - Math.max(left, other[0]);
                        const high = Math.min(bottom, other[3]) - Math.max(top, other[1]);
                        cost += (60 + wide * high / (u * u)) * (other[4] ?? 1);
                    }
                }
                if (best === null || cost < best.cost)
                    best = { "x": x, "y": y, "angle": angle, "cost": cost };
            }
        }
        return best;
    }

    // Middle of the three places of a hand, lying large
    function handMiddle(hand: string): point {
        return Qt.point(cx + (hand === "ponte" ? -156 : 156) * u, cy - 24 * u);
    }

    // How large the chips of a heap are, and how plain to see: the garage's lie apart, in purses and boxes there are none
    function heap(spot: var): var {
        switch (spot.place) {
        case "stake":
        case "bank":
            return { "chip": chip, "shown": 1 };
        case "garage":
            return { "chip": 0.8 * chip, "shown": 0.75 };
        }
        return { "chip": 0.7 * chip, "shown": 0 };
    }

    // Middle of the foot of a heap of chips
    function chipSpot(spot: var): point {
        switch (spot.place) {
        case "bank":
            return Qt.point(cx - (bankFigure + 10 * u) / 2, cy - 172 * u);
        case "garage":
            return Qt.point(cx + 150 * u, cy - 170 * u);
        case "cagnotte":
            return Qt.point(cx - 112 * u, feltTop + 48 * u);
        case "stake": {
            const place = before(spot.seat, stakeInset, 0);
            return Qt.point(place.x, place.y);
        }
        case "purse": {
            const purse = before(spot.seat, -8 * u, 0);
            return Qt.point(purse.x, purse.y);
        }
        }
        return Qt.point(cx, feltTop - 4 * u);
    }
}
