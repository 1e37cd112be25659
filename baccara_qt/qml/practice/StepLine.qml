// How one step of the work went: its name and rules, a bar, how much was right, and how that has changed. Required:
// `modelData` ({name, rules, right, share, change}).
import QtQuick
import ".."
import "../controls"

Item {
    id: line

    required property var modelData

    implicitHeight: name.height + Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: [modelData.name, modelData.rules, modelData.right, modelData.change].filter(part => part).join(", ")

    Label {
        id: name

        width: Math.min(implicitWidth, bar.x - rules.width - 2 * Theme.s)
        text: line.modelData.name
        Accessible.ignored: true
    }

    Label {
        id: rules

        anchors.left: name.right
        anchors.leftMargin: Theme.s
        anchors.baseline: name.baseline
        text: line.modelData.rules
        color: Theme.goldText
        font.pixelSize: Theme.caption
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Rectangle {
        id: bar

        anchors.right: figure.left
        anchors.rightMargin: Theme.s
        anchors.verticalCenter: name.verticalCenter
        width: Theme.px(70)
        height: Theme.px(6)
        radius: height / 2
        color: line.modelData.share < 0.75 ? Theme.dangerFill : Theme.pressed

        Rectangle {
            width: parent.width * line.modelData.share
            height: parent.height
            radius: height / 2
            color: line.modelData.share < 1 ? Theme.gold : Theme.success
        }
    }

    Label {
        id: figure

        anchors.right: change.left
        anchors.rightMargin: Theme.s
        width: Theme.px(78)
        horizontalAlignment: Text.AlignRight
        text: line.modelData.right
        wrapMode: Text.NoWrap
        font.features: Theme.figures
        Accessible.ignored: true
    }

    Label {
        id: change

        anchors.right: parent.right
        width: Theme.px(34)
        horizontalAlignment: Text.AlignRight
        text: line.modelData.change
        color: Theme.muted
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.small
        font.features: Theme.figures
        Accessible.ignored: true
    }
}
