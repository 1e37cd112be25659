// Where everything lies on the table, in pixels of the scene. Given: the size of the scene, and how far around
// the edge each seat lies (0 and 1 at the croupier, growing to his right), and before whom the shoe stands (0: the
// croupier). Lengths follow one unit `u`.
import QtQuick
import ".."

QtObject {
    id: geometry

    required property real width
    required property real height
    required property var places
    required property int shoeSeat

    // Who looks at his cards; 0 for nobody
    property int looking: 0

    // How wide the figure beside the bank's chips is, how wide they and those in the garage would lie, whether something
    // waits there or is on its way to it, and how far the bank has made room for it
    property real bankFigure: 0
    property real bankWants: 0
    property real garageWants: 0
    property bool garaged: false
    property bool filling: false
    property real roomMade: garaged || filling ? 1 : 0

    Behavior on roomMade {
        NumberAnimation {
            duration: Motion.travel
            easing.type: Easing.InOutCubic
        }
    }

    readonly property real scene: Math.min(width / 1120, height / 790)
    readonly property real side: Math.max(104 * scene, 78)
    readonly property real top: Math.max(96 * scene, 78)
    readonly property real bottom: Math.max(79 * scene, 66)
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
    // At a full table the shoe, the chips and the backs before a seat make room
    readonly property bool full: places.length > 10
    property real shoeScale: full ? 0.8 : 1
    readonly property real heldCard: smallCard * (full ? 0.78 : 1)
    readonly property real chip: Math.max(full ? 16 : 18, 27 * u)
    // How broad a stake may be, and its figure
    readonly property real figure: 2.9 * chip
    // From where to where is room for the bank with its figure and the garage
    readonly property var row: [cx - 170 * u, cx + 170 * u]
    // What share of their width the bank's chips have alone, and both beside each other
    readonly property real alone: Math.min(1, (row[1] - row[0] - bankFigure - 10 * u) / Math.max(1, bankWants))
    readonly property real shared: Math.min(1, (row[1] - row[0] - bankFigure - 29 * u) / Math.max(1, bankWants + garageWants))
    readonly property real bankChips: bankWants * (alone + (shared - alone) * roomMade)
    readonly property real garageChips: garageWants * shared
    // In the middle, and as far from it as the garage needs
    readonly property real bankLeft: {
        const wide = bankWants * shared + 10 * u + bankFigure;
        const middle = cx - (bankWants * alone + 10 * u + bankFigure) / 2;
        const beside = Math.min(cx - wide / 2, row[1] - wide - 19 * u - garageChips);
        return middle + (beside - middle) * roomMade;
    }
    // Where the garage begins, whose place does not move with the bank's
    readonly property real garageLeft: Math.min(Math.max(cx + 118 * u - garageChips / 2, cx + (bankWants * shared + 10 * u + bankFigure) / 2 + 19 * u), row[1] - garageChips)
    // Half as broad as the number of a seat
    readonly property real number: Math.max(11, 19 * u)
    readonly property real medal: Math.max(32, 50 * u)
    readonly property FreePlaces free: FreePlaces {
        geometry: geometry
    }

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
        return free.shoe(seat);
    }

    // Centre, height and angle of a card
    function cardSpot(spot: var): var {
        switch (spot.place) {
        case "shoe": {
            const mouth = shoe(spot.banker);
            return { "x": mouth.x, "y": mouth.y, "height": smallCard, "angle": mouth.angle + 90 };
        }
        case "palette":
            return { "x": cx + (132 + 18 * spot.order) * u, "y": feltTop + 57 * u, "height": heldCard * 0.8, "angle": 84 };
        case "slot":
            return { "x": cx, "y": feltTop + 66 * u, "height": smallCard * 0.8, "angle": 90 };
        case "holder": {
            const place = free.holder(spot.seat, shoeSeat);
            const along = 0.65 * (spot.order - 0.5) * heldCard;
            const slope = place.angle * Math.PI / 180;
            return { "x": place.x + along * Math.cos(slope), "y": place.y + along * Math.sin(slope), "height": heldCard, "angle": place.angle };
        }
        case "corner": {
            const place = free.shoe(spot.seat).corner;
            const aside = 0.11 * (2 * spot.order - 1) * heldCard;
            const slope = place.angle * Math.PI / 180;
            return { "x": place.x + aside * Math.cos(slope), "y": place.y + aside * Math.sin(slope), "height": heldCard, "angle": place.angle + 10 * spot.order };
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

    // How many chips broad a heap may be
    function broad(place: string): real {
        switch (place) {
        case "bank":
            return bankChips / chip;
        case "garage":
            return garageChips / heap({ "place": place }).chip;
        case "pile":
            return 2.4;
        }
        return full ? 2.6 : 2.9;
    }

    // Middle of the foot of a heap of chips
    function chipSpot(spot: var): point {
        switch (spot.place) {
        case "bank":
            return Qt.point(bankLeft + bankChips / 2, cy - 170 * u);
        case "garage":
            return Qt.point(garageLeft + garageChips / 2, cy - 168 * u);
        case "cagnotte":
            return Qt.point(cx - 112 * u, feltTop + 48 * u);
        case "stake": {
            const place = free.stakes()[spot.seat - 1] ?? Qt.point(cx, cy);
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
