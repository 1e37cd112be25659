// One account of the house's books, the amount at the right; a total has a line above it. Required: `title`, `amount`.
import QtQuick
import ".."

Item {
    id: line

    required property string title
    required property string amount
    property bool total: false

    implicitHeight: name.height + (total ? Theme.s : 0)
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ": " + amount

    Rectangle {
        visible: line.total
        width: parent.width
        height: Theme.hair
        color: Theme.lineStrong
        y: Theme.px(3)
    }

    Label {
        id: name

        anchors.bottom: parent.bottom
        width: parent.width - sum.width - Theme.s
        text: line.title
        color: line.total ? Theme.ivory : Theme.muted
        Accessible.ignored: true
    }

    Label {
        id: sum

        anchors.right: parent.right
        anchors.baseline: name.baseline
        text: line.amount
        wrapMode: Text.NoWrap
        font.family: Theme.serif
        font.features: Theme.figures
        Accessible.ignored: true
    }
}
