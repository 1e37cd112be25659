// Where things lie that have no place of their own: near where they belong, and where they cover least. First the
// stakes, clear of all that never moves, then the shoe, the bank's cards beside it, and the ponte's. Required: `geometry`.
import QtQuick

QtObject {
    required property TableGeometry geometry
    readonly property real u: geometry.u
    // Chips, and a stake's figure below them
    readonly property var stake: [-0.5 * geometry.figure, -1.24 * geometry.chip, 0.5 * geometry.figure, 0.55 * geometry.chip + 1.35 * geometry.letters(16)]
    // All that was found for a table of this size, kept until any of it changes
    readonly property var found: {
        const g = geometry;
        return { "of": [u, stake, g.cx, g.cy, g.feltTop, g.feltWidth, g.feltHeight, g.number, g.heldCard, g.shoeScale, g.places] };
    }

    function kept(name: string, find: var): var {
        if (found[name] === undefined)
            found[name] = find();
        return found[name];
    }

    // What never moves: numbers of the seats, the bank with the garage, cagnotte, slot and rake
    function fixed(): var {
        const g = geometry;
        const boxes = g.places.map((_, at) => moved([-g.number - 2, -g.number - 2, g.number + 2, g.number + 2], g.before(at + 1, 48 * u, 0)));
        boxes.push([g.row[0] - 6 * u, g.cy - 198 * u, g.row[1] + 6 * u, g.cy - 150 * u], [g.cx - 165 * u, g.cy - 150 * u, g.cx + 165 * u, g.cy - 124 * u]);
        boxes.push([g.cx - 142 * u, g.feltTop, g.cx + 172 * u, g.feltTop + 67 * u + 1.3 * g.letters(12.5)]);
        return boxes;
    }

    // The foot of each seat's stake; those of both sides alike
    function stakes(): var {
        return kept("stakes", () => {
            const seats = geometry.places.length;
            const feet = [];
            const boxes = [...fixed(), ...hands(1), banner()];
            for (let n = 0; n < seats; ++n) {
                const seat = n % 2 ? seats - (n - 1) / 2 : n / 2 + 1;
                feet[seat - 1] = place(seat, [stake], boxes, { "inset": 104, "least": 92, "step": 4, "aside": 0, "by": 6 });
                boxes.push(moved(stake, feet[seat - 1]));
            }
            return feet;
        });
    }

    // The box around something so wide and high, turned by so many degrees: left, top, right, bottom
    function box(x: real, y: real, wide: real, high: real, angle: real): var {
        const cos = Math.abs(Math.cos(angle * Math.PI / 180));
        const sin = Math.abs(Math.sin(angle * Math.PI / 180));
        const halfWide = (wide * cos + high * sin) / 2;
        const halfHigh = (wide * sin + high * cos) / 2;
        return [x - halfWide, y - halfHigh, x + halfWide, y + halfHigh];
    }

    function moved(own: var, by: var): var {
        return [own[0] + by.x, own[1] + by.y, own[2] + by.x, own[3] + by.y];
    }

    function angle(seat: int): real {
        const rim = geometry.edge(geometry.places[seat - 1], 0);
        return Math.atan2(rim.ny, rim.nx) * 180 / Math.PI - 90;
    }

    // Where the result stands, when the cards before the seats are gone
    function banner(): var {
        const g = geometry;
        return [g.cx - 165 * u, g.cy + 100 * u, g.cx + 165 * u, g.cy + 114 * u + 1.3 * g.letters(19)];
    }

    // The hands; the places of cards that come later may count less, titles and points never do
    function hands(share: real): var {
        const g = geometry;
        const [top, bottom] = [g.cy - 122 * u, g.cy + 44 * u];
        const boxes = [[g.cx + 6 * u, top, g.cx + 307 * u, bottom, share], [g.cx - 307 * u, top, g.cx - 6 * u, bottom, share]];
        for (const hand of ["ponte", "bank"]) {
            const middle = g.handMiddle(hand).x;
            boxes.push([middle - 25 * u, bottom, middle + 25 * u, bottom + 52 * u], [middle - 44 * u, top, middle + 44 * u, top + 22 * u]);
        }
        return boxes;
    }

    // What lies before the seats but the cards, with the shoe before one of them (0: before none)
    function lying(banker: int): var {
        const mouth = banker > 0 ? shoe(banker) : null;
        return [...fixed(), ...others(banker), ...mouth ? parts(mouth.angle).map(part => moved(part, mouth)) : []];
    }

    function others(seat: int): var {
        return stakes().filter((_, at) => at !== seat - 1).map(foot => moved(stake, foot));
    }

    // A shoe, which is long, in five, without its outermost corners
    function parts(angle: real): var {
        const slope = angle * Math.PI / 180;
        const size = geometry.shoeScale * u;
        return [-45, -22.5, 0, 22.5, 45].map(along => box(along * size * Math.cos(slope), along * size * Math.sin(slope), 22 * size, 56 * size, angle));
    }

    // The bank's two cards
    function backs(angle: real): var {
        return box(0, 0, 0.94 * geometry.heldCard, 1.04 * geometry.heldCard, angle);
    }

    // The cards before a seat, also while they are looked at
    function held(seat: int): var {
        return box(0, 0, 1.36 * geometry.heldCard, 1.2 * geometry.heldCard, angle(seat));
    }

    // The place before a seat for something that is in these boxes, so far inside and aside as is wanted, or near by; none
    // if it is not worth so much
    function place(seat: int, own: var, boxes: var, wanted: var): var {
        const rim = geometry.edge(geometry.places[seat - 1], 0);
        const turn = rim.nx > 0 ? -1 : 1;
        // Read once: a binding keeps a watch, and its memory, for every time it reads a property
        const unit = u;
        let best = null;
        let least = wanted.worth ?? Infinity;
        // As is wanted, then ever further from it: what lies there costs more, and whatever is further costs more still
        for (let m = 0; m <= 24; ++m) {
            const deeper = wanted.step * Math.ceil(m / 2) * (m % 2 ? 1 : -1);
            const inset = wanted.inset + deeper;
            if (0.8 * Math.abs(deeper) >= least)
                break;
            for (let n = inset < wanted.least ? 17 : 0; n <= 16; ++n) {
                const more = wanted.by * Math.ceil(n / 2) * (n % 2 ? -1 : 1) * turn;
                const cost = 1.5 * Math.abs(more) + 0.8 * Math.abs(deeper);
                if (cost >= least)
                    break;
                const aside = wanted.aside + more;
                const x = rim.x - rim.nx * inset * unit + rim.ny * aside * unit;
                const y = rim.y - rim.ny * inset * unit - rim.nx * aside * unit;
                const all = cost + covers(own, x, y, boxes, least - cost, unit * unit);
                if (all < least) {
                    least = all;
                    best = { "x": x, "y": y, "cost": all };
                }
            }
        }
        return best;
    }

    // What it costs to lie there on what is in other boxes, or more than is worth while
    function covers(own: var, x: real, y: real, boxes: var, worth: real, square: real): real {
        let cost = 0;
        for (let k = 0; k < own.length; ++k) {
            const left = x + own[k][0];
            const top = y + own[k][1];
            const right = x + own[k][2];
            const bottom = y + own[k][3];
            for (let m = 0; m < boxes.length && cost < worth; ++m) {
                const other = boxes[m];
                if (left < other[2] && right > other[0] && top < other[3] && bottom > other[1]) {
                    const wide = Math.min(right, other[2]) - Math.max(left, other[0]);
                    const high = Math.min(bottom, other[3]) - Math.max(top, other[1]);
                    cost += (450 + 3 * wide * high / square) * (other[4] ?? 1);
                }
            }
        }
        return cost;
    }

    // Where a win is laid beside a stake, for the lesson in which the learner pays it
    function pile(seat: int, banker: int): var {
        return kept("pile" + seat + " " + banker, () => {
            const half = 0.5 * geometry.broad("pile") * geometry.chip + 8 * u;
            const boxes = [...lying(banker), ...hands(1), banner(), moved(stake, stakes()[seat - 1])];
            return place(seat, [[-half, -1.24 * geometry.chip, half, 0.9 * geometry.chip]], boxes, { "inset": 104, "least": 92, "step": 6, "aside": 72, "by": 10 });
        });
    }

    // Where the shoe stands before a seat, and the bank's cards with it (C11)
    function shoe(seat: int): var {
        return kept("shoe" + seat, () => {
            const cards = backs(angle(seat) + 5);
            // Others need a place for cards, too
            const wanted = geometry.places.map((_, at) => [...moved(held(at + 1), geometry.before(at + 1, 152 * u, 0)), 0.12]);
            const boxes = [...fixed(), ...hands(1), banner(), ...others(seat), ...wanted.filter((_, at) => at !== seat - 1)];
            let best = { "cost": Infinity };
            under().forEach(([along, inwards, turned], at) => {
                const slope = angle(seat) + turned;
                const [cos, sin] = [Math.cos(slope * Math.PI / 180), Math.sin(slope * Math.PI / 180)];
                const by = { "x": along * cos + inwards * sin, "y": along * sin - inwards * cos };
                const cost = 8 * at;
                const spot = place(seat, [...parts(slope), moved(cards, by)], boxes, { "inset": 106, "least": 94, "step": 3, "aside": 0, "by": 9, "worth": best.cost - cost });
                if (spot !== null)
                    best = { "x": spot.x, "y": spot.y, "angle": slope, "cost": spot.cost + cost, "corner": { "x": spot.x + by.x, "y": spot.y + by.y, "angle": angle(seat) } };
            });
            return best;
        });
    }

    // How far along the shoe and inwards of it the bank's cards may lie, as is wanted first: under its corner by the mouth,
    // at its mouth, at its side, or so at its other end
    function under(): var {
        const [long, high, card] = [59 * geometry.shoeScale * u, 30 * geometry.shoeScale * u, geometry.heldCard];
        const ways = [[long - 0.05 * card, high + 0.15 * card], [long + 0.25 * card, 0.4 * high], [0.4 * long, high + 0.3 * card], [long, 0.2 * high]];
        const outwards = [[long - 0.05 * card, -high - 0.15 * card]];
        const turns = some => [[1, -14], [-1, -14], [1, 0], [-1, 0]].reduce((all, [end, turned]) => [...all, ...some.map(([along, inwards]) => [end * along, inwards, turned])], []);
        return [...turns(ways), ...turns(outwards)];
    }

    // Where the cards before a seat lie, near its stake, while another one has the shoe (0: nobody)
    function holder(seat: int, banker: int): var {
        return kept("holder" + seat + " " + banker, () => {
            const boxes = lying(banker);
            if (banker > 0)
                boxes.push(moved(backs(angle(banker) + 5), shoe(banker).corner));
            const spot = place(seat, [held(seat)], [...boxes, ...hands(0.04)], { "inset": 152, "least": 130, "step": 9, "aside": 0, "by": 15 });
            return { "x": spot.x, "y": spot.y, "angle": angle(seat) };
        });
    }
}
