// A small golden heading over a group of things.
import QtQuick
import ".."

Text {
    color: Theme.goldText
    font.family: Theme.sans
    font.pixelSize: Theme.caption
    font.weight: Font.Medium
    font.capitalization: Font.AllUppercase
    font.letterSpacing: Theme.px(2)
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
