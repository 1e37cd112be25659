// One card with its shadow, face or back up; scaled from the middle. `face` such as "9h", empty for the back.
// `detail` is the greatest height it will have: a card in flight is drawn once, not anew at every height.
import QtQuick
import QtQuick.Window
import ".."

Item {
    id: card

    property string face
    property string back: "r"
    // 1 lies flat; towards 0 it is seen from the side, as when it is turned
    property real open: 1
    property real detail: height
    // 0 on the felt; towards 1 it is in the air and throws a softer, wider shadow
    property real lift: 0

    height: 100
    width: height * 5 / 7

    // Its shadow on the felt, and the one it throws from above
    Item {
        anchors.fill: parent

        Image {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: card.height * 0.02
            width: card.width * card.open * 1.4
            height: card.height * 180 / 140
            visible: card.lift < 1
            opacity: 1 - card.lift
            source: Theme.art("cards/shadow-card.png")
        }

        Image {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: card.height * 0.07
            width: card.width * card.open * 1.8
            height: card.height * 220 / 140
            visible: card.lift > 0
            opacity: card.lift
            source: Theme.art("cards/shadow-card-lifted.png")
        }
    }

    Image {
        anchors.centerIn: parent
        width: card.width * card.open * Deck.wide
        height: card.height * Deck.high
        source: card.face !== "" ? Deck.face(card.face) : Deck.back(card.back)
        // Twice as fine as it is shown: a turned picture of its own size would be blurred
        sourceSize.height: Math.ceil(card.detail * Deck.high * Screen.devicePixelRatio / 8) * 16
        smooth: true
        mipmap: true
    }
}
