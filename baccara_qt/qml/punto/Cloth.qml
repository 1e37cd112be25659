// What is printed on the cloth before the guests: their fields, and a commission box for every seat.
// Required: `geometry`. Optional: `boxed`: whether commission is marked.
pragma ComponentBehavior: Bound

import QtQuick
import ".."

Canvas {
    id: cloth

    required property PuntoGeometry geometry
    property bool boxed: false
    readonly property var printed: {
        const fields = [];
        for (let seat = 1; seat <= geometry.places.length; ++seat)
            if (seat !== geometry.human)
                for (const field of geometry.bets)
                    fields.push({ "seat": seat, "bet": field.bet });
        return fields;
    }
    readonly property var measures: [geometry.feltWidth, geometry.feltHeight, geometry.shares]

    x: geometry.cx - width / 2
    y: geometry.feltTop
    width: geometry.feltWidth
    height: geometry.feltHeight
    renderStrategy: Canvas.Immediate
    onMeasuresChanged: requestPaint()
    onPrintedChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.lineWidth = 1;
        context.lineJoin = "round";
        context.strokeStyle = Theme.goldDeep;
        for (const field of printed) {
            context.fillStyle = Theme.bands[geometry.part(field.seat, field.bet)[0]];
            geometry.trace(context, field.seat, field.bet, x, y);
            context.fill();
            context.stroke();
        }
    }

    Repeater {
        model: cloth.boxed ? cloth.geometry.places.length : 0

        Rectangle {
            required property int index
            readonly property rect box: cloth.geometry.commissionBox(index + 1)

            x: box.x - cloth.x
            y: box.y - cloth.y
            width: box.width
            height: box.height
            radius: 2
            color: "transparent"
            border.color: Theme.goldDeep
            border.width: 1
        }
    }
}
