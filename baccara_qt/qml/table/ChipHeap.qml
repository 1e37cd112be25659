// A heap of chips at rest, the garage's smaller and apart; cagnotte and tips show theirs only as figures. Required:
// `geometry`, and the roles of the model of chips.
import QtQuick

Item {
    id: heap

    required property TableGeometry geometry
    required property string place
    required property int seat
    required property string text
    required property var stacks
    readonly property point spot: geometry.chipSpot({ "place": place, "seat": seat })
    readonly property var look: geometry.heap({ "place": place })
    readonly property bool onFelt: look.shown > 0
    readonly property bool garaged: place === "garage"

    x: spot.x
    y: spot.y
    visible: onFelt
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !onFelt
    Accessible.name: place === "stake" ? qsTr("Stake of seat %1: %2").arg(seat).arg(text) : garaged ? qsTr("Garage: %1").arg(text) : qsTr("Bank: %1").arg(text)

    // Beside the bank's stands its figure, and then the garage
    Binding {
        target: heap.geometry
        property: heap.garaged ? "garageWants" : "bankWants"
        value: chips.wants
        when: heap.garaged || heap.place === "bank"
        // The next heap may be there before this one is gone
        restoreMode: Binding.RestoreNone
    }

    ChipStack {
        id: chips

        chip: heap.look.chip
        broad: heap.geometry.broad(heap.place)
        opacity: heap.look.shown
        stacks: heap.stacks
    }
}
