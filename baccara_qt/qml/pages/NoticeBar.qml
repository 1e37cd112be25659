// One sentence for the user over the page; it goes by itself after the time it takes to read, a grave one only when
// dismissed. Required: `shell`.
import QtQuick
import Baccara
import ".."
import "../controls"

Rectangle {
    id: bar

    required property Shell shell
    readonly property string sentence: shell.notices.sentence

    visible: sentence !== ""
    height: text.height + 2 * Theme.s
    radius: Theme.radius
    color: Theme.raised
    border.color: shell.notices.grave ? Theme.danger : Theme.gold
    border.width: Theme.hair
    onSentenceChanged: {
        if (sentence !== "")
            Accessible.announce(sentence, Accessible.Assertive);
        if (sentence !== "" && !shell.notices.grave)
            away.restart();
        else
            away.stop();
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Timer {
        id: away

        interval: Math.max(Motion.notice, bar.sentence.length * Motion.letter)
        onTriggered: bar.shell.notices.dismiss()
    }

    Label {
        id: text

        text: bar.sentence
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.m
        width: parent.width - cross.width - 2 * Theme.m
        Accessible.ignored: true
    }

    ActionButton {
        id: cross

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.rightMargin: Theme.xs
        implicitWidth: Theme.px(36)
        implicitHeight: Theme.px(32)
        leftPadding: 0
        rightPadding: 0
        look: "plain"
        text: "×"
        spoken: qsTr("Dismiss this message")
        onClicked: bar.shell.notices.dismiss()
    }
}
