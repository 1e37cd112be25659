// A heap of chips at rest with its amount beside it. Required: `geometry`, and the roles of the model of chips.
import QtQuick
import ".."

Item {
    id: heap

    required property TableGeometry geometry
    required property string place
    required property int seat
    required property string text
    required property var stacks
    readonly property point spot: geometry.chipSpot({ "place": place, "seat": seat })
    readonly property bool onFelt: place === "stake" || place === "bank" || place === "garage"

    // The bank's chips end where its figure begins, those of the garage begin where it ends
    x: spot.x + (place === "bank" ? -chips.halfWidth : place === "garage" ? chips.halfWidth : 0)
    y: spot.y
    visible: onFelt
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !onFelt
    Accessible.name: {
        if (place === "stake")
            return qsTr("Stake of seat %1: %2").arg(seat).arg(text);
        return place === "bank" ? qsTr("Bank: %1").arg(text) : qsTr("Garage: %1").arg(text);
    }

    ChipStack {
        id: chips

        chip: heap.geometry.chip * (heap.place === "garage" ? 0.8 : 1)
        stacks: heap.place === "garage" ? heap.stacks.slice(0, 2) : heap.stacks
    }

    Text {
        visible: heap.place === "stake"
        x: -width / 2
        y: heap.geometry.chip * 0.5
        text: heap.text
        color: Theme.ivory
        font.family: Theme.serif
        font.pixelSize: heap.geometry.letters(16)
        font.features: Theme.figures
        Accessible.ignored: true
    }
}
