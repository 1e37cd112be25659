// Bets in figures, under a title: a line for each with its chance and what a stake gains.
// Required: `title`, `rows`: [{title, chance, gain, spoken}, …].
pragma ComponentBehavior: Bound

import QtQuick
import ".."

Column {
    id: table

    required property string title
    required property var rows
    property int size: Theme.body
    readonly property int figure: Math.round(width * 0.28)

    spacing: Theme.px(3)

    component Figure: Label {
        width: table.figure
        font.pixelSize: table.size
        font.family: Theme.serif
        font.features: Theme.figures
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        Accessible.ignored: true
    }

    component Heading: Figure {
        color: Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.caption
    }

    Row {
        SectionTitle {
            id: name

            width: table.width - 2 * table.figure
            text: table.title
        }

        Heading {
            y: name.baselineOffset - baselineOffset
            text: qsTr("Chance")
        }

        Heading {
            y: name.baselineOffset - baselineOffset
            text: qsTr("Gain", "what a stake gains on average")
        }
    }

    Repeater {
        model: table.rows

        Row {
            id: row

            required property var modelData

            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.spoken

            Label {
                id: bet

                width: table.width - 2 * table.figure
                text: row.modelData.title
                color: Theme.muted
                font.pixelSize: table.size
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            Figure {
                y: bet.baselineOffset - baselineOffset
                text: row.modelData.chance
            }

            Figure {
                y: bet.baselineOffset - baselineOffset
                text: row.modelData.gain
            }
        }
    }
}
