// What a session is called, as a heading; a number at its end stays with the word before it. Required: `name`.
import QtQuick
import ".."
import "../controls"

Label {
    required property string name

    text: name.replace(/ (\d+)$/, "\u00a0$1")
    font.family: Theme.serif
    Accessible.role: Accessible.Heading
    Accessible.name: name
}
