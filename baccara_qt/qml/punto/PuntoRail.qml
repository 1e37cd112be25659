// The rail beside a table of Punto Banco: the shoe, the human's money and commission, coup record, scoreboards.
// Required: `table`. Signals: ordersAsked, mattersAsked, boardsAsked, whyAsked(coup), 0 for the last one.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"
import "../table"

Item {
    id: rail

    required property PuntoTable table
    readonly property PuntoBooks books: table.books as PuntoBooks

    signal ordersAsked
    signal mattersAsked
    signal boardsAsked
    signal whyAsked(coup: int)

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }
    }

    Column {
        id: head

        x: Theme.l
        y: Theme.m
        width: parent.width - 2 * Theme.l
        spacing: Theme.xs

        Label {
            width: parent.width
            text: rail.table.title
            font.family: Theme.serif
            font.pixelSize: Theme.px(21)
            minimumPixelSize: 14
            fontSizeMode: Text.HorizontalFit
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Heading
        }

        Label {
            width: parent.width
            text: rail.books.heading
            color: Theme.goldText
            font.pixelSize: Theme.small
        }

        Column {
            width: parent.width
            topPadding: Theme.s
            spacing: Theme.px(3)

            BookLine {
                width: parent.width
                title: qsTr("Cards in the shoe")
                amount: rail.books.remainingText === "" ? "–" : rail.books.remainingText
            }

            BookLine {
                width: parent.width
                visible: rail.table.human > 0
                title: qsTr("Your purse")
                amount: rail.books.purseText
            }

            BookLine {
                width: parent.width
                visible: rail.table.human > 0
                title: qsTr("Your stakes")
                amount: rail.books.stakedText === "" ? "–" : rail.books.stakedText
            }

            BookLine {
                width: parent.width
                visible: rail.books.owedText !== ""
                title: qsTr("Commission to pay")
                amount: rail.books.owedText
            }
        }

        RailMenu {
            width: parent.width
            topPadding: Theme.s
            table: rail.table
            onOrdersAsked: rail.ordersAsked()
            onMattersAsked: rail.mattersAsked()
        }
    }

    RecordList {
        anchors.top: head.bottom
        anchors.topMargin: Theme.m
        anchors.bottom: odds.top
        anchors.bottomMargin: Theme.m
        x: Theme.l
        width: parent.width - 2 * Theme.l
        table: rail.table
        why: rail.table.why
        onAsked: coup => rail.whyAsked(coup)
        onBoardsAsked: rail.boardsAsked()
    }

    // Where there is no room for both, the odds take the place of the boards, which are a key away
    Loader {
        id: odds

        anchors.bottom: boards.visible ? boards.top : parent.bottom
        anchors.bottomMargin: active ? Theme.m : 0
        x: Theme.l
        width: parent.width - 2 * Theme.l
        active: rail.table.odds.wanted

        sourceComponent: OddsPanel {
            odds: rail.table.odds
        }
    }

    BoardsPanel {
        id: boards

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.m
        x: Theme.l
        width: parent.width - 2 * Theme.l
        boards: rail.table.boards
        low: rail.height < Theme.px(odds.active ? 1000 : 820)
        visible: !odds.active || rail.height >= Theme.px(820)
    }
}
