// Lies over a button that is grey and says why: when the pointer rests on it, and when it is clicked or its key is
// pressed. Required: `reason` (empty says nothing). `key`: the button's.
import QtQuick
import QtQuick.Templates as T
import ".."

Item {
    id: cover

    required property string reason
    property string key

    function say(): void {
        tip.timeout = Motion.notice;
        tip.open();
        Accessible.announce(reason);
    }

    visible: reason !== ""
    Accessible.ignored: true
    onReasonChanged: tip.close()

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

        text: cover.reason
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

            text: cover.reason
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

            text: cover.reason
            font: sentence.font
        }
    }
}
