// A small table seen from above, to choose one's own seat. `seats` of them, `value` is the chosen one.
// Left and right change it. Signal: chosen(seat).
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"
import "../table"

FocusScope {
    id: picker

    property int seats: 9
    property int value: 1
    property string label
    // The part of the rim on either side of the croupier's middle where nobody sits
    readonly property real gap: 0.085

    signal chosen(seat: int)

    function step(by: int): void {
        const next = value + by;
        if (next >= 1 && next <= seats)
            chosen(next);
    }

    // The point so far along the rim, from the croupier (0) against the clock and back to him (1)
    function along(part: real): point {
        const radius = (felt.height - felt.rail) / 2;
        const straight = felt.width - felt.height;
        const bend = Math.PI * radius;
        const side = part > 0.5 ? 1 : -1;
        const way = (part > 0.5 ? 1 - part : part) * 2 * (straight + bend);
        const middle = Qt.point(width / 2, height / 2);
        if (way < straight / 2)
            return Qt.point(middle.x + side * way, middle.y - radius);
        const angle = Math.min(way - straight / 2, bend) / radius;
        const rest = Math.max(0, way - straight / 2 - bend);
        return Qt.point(middle.x + side * (straight / 2 - rest + radius * Math.sin(angle)), middle.y - radius * Math.cos(angle));
    }

    implicitWidth: Theme.px(300)
    implicitHeight: Theme.px(190)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: label
    Accessible.description: qsTr("Seat %1 of %2").arg(value).arg(seats)
    Accessible.onIncreaseAction: picker.step(1)
    Accessible.onDecreaseAction: picker.step(-1)
    // Seats count to the right around the table: from the viewer's left
    Keys.onLeftPressed: picker.step(-1)
    Keys.onRightPressed: picker.step(1)
    Keys.onDownPressed: picker.step(1)
    Keys.onUpPressed: picker.step(-1)

    Item {
        id: felt

        readonly property int rail: Theme.px(11)

        anchors.fill: parent
        anchors.margins: Theme.px(16)

        TableSurface {
            anchors.fill: parent
            anchors.margins: -Theme.px(16)
            straight: felt.width - felt.height
            radius: felt.height / 2
            rail: felt.rail
            inset: Theme.px(22)
        }

        Label {
            anchors.centerIn: parent
            width: parent.width * 0.6
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Your seat: %1").arg(picker.value)
            color: Theme.goldOnFelt
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Theme.px(16)
            Accessible.ignored: true
        }

        FocusRing {
            radius: height / 2
            anchors.margins: -Theme.px(15)
            shown: picker.activeFocus
        }
    }

    Rectangle {
        x: (picker.width - width) / 2
        y: felt.y + felt.rail / 2 - height / 2
        width: croupier.implicitWidth + 2 * Theme.m
        height: Theme.px(22)
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
            Accessible.ignored: true
        }
    }

    Repeater {
        model: picker.seats

        Rectangle {
            id: place

            required property int index
            readonly property int seat: index + 1
            readonly property bool mine: seat === picker.value
            readonly property point spot: picker.along(picker.gap + (index + 0.5) * (1 - 2 * picker.gap) / picker.seats)

            x: spot.x - width / 2
            y: spot.y - height / 2
            width: Theme.px(mine ? 30 : 24)
            height: width
            radius: width / 2
            color: mine ? Theme.gold : hover.hovered ? Theme.raised : Theme.night
            border.color: mine ? Theme.goldBright : Theme.goldDeep
            border.width: Theme.hair

            Text {
                anchors.centerIn: parent
                text: place.seat
                color: place.mine ? Theme.ink : Theme.ivory
                font.family: Theme.serif
                font.pixelSize: Theme.px(place.mine ? 16 : 13)
                font.features: Theme.figures
                Accessible.ignored: true
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                onTapped: {
                    picker.forceActiveFocus(Qt.MouseFocusReason);
                    picker.chosen(place.seat);
                }
            }
        }
    }
}
