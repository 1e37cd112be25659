// The shoe before the banker of the moment, or at the croupier. It goes along with a cue that moves it.
// Required: `table`, its `cue`, `geometry`, `flown`: how far the flight is.
import QtQuick
import QtQuick.Window
import Baccara
import ".."

Image {
    id: shoe

    required property GameTable table
    required property var cue
    required property TableGeometry geometry
    required property real flown
    readonly property bool moves: table.busy && cue.number !== undefined && cue.shoeFrom !== cue.shoeTo
    readonly property var start: geometry.shoe(moves ? cue.shoeFrom : table.shoeSeat)
    readonly property var end: geometry.shoe(moves ? cue.shoeTo : table.shoeSeat)
    readonly property real way: moves ? flown : 0
    readonly property string level: {
        const left = table.phase === "cut" ? 0 : table.books.remaining;
        return left > 0.6 ? "shoe" : left > 0.25 ? "shoe-half" : left > 0 ? "shoe-low" : "shoe-empty";
    }

    x: start.x + (end.x - start.x) * way - width / 2
    y: start.y + (end.y - start.y) * way - height / 2
    width: 118 * geometry.u
    height: width * 130 / 240
    scale: geometry.shoeScale
    rotation: start.angle + (end.angle - start.angle) * way
    source: Theme.art("table/" + level + (table.books.nextBack === "b" ? "-blue.svg" : ".svg"))
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 16) * 16
    mipmap: true
    antialiasing: true
    Accessible.role: Accessible.Graphic
    Accessible.name: table.shoeSeat > 0 ? qsTr("Shoe before seat %1, %2 cards").arg(table.shoeSeat).arg(table.books.remainingText) : qsTr("Shoe with the croupier")
}
