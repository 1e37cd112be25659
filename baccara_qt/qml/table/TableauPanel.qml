// The tableau of play: the ponte's row and the banker's rows, with the cell that matters now, and what the
// letters mean. Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Item {
    id: panel

    required property TableModel table
    readonly property int head: Theme.px(26)
    readonly property real cell: (width - head) / 11
    property int line: Theme.px(17)
    // Long words stand below the title
    readonly property bool abreast: title.implicitWidth + Theme.s + legend.implicitWidth <= width
    readonly property int ponteTop: title.height + (abreast ? 0 : line + Theme.xs)
    readonly property int bankTop: ponteTop + line + Theme.px(6) + line

    function heading(column: int): string {
        return column === 1 ? "A" : column === 10 ? "–" : String(column);
    }

    implicitHeight: bankTop + 8 * line
    Accessible.role: Accessible.Table
    Accessible.name: title.text

    component Heading: Text {
        width: panel.cell
        height: panel.line
        color: Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.caption
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    SectionTitle {
        id: title

        width: parent.width
        height: implicitHeight + Theme.s
        text: qsTr("Tableau")
    }

    Row {
        id: legend

        x: panel.abreast ? parent.width - width : 0
        y: panel.abreast ? (title.height - Theme.s - height) / 2 : title.height
        spacing: Theme.px(10)

        Repeater {
            model: panel.table.hasFree ? ["D", "S", "?"] : ["D", "S"]

            Row {
                id: sign

                required property string modelData

                spacing: Theme.xs

                Verdict {
                    id: swatch

                    width: panel.cell - 2
                    height: panel.line - 2
                    verdict: sign.modelData
                    Accessible.ignored: true
                }

                Label {
                    height: swatch.height
                    text: swatch.meaning
                    color: Theme.muted
                    font.pixelSize: Theme.caption
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }

    Heading {
        y: panel.ponteTop
        width: panel.head
        text: qsTr("P", "the ponte's row of the tableau")
        horizontalAlignment: Text.AlignLeft
    }

    Repeater {
        model: 11

        Heading {
            required property int index

            x: panel.head + index * panel.cell
            y: panel.bankTop - panel.line
            text: panel.heading(index)
        }
    }

    Repeater {
        model: 8

        Heading {
            required property int index

            y: panel.bankTop + index * panel.line
            width: panel.head
            horizontalAlignment: Text.AlignLeft
            text: index === 0 ? qsTr("B 0", "the banker's rows of the tableau, the first with the total 0") : index
        }
    }

    Repeater {
        model: panel.table.tableau

        Verdict {
            required property int total
            required property int column
            required verdict
            required live
            required counts
            readonly property bool ponte: column < 0

            x: panel.head + (ponte ? total : column) * panel.cell
            y: ponte ? panel.ponteTop : panel.bankTop + total * panel.line
            width: panel.cell - 2
            height: panel.line - 2
            text: ponte ? total : letter
            Accessible.name: ponte ? qsTr("Ponte with %1 %2").arg(total).arg(meaning) : qsTr("Bank with %1 against %2 %3").arg(total).arg(panel.heading(column)).arg(meaning)
        }
    }
}
