// The 88 cells of the tableau by how well one knows them: gold is known, red is weak, dark was never asked; a sign tells
// the same. Required: `cells`, row by row: [{share, spoken}, …]. `live`: row and column of the cell that is asked.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

Item {
    id: map

    required property var cells
    property var live: []
    readonly property int columns: 11
    readonly property int head: Theme.px(18)
    readonly property real cell: (width - head) / columns

    implicitHeight: head + 8 * cell
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("The cells of the tableau: how often you were right")

    component Heading: Label {
        color: Theme.goldText
        font.pixelSize: Theme.caption
        font.features: Theme.figures
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Repeater {
        model: map.columns

        Heading {
            required property int index

            x: map.head + index * map.cell
            width: map.cell
            height: map.head
            text: index === 10 ? "–" : index
        }
    }

    Repeater {
        model: 8

        Heading {
            required property int index

            y: map.head + index * map.cell
            width: map.head
            height: map.cell
            text: index
        }
    }

    Repeater {
        model: map.cells

        Rectangle {
            id: box

            required property int index
            required property var modelData
            readonly property int row: Math.floor(index / map.columns)
            readonly property int column: index % map.columns
            readonly property bool asked: modelData.share >= 0
            readonly property bool weak: asked && modelData.share < 0.75

            x: map.head + column * map.cell + Theme.hair
            y: map.head + row * map.cell + Theme.hair
            width: map.cell - 2 * Theme.hair
            height: width
            radius: Theme.px(2)
            color: !asked ? Theme.raised : weak ? Theme.dangerFill : modelData.share < 1 ? Theme.goldDeep : Theme.successFill
            border.width: map.live[0] === row && map.live[1] === column ? Theme.px(2) : 0
            border.color: Theme.focus
            Accessible.role: Accessible.Cell
            Accessible.name: modelData.spoken

            Text {
                anchors.centerIn: parent
                text: !box.asked ? "" : box.weak ? "!" : box.modelData.share < 1 ? "·" : "✓"
                color: Theme.ivory
                font.family: Theme.sans
                font.pixelSize: Math.max(10, Theme.px(11))
                Accessible.ignored: true
            }
        }
    }
}
