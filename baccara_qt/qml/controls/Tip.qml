// Lies over something and explains it in a sentence: when the pointer comes to it and rests, and when it is clicked. Over
// a grey button it says why it is grey, also when its `key` is pressed. Required: `text` (empty says nothing).
import QtQuick
import QtQuick.Templates as T
import ".."

Item {
    id: cover

    required property string text
    property string key
    // What lies below can be clicked itself
    property bool onlyAtRest: false
    readonly property alias said: tip.opened
    // Where what lies below ends
    readonly property real edge: parent.x + width

    function say(): void {
        tip.timeout = Math.max(Motion.notice, text.length * Motion.letter);
        tip.open();
        Accessible.announce(text);
    }

    function hush(): void {
        tip.close();
    }

    Accessible.ignored: true
    // What has become another thing under a resting pointer was not pointed at
    onEdgeChanged: fresh.restart()
    onTextChanged: {
        rest.stop();
        tip.close();
    }

    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (!hovered)
                tip.close();
            else if (!fresh.running)
                rest.restart();
        }
    }

    TapHandler {
        enabled: cover.text !== "" && !cover.onlyAtRest
        onTapped: cover.say()
    }

    Timer {
        id: rest

        interval: 400
        onTriggered: if (pointer.hovered && cover.text !== "")
            cover.say()
    }

    Timer {
        id: fresh

        interval: 200
        running: true
    }

    Shortcut {
        sequence: cover.key
        autoRepeat: false
        enabled: cover.key !== "" && cover.text !== ""
        onActivated: cover.say()
    }

    T.ToolTip {
        id: tip

        text: cover.text
        x: Math.round((cover.width - width) / 2)
        y: -height - Theme.s
        margins: Theme.s
        padding: Theme.s
        leftPadding: Theme.m
        rightPadding: Theme.m
        implicitWidth: Math.min(Theme.px(380), measure.advanceWidth + leftPadding + rightPadding + 2)
        implicitHeight: sentence.implicitHeight + topPadding + bottomPadding
        closePolicy: T.Popup.NoAutoClose

        contentItem: Label {
            id: sentence

            text: cover.text
            font.pixelSize: Theme.small
        }

        background: Rectangle {
            color: Theme.raised
            radius: Theme.radius
            border.color: Theme.lineStrong
            border.width: Theme.hair
        }

        TextMetrics {
            id: measure

            text: cover.text
            font: sentence.font
        }
    }
}
