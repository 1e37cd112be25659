// The deck on the table. Main sets it from the settings; a card that is shown changes with it, in flight too.
pragma Singleton

import QtQuick

QtObject {
    property string faces: "classic"
    property string letters: "en"
    property string backs: "ogee"
    // A drawn card has a margin of nothing around it, so that its edge is smooth: so much larger is the picture
    readonly property real wide: 256 / 250
    readonly property real high: 356 / 350

    // The picture of a face, e.g. "9h"
    function face(card: string): string {
        const lettered = "JQK".includes(card[0]) && letters !== "en" && faces !== "plain";
        return Theme.art("cards/" + faces + "/" + card + (lettered ? "." + letters : "") + ".svg");
    }

    // The picture of a back: "b" is blue, any other red
    function back(colour: string): string {
        return Theme.art("cards/backs/" + backs + (colour === "b" ? "-blue" : "-red") + ".svg");
    }
}
