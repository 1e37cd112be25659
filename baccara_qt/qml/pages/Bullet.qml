// One sentence of a list, after a small golden diamond. Required: `text`.
import QtQuick
import ".."
import "../controls"

Item {
    id: bullet

    required property string text

    implicitHeight: sentence.height

    Rectangle {
        x: Theme.px(2)
        y: Theme.px(7)
        width: Theme.px(5)
        height: width
        rotation: 45
        color: Theme.gold
    }

    Label {
        id: sentence

        x: Theme.l
        width: parent.width - x
        text: bullet.text
        color: Theme.muted
    }
}
