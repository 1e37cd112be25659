// The scoreboards of the shoe, large. Required: `boards`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property Scoreboards boards

    title: qsTr("The scoreboards of this shoe")
    wish: Theme.px(860)

    Row {
        spacing: Theme.l

        Repeater {
            model: sheet.boards.counts

            Label {
                required property var modelData

                text: qsTr("%1: %2").arg(modelData.title).arg(modelData.times)
                color: modelData.letter === "B" ? Theme.roadRed : modelData.letter === "P" ? Theme.roadBlue : Theme.roadGreen
                font.features: Theme.figures
                wrapMode: Text.NoWrap
            }
        }
    }

    Repeater {
        model: sheet.boards.boards

        Column {
            id: one

            required property var modelData

            width: parent?.width ?? 0
            spacing: Theme.xs

            SectionTitle {
                text: one.modelData.title
            }

            Road {
                width: parent.width
                board: one.modelData
                cell: Theme.px(["bead", "big"].includes(one.modelData.kind) ? 20 : 12)
            }
        }
    }

    Row {
        spacing: Theme.xl

        Repeater {
            model: 2

            NextMarks {
                required property int index

                modelData: sheet.boards.next[index]
                size: Theme.px(15)
            }
        }
    }

    Label {
        width: parent?.width ?? 0
        text: qsTr("Square: bank or Banco, ring: ponte or Punto, stroke: tie. A derived road is red (filled, or rising) where the shoe repeats itself, blue (hollow, or falling) where it does not. It tells nothing of what comes.")
        color: Theme.muted
        font.pixelSize: Theme.small
    }
}
