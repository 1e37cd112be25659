// How the last lessons at the table went: a line, and day by day. Required: `report`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Column {
    id: past

    required property LessonReport report

    spacing: Theme.s
    clip: true
    visible: report.pastLines.length > 0

    SectionTitle {
        width: parent.width
        text: qsTr("Your lessons so far")
    }

    Curve {
        width: parent.width
        height: Theme.px(64)
        values: past.report.past
    }

    Repeater {
        model: past.report.pastLines.slice(0, 4)

        BookLine {
            required property var modelData

            width: past.width
            title: modelData.day
            amount: modelData.score
        }
    }
}
