// A table seen from above, painted once for its size: rail of polished wood, inlay of brass, felt under a lamp.
// Given: the middle, where the lamp hangs and how far it reaches, the length of the straight sides, the radius of the
// round ends, the width of the rail, how far inside the felt the fine line runs, the radius of the croupier's bay at the
// top (0: none), and which cloth it is.
import QtQuick
import ".."

Canvas {
    id: surface

    property point middle: Qt.point(width / 2, height / 2)
    property point lamp: Qt.point(middle.x, middle.y - feltRadius * 0.08)
    // How far its light reaches to the near sides
    property real reach: feltRadius * 1.1
    property real straight: 0
    property real radius: 100
    property real rail: Theme.px(26)
    property real inset: Theme.px(62)
    property real bay: 0
    property string cloth: Theme.cloth
    readonly property real feltRadius: radius - rail

    // The outline so far inside the outer edge
    function outline(context: var, inside: real): void {
        const r = Math.max(1, radius - inside);
        context.beginPath();
        context.moveTo(middle.x - straight / 2, middle.y - r);
        context.lineTo(middle.x + straight / 2, middle.y - r);
        context.arc(middle.x + straight / 2, middle.y, r, -Math.PI / 2, Math.PI / 2, false);
        context.lineTo(middle.x - straight / 2, middle.y + r);
        context.arc(middle.x - straight / 2, middle.y, r, Math.PI / 2, Math.PI * 1.5, false);
        context.closePath();
    }

    function line(context: var, inside: real, wide: real, colour: var): void {
        outline(context, inside);
        context.lineWidth = wide;
        context.strokeStyle = colour;
        context.stroke();
    }

    // Metal and polish shine towards the lamp and away from it
    function sheen(context: var, dark: color, light: color): var {
        const shine = context.createConicalGradient(middle.x, middle.y, 0);
        for (const [at, part] of [[0, 0.25], [0.12, 0.5], [0.2, 1], [0.27, 0.7], [0.33, 1], [0.42, 0.45], [0.5, 0.25], [0.62, 0], [0.75, 0.35], [0.88, 0], [1, 0.25]])
            shine.addColorStop(at, Qt.rgba(dark.r + (light.r - dark.r) * part, dark.g + (light.g - dark.g) * part, dark.b + (light.b - dark.b) * part, 1));
        return shine;
    }

    function paintShadow(context: var): void {
        for (let i = 5; i > 0; i--)
            line(context, rail * 0.3, rail * (0.4 + i * 0.32), Qt.rgba(0, 0, 0, 0.09));
    }

    function paintFelt(context: var): void {
        const dye = Theme.cloths[cloth];
        outline(context, rail * 0.5);
        context.fillStyle = dye.edge;
        context.fill();
        context.save();
        context.clip();
        context.translate(lamp.x, lamp.y);
        context.scale(reach * (straight / 2 / feltRadius + 1), reach);
        const glow = context.createRadialGradient(0, 0, 0, 0, 0, 1);
        glow.addColorStop(0, dye.lamp);
        glow.addColorStop(0.45, dye.light);
        glow.addColorStop(0.78, dye.felt);
        glow.addColorStop(1, dye.edge);
        context.fillStyle = glow;
        context.fillRect(-4, -4, 8, 8);
        context.restore();
        if (grain.status === Image.Ready) {
            outline(context, rail);
            context.fillStyle = context.createPattern(grain, "repeat");
            context.fill();
        }
        // The rail throws its shadow inwards
        for (let i = 1; i <= 5; i++)
            line(context, rail, rail * 0.36 * i, Qt.rgba(0, 0, 0, 0.07));
    }

    function paintRail(context: var): void {
        line(context, rail / 2, rail, sheen(context, Theme.woodDark, Theme.woodLight));
        // Its grain runs along it
        let seed = 7;
        for (let i = 0; i < 16; i++) {
            seed = (seed * 1103 + 12345) % 65536;
            const tone = seed / 65536;
            line(context, (i + tone) * rail / 16, rail / 40 * (1 + tone), tone < 0.6 ? Qt.rgba(0, 0, 0, 0.16 * tone) : Qt.alpha(Theme.woodShine, 0.1 * tone));
        }
        // It is round: light on its back, dark towards both edges
        for (let i = 0; i < 3; i++) {
            line(context, rail * 0.36, rail * (0.48 - i * 0.16), Qt.alpha(Theme.woodShine, 0.07));
            line(context, rail * (0.04 + 0.04 * i), rail * 0.1, Qt.rgba(0, 0, 0, 0.26 - i * 0.08));
            line(context, rail * (0.95 - 0.06 * i), rail * 0.12, Qt.rgba(0, 0, 0, 0.32 - i * 0.1));
        }
    }

    function paintInlay(context: var): void {
        const wide = Math.max(1.5, rail * 0.085);
        line(context, rail, wide + 2, Theme.cloths[cloth].shade);
        line(context, rail, wide, sheen(context, Theme.goldDeep, Theme.goldBright));
        line(context, rail + inset, 1, Qt.alpha(Theme.gold, 0.6));
        line(context, rail + inset + Math.max(3, rail * 0.16), 1, Qt.alpha(Theme.gold, 0.25));
    }

    // The bay: so far outside its inner edge
    function niche(context: var, outside: real): void {
        const r = bay + outside;
        const top = middle.y - radius - 2;
        const y = middle.y - feltRadius - bay * 0.24;
        context.beginPath();
        context.moveTo(middle.x - r, top);
        context.lineTo(middle.x - r, y);
        context.arc(middle.x, y, r, Math.PI, 0, true);
        context.lineTo(middle.x + r, top);
    }

    function paintBay(context: var): void {
        const lip = rail * 0.42;
        for (let i = 6; i > 0; i--) {
            niche(context, lip);
            context.lineWidth = i * lip * 0.3;
            context.strokeStyle = Qt.rgba(0, 0, 0, 0.05);
            context.stroke();
        }
        for (const [outside, wide, colour] of [[lip / 2, lip, Theme.wood], [lip * 0.6, lip * 0.3, Theme.woodLight], [lip, Math.max(1.5, rail * 0.085), Theme.gold], [0, lip * 0.3, Theme.woodDark]]) {
            niche(context, outside);
            context.lineWidth = wide;
            context.strokeStyle = colour;
            context.stroke();
        }
        niche(context, 0);
        context.closePath();
        context.globalCompositeOperation = "destination-out";
        context.fillStyle = "black";
        context.fill();
        context.globalCompositeOperation = "source-over";
    }

    renderStrategy: Canvas.Immediate
    onMiddleChanged: requestPaint()
    onLampChanged: requestPaint()
    onReachChanged: requestPaint()
    onStraightChanged: requestPaint()
    onRadiusChanged: requestPaint()
    onRailChanged: requestPaint()
    onInsetChanged: requestPaint()
    onBayChanged: requestPaint()
    onClothChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        paintShadow(context);
        paintFelt(context);
        paintRail(context);
        paintInlay(context);
        if (bay > 0)
            paintBay(context);
    }

    Image {
        id: grain

        visible: false
        source: Theme.art("table/grain.png")
        onStatusChanged: surface.requestPaint()
    }
}
