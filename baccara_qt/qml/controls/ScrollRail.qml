// A thin golden scroll bar, there only when there is something to scroll.
import QtQuick
import QtQuick.Templates as T
import ".."

T.ScrollBar {
    id: rail

    implicitWidth: Theme.px(10)
    implicitHeight: Theme.px(10)
    padding: Theme.px(2)
    minimumSize: 0.08
    visible: size < 1
    Accessible.role: Accessible.ScrollBar

    contentItem: Rectangle {
        implicitWidth: Theme.px(6)
        implicitHeight: Theme.px(6)
        radius: width / 2
        color: rail.pressed || rail.hovered ? Theme.gold : Theme.lineStrong
    }
}
