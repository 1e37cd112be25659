// The bars of a plot, each with a mark for what was to be expected. Required: `plot`, `at` (the bar that is read out).
pragma ComponentBehavior: Bound

import QtQuick
import ".."

Item {
    id: bars

    required property var plot
    required property int at
    readonly property real room: width / plot.ys.length
    readonly property real thick: Math.min(room * 0.6, Theme.px(46))

    Repeater {
        model: bars.plot.ys

        Item {
            id: bar

            required property int index
            required property real modelData

            x: bars.plot.xs[index] * bars.width - width / 2
            width: bars.thick
            height: bars.height

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Math.round(parent.height * bar.modelData)
                radius: Math.min(Theme.px(3), height / 2)
                color: bars.at === bar.index ? Theme.gold : Theme.goldDeep
            }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round(parent.height * (1 - bars.plot.marks[bar.index]) - height / 2)
                width: parent.width + 2 * Theme.px(5)
                height: Theme.px(2)
                color: Theme.ivory
            }
        }
    }
}
