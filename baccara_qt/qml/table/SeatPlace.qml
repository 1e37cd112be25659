// A place at the table: medallion on the rail, number on the felt, name and purse outside.
// Required: `geometry`, and the roles of the model of seats.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."
import "../controls"

Item {
    id: seat

    required property TableGeometry geometry
    required property int number
    required property real along
    required property bool occupied
    required property bool sittingOut
    required property bool isHuman
    required property bool isBanker
    required property bool isTurn
    required property string name
    required property int portrait
    required property real purse
    required property string purseText
    required property string purseShort
    required property string badge
    required property string spoken
    // Also when he has only the last word
    property bool asked: isTurn
    readonly property var rim: geometry.edge(along, -geometry.wood * 0.5)
    readonly property var mark: geometry.edge(along, 48 * geometry.u)
    readonly property real gap: geometry.medal / 2 + 5
    readonly property color tone: asked ? Theme.focus : isHuman ? Theme.ivory : Theme.gold

    opacity: sittingOut ? 0.55 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        x: seat.mark.x - width / 2
        y: seat.mark.y - height / 2
        width: 2 * seat.geometry.number
        height: width
        radius: height / 2
        color: Qt.alpha(Theme.feltShade, 0.6)
        border.color: seat.occupied ? seat.tone : Theme.goldDeep
        border.width: seat.isHuman || seat.asked ? Math.max(2, 2.6 * seat.geometry.u) : 1

        Text {
            anchors.centerIn: parent
            text: seat.number
            color: Theme.goldOnFelt
            font.family: Theme.serif
            font.pixelSize: seat.geometry.letters(17)
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: medal

        x: seat.rim.x - width / 2
        y: seat.rim.y - height / 2
        width: seat.geometry.medal
        height: width
        radius: width / 2
        visible: seat.occupied
        color: Theme.room
        border.color: seat.tone
        border.width: seat.asked ? 3 : 1.5

        Image {
            anchors.fill: parent
            anchors.margins: seat.asked ? 2 : 0
            visible: seat.isHuman || seat.portrait > 0
            source: visible ? Theme.art("portraits/" + (seat.isHuman ? "you" : String(seat.portrait).padStart(2, "0")) + ".svg") : ""
            sourceSize.width: Math.ceil(seat.geometry.medal * Screen.devicePixelRatio / 16) * 16
            mipmap: true
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: -4
            radius: width / 2
            color: "transparent"
            border.color: Theme.focus
            border.width: 2
            visible: seat.asked
        }

        Image {
            visible: seat.isBanker
            width: parent.width * 0.5
            height: width
            // On the side away from his name
            x: seat.rim.nx > 0.01 ? width * -0.3 : parent.width - width * 0.7
            y: parent.height - height * 0.7
            source: Theme.art("table/banker.svg")
            sourceSize.width: 64
            mipmap: true
        }
    }

    Item {
        id: label

        readonly property bool aside: Math.abs(seat.rim.nx) > 0.75
        readonly property bool above: seat.rim.ny < -0.6
        readonly property int align: !aside ? Text.AlignHCenter : seat.rim.nx < 0 ? Text.AlignRight : Text.AlignLeft
        readonly property real room: aside ? seat.geometry.side - 26 * seat.geometry.u : 128 * seat.geometry.u

        // So far outwards that either side is clear of the portrait
        readonly property real away: Math.min((seat.gap + width / 2) / Math.abs(seat.rim.nx), (seat.gap + height / 2) / Math.abs(seat.rim.ny))

        x: seat.rim.x + seat.rim.nx * away - width / 2
        y: seat.rim.y + seat.rim.ny * away - height / 2
        width: Math.max(60, room)
        // The line of what he does is kept free, lest the others move
        height: badge.height + name.height + purse.height

        Text {
            id: name

            // A guest may have a long name
            readonly property bool mayShorten: true

            y: label.above ? badge.height : 0
            width: parent.width
            text: seat.occupied ? seat.name : qsTr("free")
            color: seat.occupied ? Theme.ivory : Theme.faint
            font.family: Theme.serif
            font.pixelSize: seat.geometry.letters(16)
            font.weight: seat.isHuman ? Font.DemiBold : Font.Normal
            horizontalAlignment: label.align
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        CountedText {
            id: purse

            y: name.y + name.height
            width: parent.width
            amount: seat.purse
            figure: seat.purseText
            brief: seat.purseShort
            color: Theme.goldText
            font.family: Theme.sans
            font.pixelSize: seat.geometry.letters(13)
            horizontalAlignment: label.align
            Accessible.ignored: true
        }

        Text {
            id: badge

            readonly property bool mayShorten: true

            // It may reach a little beyond the name
            x: (parent.width - width) / 2
            y: label.above ? 0 : purse.y + purse.height
            width: parent.width + (label.aside ? 0 : 20 * seat.geometry.u)
            text: seat.badge
            color: Theme.goldBright
            font.family: Theme.sans
            font.pixelSize: seat.geometry.letters(12)
            minimumPixelSize: 10
            fontSizeMode: Text.HorizontalFit
            font.weight: Font.Medium
            elide: Text.ElideRight
            horizontalAlignment: label.align
            Accessible.ignored: true
        }

        // All of what is shortened here
        Loader {
            anchors.fill: parent
            active: purse.shortened || name.truncated || badge.truncated
            sourceComponent: Tip {
                text: seat.spoken
                onlyAtRest: true
            }
        }
    }
}
