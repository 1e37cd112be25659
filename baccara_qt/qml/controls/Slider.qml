// A value between two ends, with its label, its value in words and, if `marks`, the two ends named.
// Signal: moved(value), only when the user moves it.
import QtQuick
import QtQuick.Templates as T
import ".."

FocusScope {
    id: slider

    property string label
    property string valueText
    property string lowText
    property string highText
    property alias from: handle.from
    property alias to: handle.to
    property alias stepSize: handle.stepSize
    property alias value: handle.value

    signal moved(value: real)

    implicitWidth: Theme.px(280)
    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: parent.width
        spacing: Theme.xs

        Item {
            width: parent.width
            height: Math.max(title.height, current.height)

            Label {
                id: title

                text: slider.label
                width: parent.width - current.width - Theme.s
                color: Theme.muted
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }

            Label {
                id: current

                text: slider.valueText
                anchors.right: parent.right
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.small
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }

        T.Slider {
            id: handle

            focus: true
            width: parent.width
            height: Theme.px(32)
            snapMode: T.Slider.SnapAlways
            Accessible.role: Accessible.Slider
            Accessible.name: slider.label
            Accessible.description: slider.valueText
            onMoved: slider.moved(value)

            background: Rectangle {
                x: Theme.px(9)
                y: (handle.height - height) / 2
                width: handle.width - 2 * x
                height: Theme.px(4)
                radius: height / 2
                color: Theme.line

                Rectangle {
                    width: handle.visualPosition * parent.width
                    height: parent.height
                    radius: parent.radius
                    color: Theme.gold
                }
            }

            handle: Rectangle {
                x: handle.visualPosition * (handle.width - width)
                y: (handle.height - height) / 2
                width: Theme.px(18)
                height: width
                radius: width / 2
                color: handle.pressed ? Theme.goldBright : Theme.ivory
                border.color: Theme.gold
                border.width: Theme.px(2)

                FocusRing {
                    radius: height / 2
                    shown: handle.visualFocus
                }
            }
        }

        Item {
            width: parent.width
            height: low.height
            visible: slider.lowText !== "" || slider.highText !== ""

            Label {
                id: low

                text: slider.lowText
                width: parent.width / 2
                color: Theme.muted
                font.pixelSize: Theme.caption
                Accessible.ignored: true
            }

            Label {
                text: slider.highText
                anchors.right: parent.right
                width: parent.width / 2
                horizontalAlignment: Text.AlignRight
                color: Theme.muted
                font.pixelSize: Theme.caption
                Accessible.ignored: true
            }
        }
    }
}
