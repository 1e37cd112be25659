// One's own field of the cloth. It is pressed to lay the sum in hand on it; the wheel lays and takes.
// Required: `geometry`, and the roles of the model of one's own fields. Signals: laid, taken.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ".."
import "../controls"

T.AbstractButton {
    id: field

    required property PuntoGeometry geometry
    required property int seat
    required property string bet
    required property bool lit
    required property string spoken
    readonly property var line: geometry.outline(seat, bet)
    readonly property bool bright: lit && (hovered || visualFocus)
    readonly property rect box: {
        const [across, down] = [line.map(point => point.x), line.map(point => point.y)];
        const [left, top] = [Math.min(...across) - 2, Math.min(...down) - 2];
        return Qt.rect(left, top, Math.max(...across) + 2 - left, Math.max(...down) + 2 - top);
    }

    signal laid
    signal taken

    x: box.x
    y: box.y
    width: box.width
    height: box.height
    enabled: lit
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: lit ? qsTr("Lays the amount on this field") : ""
    Accessible.onPressAction: if (lit) laid()
    onClicked: laid()
    // The second click lays as much again
    onDoubleClicked: laid()

    // In a bend the fields stand at an angle: what is around one belongs to its neighbours
    containmentMask: QtObject {
        function contains(point: point): bool {
            let inside = false;
            for (let n = 0, last = field.line.length - 1; n < field.line.length; last = n++) {
                const [one, other] = [field.line[n], field.line[last]];
                const [x, y] = [point.x + field.box.x, point.y + field.box.y];
                if ((one.y > y) !== (other.y > y) && x < (other.x - one.x) * (y - one.y) / (other.y - one.y) + one.x)
                    inside = !inside;
            }
            return inside;
        }
    }

    background: Canvas {
        readonly property var looks: [field.bright, field.lit, field.line, Theme.cloth]

        renderStrategy: Canvas.Immediate
        onLooksChanged: requestPaint()
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.lineWidth = 2;
            context.lineJoin = "round";
            context.strokeStyle = field.bright ? Theme.focus : field.lit ? Theme.ivory : Theme.gold;
            field.geometry.trace(context, field.seat, field.bet, field.box.x, field.box.y);
            for (const fill of [Theme.bands[field.geometry.part(field.seat, field.bet)[0]], field.bright ? Theme.feltLamp : Qt.alpha(Theme.feltShade, 0.3)]) {
                context.fillStyle = fill;
                context.fill();
            }
            context.stroke();
        }
    }

    HoverHandler {
        enabled: field.lit
        cursorShape: Qt.PointingHandCursor
    }

    WheelSteps {
        enabled: field.lit
        onStepped: direction => direction > 0 ? field.laid() : field.taken()
    }
}
