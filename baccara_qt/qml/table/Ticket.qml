// The cagnotte's ticket: it is written out before the bank, shows the amount, and goes into the slot with the chips.
// Required: `geometry`, `text` (the amount), `progress` of the cue.
import QtQuick
import ".."

Item {
    id: ticket

    required property TableGeometry geometry
    required property string text
    required property real progress
    readonly property point start: geometry.chipSpot({ "place": "bank" })
    readonly property point end: geometry.chipSpot({ "place": "cagnotte" })
    readonly property real written: Motion.part(progress, 0, 0.18)
    readonly property real way: Motion.part(progress, 0.55, 0.9)
    readonly property real dropped: Motion.part(progress, 0.88, 1)

    x: start.x - 150 * geometry.u + (end.x - start.x + 150 * geometry.u) * way - width / 2
    y: start.y + (end.y - start.y) * way - height / 2
    width: Math.max(74, 92 * geometry.u)
    height: paper.height
    scale: written * (1 - 0.45 * way)
    rotation: -4 + 4 * way

    Item {
        width: parent.width
        height: paper.height * (1 - ticket.dropped)
        clip: ticket.dropped > 0

        Rectangle {
            id: paper

            width: parent.width
            height: words.height + 10 * ticket.geometry.u
            radius: 2
            color: Theme.ivory
            border.color: Theme.goldDeep
            border.width: 1

            Rectangle {
                x: parent.width - width - 6
                y: 3
                width: 1
                height: parent.height - 6
                color: Theme.goldDeep
            }

            Column {
                id: words

                anchors.centerIn: parent

                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: qsTr("Cagnotte")
                    color: Theme.ink
                    font.family: Theme.sans
                    font.pixelSize: ticket.geometry.letters(12)
                }

                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: ticket.text
                    color: Theme.ink
                    font.family: Theme.serif
                    font.pixelSize: ticket.geometry.letters(19)
                    font.weight: Font.DemiBold
                    font.features: Theme.figures
                }
            }
        }
    }
}
