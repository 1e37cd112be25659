// A step of the staff's work that is the learner's or the house's. Required: `step` ({value, text, mine}).
// Signal: chosen.
import QtQuick
import QtQuick.Templates as T
import ".."
import "../controls"

T.CheckBox {
    id: chip

    required property var step

    signal chosen

    text: step.text
    checked: step.mine
    implicitWidth: implicitContentWidth + 2 * Theme.m
    implicitHeight: Theme.px(32)
    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    font.pixelSize: Theme.small
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.onToggleAction: chip.click()
    onClicked: {
        // What is checked is what the plan says
        checked = Qt.binding(() => chip.step.mine);
        chip.chosen();
    }

    contentItem: Text {
        text: (chip.checked ? "✓ " : "") + chip.text
        font: chip.font
        color: chip.checked ? Theme.ink : Theme.muted
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: chip.checked ? Theme.gold : chip.hovered ? Theme.raised : Theme.pressed
        border.width: Theme.hair
        border.color: chip.checked ? Theme.goldBright : Theme.lineStrong

        FocusRing {
            shown: chip.visualFocus
        }
    }
}
