// What counts as one act though the hand did it twice: the second would answer a question nobody has read yet.
// Required: `seq`, which changes with every question. Functions: clicked() and keyed(by), for every click and key.
import QtQuick

Item {
    required property real seq
    // Clicks as fast as a double click go on, over another question
    readonly property bool flurry: clicks.running && clicks.asked !== seq

    function clicked(): void {
        if (!clicks.running)
            clicks.asked = seq;
        clicks.restart();
    }

    // Whether it is a new act. `by` is the key, or what else acts as one
    function keyed(by: string): bool {
        if (keys.running && keys.by === by && keys.asked !== seq)
            return false;
        keys.by = by;
        keys.asked = seq;
        keys.restart();
        return true;
    }

    Timer {
        id: clicks

        // What was asked when the first of them came
        property real asked

        interval: Application.styleHints.mouseDoubleClickInterval
    }

    Timer {
        id: keys

        property string by
        property real asked

        // A hand that means it twice is slower
        interval: clicks.interval / 2
    }
}
