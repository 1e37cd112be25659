// Yes or no, with a sentence that says what "on" means. Signal: toggled, only when the user changes it.
import QtQuick
import QtQuick.Templates as T
import ".."

T.Switch {
    id: toggle

    property string hint

    implicitWidth: Math.max(Theme.px(240), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitContentHeight, track.height) + topPadding + bottomPadding
    padding: Theme.xs
    spacing: Theme.m
    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    font.pixelSize: Theme.body
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: hint
    Accessible.onToggleAction: toggle.click()

    indicator: Rectangle {
        id: track

        x: toggle.leftPadding
        y: toggle.topPadding
        width: Theme.px(40)
        height: Theme.px(22)
        radius: height / 2
        color: toggle.checked ? Theme.gold : Theme.pressed
        border.width: Theme.hair
        border.color: toggle.checked ? Theme.goldBright : Theme.lineStrong

        Rectangle {
            x: Theme.px(3) + toggle.visualPosition * (parent.width - width - Theme.px(6))
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - Theme.px(6)
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.ink : Theme.muted
        }

        FocusRing {
            radius: height / 2
            shown: toggle.visualFocus
        }
    }

    contentItem: Column {
        leftPadding: track.width + toggle.spacing
        // The first line stands beside the middle of the switch
        topPadding: Math.max(0, (track.height - line.height) / 2)
        spacing: Theme.px(2)

        Label {
            id: line

            text: toggle.text
            font: toggle.font
            width: toggle.availableWidth - track.width - toggle.spacing
            Accessible.ignored: true
        }

        Label {
            text: toggle.hint
            visible: text !== ""
            width: toggle.availableWidth - track.width - toggle.spacing
            color: Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
