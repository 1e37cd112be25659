// One setting: the rule's number, what it is about, how it is set. Required: `rule`, `title`, `text`.
import QtQuick
import ".."

Item {
    id: line

    required property string rule
    required property string title
    required property string text
    // How much of the line is for the title
    property real share: 0.36

    implicitHeight: Math.max(name.height, words.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: "%1: %2 (%3)".arg(title).arg(text).arg(rule)

    Label {
        id: number

        width: Theme.px(40)
        text: line.rule
        color: Theme.goldText
        font.pixelSize: Theme.small
        font.features: Theme.figures
        topPadding: Theme.px(1)
        Accessible.ignored: true
    }

    Label {
        id: name

        x: number.width
        width: Math.round((parent.width - x) * line.share) - Theme.s
        text: line.title
        Accessible.ignored: true
    }

    Label {
        id: words

        x: name.x + name.width + Theme.s
        width: parent.width - x
        text: line.text
        color: Theme.muted
        Accessible.ignored: true
    }
}
