// One of a few, side by side. `options`: [{value, text}, …]; `value` is the chosen one. Signal: chosen(value).
// `picture`: a file whose item, given a `value`, is shown above the text of each. Left and right change it, one stop for the
// Tab key.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ".."

FocusScope {
    id: choice

    property string label
    property string hint
    property var options: []
    property var value
    property url picture

    signal chosen(value: var)

    function step(direction: int): void {
        const at = options.findIndex(option => option.value === value);
        const next = Math.min(options.length - 1, Math.max(0, at + direction));
        if (next !== at)
            chosen(options[next].value);
    }

    implicitWidth: Math.max(title.implicitWidth, flow.implicitWidth)
    implicitHeight: column.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: label
    Accessible.description: hint
    Keys.onLeftPressed: choice.step(-1)
    Keys.onRightPressed: choice.step(1)

    Column {
        id: column

        width: parent.width
        spacing: Theme.px(6)

        Label {
            id: title

            text: choice.label
            visible: text !== ""
            width: parent.width
            color: Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Flow {
            id: flow

            width: parent.width
            spacing: Theme.s

            Repeater {
                model: choice.options

                T.RadioButton {
                    id: option

                    required property var modelData

                    text: modelData.text
                    checked: modelData.value === choice.value
                    autoExclusive: false
                    checkable: false
                    focusPolicy: Qt.NoFocus
                    topPadding: indicator.height > 0 ? indicator.y + indicator.height : 0
                    implicitWidth: Math.max(implicitContentWidth, indicator.width) + 2 * Theme.m
                    implicitHeight: Theme.px(38) + topPadding
                    font.family: Theme.serif
                    font.pixelSize: Theme.px(16)
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: text
                    Accessible.checked: checked
                    Accessible.onPressAction: choice.chosen(option.modelData.value)
                    onClicked: {
                        choice.forceActiveFocus(Qt.MouseFocusReason);
                        choice.chosen(option.modelData.value);
                    }

                    indicator: Loader {
                        x: (option.width - width) / 2
                        y: Theme.m
                        Component.onCompleted: {
                            if (choice.picture.toString() !== "")
                                setSource(choice.picture, { "value": option.modelData.value });
                        }
                    }

                    contentItem: Text {
                        text: option.text
                        font: option.font
                        color: option.checked ? Theme.ink : Theme.ivory
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        Accessible.ignored: true
                    }

                    background: Rectangle {
                        radius: Theme.radius
                        color: option.checked ? Theme.gold : option.hovered ? Theme.raised : Theme.pressed
                        border.width: Theme.hair
                        border.color: option.checked ? Theme.goldBright : Theme.lineStrong

                        FocusRing {
                            shown: option.checked && choice.activeFocus
                        }
                    }
                }
            }
        }

        Label {
            text: choice.hint
            visible: text !== ""
            width: parent.width
            color: Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
