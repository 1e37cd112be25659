// A table seen from above with its places, to point at one: click, or arrow keys and Space, or the number of a seat.
// `seats`: [{seat, note, free, stacks}, …] of `places`; `marks`: what stands at a seat that was picked, by its number.
// `plain`: places only, without their numbers. Signal: picked(seat).
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"
import "../table"

FocusScope {
    id: ring

    property int places: 9
    property var seats: []
    property var marks: ({})
    property bool plain: false
    property int at: 0
    readonly property real disc: plain ? Math.min(width, height) * 0.15 : Theme.px(40)

    signal picked(seat: int)

    // Seats count from the croupier's right, against the clock: seat 1 is at the viewer's left
    function angle(seat: int): real {
        return Math.PI * (0.5 + 0.18 + (seat - 0.5) / places * 1.64);
    }

    function step(by: int): void {
        if (seats.length === 0)
            return;
        at = (at + by + seats.length) % seats.length;
        Accessible.announce(spoken(seats[at]));
    }

    // The number of a seat; 0 is nobody's
    function digit(event: var): void {
        const seat = /^[0-9]$/.test(event.text) ? Number(event.text) : -1;
        if (seat === 0 || seats.some(place => place.seat === seat)) {
            picked(seat);
            event.accepted = true;
        }
    }

    function spoken(place: var): string {
        return [qsTr("Seat %1").arg(place.seat), place.note].filter(part => part !== "").join(", ");
    }

    activeFocusOnTab: !plain
    Accessible.ignored: plain
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Seats")
    Keys.onLeftPressed: ring.step(-1)
    Keys.onRightPressed: ring.step(1)
    Keys.onUpPressed: ring.step(-1)
    Keys.onDownPressed: ring.step(1)
    Keys.onSpacePressed: ring.picked(ring.seats[ring.at].seat)
    Keys.onPressed: event => ring.digit(event)

    Rectangle {
        anchors.fill: parent
        anchors.margins: ring.disc / 2
        radius: height / 2
        color: ring.plain ? "transparent" : Theme.felt
        border.color: ring.plain ? Theme.goldOnFelt : Theme.woodLight
        border.width: ring.plain ? Theme.hair : Theme.px(6)
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: ring.disc / 2 - height / 2
        visible: !ring.plain
        width: croupier.implicitWidth + 2 * Theme.m
        height: Theme.px(24)
        radius: height / 2
        color: Theme.woodDark
        border.color: Theme.goldDeep
        border.width: Theme.hair

        Label {
            id: croupier

            anchors.centerIn: parent
            text: qsTr("Croupier")
            color: Theme.goldText
            font.pixelSize: Theme.caption
            wrapMode: Text.NoWrap
        }
    }

    Repeater {
        model: ring.seats

        Item {
            id: place

            required property int index
            required property var modelData
            readonly property real turn: ring.angle(modelData.seat)
            readonly property string mark: ring.marks[modelData.seat] ?? ""

            x: ring.width / 2 + (ring.width - ring.disc) / 2 * Math.cos(turn)
            y: ring.height / 2 - (ring.height - ring.disc) / 2 * Math.sin(turn)
            Accessible.ignored: ring.plain
            Accessible.role: Accessible.Button
            Accessible.name: ring.spoken(modelData)
            Accessible.onPressAction: ring.picked(place.modelData.seat)

            Rectangle {
                anchors.centerIn: parent
                width: ring.disc
                height: width
                radius: width / 2
                opacity: place.modelData.free || place.mark !== "" ? 1 : 0.55
                color: place.mark !== "" ? Theme.gold : hover.hovered ? Theme.raised : Theme.night
                border.color: ring.plain ? Theme.goldOnFelt : Theme.gold
                border.width: Theme.hair

                Text {
                    anchors.centerIn: parent
                    visible: !ring.plain
                    text: place.modelData.seat
                    color: place.mark !== "" ? Theme.ink : Theme.ivory
                    font.family: Theme.serif
                    font.pixelSize: Theme.px(18)
                    font.features: Theme.figures
                    Accessible.ignored: true
                }

                FocusRing {
                    radius: height / 2
                    shown: ring.activeFocus && ring.at === place.index
                }

                HoverHandler {
                    id: hover

                    enabled: !ring.plain
                    cursorShape: Qt.PointingHandCursor
                }

                TapHandler {
                    onTapped: ring.picked(place.modelData.seat)
                }
            }

            // What lies before him
            ChipStack {
                id: heap

                readonly property real inward: ring.disc * 1.4

                x: -inward * Math.cos(place.turn)
                y: inward * Math.sin(place.turn)
                visible: stacks.length > 0
                stacks: place.modelData.stacks ?? []
                chip: ring.disc * 0.5
                broad: 2.6
            }

            // What he does: below what lies there, else towards the middle of the table
            Label {
                readonly property real inset: ring.disc * 0.5 + Theme.px(6)
                // At the sides of the table it keeps clear of the seat
                readonly property int side: Math.abs(Math.cos(place.turn)) > 0.35 ? Math.sign(Math.cos(place.turn)) : 0

                x: heap.visible ? heap.x - (side > 0 ? width - inset : side < 0 ? inset : width / 2) : Math.cos(place.turn) > 0.35 ? -inset - width : Math.cos(place.turn) < -0.35 ? inset : -width / 2
                y: heap.visible ? heap.y + ring.disc * 0.3 : Math.abs(Math.cos(place.turn)) > 0.35 ? -height / 2 : Math.sin(place.turn) > 0 ? inset : -inset - height
                visible: text !== "" && !ring.plain
                text: place.mark !== "" && place.mark !== "1" ? place.mark : place.modelData.note
                color: place.mark !== "" ? Theme.goldOnFelt : Theme.ivory
                font.pixelSize: Theme.small
                font.features: Theme.figures
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
