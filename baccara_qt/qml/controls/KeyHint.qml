// The key that does the same as the thing it stands on. Required: `key`.
import QtQuick
import ".."

Text {
    required property string key

    text: key
    visible: key !== ""
    color: Theme.goldText
    font.family: Theme.sans
    font.pixelSize: Math.max(10, Theme.px(11))
    font.weight: Font.Medium
    textFormat: Text.PlainText
    Accessible.ignored: true
}
