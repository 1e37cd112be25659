// In the middle of the felt while the bank is on its way: what it costs, who stands highest, who is still to be asked.
// Required: `table`, its `cue`, `geometry`, `progress` of the cue.
import QtQuick
import Baccara
import ".."
import "../controls"

Rectangle {
    id: panel

    required property TableModel table
    required property var cue
    required property TableGeometry geometry
    required property real progress
    readonly property bool auction: table.phase === "auction"

    // Between two bankers the table is at rest only once it stays so
    visible: table.passing.title !== "" && !(table.busy && table.phase === "resting")
    x: geometry.cx - width / 2
    y: geometry.cy - 112 * geometry.u
    width: 430 * geometry.u
    height: words.height + 40 * geometry.u
    radius: Theme.radiusLarge
    color: Qt.alpha(Theme.feltShade, 0.8)
    border.color: Theme.goldDeep
    border.width: 1

    Image {
        visible: panel.auction
        x: parent.width - width - 16 * panel.geometry.u
        y: 14 * panel.geometry.u
        width: 46 * panel.geometry.u
        height: width * 126 / 130
        source: Theme.art("table/hammer.svg")
        sourceSize.width: 128
        mipmap: true
        transformOrigin: Item.BottomRight
        // Raised and struck, once for each call
        rotation: panel.cue.beat === "knock" ? 34 * Motion.part(panel.progress, 0, 0.35) - 42 * Motion.part(panel.progress, 0.4, 0.5) + 8 * Motion.part(panel.progress, 0.6, 0.8) : 0
    }

    Column {
        id: words

        anchors.centerIn: parent
        width: parent.width - 40 * panel.geometry.u
        spacing: 4 * panel.geometry.u

        Label {
            width: parent.width
            text: panel.table.passing.title
            color: Theme.goldOnFelt
            font.family: Theme.serif
            font.pixelSize: panel.geometry.letters(19)
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: panel.table.passing.unsold
            color: Theme.muted
            font.pixelSize: panel.geometry.letters(13)
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: panel.table.passing.amount
            font.family: Theme.serif
            font.pixelSize: Math.max(20, 44 * panel.geometry.u)
            font.features: Theme.figures
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: panel.table.passing.line
            font.pixelSize: panel.geometry.letters(15)
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: panel.table.passing.waiting
            color: Theme.goldOnFelt
            font.pixelSize: panel.geometry.letters(13)
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
