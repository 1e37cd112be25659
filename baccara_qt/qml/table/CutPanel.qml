// The cards as one block in the middle: the cut card is placed between them by dragging, clicking or arrow keys, or by
// the guest who cuts; the block is cut, the stop card goes in, and all of it into the shoe (B5, B6).
// Required: `table`, its `cue`, `geometry`, `progress` of the cue, `shuffling` (the block is not gathered yet).
// `position`: cards before the cut.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: panel

    required property GameTable table
    required property var cue
    required property TableGeometry geometry
    required property real progress
    required property bool shuffling
    readonly property bool asked: table.cutRange.length === 2
    readonly property int least: asked ? table.cutRange[0] : 0
    readonly property int most: asked ? table.cutRange[1] : 0
    readonly property bool cutting: cue.beat === "cut"
    readonly property bool loading: cue.beat === "load"
    readonly property bool mine: cutting && cue.cutter === table.human
    property int position: 0
    readonly property real at: cutting ? cue.cut : asked ? position / (least + most) : 0.5
    readonly property real swapped: cutting ? Motion.part(progress, 0.3, 0.9) : 0
    readonly property real carried: loading ? Motion.part(progress, 0.5, 1) : 0
    readonly property var shoe: geometry.shoe(0)
    readonly property real u: geometry.u

    function begin(): void {
        if (asked) {
            position = Math.round((least + most) / 2);
            forceActiveFocus();
        }
    }

    function move(cards: int): void {
        position = Math.max(least, Math.min(most, position + cards));
    }

    visible: loading || table.phase === "cut" && !shuffling
    // The middle is that of the whole block, with what is behind its front
    x: geometry.cx + (shoe.x - geometry.cx) * carried - (width + rear.deep * (1 - carried)) / 2
    y: geometry.cy - 10 * u + (shoe.y - geometry.cy + 10 * u) * carried - height / 2
    width: 540 * u
    height: 92 * u
    scale: 1 - 0.82 * carried
    rotation: shoe.angle * carried
    opacity: 1 - Motion.part(carried, 0.8, 1)
    enabled: asked
    activeFocusOnTab: true
    onAskedChanged: Qt.callLater(begin)
    onVisibleChanged: if (visible && asked) forceActiveFocus()
    Component.onCompleted: begin()
    Accessible.role: Accessible.Slider
    Accessible.ignored: !asked
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

    CardBlock {
        id: rear

        x: width > 0 && panel.cutting ? panel.width * panel.at * (1 - panel.swapped) : 0
        geometry: panel.geometry
        whole: panel.width
        share: panel.cutting ? 1 - panel.at : 1
    }

    BlockCard {
        readonly property real entered: panel.asked || panel.mine ? 1 : Motion.part(panel.progress, 0, 0.25)

        visible: panel.asked || panel.cutting
        x: panel.cutting ? rear.x : panel.width * panel.at
        block: rear
        source: Theme.art("table/cut-card.svg")
        edge: Theme.goldBright
        rise: (58 + 90 * (1 - entered)) * panel.u
        within: entered > 0.6
        opacity: panel.cutting ? entered * (1 - Motion.part(panel.progress, 0.82, 0.98)) : 1
    }

    // What lay before the cut is lifted over and comes to lie behind
    CardBlock {
        visible: panel.cutting
        // The rear hides its end until it is lifted
        z: panel.swapped < 0.12 ? -1 : 0
        x: panel.width * (1 - panel.at) * panel.swapped
        y: -74 * panel.u * Math.sin(Math.PI * panel.swapped)
        geometry: panel.geometry
        whole: panel.width
        share: panel.cutting ? panel.at : 0
    }

    BlockCard {
        readonly property real entered: Motion.part(panel.progress, 0, 0.3)

        visible: panel.loading
        x: panel.loading ? panel.width * panel.cue.stop : 0
        block: rear
        source: Theme.art("table/stop-card.svg")
        edge: Theme.red
        rise: (16 + 34 * (1 - Motion.part(panel.progress, 0.3, 0.5)) + 100 * (1 - entered)) * panel.u
        within: entered > 0.6
        opacity: entered
    }

    FocusRing {
        // Around the block, with what of it is behind its front
        anchors.topMargin: -rear.high - Theme.px(4)
        anchors.rightMargin: -rear.deep - Theme.px(4)
        shown: panel.asked && panel.activeFocus
    }

    MouseArea {
        function put(x: real): void {
            panel.forceActiveFocus(Qt.MouseFocusReason);
            panel.position = Math.max(panel.least, Math.min(panel.most, Math.round(x / panel.width * (panel.least + panel.most))));
        }

        anchors.fill: parent
        anchors.topMargin: -80 * panel.u
        anchors.bottomMargin: -20 * panel.u
        cursorShape: Qt.SizeHorCursor
        onPressed: mouse => put(mouse.x)
        onPositionChanged: mouse => put(mouse.x)
    }

    Label {
        id: place

        visible: panel.asked
        anchors.top: parent.bottom
        anchors.topMargin: 22 * panel.u
        x: rear.deep / 2
        width: parent.width
        text: qsTr("Behind card %1 of %2 · click, drag or use the arrow keys, with Shift by ten").arg(panel.position).arg(panel.least + panel.most)
        color: Theme.goldOnFelt
        font.pixelSize: panel.geometry.letters(14)
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
