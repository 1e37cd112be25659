// Beside the hands: both points and who won, and what it was to the user, until the next act.
// Required: `outcome`, `geometry`. Optional: `level`: where it begins; `over`: something else is on in its place;
// `past`: its cards are gone, and it says that it is not the running coup.
import QtQuick
import Baccara
import ".."

Rectangle {
    id: banner

    required property Outcome outcome
    required property TableGeometry geometry
    property bool over: false
    property bool past: false
    property real level: geometry.cy + 102 * u - (past ? heading.height : 0)
    readonly property real u: geometry.u

    x: geometry.cx - width / 2
    y: level
    width: Math.max(words.implicitWidth, 190 * u) + 44 * u
    height: lines.implicitHeight + 12 * u
    radius: height / 2
    color: Theme.feltShade
    border.color: past ? Theme.goldDeep : Theme.gold
    border.width: 1
    opacity: outcome.title === "" || over ? 0 : 1
    visible: opacity > 0
    scale: 0.94 + 0.06 * opacity

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Column {
        id: lines

        anchors.centerIn: parent

        Text {
            id: heading

            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.past
            text: qsTr("Last coup")
            color: Theme.goldOnFelt
            font.family: Theme.serif
            font.pixelSize: banner.geometry.letters(13)
            font.letterSpacing: 1.5 * banner.u
            font.capitalization: Font.AllUppercase
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        // Below each other, where beside each other they would reach the stakes
        Grid {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            columns: title.implicitWidth + mine.implicitWidth > 380 * banner.u ? 1 : 2
            columnSpacing: 14 * banner.u
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            Text {
                id: title

                text: banner.outcome.title
                color: Theme.ivory
                font.family: Theme.serif
                font.pixelSize: banner.geometry.letters(19)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Text {
                id: mine

                visible: text !== ""
                text: banner.outcome.mine
                color: banner.outcome.gain > 0 ? Theme.success : Theme.goldOnFelt
                font.family: Theme.sans
                font.pixelSize: banner.geometry.letters(15)
                font.weight: Font.Medium
                font.features: Theme.figures
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
