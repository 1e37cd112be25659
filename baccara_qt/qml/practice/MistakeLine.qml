// Something that was wrong: what and how often, what would have been right, and the way to practise it. Required:
// `modelData` ({word, rule, why, times, exercise, group, help}). Signal: training(exercise, group).
import QtQuick
import ".."
import "../controls"

Item {
    id: line

    required property var modelData

    signal training(exercise: string, group: string)

    implicitHeight: Math.max(words.height, help.visible ? help.height : 0)

    Column {
        id: words

        width: parent.width - (help.visible ? help.width + Theme.m : 0)

        Label {
            width: parent.width
            text: "✗ " + [line.modelData.word, line.modelData.times !== "" ? "(" + line.modelData.times + ")" : ""].filter(part => part).join(" ")
            color: Theme.warning
            Accessible.name: text
        }

        Label {
            width: parent.width
            text: qsTr("%1 (rule %2)").arg(line.modelData.why).arg(line.modelData.rule)
            color: Theme.muted
            font.pixelSize: Theme.small
        }
    }

    WrapButton {
        id: help

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: line.modelData.help !== ""
        width: Math.min(implicitWidth, line.width * 0.42)
        leftPadding: Theme.m
        rightPadding: Theme.m
        text: qsTr("Practise: %1").arg(line.modelData.help)
        onClicked: line.training(line.modelData.exercise, line.modelData.group)
    }
}
