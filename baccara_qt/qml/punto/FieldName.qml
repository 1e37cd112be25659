// What is printed on a field of the cloth, upright for the reader wherever the seat is; where chips lie it stands beside them.
// Required: `geometry`, and the roles of the model of fields.
import QtQuick
import ".."

Text {
    id: name

    required property PuntoGeometry geometry
    required property int seat
    required property string bet
    required property bool filled
    readonly property var plan: geometry.plan(seat, bet)
    readonly property var spot: filled ? plan.name : plan.middle

    x: spot.x - width / 2
    y: spot.y - height / 2
    rotation: spot.angle
    text: filled ? plan.text : plan.bare
    color: bet === "banco" ? Theme.goldOnFelt : Theme.ivory
    font.family: Theme.serif
    font.pixelSize: geometry.lettering
    font.letterSpacing: 0.6 * geometry.u
    font.capitalization: Font.AllUppercase
    Accessible.ignored: true
}
