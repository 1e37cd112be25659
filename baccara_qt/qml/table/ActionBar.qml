// The one bar: whose turn it is, the amount where one is wanted, and a button for each act, lit when it is legal.
// Required: `table`. Optional: `cut`. Function: main() does the obvious.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: bar

    required property GameTable table
    // Where the knife is while the human cuts
    property int cut: 0
    // What the human is asked is read aloud when he is asked
    readonly property string asked: table.yourTurn ? table.prompt : ""
    // The act whose button says the amount
    property string priced: ""
    readonly property bool compact: width < Theme.px(960)

    function press(kind: string, by: string): void {
        if (once.keyed(by))
            table.act(kind, kind === "cut" ? String(cut) : table.entry.text, table.seq);
    }

    // Gold is what Space and Enter do
    function isGold(kind: string, isMain: bool): bool {
        return table.entry.chosen && priced !== "" ? kind === priced : isMain;
    }

    function main(): void {
        for (let n = 0; n < buttons.count; ++n) {
            const button = buttons.itemAt(n) as ActButton;
            if (button.gold && button.isEnabled)
                return bar.press(button.kind, "main");
        }
    }

    OneAct {
        id: once

        seq: bar.table.seq
    }

    onAskedChanged: if (asked !== "") Accessible.announce(asked)
    implicitHeight: column.implicitHeight + 2 * Theme.m

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    component Line: Label {
        width: parent.width
        height: Theme.px(52)
        font.family: Theme.serif
        minimumPixelSize: Theme.small
        fontSizeMode: Text.Fit
        lineHeight: 0.92
        verticalAlignment: Text.AlignVCenter
    }

    component ActButton: Item {
        id: act

        required property string kind
        required property bool isEnabled
        required property bool isMain
        required property string text
        required property string key
        required property string reason
        required property string priced
        required property string lies
        required property string meaning
        readonly property bool says: priced !== "" && kind === bar.table.entry.kind
        readonly property bool gold: bar.isGold(kind, isMain)
        readonly property real widest: Math.max(button.widest, Theme.px(bar.compact ? 64 : 96))

        onSaysChanged: bar.priced = says ? kind : bar.priced === kind ? "" : bar.priced
        Component.onCompleted: if (says)
            bar.priced = kind
        Component.onDestruction: if (bar.priced === kind)
            bar.priced = ""

        implicitWidth: button.implicitWidth
        implicitHeight: button.implicitHeight

        ActionButton {
            id: button

            text: act.says && !["", act.lies].includes(bar.table.entry.sumText) ? act.priced.arg(bar.table.entry.sumText) : act.text
            key: act.key
            tight: acts.crowded
            reason: act.reason !== "" ? act.reason : act.meaning
            look: act.gold ? "primary" : "quiet"
            entered: act.gold && act.isEnabled
            // What it says beside an amount moves no button
            mayEnter: act.isMain || act.says
            enabled: act.isEnabled
            implicitWidth: Math.max(Theme.px(bar.compact ? 64 : 96), implicitContentWidth + leftPadding + rightPadding)
            leftPadding: acts.crowded ? Theme.xs : bar.compact ? Theme.s : Theme.m
            font.pixelSize: Theme.px(bar.compact ? 15 : 17)
            onPressed: once.clicked()
            onClicked: bar.press(act.kind, act.key)
            // The second click of a double click is no click of its own, however long the first took
            onDoubleClicked: once.clicked()
        }

        Tip {
            anchors.fill: parent
            text: act.reason !== "" ? act.reason : act.meaning
            key: act.isEnabled ? "" : act.key
            onlyAtRest: act.isEnabled
        }
    }

    Column {
        id: column

        x: Theme.l
        y: Theme.m
        width: parent.width - 2 * Theme.l
        spacing: Theme.s

        Item {
            width: parent.width
            height: Theme.px(52)

            Column {
                width: parent.width - (entry.visible ? entry.width + Theme.l : 0)
                anchors.verticalCenter: parent.verticalCenter

                Line {
                    visible: !problem.visible
                    text: bar.table.prompt
                    color: bar.table.yourTurn ? Theme.ivory : Theme.muted
                    font.pixelSize: Theme.px(17)
                }

                Line {
                    id: problem

                    visible: text !== ""
                    text: bar.table.problem !== "" ? bar.table.problem : bar.table.entry.problem
                    color: Theme.danger
                    font.pixelSize: Theme.px(16)
                    Accessible.role: Accessible.AlertMessage
                }
            }

            StakeEntry {
                id: entry

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                entry: bar.table.entry
                onAccepted: bar.press(bar.table.entry.kind, "main")
                // Out of sight the field would go on taking every key
                onVisibleChanged: if (!visible && activeFocus)
                    bar.focus = false
            }
        }

        Item {
            width: parent.width
            height: Theme.control

            // Clicks on a button that is still grey count too
            MouseArea {
                anchors.fill: parent
                z: once.flurry ? 1 : -1
                onPressed: once.clicked()
            }

            ActionButton {
                visible: bar.table.broken
                text: qsTr("Try again")
                look: "primary"
                onPressed: once.clicked()
                onClicked: bar.table.goOn()
            }

            Row {
                id: acts

                readonly property real room: undo.x - Theme.m
                // Long words in a small window: rather without their keys, and smaller, than cut off
                readonly property bool crowded: children.reduce((sum, act) => sum + ((act as ActButton)?.widest ?? -Theme.s) + Theme.s, 0) > room / 0.95

                visible: !bar.table.broken
                spacing: crowded ? Theme.xs : Theme.s
                scale: Math.min(1, room / Math.max(1, implicitWidth))
                transformOrigin: Item.Left

                Repeater {
                    id: buttons

                    model: bar.table.acts

                    ActButton {}
                }
            }

            ActionButton {
                id: undo

                anchors.right: parent.right
                visible: bar.table.human > 0 && !bar.table.broken
                enabled: bar.table.canTakeBack
                text: qsTr("Undo")
                spoken: qsTr("Take back what you did last")
                look: "plain"
                key: "Ctrl+Z"
                keyText: ""
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                leftPadding: Theme.s
                rightPadding: Theme.s
                font.pixelSize: Theme.px(15)
                onPressed: once.clicked()
                onClicked: bar.table.takeBack()
                onDoubleClicked: once.clicked()
            }

            Tip {
                anchors.fill: undo
                text: {
                    if (!undo.visible)
                        return "";
                    return undo.enabled ? qsTr("Takes back your last stake, call or passed bank, and what the guests did since. Key: Ctrl+Z") : qsTr("Nothing to take back: a stake, a call or a passed bank goes back until the close or the next card. (C10)");
                }
                onlyAtRest: undo.enabled
            }
        }
    }
}
