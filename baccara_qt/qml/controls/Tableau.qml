// A tableau of play as a table: a row for each total, a column for each third card. `rows`: verdicts D, S or ?.
// Required: `rows`, `columns` (headings), `totals` (headings of the rows), `corner`. `live`: row and column of the one
// cell that matters; the other rows are dark then.
pragma ComponentBehavior: Bound

import QtQuick
import ".."

Item {
    id: tableau

    required property string corner
    required property var columns
    required property var totals
    required property var rows
    property var live: []
    readonly property int head: Theme.px(44)
    readonly property int cell: Math.floor((width - head) / Math.max(1, columns.length))
    property int line: Theme.px(28)

    implicitHeight: (rows.length + 1) * line
    Accessible.role: Accessible.Table
    Accessible.name: corner

    component Heading: Label {
        height: tableau.line
        color: Theme.goldText
        font.pixelSize: Theme.small
        font.features: Theme.figures
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Row {
        x: tableau.head

        Repeater {
            model: tableau.columns

            Heading {
                required property string modelData

                width: tableau.cell
                text: modelData
                elide: Text.ElideRight
            }
        }
    }

    Repeater {
        model: tableau.rows

        Row {
            id: row

            required property int index
            required property var modelData

            y: (index + 1) * tableau.line
            z: tableau.live[0] === index ? 1 : 0
            spacing: Theme.px(2)

            Heading {
                width: tableau.head - row.spacing
                text: tableau.totals[row.index]
            }

            Repeater {
                model: row.modelData

                Verdict {
                    required property int index
                    required property string modelData

                    verdict: modelData
                    live: tableau.live.length === 2 && tableau.live[0] === row.index && tableau.live[1] === index
                    counts: tableau.live.length !== 2 || tableau.live[0] === row.index
                    width: tableau.cell - Theme.px(2)
                    height: tableau.line - Theme.px(2)
                    Accessible.name: "%1, %2: %3".arg(tableau.totals[row.index]).arg(tableau.columns[index]).arg(meaning)
                }
            }
        }
    }
}
