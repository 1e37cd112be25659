// A rate as a dot in its range, or a result as a bar from the place where nothing was won or lost. Required: `bar`,
// see `figure_texts.py`; it may be empty.
import QtQuick
import ".."

Item {
    id: drawn

    required property var bar
    readonly property bool rate: bar.kind === "rate"
    readonly property real low: (bar.low ?? 0) * width
    readonly property real high: (bar.high ?? 0) * width
    readonly property real at: (bar.at ?? 0) * width

    // From nothing to everything; where nothing was won or lost
    Rectangle {
        visible: drawn.rate
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }

    Rectangle {
        x: drawn.low
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(drawn.high - drawn.low, Theme.px(2))
        height: drawn.rate ? Theme.px(4) : Theme.px(10)
        radius: Theme.px(2)
        color: drawn.rate ? Theme.goldDeep : drawn.bar.kind === "loss" ? Theme.danger : Theme.success
    }

    Rectangle {
        x: Math.round(drawn.at - width / 2)
        anchors.verticalCenter: parent.verticalCenter
        width: drawn.rate ? Theme.px(8) : Theme.hair
        height: drawn.rate ? width : Theme.px(18)
        radius: width / 2
        color: drawn.rate ? Theme.goldBright : Theme.lineStrong
    }
}
