// What is said about the last answer, with the rule; after a wrong one it waits to be read. Required: `drill`.
import QtQuick
import Baccara
import ".."
import "../controls"

Rectangle {
    id: bar

    required property Drilling drill
    readonly property var verdict: drill.verdict
    readonly property bool told: verdict.word !== undefined

    height: Theme.px(92)
    radius: Theme.radiusLarge
    color: Theme.panel
    border.width: Theme.hair
    border.color: !told ? Theme.line : verdict.right ? Theme.success : Theme.warning

    Label {
        anchors.centerIn: parent
        visible: !bar.told
        text: qsTr("What is right and why is said here.")
        color: Theme.muted
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.l
        anchors.right: on.visible ? on.left : parent.right
        anchors.rightMargin: Theme.l
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        visible: bar.told

        Label {
            width: parent.width
            text: (bar.verdict.right ? "✓ " : "✗ ") + (bar.verdict.word ?? "")
            color: bar.verdict.right ? Theme.success : Theme.warning
            font.family: Theme.serif
            font.pixelSize: Theme.lead
            Accessible.name: bar.verdict.word ?? ""
        }

        Label {
            width: parent.width
            text: qsTr("%1 (rule %2)").arg(bar.verdict.why ?? "").arg(bar.verdict.rule ?? "")
        }
    }

    ActionButton {
        id: on

        anchors.right: parent.right
        anchors.rightMargin: Theme.l
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.drill.waits
        look: "primary"
        text: qsTr("Go on")
        key: "Space"
        keyText: qsTr("Space")
        onClicked: bar.drill.goOn()
    }

    Shortcut {
        sequences: ["Return", "Enter"]
        autoRepeat: false
        enabled: bar.drill.waits
        onActivated: bar.drill.goOn()
    }
}
