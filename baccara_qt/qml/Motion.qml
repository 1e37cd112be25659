// Every duration of the program in milliseconds. Main sets `speed` from the settings: it multiplies them all;
// 1 is the usual pace, above 1 leisurely, 0 instant.
pragma Singleton

import QtQuick

QtObject {
    property real speed: 1

    // Controls and pages
    readonly property int fade: ms(180)
    readonly property int sheet: ms(220)
    readonly property int notice: 6000
    // A letter of a sentence that is to be read
    readonly property int letter: 60
    // What takes longer tells how far it is
    readonly property int patience: 100

    // Cards
    readonly property int cardFlight: ms(420)
    readonly property int cardTurn: ms(300)
    readonly property int cardsServed: ms(900)
    readonly property int cardsAway: ms(460)

    // Chips and money
    readonly property int chipFlight: ms(380)
    readonly property int rake: ms(640)
    readonly property int ticket: ms(1500)
    readonly property int count: ms(420)

    // The croupier and the shoe
    readonly property int call: ms(900)
    readonly property int pause: ms(450)
    readonly property int travel: ms(360)
    readonly property int knock: ms(620)
    readonly property int shoeMove: ms(700)

    // A shoe made ready
    readonly property int spread: ms(1300)
    readonly property int wash: ms(950)
    readonly property int washDown: ms(1250)
    readonly property int gather: ms(1100)
    readonly property int cut: ms(1600)
    readonly property int load: ms(1700)

    // What has been seen so often is shown more quickly, down to two fifths
    function familiar(duration: int, times: int): int {
        return Math.round(duration * Math.max(0.4, Math.pow(0.88, times)));
    }

    // How far along a part of a way is, from `first` to `last` of the whole; it starts and ends gently
    function part(progress: real, first: real, last: real): real {
        const t = Math.max(0, Math.min(1, (progress - first) / (last - first)));
        return t * t * (3 - 2 * t);
    }

    function ms(duration: real): int {
        return Math.round(duration * Math.max(0, speed));
    }
}
