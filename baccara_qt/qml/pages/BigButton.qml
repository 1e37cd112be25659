// A wide button with a second line that says what it leads to. Required: `text`. Signal: clicked.
import QtQuick
import ".."
import "../controls"

ActionButton {
    id: button

    property string note

    implicitHeight: Theme.px(66)
    spoken: note === "" ? text : text + ". " + note

    contentItem: Item {
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
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
