// A field for a sum of money as typed. It judges nothing: give what is wrong as `problem`.
// Signals, besides those of Field: stepped(direction) with +1 or -1 for the arrow keys and the wheel.
import QtQuick

Field {
    id: amount

    signal stepped(direction: int)

    maximumLength: 24
    input.inputMethodHints: Qt.ImhFormattedNumbersOnly
    Keys.onUpPressed: amount.stepped(1)
    Keys.onDownPressed: amount.stepped(-1)

    WheelSteps {
        onStepped: direction => amount.stepped(direction)
    }
}
