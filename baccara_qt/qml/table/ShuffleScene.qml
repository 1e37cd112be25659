// The packs before a new shoe: spread face up and checked, washed face up and then face down, gathered into the block
// that is cut (B4). Some cards stand for all. Required: `geometry`, `beat` and how far it has come.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."

Item {
    id: scene

    required property TableGeometry geometry
    required property string beat
    required property real progress
    readonly property real u: geometry.u
    readonly property int inRow: 11
    readonly property real spread: beat === "spread" ? progress : 1
    // Face up for two fifths of it, then they are turned
    readonly property real washed: beat === "wash" ? 0.42 * progress : beat === "wash_down" ? 0.42 + 0.58 * progress : beat === "gather" ? 1 : 0
    readonly property real gathered: beat === "gather" ? progress : 0
    readonly property real blockLength: 540 * u
    readonly property int pixels: Math.ceil(92 * u * Screen.devicePixelRatio / 8) * 12

    // A number from 0 to 1 that is always the same for a card
    function chance(card: int, what: int): real {
        const seed = Math.sin(card * 127.1 + what * 311.7) * 43758.5453;
        return seed - Math.floor(seed);
    }

    // The backs are there before the first card is turned
    Repeater {
        model: ["r", "b"]

        Image {
            required property string modelData

            visible: false
            source: Deck.back(modelData)
            sourceSize.height: scene.pixels
            asynchronous: true
            mipmap: true
        }
    }

    Repeater {
        model: 3 * scene.inRow

        Item {
            id: card

            required property int index
            readonly property int row: Math.floor(index / scene.inRow)
            readonly property int column: index % scene.inRow
            // Spread in three bows
            readonly property real far: Math.min(column, Motion.part(scene.spread, 0.12 * row, 0.66 + 0.12 * row) * (scene.inRow - 1))
            readonly property real bow: far / (scene.inRow - 1) - 0.5
            readonly property real spreadX: bow * 430 * scene.u
            // Clear of the shoe
            readonly property real spreadY: ((row - 1) * 96 + 20 + bow * bow * 70) * scene.u
            // Washed in wide circles
            readonly property real way: Motion.part(scene.washed, 0, 0.2)
            readonly property real circle: 2 * Math.PI * (scene.chance(index, 1) + scene.washed * (0.7 + 0.8 * scene.chance(index, 2)) * (index % 2 ? 1 : -1))
            readonly property real reach: (50 + 190 * scene.chance(index, 3)) * scene.u
            readonly property real washedX: Math.cos(circle) * reach
            readonly property real washedY: Math.sin(circle) * reach * 0.42
            readonly property real turned: Math.max(0, Math.min(1, (scene.washed - 0.42 - 0.1 * scene.chance(index, 4)) / 0.1))
            // Gathered edge by edge
            readonly property real put: Motion.part(scene.gathered, 0.5 * index / (3 * scene.inRow), 0.5 + 0.5 * index / (3 * scene.inRow))
            readonly property real blockX: (index + 0.5) / (3 * scene.inRow) * scene.blockLength - (scene.blockLength + packs.deep) / 2

            function along(spread: real, washed: real, block: real): real {
                const before = spread + (washed - spread) * way;
                return before + (block - before) * put;
            }

            x: scene.geometry.cx + along(spreadX, washedX, blockX) - width / 2
            y: scene.geometry.cy - 10 * scene.u + along(spreadY, washedY, 0) - height / 2
            // One after the other comes to lie above the rest
            z: way > scene.chance(index, 5) ? scene.chance(index, 5) : 0
            height: 92 * scene.u
            width: height * 5 / 7 * Math.max(0.1, Math.abs(Math.cos(Math.PI * turned)) * (1 - put))
            rotation: along(bow * 16, 360 * (scene.chance(index, 6) - 0.5) + 140 * scene.washed * (index % 2 ? 1 : -1), 0)

            Image {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: card.height * 0.02
                width: card.width * 1.4
                height: card.height * 180 / 140
                visible: picture.status === Image.Ready
                source: Theme.art("cards/shadow-card.png")
            }

            Image {
                id: picture

                anchors.fill: parent
                source: card.turned < 0.5 ? Deck.face("A23456789TJQK"[card.column + card.row] + "shd"[card.row]) : Deck.back(card.index % 2 ? "b" : "r")
                sourceSize.height: scene.pixels
                asynchronous: true
                mipmap: true
            }
        }
    }

    CardBlock {
        id: packs

        x: scene.geometry.cx - (width + deep) / 2
        y: scene.geometry.cy - 10 * scene.u - height / 2
        geometry: scene.geometry
        whole: scene.blockLength
        opacity: Motion.part(scene.gathered, 0.8, 1)
        visible: opacity > 0
    }
}
