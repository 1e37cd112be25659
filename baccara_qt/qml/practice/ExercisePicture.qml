// What an exercise is about in a picture on felt. Required: `picture` with `cards`, `stacks`, `seats` (and the `marked`
// one) or a `word`.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../table"

Item {
    id: view

    required property var picture
    readonly property real size: Math.min(width, height)
    readonly property var faces: picture.cards ?? []

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: view.picture.stacks || view.picture.word ? view.height * 0.1 : (view.height - height) / 2
        spacing: -view.size * 0.12

        Repeater {
            model: view.faces

            CardFace {
                required property int index
                required property string modelData

                face: modelData
                height: view.size * (view.picture.stacks || view.picture.word || view.faces.length > 2 ? 0.5 : 0.62)
                rotation: (index - (view.faces.length - 1) / 2) * 7
            }
        }
    }

    ChipStack {
        x: view.width / 2
        y: view.height * (view.faces.length || view.picture.word ? 0.84 : 0.62)
        visible: stacks.length > 0
        stacks: view.picture.stacks ?? []
        chip: view.size * 0.25
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: view.faces.length ? view.height * 0.68 : view.picture.stacks ? view.height * 0.12 : (view.height - height) / 2
        visible: text !== ""
        text: view.picture.word ?? ""
        color: Theme.goldOnFelt
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(view.size * 0.19)
        Accessible.ignored: true
    }

    SeatRing {
        anchors.centerIn: parent
        width: view.width * 0.82
        height: Math.min(view.height * 0.8, width * 0.72)
        visible: places > 0
        places: view.picture.seats ?? 0
        seats: Array.from({ length: places }, (_, n) => ({ "seat": n + 1, "note": "", "free": true }))
        marks: view.picture.marked ? ({ [view.picture.marked]: "1" }) : ({})
        enabled: false
        plain: true
    }
}
