// Who sits at a table, side by side and a little over each other. Given: `names`, and `portraits`, the number of
// the picture of each.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."

Row {
    id: faces

    property list<string> names
    property var portraits: ({})
    property int most: 4
    property int size: Theme.px(34)

    layoutDirection: Qt.RightToLeft
    spacing: -size * 0.3
    opacity: repeater.count > 0 ? 1 : 0

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Repeater {
        id: repeater

        model: faces.names.filter(name => faces.portraits[name] !== undefined).slice(0, faces.most).reverse()

        Image {
            required property string modelData

            width: faces.size
            height: faces.size
            source: Theme.art("portraits/" + String(faces.portraits[modelData]).padStart(2, "0") + ".svg")
            sourceSize.width: Math.ceil(faces.size * Screen.devicePixelRatio / 8) * 8
            mipmap: true
        }
    }
}
