// A ring around the parent that shows where the keyboard is. Required: `shown`.
import QtQuick
import ".."

Rectangle {
    required property bool shown

    anchors.fill: parent
    anchors.margins: -Theme.px(4)
    radius: Theme.radius + Theme.px(4)
    color: "transparent"
    border.color: Theme.focus
    border.width: Theme.px(2)
    visible: shown
}
