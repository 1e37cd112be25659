// The amount of a stake, below its chips and above cards that lie near. Required: `geometry`, and the roles of the
// model of chips.
import QtQuick
import ".."

Rectangle {
    id: figure

    required property TableGeometry geometry
    required property string place
    required property int seat
    required property string text
    readonly property point spot: geometry.chipSpot({ "place": place, "seat": seat })

    x: spot.x - width / 2
    y: spot.y + geometry.chip * 0.5
    width: amount.implicitWidth + 8
    height: amount.implicitHeight
    radius: height / 2
    visible: place === "stake"
    color: "#8c0b3a2d"

    Text {
        id: amount

        anchors.centerIn: parent
        text: figure.text
        color: Theme.ivory
        font.family: Theme.serif
        font.pixelSize: figure.geometry.letters(16)
        font.features: Theme.figures
        Accessible.ignored: true
    }
}
