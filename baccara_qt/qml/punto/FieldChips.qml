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
    readonly property point spot: geometry.chipSpot({ "place": place, "seat": seat })

    x: spot.x
    y: spot.y
    Accessible.role: Accessible.StaticText
    Accessible.ignored: true

    ChipStack {
        visible: !lying.marked
        chip: lying.geometry.chip * (lying.great ? 0.82 : 0.62)
        stacks: lying.stacks.slice(0, lying.great ? 3 : 2)
    }

    Rectangle {
        x: -width / 2
        y: lying.marked ? -height / 2 : lying.geometry.chip * (lying.great ? 0.28 : 0.2)
        width: words.implicitWidth + 8
        height: words.implicitHeight
        radius: lying.marked ? 2 : height / 2
        visible: lying.marked || lying.great || lying.seat === lying.human
        color: lying.marked ? Theme.feltShade : "#b30b3a2d"
        border.color: Theme.goldDeep
        border.width: lying.marked ? 1 : 0

        CountedText {
            id: words

            anchors.centerIn: parent
            amount: lying.amount
            figure: lying.text
            color: lying.marked ? Theme.goldOnFelt : Theme.ivory
            font.family: Theme.serif
            font.pixelSize: lying.geometry.letters(lying.great ? 15 : 12)
            Accessible.ignored: true
        }
    }
}
