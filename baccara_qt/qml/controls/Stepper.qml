// A small whole number, changed by its two buttons, the arrow keys or the wheel. Signal: changed(value).
import QtQuick
import QtQuick.Templates as T
import ".."

FocusScope {
    id: stepper

    property string label
    property string hint
    property string problem
    property alias from: box.from
    property alias to: box.to
    property alias value: box.value

    signal changed(value: int)

    implicitWidth: Theme.px(150)
    implicitHeight: column.implicitHeight

    component Sign: Rectangle {
        required property string text
        required property bool down
        required property bool able

        implicitWidth: Theme.px(40)
        color: down ? Theme.raised : "transparent"
        radius: Theme.radius

        Text {
            anchors.centerIn: parent
            text: parent.text
            color: parent.able ? Theme.goldText : Theme.line
            font.family: Theme.sans
            font.pixelSize: Theme.px(20)
            Accessible.ignored: true
        }
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.px(6)

        Label {
            text: stepper.label
            visible: text !== ""
            width: parent.width
            color: Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        T.SpinBox {
            id: box

            focus: true
            width: Math.min(parent.width, Theme.px(150))
            height: Theme.control
            wheelEnabled: true
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.SpinBox
            Accessible.name: stepper.label
            Accessible.description: stepper.problem !== "" ? stepper.problem : stepper.hint
            onValueModified: stepper.changed(value)

            contentItem: Text {
                text: box.value
                color: Theme.ivory
                font.family: Theme.serif
                font.pixelSize: Theme.lead
                font.features: Theme.figures
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
                // The spin box makes it a second stop for the Tab key
                Component.onCompleted: activeFocusOnTab = false
            }

            up.indicator: Sign {
                x: box.width - width
                height: box.height
                text: "+"
                down: box.up.pressed || box.up.hovered
                able: box.value < box.to
            }

            down.indicator: Sign {
                height: box.height
                text: "−"
                down: box.down.pressed || box.down.hovered
                able: box.value > box.from
            }

            background: Rectangle {
                color: Theme.pressed
                radius: Theme.radius
                border.width: box.activeFocus ? Theme.px(2) : Theme.hair
                border.color: stepper.problem !== "" ? Theme.danger : box.activeFocus ? Theme.focus : box.hovered ? Theme.gold : Theme.lineStrong
            }
        }

        Label {
            text: stepper.problem !== "" ? stepper.problem : stepper.hint
            visible: text !== ""
            width: parent.width
            color: stepper.problem !== "" ? Theme.danger : Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
