// A button for one act. `look`: "primary" (gold), "quiet" (outlined), "plain" (text only) or "dangerous";
// `key` presses it from anywhere and is shown in a column of its own, right of the words; `spoken` is read aloud instead
// of `text`, and `reason` when it is grey (see Tip); `entered`: Enter does it too, from anywhere on the page, and
// `mayEnter`: it may come to that, so there is room for it. Signal: clicked.
import QtQuick
import QtQuick.Templates as T
import ".."

T.Button {
    id: button

    property string look: "quiet"
    property string key
    property string keyText: key
    // Shown so small that the key could not be read
    property bool tight: false
    property bool entered: false
    property bool mayEnter: entered
    // Enter is its key
    readonly property bool enters: keyText === "↵"
    readonly property bool hinted: !tight && !enters && keyText !== ""
    readonly property real hintRoom: enters || keyText === "" ? 0 : hint.implicitWidth + Theme.px(7)
    readonly property real capRoom: mayEnter || enters ? cap.width + Theme.px(6) : 0
    readonly property real keys: Math.max(tight ? 0 : hintRoom, capRoom)
    // As wide as it is with its key, shown or not: whether it is tight must not depend on itself
    readonly property real widest: implicitContentWidth + Math.max(hintRoom, capRoom) + 2 * Theme.s
    property string spoken: text
    property string reason
    readonly property bool filled: look === "primary" || look === "dangerous"
    readonly property color fill: look === "primary" ? Theme.gold : look === "dangerous" ? Theme.dangerFill : Theme.raised
    readonly property color letters: look === "primary" ? Theme.ink : look === "plain" ? Theme.goldText : Theme.ivory

    implicitWidth: Math.max(Theme.px(96), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.control, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.l
    rightPadding: keys > 0 ? keys + Theme.s : leftPadding
    topPadding: Theme.s
    bottomPadding: Theme.s
    // A click or its key leaves Enter to the golden button
    focusPolicy: Qt.TabFocus
    font.family: Theme.serif
    font.pixelSize: Theme.px(17)
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    readonly property string keyed: key === "" ? "" : (entered ? qsTr("Key: %1 or Enter") : qsTr("Key: %1")).arg(keyText || key)
    Accessible.description: reason === "" ? keyed : enabled && keyed !== "" ? keyed + ". " + reason : reason
    Accessible.onPressAction: button.click()
    // Grey for a while, it has the keyboard again: that is seen as before
    onEnabledChanged: if (enabled && activeFocus)
        focusReason = Qt.TabFocusReason
    // A key held down acts once
    Keys.onReturnPressed: event => event.isAutoRepeat || button.click()
    Keys.onEnterPressed: event => event.isAutoRepeat || button.click()

    Shortcut {
        sequence: button.key
        autoRepeat: false
        enabled: button.key !== "" && button.enabled && button.visible
        onActivated: button.click()
    }

    contentItem: Text {
        text: button.text
        font: button.font
        color: button.enabled ? button.letters : Theme.faint
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        textFormat: Text.PlainText
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius
        color: {
            if (button.look === "plain")
                return button.hovered && button.enabled ? Theme.raised : "transparent";
            if (!button.enabled)
                return Theme.panel;
            if (button.down)
                return Qt.darker(button.fill, 1.18);
            return button.hovered ? Qt.lighter(button.fill, button.filled ? 1.08 : 1.35) : button.fill;
        }
        border.width: button.look === "plain" ? 0 : Theme.hair
        border.color: {
            if (!button.enabled)
                return Theme.line;
            return button.look === "primary" ? Theme.goldBright : button.look === "dangerous" ? Theme.danger : Theme.gold;
        }

        KeyHint {
            id: hint

            key: button.keyText
            visible: button.hinted
            color: button.enabled ? button.letters : Theme.faint
            x: parent.width - width - (cap.visible ? Math.max(Theme.xs, Theme.px(6) + (cap.width - width) / 2) : Theme.px(7))
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(3)
        }

        EnterCap {
            id: cap

            visible: button.entered || button.enters
            able: button.enabled
            dark: button.look === "primary" && button.enabled
            x: parent.width - width - Theme.px(6)
            y: button.hinted ? Theme.px(5) : parent.height - height - Theme.px(5)
        }

        FocusRing {
            shown: button.visualFocus
        }
    }
}
