// Why a coup went as it did: every card of it, each decision with its rule, the cell of the tableau, who got what.
// Required: `why`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property Why why
    readonly property bool tableauAsked: why.cell.length > 0

    title: why.title
    wish: Theme.px(1000)

    Shortcut {
        sequences: [StandardKey.MoveToPreviousChar]
        enabled: earlier.enabled
        onActivated: sheet.why.step(-1)
    }

    Shortcut {
        sequences: [StandardKey.MoveToNextChar]
        enabled: later.enabled
        onActivated: sheet.why.step(1)
    }

    Row {
        width: parent.width
        spacing: Theme.xl

        Column {
            width: Math.round((parent.width - parent.spacing) * 0.42)
            spacing: Theme.m

            Row {
                width: parent.width

                Repeater {
                    model: sheet.why.hands

                    WhyHand {
                        width: Math.floor(parent.width / 2)
                    }
                }
            }

            SectionTitle {
                width: parent.width
                visible: sheet.tableauAsked
                text: sheet.why.tableauTitle
            }

            Tableau {
                width: parent.width
                visible: sheet.tableauAsked
                line: Theme.px(22)
                corner: sheet.why.tableauTitle
                columns: ["0", qsTr("A", "ace"), "2", "3", "4", "5", "6", "7", "8", "9", qsTr("–", "no card")]
                totals: ["0", "1", "2", "3", "4", "5", "6", "7"]
                rows: sheet.why.tableau
                live: sheet.why.cell
            }
        }

        Column {
            width: Math.round((parent.width - parent.spacing) * 0.58)
            spacing: Theme.s

            SectionTitle {
                text: qsTr("What happened, and by which rule")
                width: parent.width
                bottomPadding: Theme.xs
            }

            Repeater {
                model: sheet.why.lines

                SheetLine {
                    required property var modelData

                    width: parent.width
                    rule: modelData.rule
                    title: modelData.title
                    text: modelData.text
                }
            }

            SectionTitle {
                text: qsTr("Who got what")
                topPadding: Theme.m
            }

            Repeater {
                model: sheet.why.result

                BookLine {
                    required property var modelData

                    width: parent.width
                    title: modelData.title
                    amount: modelData.amount
                    total: modelData.total
                }
            }
        }
    }

    foot: [
        ActionButton {
            id: later

            text: qsTr("Next coup")
            keyText: "→"
            enabled: sheet.why.number < sheet.why.last
            onClicked: sheet.why.step(1)
        },
        ActionButton {
            id: earlier

            text: qsTr("Coup before")
            keyText: "←"
            enabled: sheet.why.number > sheet.why.first
            onClicked: sheet.why.step(-1)
        }
    ]
}
