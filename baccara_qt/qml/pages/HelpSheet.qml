// Help: what the keys do, and what one is asked in each phase of the game. Required: `shell`.
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
    onAboutToHide: shell.closeSheet()
    onClosed: destroy()

    SheetKeys {
        shell: sheet.shell
    }

    Row {
        id: columns

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
                    markWidth: Theme.px(120)
                    mark: modelData.phase
                    text: modelData.text
                }
            }
        }
    }
}
