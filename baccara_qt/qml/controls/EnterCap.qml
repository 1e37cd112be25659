// The Enter key, on the button it presses: gold alone does not say so. Required: `able`: it does so now;
// `dark`: it lies on gold.
import QtQuick
import QtQuick.Window
import ".."

Rectangle {
    id: cap

    required property bool able
    required property bool dark

    width: Theme.px(18)
    height: Theme.px(14)
    radius: Theme.px(3)
    color: "transparent"
    border.color: dark ? Theme.ink : Theme.lineStrong
    border.width: Theme.hair
    opacity: able ? 1 : 0.5
    Accessible.ignored: true

    Image {
        anchors.centerIn: parent
        width: Theme.px(13)
        height: width
        source: Theme.art(cap.dark ? "icons/ui/enter-ink.svg" : "icons/ui/enter.svg")
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    }
}
