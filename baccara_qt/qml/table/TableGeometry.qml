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
            return { "x": cx + 190 * u, "y": feltTop + 112 * u, "angle": 8 };
        const point = before(seat, 96 * u, 0);
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
            // Before the stake; at the sides of the table above it, where no hand lies large, or below if the shoe is there
            const rim = edge(places[spot.seat - 1], 0);
            const clear = Math.max(158 * u, stakeInset + chip * 0.5 + letters(16) * 1.35 + smallCard / 2);
            const inset = (rim.ny < 0 ? clear / u : 158) - 50 * Math.abs(rim.nx);
            const crowded = shoeSeat === spot.seat + (rim.nx < 0 ? -1 : 1);
            const aside = (crowded ? -92 : 70) * rim.nx + (spot.stacked ? 3 : 40 - 16 * Math.abs(rim.nx)) * (spot.order - 0.5);
            const point = before(spot.seat, inset * u, aside * u);
            return { "x": point.x, "y": point.y, "height": smallCard, "angle": point.angle + (spot.stacked ? 4 * spot.order : 0) };
        }
        case "corner": {
            // Inwards of the shoe; at the top of the table a little outwards, clear of the hands
            const rim = edge(places[spot.seat - 1], 0);
            const aside = 16 * spot.order - 8 - 45 * Math.sign(rim.nx) * Math.max(0, -rim.ny);
            const point = before(spot.seat, 166 * u, aside * u);
            return { "x": point.x, "y": point.y, "height": smallCard, "angle": point.angle + 10 * spot.order };
        }
        }
        const middle = handMiddle(spot.place);
        const ponte = spot.place === "ponte";
        const aside = spot.stacked ? 3 * spot.order : [-49, 49, ponte ? -113 : 113][spot.order];
        return { "x": middle.x + aside * u, "y": middle.y, "height": card, "angle": spot.stacked ? 0 : [-1.5, 1, ponte ? -4 : 4][spot.order] };
    }

    // Middle of the first two cards of a hand, lying large
    function handMiddle(hand: string): point {
        return Qt.point(cx + (hand === "ponte" ? -128 : 128) * u, cy - 24 * u);
    }

    // Middle of the foot of a heap of chips
    function chipSpot(spot: var): point {
        switch (spot.place) {
        case "bank":
            return Qt.point(cx - 8 * u, cy - 166 * u);
        case "garage":
            return Qt.point(cx + 112 * u, cy - 162 * u);
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
