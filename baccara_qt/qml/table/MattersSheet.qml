// What has nothing to do with the coup: buying in, a tip, sitting out, leaving. Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property GameTable table
    readonly property AmountEntry entry: table.matterEntry
    readonly property bool asking: entry.kind !== ""

    function ask(kind: string, takesAmount: bool): void {
        if (takesAmount)
            table.askFor(kind);
        else if (kind === "leave")
            leaving.open();
        else
            give(kind);
    }

    function give(kind: string): void {
        table.act(kind, "", table.seq);
        close();
    }

    function giveAmount(): void {
        table.act(entry.kind, entry.text, table.seq);
    }

    title: qsTr("At the table")
    wish: Theme.px(640)
    // The amount was taken
    onAskingChanged: if (!asking)
        Qt.callLater(close)
    onClosed: table.askFor("")

    Label {
        visible: matters.count === 0
        width: parent.width
        color: Theme.muted
        text: qsTr("While a coup is running nobody buys in, sits out or leaves.")
    }

    Repeater {
        id: matters

        model: sheet.table.matters

        ActionButton {
            required property string kind
            required property bool takesAmount
            required text

            width: parent?.width ?? 0
            look: sheet.entry.kind === kind ? "primary" : "quiet"
            onClicked: sheet.ask(kind, takesAmount)
            onDoubleClicked: {}
        }
    }

    Item {
        visible: sheet.asking
        width: parent.width
        height: amount.implicitHeight

        // Many chips for great sums: rather smaller than cut off
        StakeEntry {
            id: amount

            entry: sheet.entry
            scale: Math.min(1, parent.width / Math.max(1, implicitWidth))
            transformOrigin: Item.Left
            onAccepted: sheet.giveAmount()
        }
    }

    Label {
        visible: text !== ""
        width: parent.width
        text: sheet.entry.problem
        color: Theme.danger
    }

    foot: ActionButton {
        visible: sheet.asking
        text: qsTr("Do it")
        look: "primary"
        onClicked: sheet.giveAmount()
        onDoubleClicked: {}
    }

    Confirm {
        id: leaving

        title: qsTr("Leave the table?")
        question: qsTr("You cash out and your seat becomes free. As banker you pass the bank.")
        consent: qsTr("Leave the table")
        onConfirmed: sheet.give("leave")
    }
}
