// A card of another colour between the cards of a block: the cut card or the stop card. The item's left edge is where it
// stands. Required: `block`, `source`. `rise`: how far it stands out above them.
import QtQuick
import QtQuick.Window

Item {
    id: card

    required property CardBlock block
    required property url source
    required property color edge
    property real rise: 0
    // Whether it is between the cards already
    property bool within: true

    Image {
        y: -card.rise
        width: card.block.deep
        height: card.rise
        source: card.source
        sourceSize.height: Math.ceil(card.block.height * Screen.devicePixelRatio / 8) * 8
        mipmap: true
        antialiasing: true
        transform: Matrix4x4 {
            matrix: Qt.matrix4x4(1, 0, 0, 0, -card.block.high / card.block.deep, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
        }
    }

    Rectangle {
        visible: card.within
        x: -1
        width: 3
        height: card.block.height
        color: card.edge
    }
}
