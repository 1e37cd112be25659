// How one comes on: the heat map of the tableau, and accuracy and pace day by day. Required: `drill`.
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

    component DayCurve: Column {
        id: days

        required property string label
        required property string value
        required property var values

        width: parent?.width ?? 0
        spacing: Theme.xs

        Label {
            width: parent.width
            text: days.value === "" ? days.label : qsTr("%1 – today %2").arg(days.label).arg(days.value)
            color: Theme.muted
            font.pixelSize: Theme.small
            font.features: Theme.figures
        }

        Curve {
            width: parent.width
            height: Math.max(Theme.px(48), Math.min(Theme.px(150), (side.height - columns.fixed) / 2))
            values: days.values
        }
    }

    Column {
        id: columns

        // What is left of the height belongs to the two curves
        readonly property real fixed: title.height + (heat.visible ? heat.height + spacing : 0) + 4 * Theme.xl + 2 * side.padding

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

        DayCurve {
            label: qsTr("Right by day")
            value: side.curves.right
            values: side.curves.accuracy
        }

        DayCurve {
            label: qsTr("Pace by day")
            value: side.curves.seconds
            values: side.curves.pace
        }
    }
}
