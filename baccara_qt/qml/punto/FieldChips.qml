// What lies on a field, with its amount; or what is marked in a commission box. Required: `geometry`, and the roles of the
// model of chips. `human`: whose amounts are always told.
import QtQuick
import ".."
import "../table"

Item {
    id: lying

    required property PuntoGeometry geometry
    required property int human
    required property string place
    required property int seat
    required property string text
    required property real amount
    required property var stacks
    readonly property bool marked: place === "commission"
    readonly property bool great: place === "punto" || place === "banco"
    readonly property var plan: marked ? null : geometry.plan(seat, place)
    readonly property rect box: marked ? geometry.commissionBox(seat) : Qt.rect(0, 0, 0, 0)
    readonly property bool piled: plan?.piled ?? false
    // How much a box is to the side of its seat's number, from which it grows away with what is marked
    readonly property real aside: {
        if (!marked)
            return 0;
        const number = geometry.before(seat, 48 * geometry.u, 0);
        const [x, y] = [box.x + box.width / 2 - number.x, box.y + box.height / 2 - number.y];
        return x / Math.hypot(x, y);
    }
    // With the figure below them they share the field between its edges
    readonly property bool shared: piled && figure.visible

    x: plan?.chips.x ?? box.x + box.width / 2
    y: plan?.chips.y ?? box.y + box.height / 2
    Accessible.role: Accessible.StaticText
    Accessible.ignored: true

    ChipStack {
        visible: !lying.marked
        y: lying.shared ? 0.45 * chip + 1 - lying.plan.deep / 2 : 0.085 * (stacks[0]?.count - 1) * chip
        chip: lying.plan?.heap ?? 0
        // The figure tells how much it is
        stacks: lying.stacks.slice(0, 1).map(stack => ({ "chip": stack.chip, "count": Math.min(stack.count, lying.piled ? 1 : 3) }))
    }

    Rectangle {
        id: figure

        x: (lying.plan?.figure.x ?? lying.x) - lying.x - width / 2 + lying.aside * (width - lying.box.width) / 2
        y: (lying.plan?.figure.y ?? lying.y) - lying.y + (lying.piled ? lying.plan.deep / 2 - height - 3.5 * lying.geometry.u : -height / 2)
        width: Math.max(lying.box.width, words.implicitWidth + 4)
        height: lying.marked ? lying.box.height : lying.piled ? lying.geometry.cap : words.implicitHeight
        radius: lying.marked ? 2 : height / 2
        // What is too long to stand upright in a bend lies along its field
        rotation: !lying.marked && !lying.piled && words.implicitWidth > lying.plan.deep - 4 ? lying.plan.figure.angle : 0
        visible: lying.marked || lying.great || lying.seat === lying.human
        color: lying.marked ? Theme.feltShade : "transparent"
        border.color: Theme.goldDeep
        border.width: lying.marked ? 1 : 0

        CountedText {
            id: words

            anchors.centerIn: parent
            amount: lying.amount
            figure: lying.text
            color: lying.marked ? Theme.goldOnFelt : Theme.ivory
            font.family: Theme.serif
            font.pixelSize: lying.marked ? lying.geometry.letters(12) : lying.geometry.figures
            Accessible.ignored: true
        }
    }
}
