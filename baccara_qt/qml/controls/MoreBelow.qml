// What can be scrolled fades where it goes on below. Required: `flick`, on a panel.
import QtQuick
import ".."

Rectangle {
    required property Flickable flick

    anchors.bottom: flick.bottom
    width: flick.width
    height: Theme.xl
    visible: flick.contentHeight > flick.height && !flick.atYEnd
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.alpha(Theme.panel, 0)
        }
        GradientStop {
            position: 1
            color: Theme.panel
        }
    }
}
