// A field of the cloth before a seat. One's own is pressed to lay the sum in hand on it; the wheel lays and takes.
// Required: `geometry`, and the roles of the model of fields. Signals: laid, taken.
import QtQuick
import QtQuick.Templates as T
import ".."
import "../controls"

T.AbstractButton {
    id: field

    required property PuntoGeometry geometry
    required property int seat
    required property string bet
    required property string title
    required property bool mine
    required property bool lit
    required property string spoken
    readonly property var spot: geometry.field(seat, bet)
    readonly property bool great: ["punto", "banco", "tie"].includes(bet)
    readonly property bool bright: lit && (hovered || visualFocus)

    signal laid
    signal taken

    x: spot.x - width / 2
    y: spot.y - height / 2
    width: spot.wide
    height: spot.high
    rotation: spot.angle
    enabled: lit
    focusPolicy: Qt.TabFocus
    Accessible.role: mine ? Accessible.Button : Accessible.StaticText
    Accessible.ignored: !mine
    Accessible.name: spoken
    Accessible.description: lit ? qsTr("Lays the amount on this field") : ""
    Accessible.onPressAction: if (lit) laid()
    onClicked: laid()
    // The second click lays as much again
    onDoubleClicked: laid()

    background: Rectangle {
        radius: field.great ? 5 * field.geometry.u : height / 2
        color: field.bright ? Theme.feltLamp : field.mine ? "#3306231b" : "transparent"
        border.color: field.bright ? Theme.focus : field.lit ? Theme.ivory : field.mine ? Theme.gold : Theme.goldDeep
        border.width: field.mine ? 2 : 1
        antialiasing: true
    }

    contentItem: Text {
        text: field.title
        // Upright for the reader wherever the seat is
        rotation: Math.abs(((field.spot.angle % 360) + 360) % 360 - 180) < 90 ? 180 : 0
        color: field.bet === "banco" ? Theme.goldBright : field.bet === "punto" ? Theme.ivory : Theme.goldOnFelt
        font.family: Theme.serif
        font.pixelSize: field.geometry.letters(field.great ? 14 : 11)
        font.letterSpacing: field.great ? field.geometry.u : 0
        font.capitalization: Font.AllUppercase
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
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
