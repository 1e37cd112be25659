// What is drawn in a plot, and what it is compared with. Required: `plot`.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

Row {
    id: legend

    required property var plot
    readonly property bool bars: plot.marks.length > 0

    spacing: Theme.l

    component Entry: Row {
        id: entry

        required property string name
        required property color ink
        required property int thick

        spacing: Theme.s

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(18)
            height: entry.thick
            radius: Math.min(Theme.px(2), height / 2)
            color: entry.ink
        }

        Label {
            text: entry.name
            color: Theme.muted
            font.pixelSize: Theme.caption
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    Entry {
        name: legend.plot.drawn
        ink: legend.bars ? Theme.goldDeep : Theme.gold
        thick: legend.bars ? Theme.px(12) : Theme.px(2)
    }

    Entry {
        name: legend.plot.compared
        ink: legend.bars ? Theme.ivory : Qt.alpha(Theme.gold, 0.25)
        thick: legend.bars ? Theme.px(2) : Theme.px(12)
    }
}
