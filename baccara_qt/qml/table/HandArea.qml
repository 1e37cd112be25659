// The place of a hand in the middle: its title, where its cards come to lie, and its points once they are seen.
// Required: `geometry`, `hand` ("ponte" or "bank"), `title`, `points` (empty while unknown), `live` (a coup is on).
// Optional: `places`, for how many cards; `abreast`: the points stand beside the title, towards the middle, not below the cards.
pragma ComponentBehavior: Bound

import QtQuick
import ".."

Item {
    id: area

    required property TableGeometry geometry
    required property string hand
    required property string title
    required property string points
    required property bool live
    property int places: 2
    property bool abreast: false
    readonly property point middle: geometry.handMiddle(hand)

    Text {
        id: name

        x: area.middle.x - width / 2
        y: area.middle.y - area.geometry.card / 2 - height - 6 * area.geometry.u
        text: area.title
        color: Theme.goldOnFelt
        font.family: Theme.serif
        font.pixelSize: area.geometry.letters(17)
        font.letterSpacing: 2 * area.geometry.u
        font.capitalization: Font.AllUppercase
        Accessible.ignored: true
    }

    Repeater {
        model: area.places

        Rectangle {
            required property int index
            readonly property var spot: area.geometry.cardSpot({ "place": area.hand, "seat": 1, "order": index, "stacked": false })

            // Straight, and hidden by a card however it comes to lie
            x: spot.x - width / 2
            y: spot.y - height / 2
            height: spot.height * 0.96
            width: height * 5 / 7
            radius: 6 * area.geometry.u
            color: Qt.alpha(Theme.night, 0.05)
            border.color: Theme.goldDeep
            border.width: 1
            // Seldom is there a third
            opacity: index < 2 ? 1 : 0.45
        }
    }

    Rectangle {
        x: !area.abreast ? area.middle.x - width / 2 : area.middle.x < area.geometry.cx ? name.x + name.width + 10 * area.geometry.u : name.x - width - 10 * area.geometry.u
        y: area.abreast ? name.y + (name.height - height) / 2 : area.middle.y + area.geometry.card / 2 + 5 * area.geometry.u
        width: Math.max(28, 46 * area.geometry.u)
        height: width
        radius: width / 2
        visible: area.live
        color: Qt.alpha(Theme.feltShade, 0.9)
        border.color: area.points === "" ? Theme.goldDeep : Theme.gold
        border.width: 1.5
        Accessible.role: Accessible.StaticText
        Accessible.name: area.points === "" ? qsTr("%1: points not seen yet").arg(area.title) : qsTr("%1: %2 points").arg(area.title).arg(area.points)

        Text {
            anchors.centerIn: parent
            text: area.points === "" ? "?" : area.points
            color: area.points === "" ? Theme.goldOnFelt : Theme.ivory
            font.family: Theme.serif
            font.pixelSize: Math.max(16, 26 * area.geometry.u)
            Accessible.ignored: true
        }
    }
}
