// How one comes on: the heat map of the tableau or the weak spots, and accuracy and pace day by day. Required: `drill`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Panel {
    id: side

    required property Drilling drill
    readonly property var curves: drill.curves

    padding: Theme.m

    Column {
        id: columns

        // What is left of the height belongs to the two curves
        readonly property real fixed: title.height + (heat.visible ? heat.height + spacing : 0) + (spots.visible ? spots.height + spacing : 0) + 4 * Theme.xl + 2 * side.padding
        readonly property real curve: Math.max(Theme.px(48), Math.min(Theme.px(150), (side.height - fixed) / 2))

        width: parent.width
        spacing: Theme.m

        SectionTitle {
            id: title

            width: parent.width
            text: qsTr("How you come on")
        }

        HeatMap {
            id: heat

            visible: cells.length > 0
            width: parent.width
            cells: side.drill.heat
            live: side.drill.picture.live ?? []
        }

        Column {
            id: spots

            width: parent.width
            visible: side.drill.weak.length > 0
            spacing: Theme.xs

            Label {
                width: parent.width
                text: qsTr("Weak spots")
                color: Theme.muted
                font.pixelSize: Theme.small
            }

            Repeater {
                model: side.drill.weak

                BookLine {
                    required property var modelData

                    width: spots.width
                    title: modelData.name
                    amount: modelData.right
                }
            }
        }

        DayCurve {
            width: parent.width
            high: columns.curve
            label: qsTr("Right by day")
            value: side.curves.right
            values: side.curves.accuracy
        }

        DayCurve {
            width: parent.width
            high: columns.curve
            label: qsTr("Pace by day")
            value: side.curves.seconds
            values: side.curves.pace
        }
    }
}
