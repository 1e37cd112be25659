// The odds of the next coup in the rail, and the counts of the cards they come from. Required: `odds`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Column {
    id: panel

    required property Odds odds

    spacing: Theme.xs

    FigureTable {
        width: parent.width
        title: qsTr("Odds")
        size: Theme.small
        rows: panel.odds.rows
    }

    Label {
        width: parent.width
        topPadding: Theme.xs
        text: panel.odds.unseenText
        color: Theme.muted
        font.pixelSize: Theme.caption
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.name: panel.odds.spoken
    }

    Row {
        id: counts

        width: parent.width

        Repeater {
            model: panel.odds.counts

            Column {
                id: count

                required property var modelData

                width: counts.width / 10

                Label {
                    width: parent.width
                    text: count.modelData.value
                    color: Theme.goldText
                    font.pixelSize: Theme.caption
                    font.features: Theme.figures
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }

                Label {
                    width: parent.width
                    text: count.modelData.cards
                    font.pixelSize: Theme.caption
                    font.features: Theme.figures
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
