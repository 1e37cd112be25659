// A tableau of play as a table: a row for each total, a column for each third card. `rows`: verdicts D, S or ?;
// told apart by letter and colour. Required: `rows`, `columns` (headings), `totals` (headings of the rows), `corner`.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

Item {
    id: tableau

    required property string corner
    required property var columns
    required property var totals
    required property var rows
    readonly property int head: Theme.px(44)
    readonly property int cell: Math.floor((width - head) / Math.max(1, columns.length))
    readonly property int line: Theme.px(28)

    function letter(verdict: string): string {
        return verdict === "D" ? qsTr("D", "draws") : verdict === "S" ? qsTr("S", "stands") : qsTr("?", "free");
    }

    function spoken(verdict: string): string {
        return verdict === "D" ? qsTr("draws") : verdict === "S" ? qsTr("stands") : qsTr("free");
    }

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
            spacing: Theme.px(2)

            Heading {
                width: tableau.head - row.spacing
                text: tableau.totals[row.index]
            }

            Repeater {
                model: row.modelData

                Rectangle {
                    id: box

                    required property int index
                    required property string modelData

                    width: tableau.cell - Theme.px(2)
                    height: tableau.line - Theme.px(2)
                    radius: Theme.px(3)
                    color: modelData === "D" ? Theme.felt : modelData === "S" ? Theme.raised : Theme.gold
                    Accessible.role: Accessible.Cell
                    Accessible.name: "%1, %2: %3".arg(tableau.totals[row.index]).arg(tableau.columns[index]).arg(tableau.spoken(modelData))

                    Text {
                        anchors.centerIn: parent
                        text: tableau.letter(box.modelData)
                        color: box.modelData === "?" ? Theme.ink : box.modelData === "D" ? Theme.ivory : Theme.muted
                        font.family: Theme.sans
                        font.pixelSize: Theme.small
                        font.weight: Font.Medium
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
