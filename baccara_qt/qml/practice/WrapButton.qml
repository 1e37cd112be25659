// A button whose words may take two lines.
import QtQuick
import ".."
import "../controls"

ActionButton {
    id: button

    implicitHeight: Math.max(Theme.px(38), implicitContentHeight + topPadding + bottomPadding)
    font.pixelSize: Theme.px(15)

    contentItem: Text {
        text: button.text
        font: button.font
        color: button.letters
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
