// The croupier and his call, with its meaning in the user's language when it is French; each call is read aloud.
// Required: `table`, `geometry`.
import QtQuick
import QtQuick.Window
import Baccara
import ".."

Item {
    id: post

    required property GameTable table
    required property TableGeometry geometry
    readonly property real room: 470 * geometry.scene

    Image {
        x: post.geometry.cx - width / 2
        y: post.geometry.feltTop - height * 0.56
        width: 84 * post.geometry.u
        height: width
        source: Theme.art("portraits/croupier.svg")
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 16) * 16
        mipmap: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Croupier")
    }

    Column {
        id: words

        x: post.geometry.cx - width / 2
        y: Math.max(2, post.geometry.top - 62 * post.geometry.u - height)
        width: post.room

        Text {
            id: call

            width: parent.width
            text: post.table.croupier.call === "" ? "" : (post.table.croupier.isFrench ? "«\u202f%1\u202f»" : qsTr("“%1”", "what the croupier says")).arg(post.table.croupier.call)
            color: Theme.ivory
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: post.geometry.letters(25)
            minimumPixelSize: 13
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Text {
            // At a full table it is between what the first and the last seat do, in two lines where one is too short
            width: post.geometry.places.length > 10 ? 292 * post.geometry.scene : post.room
            x: (parent.width - width) / 2
            text: post.table.croupier.meaning
            color: Theme.goldText
            font.family: Theme.sans
            font.pixelSize: post.geometry.letters(14)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Connections {
        target: post.table.croupier

        function onCalled(text: string): void {
            words.Accessible.announce(text);
        }
    }
}
