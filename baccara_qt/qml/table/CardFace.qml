// One card with its shadow, face or back up; scaled from the middle. `face` such as "9h", empty for the back.
import QtQuick
import QtQuick.Window
import ".."

Item {
    id: card

    property string face
    property string back: "r"
    // 1 lies flat; towards 0 it is seen from the side, as when it is turned
    property real open: 1

    height: 100
    width: height * 5 / 7

    Image {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: card.height * 0.03
        width: card.width * card.open * 1.14
        height: card.height * 1.1
        source: Theme.art("cards/shadow.png")
        opacity: 0.8
    }

    Image {
        anchors.centerIn: parent
        width: card.width * card.open
        height: card.height
        source: card.face !== "" ? Theme.art("cards/classic/" + card.face + ".svg") : Theme.art(card.back === "b" ? "cards/back-blue.svg" : "cards/back-red.svg")
        // In steps, so that a window being resized does not draw every card anew at each pixel
        sourceSize.height: Math.ceil(card.height * Screen.devicePixelRatio / 24) * 24
        smooth: true
        mipmap: true
        antialiasing: true
    }
}
