// An amount that counts up or down to what it is now. Required: `amount` as a number, `figure` as it is written.
// Optional: `brief`, which stands there where the figure has no room.
import QtQuick
import ".."

Text {
    id: counted

    required property real amount
    required property string figure
    property string brief
    readonly property bool shortened: brief !== "" && measure.advanceWidth > width
    property real shown: amount
    property bool ready: false

    // On the way in whole units, grouped as amounts are
    function onTheWay(): string {
        return Math.round(shown).toString().replace(/\B(?=(\d{3})+$)/g, Qt.locale().groupSeparator);
    }

    text: shortened ? brief : count.running ? onTheWay() : figure
    font.features: Theme.figures
    onAmountChanged: {
        count.stop();
        // The binding of an animation's goal would come too late
        count.to = amount;
        if (ready && figure !== "")
            count.start();
        else
            shown = amount;
    }
    Component.onCompleted: {
        shown = amount;
        ready = true;
    }

    TextMetrics {
        id: measure

        font: counted.font
        text: counted.brief !== "" ? counted.figure : ""
    }

    NumberAnimation {
        id: count

        target: counted
        property: "shown"
        duration: Motion.count
        easing.type: Easing.OutCubic
    }
}
