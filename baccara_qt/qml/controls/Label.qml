// A text of the program: ivory sans serif at body size unless told otherwise.
import QtQuick
import ".."

Text {
    color: Theme.ivory
    font.family: Theme.sans
    font.pixelSize: Theme.body
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    renderType: Text.QtRendering
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
