// The Enter key, on the golden button it presses: gold alone does not say so.
import QtQuick
import QtQuick.Window
import ".."

Rectangle {
    width: Theme.px(18)
    height: Theme.px(14)
    radius: Theme.px(3)
    color: "transparent"
    border.color: Theme.ink
    border.width: Theme.hair
    Accessible.ignored: true

    Image {
        anchors.centerIn: parent
        width: Theme.px(13)
        height: width
        source: Theme.art("icons/ui/enter-ink.svg")
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    }
}
