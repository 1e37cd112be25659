// The head of a page: the way back, its title with a note, and what can be done (its children, from the right).
// Required: `title`. Signal: back.
import QtQuick
import ".."
import "../controls"

Item {
    id: head

    required property string title
    property string note
    property string backText: qsTr("Go home")
    // Where a notice may lie: up to what can be done, from the note or else, where that leaves too little, from the title
    readonly property real clearFrom: clearTo - beside > Theme.px(360) ? beside : x + heading.x + heading.width + Theme.m
    readonly property real clearTo: x + doors.x - (doors.width > 0 ? Theme.m : 0)
    readonly property real beside: x + remark.x + Math.min(remark.width, remark.implicitWidth) + Theme.m
    default property alias acts: doors.data

    signal back

    implicitHeight: Theme.px(66)

    ActionButton {
        id: door

        x: -Theme.m
        anchors.bottom: parent.bottom
        look: "plain"
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        leftPadding: Theme.m
        rightPadding: Theme.m
        text: "‹ " + head.backText
        spoken: head.backText
        key: "Alt+Left"
        keyText: ""
        onClicked: head.back()
    }

    Text {
        id: heading

        x: door.width + Theme.s
        width: Math.min(implicitWidth, doors.x - x - Theme.m)
        anchors.baseline: parent.bottom
        anchors.baselineOffset: -Theme.m
        text: head.title
        color: Theme.ivory
        font.family: Theme.serif
        font.weight: Font.Light
        font.pixelSize: Theme.headline
        elide: Text.ElideRight
        textFormat: Text.PlainText
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Label {
        id: remark

        anchors.left: heading.right
        anchors.leftMargin: Theme.l
        anchors.right: doors.left
        anchors.rightMargin: Theme.m
        anchors.baseline: heading.baseline
        text: head.note
        color: Theme.muted
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    Row {
        id: doors

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.m
        layoutDirection: Qt.RightToLeft
    }
}
