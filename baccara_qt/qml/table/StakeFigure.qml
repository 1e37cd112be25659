// The amount of a stake, below its chips and above cards that lie near. Required: `geometry`, and the roles of the
// model of chips.
import QtQuick
import ".."

Rectangle {
    id: plate

    required property TableGeometry geometry
    required property string place
    required property int seat
    required property string text
    required property real amount
    readonly property point spot: geometry.chipSpot({ "place": place, "seat": seat })

    x: spot.x - width / 2
    y: spot.y + geometry.chip * 0.55
    width: words.width + 4
    height: words.implicitHeight
    radius: height / 2
    visible: place === "stake"
    color: Qt.alpha(Theme.feltEdge, 0.7)

    CountedText {
        id: words

        anchors.centerIn: parent
        width: Math.min(implicitWidth, plate.geometry.figure - 4)
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 10
        fontSizeMode: Text.HorizontalFit
        amount: plate.amount
        figure: plate.text
        color: Theme.ivory
        font.family: Theme.serif
        font.pixelSize: plate.geometry.letters(16)
        Accessible.ignored: true
    }
}
