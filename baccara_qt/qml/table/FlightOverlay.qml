// The one thing that moves: what the cue of the moment carries from place to place. When it has arrived the cue is
// acknowledged. Required: `table`, `geometry`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."

Item {
    id: overlay

    required property TableModel table
    required property TableGeometry geometry
    readonly property var cue: table.cue
    property real progress: 0

    function duration(beat: string): int {
        switch (beat) {
        case "card":
            return Motion.cardFlight;
        case "turn":
            return Motion.cardFlight + Motion.cardTurn;
        case "chips":
            return overlay.cue.shoeFrom !== overlay.cue.shoeTo ? Motion.shoeMove : Motion.chipFlight;
        case "sweep":
            return Motion.cardsAway;
        case "word":
            return Motion.call;
        default:
            return Motion.pause;
        }
    }

    function between(from: real, to: real): real {
        return from + (to - from) * progress;
    }

    function play(): void {
        flight.stop();
        progress = 0;
        if (cue.number !== undefined) {
            flight.duration = duration(cue.beat);
            flight.start();
        }
    }

    visible: table.busy
    Component.onCompleted: play()

    Connections {
        target: overlay.table

        function onCueChanged(): void {
            overlay.play();
        }
    }

    NumberAnimation {
        id: flight

        target: overlay
        property: "progress"
        from: 0
        to: 1
        easing.type: Easing.InOutCubic
        onFinished: overlay.table.acknowledge(overlay.cue.number)
    }

    Repeater {
        model: overlay.cue.cards ?? []

        CardFace {
            id: card

            required property var modelData
            readonly property var start: overlay.geometry.cardSpot(Object.assign({ "banker": overlay.cue.shoeFrom }, modelData.start))
            readonly property var end: overlay.geometry.cardSpot(modelData.end)
            readonly property bool turns: modelData.faceBefore !== modelData.faceAfter
            readonly property real turn: turns ? Math.min(1, Math.max(0, overlay.progress * 2 - 1)) : 0

            z: modelData.end.place === "ponte" && modelData.end.order === 2 ? -1 : 0
            back: modelData.back
            face: turn < 0.5 ? modelData.faceBefore : modelData.faceAfter
            open: Math.abs(Math.cos(Math.PI * turn))
            height: overlay.between(start.height, end.height)
            x: overlay.between(start.x, end.x) - width / 2
            y: overlay.between(start.y, end.y) - height / 2
            rotation: overlay.between(start.angle, end.angle)
        }
    }

    Repeater {
        model: overlay.cue.chips ?? []

        ChipStack {
            required property var modelData
            readonly property point start: overlay.geometry.chipSpot(modelData.start)
            readonly property point end: overlay.geometry.chipSpot(modelData.end)

            chip: overlay.geometry.chip
            stacks: modelData.stacks
            x: overlay.between(start.x, end.x)
            y: overlay.between(start.y, end.y)
        }
    }
}
