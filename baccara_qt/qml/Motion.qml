// Every duration of the program in milliseconds. Main sets `speed` from the settings: it multiplies them all;
// 1 is the usual pace, above 1 leisurely, 0 instant.
pragma Singleton

import QtQuick

QtObject {
    property real speed: 1
    readonly property bool instant: speed <= 0

    // Controls and pages
    readonly property int fade: ms(180)
    readonly property int sheet: ms(220)
    readonly property int notice: 6000

    // Cards
    readonly property int cardFlight: ms(420)
    readonly property int cardTurn: ms(300)
    readonly property int cardsAway: ms(460)

    // Chips and money
    readonly property int chipFlight: ms(380)

    // The croupier and the shoe
    readonly property int call: ms(900)
    readonly property int pause: ms(450)
    readonly property int shoeMove: ms(700)

    function ms(duration: real): int {
        return Math.round(duration * Math.max(0, speed));
    }
}
