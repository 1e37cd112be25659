// Help: what the keys do, what one is asked in each phase of the game, and the words of the table. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property Shell shell
    readonly property Help help: shell.help as Help

    title: qsTr("Help")
    wish: Theme.px(920)
    onClosed: destroy()

    SheetKeys {
        shell: sheet.shell
    }

    Choice {
        width: parent.width
        options: sheet.help.games
        value: sheet.help.game
        onChosen: game => sheet.help.tell(game)
        Accessible.name: qsTr("Which game")
    }

    Row {
        topPadding: Theme.s
        width: parent.width
        spacing: Theme.xl

        Column {
            width: Math.round((parent.width - parent.spacing) * 0.44)
            spacing: Theme.s

            SectionTitle {
                text: qsTr("Keys")
                bottomPadding: Theme.xs
            }

            Repeater {
                model: sheet.help.keys

                HelpLine {
                    required property var modelData

                    width: parent.width
                    mark: modelData.key
                    text: modelData.text
                }
            }
        }

        Column {
            width: Math.round((parent.width - parent.spacing) * 0.56)
            spacing: Theme.s

            SectionTitle {
                text: qsTr("How a coup goes")
                bottomPadding: Theme.xs
            }

            Repeater {
                model: sheet.help.phases

                HelpLine {
                    required property var modelData

                    width: parent.width
                    markWidth: Theme.px(128)
                    mark: modelData.phase
                    text: modelData.text
                }
            }

            SectionTitle {
                text: qsTr("Words at the table, and the rule they come from")
                width: parent.width
                topPadding: Theme.m
                bottomPadding: Theme.xs
            }

            Repeater {
                model: sheet.help.words

                SheetLine {
                    required property var modelData

                    width: parent?.width ?? 0
                    share: 0.32
                    rule: modelData.rule
                    title: modelData.title
                    text: modelData.text
                }
            }
        }
    }

    foot: ActionButton {
        text: qsTr("About Baccara")
        look: "plain"
        onClicked: sheet.shell.openSheet("about")
    }
}
