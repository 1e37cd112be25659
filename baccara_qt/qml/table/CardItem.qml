// A card at rest, where its model row says. Required: `geometry`, and the roles of the model of cards.
import QtQuick
import ".."

CardFace {
    id: item

    required property TableGeometry geometry
    required face
    required back
    required property string place
    required property string hand
    required property int order
    required property int seat
    required property bool stacked
    required property bool flying
    required property string spoken
    readonly property var rest: geometry.cardSpot({ "place": place, "seat": seat, "order": order, "stacked": stacked })
    readonly property var spot: place === "holder" ? geometry.taken(rest, order, held) : rest
    property real held: place === "holder" && seat === geometry.looking ? 1 : 0

    Behavior on held {
        NumberAnimation {
            duration: Motion.travel
            easing.type: Easing.InOutCubic
        }
    }

    x: spot.x - width / 2
    y: spot.y - height / 2
    height: spot.height
    rotation: spot.angle
    lift: place === "holder" ? held : 0
    visible: !flying
    Accessible.role: Accessible.Graphic
    Accessible.name: ({
            "ponte": qsTr("Ponte, card %1: %2"),
            "bank": qsTr("Bank, card %1: %2"),
            "punto": qsTr("Punto, card %1: %2"),
            "banco": qsTr("Banco, card %1: %2"),
            "loose": qsTr("Loose card %1: %2")
        })[hand].arg(order + 1).arg(spoken)

    // Nobody's card is marked
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        visible: item.hand === "loose"
        radius: Theme.radius
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.warning
    }
}
