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
    readonly property int out: middle.x < geometry.cx ? -1 : 1
    // Where its title ends
    readonly property real upper: middle.y - geometry.cardSpot({ "place": hand, "seat": 1, "order": 0, "stacked": false }).height / 2 - 6 * geometry.u

    Text {
        id: name

        // Beside it the points keep clear of those of the other hand
        readonly property real aside: Math.max(0, width / 2 + disc.width + 12 * area.geometry.u - Math.abs(area.middle.x - area.geometry.cx))

        x: area.middle.x - width / 2 + (area.abreast ? area.out * aside : 0)
        y: area.upper - (area.abreast ? (height + disc.height) / 2 : height)
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
        id: disc

        x: !area.abreast ? area.middle.x - width / 2 : area.out < 0 ? name.x + name.width + 8 * area.geometry.u : name.x - width - 8 * area.geometry.u
        y: area.abreast ? name.y + (name.height - height) / 2 : area.middle.y + area.geometry.card / 2 + 5 * area.geometry.u
        width: Math.max(area.abreast ? 24 : 28, 46 * area.geometry.u)
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
