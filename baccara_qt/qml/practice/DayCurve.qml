// Something day by day, with its value of today. Required: `label`, `value` (in words), `values` (from 0 to 1), `high`.
import QtQuick
import ".."
import "../controls"

Column {
    id: days

    required property string label
    required property string value
    required property var values
    required property real high

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
        height: days.high
        values: days.values
    }
}
