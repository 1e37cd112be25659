// The rule sheet of the running table: its settings, the tableaux, the books and the shoe's commitment; without a table the
// rules in short. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property Shell shell
    readonly property RuleSheet rules: shell.ruleSheet as RuleSheet

    title: rules.title
    wish: Theme.px(1000)
    onClosed: destroy()

    SheetKeys {
        shell: sheet.shell
    }

    Row {
        id: columns

        width: parent.width
        spacing: Theme.xl

        Column {
            width: (parent.width - parent.spacing) / 2
            spacing: Theme.s

            SectionTitle {
                text: qsTr("House rules")
                bottomPadding: Theme.xs
            }

            Repeater {
                model: sheet.rules.lines

                SheetLine {
                    required property var modelData

                    width: parent.width
                    rule: modelData.rule
                    title: modelData.title
                    text: modelData.text
                }
            }

            SectionTitle {
                text: qsTr("The books")
                topPadding: Theme.m
                visible: sheet.rules.running
            }

            Repeater {
                model: sheet.rules.books

                BookLine {
                    required property var modelData

                    width: parent.width
                    title: modelData.title
                    amount: modelData.amount
                    total: modelData.total
                }
            }

            Label {
                text: sheet.rules.audit
                visible: sheet.rules.running
                width: parent.width
                color: sheet.rules.balanced ? Theme.success : Theme.danger
                font.pixelSize: Theme.small
            }
        }

        Column {
            width: (parent.width - parent.spacing) / 2
            spacing: Theme.s

            SectionTitle {
                text: sheet.rules.words.ponte
                width: parent.width
            }

            Tableau {
                width: parent.width
                corner: sheet.rules.words.ponte
                columns: ["0", "1", "2", "3", "4", "5", "6", "7"]
                totals: [""]
                rows: [sheet.rules.ponte]
            }

            SectionTitle {
                text: sheet.rules.words.banker
                width: parent.width
                topPadding: Theme.m
            }

            Tableau {
                width: parent.width
                corner: sheet.rules.words.banker
                columns: ["0", qsTr("A", "ace"), "2", "3", "4", "5", "6", "7", "8", "9", qsTr("–", "no card")]
                totals: ["0", "1", "2", "3", "4", "5", "6", "7"]
                rows: sheet.rules.banker
            }

            Label {
                text: sheet.rules.words.legend
                width: parent.width
                color: Theme.muted
                font.pixelSize: Theme.small
            }

            FigureTable {
                width: parent.width
                topPadding: Theme.m
                visible: rows.length > 0
                title: qsTr("In figures")
                rows: sheet.rules.figures
            }

            Label {
                text: sheet.rules.figuresNote
                visible: sheet.rules.figures.length > 0
                width: parent.width
                color: Theme.muted
                font.pixelSize: Theme.small
            }

            SectionTitle {
                text: sheet.rules.shoe
                visible: sheet.rules.commitment !== ""
                topPadding: Theme.m
            }

            Label {
                text: sheet.rules.commitment
                visible: text !== ""
                width: parent.width
                color: Theme.muted
                font.pixelSize: Theme.small
                font.features: Theme.figures
                Accessible.name: qsTr("Commitment: %1").arg(text)
            }

            Label {
                text: qsTr("The shoe was fixed before the cut: this is the fingerprint (SHA-256) of its seed, which is revealed when the shoe ends.")
                visible: sheet.rules.commitment !== ""
                width: parent.width
                color: Theme.muted
                font.pixelSize: Theme.small
            }
        }
    }

    SectionTitle {
        text: qsTr("The game in short")
        topPadding: Theme.m
    }

    Repeater {
        model: sheet.rules.brief

        Bullet {
            required property string modelData

            text: modelData
            width: columns.width
        }
    }

    RecordDialog {
        id: printing

        saving: true
        page: true
        suggestion: (sheet.shell.papers as Papers).tableauFile()
        onChosen: file => (sheet.shell.papers as Papers).saveTableau(file)
    }

    foot: ActionButton {
        text: qsTr("Save the tableau to print …")
        look: "plain"
        onClicked: printing.ask()
    }
}
