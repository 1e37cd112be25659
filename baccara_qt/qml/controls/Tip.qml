// Lies over something and explains it in a sentence: when the pointer rests on it, and when it is clicked. Over a grey
// button it says why it is grey, also when its `key` is pressed. Required: `text` (empty says nothing).
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

    function say(): void {
        tip.timeout = Math.max(Motion.notice, text.length * Motion.letter);
        tip.open();
        Accessible.announce(text);
    }

    function hush(): void {
        tip.close();
    }

    visible: text !== ""
    Accessible.ignored: true
    onTextChanged: tip.close()

    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (!hovered)
                tip.close();
            else
                rest.restart();
        }
    }

    TapHandler {
        enabled: !cover.onlyAtRest
        onTapped: cover.say()
    }

    Timer {
        id: rest

        interval: 400
        onTriggered: if (pointer.hovered)
            cover.say()
    }

    Shortcut {
        sequence: cover.key
        autoRepeat: false
        enabled: cover.key !== "" && cover.visible
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
