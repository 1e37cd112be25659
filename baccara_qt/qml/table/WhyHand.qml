// A hand of a coup that is over, face up, with its points. Required: `modelData` (title, faces, points, spoken).
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

Item {
    id: hand

    required property var modelData
    readonly property int cardHeight: Math.min(Theme.px(104), Math.floor(width / 3.2 * 1.4))

    implicitHeight: title.height + Theme.s + cardHeight + Theme.s
    Accessible.role: Accessible.StaticText
    Accessible.name: modelData.spoken

    SectionTitle {
        id: title

        text: hand.modelData.title + " · " + hand.modelData.points
        Accessible.ignored: true
    }

    Row {
        anchors.top: title.bottom
        anchors.topMargin: Theme.s
        spacing: Theme.px(3)

        Repeater {
            model: hand.modelData.faces

            CardFace {
                required property string modelData

                face: modelData
                height: hand.cardHeight
            }
        }
    }
}
