// The cards seen from the edge, and the cut card to be placed between them: drag it, click, or use the arrow keys.
// Required: `table`, `geometry`. `position`: cards before the cut.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: panel

    required property TableModel table
    required property TableGeometry geometry
    readonly property bool asked: table.cutRange.length === 2
    readonly property int least: asked ? table.cutRange[0] : 0
    readonly property int most: asked ? table.cutRange[1] : 0
    property int position: 0

    function begin(): void {
        if (asked) {
            position = Math.round((least + most) / 2);
            forceActiveFocus();
        }
    }

    function move(cards: int): void {
        position = Math.max(least, Math.min(most, position + cards));
    }

    visible: asked
    x: geometry.cx - width / 2
    y: geometry.cy - 90 * geometry.u
    width: 560 * geometry.u
    height: 190 * geometry.u
    activeFocusOnTab: true
    onAskedChanged: Qt.callLater(begin)
    Component.onCompleted: begin()
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Cut card")
    Accessible.description: place.text
    Keys.onLeftPressed: event => move(event.modifiers & Qt.ShiftModifier ? -10 : -1)
    Keys.onRightPressed: event => move(event.modifiers & Qt.ShiftModifier ? 10 : 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            move(event.key === Qt.Key_PageUp ? 26 : -26);
            event.accepted = true;
        }
    }

    Rectangle {
        id: pack

        y: 30 * panel.geometry.u
        width: parent.width
        height: 96 * panel.geometry.u
        radius: 4
        color: "#e9e2cf"
        border.color: panel.activeFocus ? Theme.focus : Theme.goldDeep
        border.width: panel.activeFocus ? 2 : 1

        Repeater {
            model: 104

            Rectangle {
                required property int index

                x: (index + 0.5) * pack.width / 104
                y: 2
                width: 1
                height: pack.height - 4
                color: index % 8 === 0 ? "#a4987c" : "#c9bfa6"
            }
        }

        MouseArea {
            function put(x: real): void {
                panel.forceActiveFocus(Qt.MouseFocusReason);
                panel.position = Math.max(panel.least, Math.min(panel.most, Math.round(x / pack.width * (panel.least + panel.most))));
            }

            anchors.fill: parent
            anchors.topMargin: -30 * panel.geometry.u
            anchors.bottomMargin: -20 * panel.geometry.u
            cursorShape: Qt.SizeHorCursor
            onPressed: mouse => put(mouse.x)
            onPositionChanged: mouse => put(mouse.x)
        }

        Rectangle {
            x: pack.width * panel.position / Math.max(1, panel.least + panel.most) - width / 2
            y: -22 * panel.geometry.u
            width: Math.max(6, 8 * panel.geometry.u)
            height: pack.height + 34 * panel.geometry.u
            radius: 2
            color: Theme.goldBright
            border.color: Theme.woodDark
            border.width: 1
        }
    }

    Label {
        id: place

        anchors.top: pack.bottom
        anchors.topMargin: 18 * panel.geometry.u
        width: parent.width
        text: qsTr("Behind card %1 of %2 · arrow keys move the cut card, with Shift by ten").arg(panel.position).arg(panel.least + panel.most)
        color: Theme.goldOnFelt
        font.pixelSize: panel.geometry.letters(14)
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
