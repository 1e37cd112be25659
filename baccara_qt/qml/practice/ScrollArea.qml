// What is laid upon it scrolls when it is too high; what the keyboard has come to is in sight. Set `contentHeight`.
import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import ".."
import "../controls"

Flickable {
    id: area

    readonly property Item focused: Window.activeFocusItem

    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollRail {}
    onFocusedChanged: {
        let above = focused;
        while (above && above !== area.contentItem)
            above = above.parent;
        if (!above)
            return;
        const top = focused.mapToItem(area.contentItem, 0, 0).y - Theme.m;
        const bottom = top + focused.height + 2 * Theme.m;
        area.contentY = Math.max(0, Math.min(Math.max(area.contentY, bottom - area.height), top));
    }
}
