// How an exercise stands: right answers, the row of them, lives or time left. Required: `drill`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Row {
    id: standing

    required property Drilling drill
    readonly property var now: drill.standing

    spacing: Theme.l

    component Figure: Column {
        id: figure

        required property string label
        required property string value

        Label {
            anchors.right: parent.right
            text: figure.value
            font.family: Theme.serif
            font.pixelSize: Theme.lead
            font.features: Theme.figures
            Accessible.name: figure.label + ": " + text
        }

        Label {
            anchors.right: parent.right
            text: figure.label
            color: Theme.muted
            font.pixelSize: Theme.caption
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    Figure {
        visible: standing.drill.secondsLeft >= 0
        label: qsTr("seconds")
        value: standing.drill.secondsLeft
    }

    Figure {
        visible: (standing.now.lives ?? -1) >= 0
        label: qsTr("lives")
        value: "● ".repeat(Math.max(0, standing.now.lives ?? 0)).trim() || "–"
    }

    Figure {
        label: qsTr("right")
        value: qsTr("%1 of %2").arg(standing.now.right ?? 0).arg(standing.now.asked ?? 0)
    }

    Figure {
        label: qsTr("in a row")
        value: standing.now.streak ?? 0
    }
}
