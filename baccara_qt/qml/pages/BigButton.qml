// A wide button with a second line that says what it leads to. Required: `text`. Signal: clicked.
import QtQuick
import ".."
import "../controls"

ActionButton {
    id: button

    property string note
    // What stands at the right, if anything
    property alias aside: side.data

    implicitHeight: Theme.px(66)
    spoken: note === "" ? text : text + ". " + note

    contentItem: Item {
        Item {
            id: side

            anchors.right: parent.right
            width: childrenRect.width
            height: parent.height
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - side.childrenRect.width - Theme.s
            spacing: Theme.px(1)

            Text {
                width: parent.width
                text: button.text
                color: button.letters
                font.family: Theme.serif
                font.pixelSize: Theme.px(20)
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Text {
                width: parent.width
                visible: text !== ""
                text: button.note
                color: button.look === "primary" ? Theme.ink : Theme.muted
                font.family: Theme.sans
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
