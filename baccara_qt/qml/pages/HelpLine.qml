// Something with its explanation: a key or a phase at the left, a sentence at the right. Required: `mark`, `text`.
import QtQuick
import ".."
import "../controls"

Item {
    id: line

    required property string mark
    required property string text
    property int markWidth: Theme.px(116)

    implicitHeight: Math.max(label.height, sentence.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: mark + ": " + text

    Label {
        id: label

        width: line.markWidth - Theme.s
        text: line.mark
        color: Theme.goldText
        Accessible.ignored: true
    }

    Label {
        id: sentence

        x: line.markWidth
        width: parent.width - x
        text: line.text
        color: Theme.muted
        Accessible.ignored: true
    }
}
