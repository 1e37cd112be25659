// The one thing that moves: what the cue of the moment carries from place to place. When it has arrived the cue is
// acknowledged. Required: `table`, its `cue`, `geometry`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."

Item {
    id: overlay

    required property GameTable table
    required property var cue
    required property TableGeometry geometry
    // A card that the user is to deal himself waits for him
    readonly property bool waits: cue.waits ?? false
    readonly property alias lasts: flight.duration
    property real progress: 0
    // Where the user let go of the card he drew, as a spot with the number of its cue; null for the shoe
    property var drawn: null
    readonly property real flown: Motion.part(progress, 0, 1)
    readonly property real cardsFlown: cue.beat === "serve" ? Motion.part(progress, 0, 0.6) : flown
    readonly property real chipsFlown: cue.beat === "rake" ? Motion.part(progress, 0.4, 1) : cue.beat === "ticket" ? Motion.part(progress, 0.55, 1) : flown

    function duration(beat: string): int {
        switch (beat) {
        case "card":
            return Motion.cardFlight;
        case "serve":
            return Motion.cardsServed;
        case "turn":
            return Motion.cardFlight + Motion.cardTurn;
        case "chips":
            return overlay.cue.shoeFrom !== overlay.cue.shoeTo ? Motion.shoeMove : Motion.chipFlight;
        case "rake":
            return Motion.rake;
        case "ticket":
            return Motion.ticket;
        case "sweep":
            return Motion.cardsAway;
        case "word":
            return Motion.call;
        case "knock":
            return Motion.knock;
        case "spread":
            return Motion.spread;
        case "wash":
            return Motion.wash;
        case "wash_down":
            return Motion.washDown;
        case "gather":
            return Motion.gather;
        case "cut":
            return Motion.cut;
        case "load":
            return Motion.load;
        case "shoe":
            return Motion.shoeMove;
        default:
            return Motion.pause;
        }
    }

    function lasting(beat: string, times: int): int {
        return Motion.familiar(duration(beat), times);
    }

    function between(from: real, to: real, way: real): real {
        return from + (to - from) * way;
    }

    // Cards before a seat go from the hand that has looked at them
    function leaving(start: var): var {
        const spot = geometry.cardSpot(Object.assign({ "banker": cue.shoeFrom }, start));
        return start.place === "holder" ? geometry.taken(spot, start.order, 1) : spot;
    }

    function play(): void {
        flight.stop();
        progress = 0;
        if (cue.number !== undefined && !cue.waits) {
            flight.duration = lasting(cue.beat, cue.times);
            flight.start();
        }
    }

    visible: table.busy
    Component.onCompleted: play()
    onCueChanged: play()

    NumberAnimation {
        id: flight

        target: overlay
        property: "progress"
        from: 0
        to: 1
        onFinished: overlay.table.acknowledge(overlay.cue.number)
    }

    Repeater {
        model: overlay.waits ? [] : overlay.cue.cards ?? []

        CardFace {
            id: card

            required property var modelData
            readonly property bool passes: true
            readonly property var start: overlay.drawn !== null && overlay.drawn.number === overlay.cue.number ? overlay.drawn : overlay.leaving(modelData.start)
            readonly property var end: overlay.geometry.cardSpot(modelData.end)
            readonly property bool turns: modelData.faceBefore !== modelData.faceAfter
            // What stays where it is turns all the while, else it turns on the last part of its way
            readonly property bool stays: start.x === end.x && start.y === end.y
            readonly property real turn: turns ? Motion.part(overlay.progress, stays ? 0.2 : 0.45, stays ? 0.8 : 1) : 0
            // Some are in a hand already
            readonly property bool held: modelData.start.place === "holder" || start === overlay.drawn

            z: modelData.end.place === "ponte" && modelData.end.order === 2 ? -1 : 0
            lift: (held ? 1 : Motion.part(overlay.cardsFlown, 0, 0.25)) * (1 - Motion.part(overlay.cardsFlown, 0.75, 1))
            back: modelData.back
            face: turn < 0.5 ? modelData.faceBefore : modelData.faceAfter
            // The slot swallows it edge on
            open: Math.abs(Math.cos(Math.PI * turn)) * (modelData.end.place === "slot" ? 1 - 0.95 * Motion.part(overlay.flown, 0.8, 1) : 1)
            // Lifted a little on its way
            height: overlay.between(start.height, end.height, overlay.cardsFlown) * (1 + 0.06 * Math.sin(Math.PI * overlay.cardsFlown))
            detail: Math.max(start.height, end.height)
            x: overlay.between(start.x, end.x, overlay.cardsFlown) - width / 2
            y: overlay.between(start.y, end.y, overlay.cardsFlown) - height / 2
            rotation: overlay.between(start.angle, end.angle, overlay.cardsFlown)
        }
    }

    Repeater {
        model: overlay.cue.chips ?? []

        ChipStack {
            id: flying

            required property var modelData
            readonly property bool passes: true
            readonly property point start: overlay.geometry.chipSpot(modelData.start)
            readonly property point end: overlay.geometry.chipSpot(modelData.end)
            readonly property var first: overlay.geometry.heap(modelData.start)
            readonly property var last: overlay.geometry.heap(modelData.end)
            // Between bank and garage they are lifted over the figure that stands there
            readonly property real over: ["bank", "garage"].includes(modelData.start.place) && ["bank", "garage"].includes(modelData.end.place) ? 1.1 * overlay.geometry.chip : 0

            chip: overlay.between(first.chip, last.chip, overlay.chipsFlown)
            // They come out of a purse and go into it, not all at once
            opacity: overlay.between(overlay.between(first.shown, 1, Motion.part(overlay.chipsFlown, 0, 0.2)), last.shown, Motion.part(overlay.chipsFlown, 0.8, 1))
            broad: overlay.geometry.broad(modelData.end.place)
            stacks: modelData.stacks
            x: overlay.between(start.x, end.x, overlay.chipsFlown)
            y: overlay.between(start.y, end.y, overlay.chipsFlown) - over * Motion.part(overlay.chipsFlown, 0, 0.12) * (1 - Motion.part(overlay.chipsFlown, 0.85, 1))

            // What comes to lie alone finds its place as it sets out
            Binding {
                target: overlay.geometry
                property: "garageWants"
                value: flying.wants * flying.last.chip / flying.chip
                when: flying.modelData.end.place === "garage" && !overlay.geometry.garaged
                restoreMode: Binding.RestoreNone
            }
        }
    }

    Ticket {
        visible: overlay.cue.beat === "ticket"
        geometry: overlay.geometry
        text: visible ? overlay.cue.chips[0].text : ""
        progress: visible ? overlay.progress : 0
    }
}
