// One cell of a tableau: D draws, S stands, ? is free; told apart by letter and colour, the live one by its frame, one that
// does not matter now by being dark. Required: `verdict`. `text` stands in the cell instead of the letter.
import QtQuick
import ".."

Rectangle {
    id: cell

    required property string verdict
    readonly property string letter: verdict === "D" ? qsTr("D", "draws") : verdict === "S" ? qsTr("S", "stands") : qsTr("?", "free")
    property string text: letter
    property bool live: false
    property bool counts: true
    readonly property string meaning: verdict === "D" ? qsTr("draws") : verdict === "S" ? qsTr("stands") : qsTr("free")

    radius: Theme.px(2)
    color: verdict === "S" ? Theme.raised : verdict === "D" ? (counts ? Theme.successFill : Theme.successShade) : counts ? Theme.gold : Theme.pressed
    border.color: Theme.goldDeep
    border.width: verdict === "?" && !counts ? 1 : 0
    z: live ? 1 : 0
    Accessible.role: Accessible.Cell

    // Around the cell, where it touches no letter
    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width
        visible: cell.live
        radius: Theme.px(4)
        color: "transparent"
        border.color: Theme.focus
        border.width: Math.max(2, Theme.px(2))
    }

    Text {
        anchors.centerIn: parent
        text: cell.text
        color: !cell.counts ? Theme.faint : cell.verdict === "?" ? Theme.ink : cell.verdict === "D" ? Theme.ivory : Theme.muted
        font.family: Theme.sans
        font.pixelSize: Math.max(12, Math.min(Theme.small, Math.round(cell.height * 0.7)))
        font.weight: Font.Medium
        Accessible.ignored: true
    }
}
