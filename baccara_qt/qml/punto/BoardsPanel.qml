// The scoreboards in the rail: bead plate (left out where there is little room), big road, and the derived roads side by side.
// Required: `boards`. Optional: `low`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Column {
    id: panel

    required property Scoreboards boards
    property bool low: false

    spacing: Theme.xs

    component Title: Label {
        color: Theme.muted
        font.pixelSize: Theme.caption
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        Accessible.ignored: true
    }

    Repeater {
        model: 2

        Column {
            id: great

            required property int index
            readonly property var board: panel.boards.boards[index]

            visible: index > 0 || !panel.low
            width: panel.width
            spacing: Theme.px(2)

            Title {
                width: parent.width
                text: great.board.title
            }

            Road {
                width: parent.width
                board: great.board
                cell: Math.floor(panel.width / 20)
            }
        }
    }

    Row {
        width: panel.width
        spacing: Theme.s

        Repeater {
            model: 3

            Column {
                id: small

                required property int index
                readonly property var board: panel.boards.boards[index + 2]

                width: (panel.width - 2 * Theme.s) / 3
                spacing: Theme.px(2)

                Title {
                    width: parent.width
                    text: small.board.name
                }

                Road {
                    width: parent.width
                    board: small.board
                    cell: Math.floor(small.width / 11)
                }
            }
        }
    }

    Row {
        spacing: Theme.m

        Repeater {
            model: 2

            NextMarks {
                required property int index

                modelData: panel.boards.next[index]
                size: Theme.px(11)
            }
        }
    }
}
