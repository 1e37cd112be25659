// Where everything lies at a table of Punto Banco: three bands of fields along the edge, the hands in the middle, slot,
// tray and shoe before the croupier. Given besides: whether seats are all around, how much of the edge each seat has, the
// human's seat (0: none), and the bets of the cloth with the names that are printed on it.
import QtQuick
import ".."
import "../table"

TableGeometry {
    required property bool allAround
    required property var shares
    required property int human
    required property var bets

    // A shoe that goes round finds its place between fields and cards
    shoeScale: allAround ? 0.54 : 1

    readonly property real hand: (allAround ? 106 : 132) * u
    readonly property real rim: 2 * (feltWidth - feltHeight) + Math.PI * feltHeight
    // Each band from its outer to its inner edge
    readonly property var bands: ({ "punto": [70, 106], "banco": [109, 145], "tie": [148, 178] })
    readonly property real inner: bands.tie[1] * u
    readonly property real lettering: letters(14)
    readonly property real figures: letters(13)
    // How high figures are that stand alone
    readonly property real cap: 0.7 * figures
    // Of each field before each seat; all guests' fields are alike
    readonly property var plans: {
        const all = {};
        const seats = places.map((_, at) => at + 1);
        for (const some of [seats.filter(seat => seat !== human), seats.filter(seat => seat === human)]) {
            for (const field of some.length > 0 ? bets : []) {
                const common = form(some, field);
                for (const seat of some)
                    all[seat + field.bet] = planned(seat, field.bet, common);
            }
        }
        return all;
    }
    // Letters are measured large, whatever their size is just now
    readonly property FontMetrics ruler: FontMetrics {
        font.family: Theme.serif
        font.pixelSize: 100
    }

    // How far along a line that bends so much less than the edge, or more, one is after so much of another such line
    function warped(way: real, from: real, to: real): real {
        const straight = feltWidth - feltHeight;
        const arc = Math.PI * feltHeight / 2;
        let done = 0;
        for (const [length, curved] of [[straight / 2, false], [arc, true], [straight, false], [arc, true], [straight / 2, false]]) {
            const step = curved ? length * from : length;
            if (way <= step)
                return done + (curved ? way * to / from : way);
            way -= step;
            done += curved ? length * to : length;
        }
        return done;
    }

    // From where to where a seat's part of a line so far inside reaches, to the seat's right; one's own fields are to be
    // read and clicked
    function reach(seat: int, inset: real): var {
        const bend = 1 - 2 * inset / feltHeight;
        const place = places[seat - 1] * rim;
        // In a bend what is wide enough in the middle band is wider at the edge
        const curved = Math.abs(edge(places[seat - 1], 0).nx) < 0.001 ? 1 : 1 - 254 * u / feltHeight;
        const half = Math.min(shares[seat - 1] * rim / 2, (seat === human ? 150 : 68) * u / curved);
        const [middle, left, right] = [place, place - half, place + half].map(way => warped(way, 1, bend));
        return [left - middle + 4 * u, right - middle - 4 * u];
    }

    function room(seat: int, inset: real): real {
        const [from, to] = reach(seat, inset);
        return to - from;
    }

    // A point before a seat, so far inside, and in such a part of its reach, from -0.5 to 0.5; and so much further on
    function on(seat: int, inset: real, part: real, aside: real): var {
        const bend = 1 - 2 * inset / feltHeight;
        const [from, to] = reach(seat, inset);
        const way = warped(places[seat - 1] * rim, 1, bend) + from + (part + 0.5) * (to - from) + aside;
        const point = edge(warped(way, bend, 1) / rim, inset);
        point.angle = Math.atan2(point.ny, point.nx) * 180 / Math.PI - 90;
        return point;
    }

    // The band of a field, and from where to where in a seat's part of it; small fields lie beside the great ones
    function part(seat: int, bet: string): var {
        const pair = seat === human ? 0.18 : 0.2;
        const sevens = bets.some(field => field.bet === "dragon_7");
        switch (bet) {
        case "punto_pair":
            return ["tie", pair, 0.5];
        case "banco_pair":
            return ["tie", -0.5, -pair];
        case "panda_8":
            return ["punto", -0.5, -0.22];
        case "dragon_7":
            return ["banco", -0.5, -0.22];
        case "tie":
            return bets.some(field => field.bet === "punto_pair") ? ["tie", -pair, pair] : ["tie", -0.5, 0.5];
        }
        return [bet, sevens ? -0.22 : -0.5, 0.5];
    }

    // The line around a field
    function outline(seat: int, bet: string): var {
        const [band, from, to] = part(seat, bet);
        const points = [];
        for (const [inset, back] of [[bands[band][0] * u, false], [bands[band][1] * u, true]]) {
            for (let n = 0; n <= 16; ++n) {
                const way = back ? 1 - n / 16 : n / 16;
                const gap = way === 0 && from > -0.5 ? 1.5 * u : way === 1 && to < 0.5 ? -1.5 * u : 0;
                const point = on(seat, inset, from + (to - from) * way, gap);
                points.push(Qt.point(point.x, point.y));
            }
        }
        return points;
    }

    function trace(context: var, seat: int, bet: string, left: real, top: real): void {
        context.beginPath();
        for (const point of outline(seat, bet))
            context.lineTo(point.x - left, point.y - top);
        context.closePath();
    }

    function long(text: string, size: real): real {
        return ruler.advanceWidth(text.toUpperCase()) * size / 100 + text.length * 0.6 * u;
    }

    // What is printed on a field, and where: in its middle, or beside the chips that lie there, in a row with their figure
    // or with the figure below them
    function plan(seat: int, bet: string): var {
        return plans[seat + bet];
    }

    function planned(seat: int, bet: string, form: var): var {
        const [band, from, to] = part(seat, bet);
        const inset = (bands[band][0] + bands[band][1]) / 2 * u;
        const middle = on(seat, inset, (from + to) / 2, 0);
        // As one reads
        const upside = Math.abs(((middle.angle % 360) + 360) % 360 - 180) < 90;
        const at = aside => {
            const point = on(seat, inset, (from + to) / 2, upside ? -aside : aside);
            point.angle += upside ? 180 : 0;
            return point;
        };
        return Object.assign({}, form, { "middle": at(0), "name": at(form.name), "chips": at(form.chips), "figure": at(form.figure) });
    }

    // How names and chips are arranged on a field before these seats
    function form(seats: var, field: var): var {
        const great = field.bet === "punto" || field.bet === "banco";
        const [band, from, to] = part(seats[0], field.bet);
        const inset = (bands[band][0] + bands[band][1]) / 2 * u;
        const wide = (to - from) * Math.min(...seats.map(seat => room(seat, inset))) - 8 * u;
        const heap = Math.min(chip * (great ? 0.82 : 0.6), wide + 2 * u);
        const figure = great ? long("1,000", figures) : seats[0] === human ? long("100", figures) : 0;
        const texts = great || field.bet === "tie" ? [field.name, field.mark] : [field.mark];
        const bare = texts.find(text => long(text, lettering) <= wide + 2 * u) ?? "";
        const deep = (bands[band][1] - bands[band][0]) * u;
        return Object.assign({ "bare": bare, "heap": heap, "deep": deep }, arranged(great ? [field.name] : texts, wide, deep, heap, figure));
    }

    function arranged(texts: var, wide: real, deep: real, heap: real, figure: real): var {
        const gap = 5 * u;
        // A heap rises, and throws a shadow; above its figure it has less room
        const small = figure > 0 ? Math.min(heap, (deep - cap - 5.5 * u) / 0.9) : heap;
        for (const piled of [false, true]) {
            // Chips with their figure may cover the name
            for (const text of [...texts, ""]) {
                const name = text === "" ? -gap : long(text, lettering);
                if (name + gap + (piled ? Math.max(small, figure) : 1.28 * heap + (figure > 0 ? gap + figure : 0)) > wide)
                    continue;
                // Few figures are as long as they may be
                const usual = Math.min(figure, long("100", figures));
                const chips = piled ? Math.max(small, figure) : 1.28 * heap;
                const all = name + gap + chips + (piled || figure === 0 ? 0 : gap + usual);
                const heaped = name + gap + (chips - all) / 2;
                return { "text": text, "piled": piled, "heap": piled ? small : heap, "name": (name - all) / 2, "chips": heaped, "figure": piled ? heaped : (all - usual) / 2 };
            }
        }
        return { "text": "", "piled": true, "heap": small, "name": 0, "chips": 0, "figure": 0 };
    }

    // A commission box, beside the number of its seat
    function commissionBox(seat: int): rect {
        const [wide, high] = [Math.max(24, 40 * u), Math.max(15, 22 * u)];
        const middle = before(seat, 48 * u, -(Math.max(11, 19 * u) + 4 * u + wide / 2));
        return Qt.rect(middle.x - wide / 2, middle.y - high / 2, wide, high);
    }

    function handMiddle(hand: string): point {
        return Qt.point(cx + (hand === "punto" ? -1 : 1) * (allAround ? 100 : 108) * u, cy - 21 * u);
    }

    // The middle of a card that is squeezed: above its place, clear of its neighbours, of fields and titles
    function squeezed(hand: string, order: int): point {
        const spot = cardSpot({ "place": hand, "order": order });
        return Qt.point(spot.x + [-16, 16, hand === "punto" ? -21 : 21][order] * u, cy);
    }

    // Before a seat it stands between the fields and the cards
    function shoe(seat: int): var {
        if (seat === 0)
            return { "x": cx + (52 + 59 * shoeScale) * u, "y": feltTop + 62 * u, "angle": 8 };
        return on(seat, inner + 21.5 * u, 0, 0);
    }

    function cardSpot(spot: var): var {
        if (spot.place === "shoe") {
            const mouth = shoe(spot.banker);
            return { "x": mouth.x, "y": mouth.y, "height": smallCard * (allAround ? 0.75 : 1), "angle": mouth.angle + 90 };
        }
        if (spot.place === "slot")
            return { "x": cx - 96 * u, "y": feltTop + 62 * u, "height": smallCard * 0.8, "angle": 90 };
        const middle = handMiddle(spot.place);
        const out = spot.place === "punto" ? -1 : 1;
        const step = hand * 5 / 14 + 2 * u;
        // A third card lies on the outer one, whose signs it leaves in sight
        return { "x": middle.x + [-step, step, out * hand * 0.58][spot.order], "y": middle.y + [0, 0, 3 * u][spot.order], "height": hand, "angle": [-1.5, 1, out * 2][spot.order] };
    }

    function heap(spot: var): var {
        const lies = bets.some(field => field.bet === spot.place);
        return { "chip": lies ? plan(spot.seat, spot.place).heap : 0.7 * chip, "shown": lies ? 1 : 0 };
    }

    function chipSpot(spot: var): point {
        if (bets.some(field => field.bet === spot.place)) {
            const place = plan(spot.seat, spot.place).chips;
            return Qt.point(place.x, place.y);
        }
        if (spot.place === "commission") {
            const box = commissionBox(spot.seat);
            return Qt.point(box.x + box.width / 2, box.y + box.height / 2);
        }
        if (spot.place === "stake" || spot.place === "purse") {
            const purse = before(spot.seat, (spot.place === "stake" ? bands.punto[0] : -8) * u, 0);
            return Qt.point(purse.x, purse.y);
        }
        return Qt.point(cx, feltTop + 62 * u);
    }
}
