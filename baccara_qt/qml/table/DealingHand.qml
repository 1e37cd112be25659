// The card at the mouth of the shoe that the user deals himself: he clicks the shoe or draws the card to where it
// goes. Required: `geometry`, `cue`. Signals: dealt(from) with the spot where he let go, or null.
import QtQuick
import ".."

Item {
    id: dealing

    required property TableGeometry geometry
    required property var cue
    readonly property var mouth: geometry.cardSpot({ "place": "shoe", "banker": cue.shoeFrom })
    readonly property var next: (cue.cards ?? [])[0] ?? null
    readonly property var goal: next ? geometry.cardSpot(next.end) : mouth

    signal dealt(from: var)

    // Where the card goes
    Rectangle {
        x: dealing.goal.x - width / 2
        y: dealing.goal.y - height / 2
        height: dealing.goal.height
        width: height * 5 / 7
        rotation: dealing.goal.angle
        radius: 6 * dealing.geometry.u
        color: "transparent"
        border.color: Theme.focus
        border.width: 2
    }

    CardFace {
        id: card

        x: dealing.mouth.x - width / 2 + hand.pulledX
        y: dealing.mouth.y - height / 2 + hand.pulledY
        height: dealing.mouth.height
        rotation: dealing.mouth.angle
        back: dealing.next?.back ?? "r"
        lift: hand.pressed ? 1 : 0
        scale: hand.pressed ? 1.08 : 1
    }

    MouseArea {
        id: hand

        property real pressX: 0
        property real pressY: 0
        readonly property real pulledX: pressed ? mouseX - pressX : 0
        readonly property real pulledY: pressed ? mouseY - pressY : 0

        x: dealing.mouth.x - width / 2
        y: dealing.mouth.y - height / 2
        width: 140 * dealing.geometry.u
        height: width
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        preventStealing: true
        onPressed: mouse => {
            pressX = mouse.x;
            pressY = mouse.y;
        }
        onReleased: mouse => dealing.dealt({
            "number": dealing.cue.number,
            "x": dealing.mouth.x + mouse.x - pressX,
            "y": dealing.mouth.y + mouse.y - pressY,
            "height": dealing.mouth.height,
            "angle": dealing.mouth.angle
        })
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Deal a card")
        Accessible.onPressAction: dealing.dealt(null)
    }
}
