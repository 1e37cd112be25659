// What has nothing to do with the coup: buying in, a tip, sitting out, leaving. Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property TableModel table
    readonly property AmountEntry entry: table.matterEntry

    function ask(kind: string, takesAmount: bool): void {
        if (takesAmount)
            table.askFor(kind);
        else if (kind === "leave")
            leaving.open();
        else
            give(kind, "");
    }

    function give(kind: string, text: string): void {
        table.act(kind, text, table.seq);
        if (text === "")
            close();
    }

    title: qsTr("At the table")
    wish: Theme.px(460)
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
            onClicked: sheet.ask(kind, takesAmount)
            onDoubleClicked: {}
        }
    }

    StakeEntry {
        entry: sheet.entry
        onAccepted: sheet.give(sheet.entry.kind, sheet.entry.text)
    }

    Label {
        visible: text !== ""
        width: parent.width
        text: sheet.entry.problem
        color: Theme.danger
    }

    foot: ActionButton {
        visible: sheet.entry.kind !== ""
        text: qsTr("Do it")
        look: "primary"
        onClicked: sheet.give(sheet.entry.kind, sheet.entry.text)
        onDoubleClicked: {}
    }

    Confirm {
        id: leaving

        title: qsTr("Leave the table?")
        question: qsTr("You cash out and your seat becomes free. As banker you pass the bank.")
        consent: qsTr("Leave the table")
        onConfirmed: sheet.give("leave", "")
    }
}
