// The rail beside the table: books, coup record, the human's money, tableau with its live cell. Required: `table`.
import QtQuick
import Baccara
import ".."
import "../controls"

Item {
    id: rail

    required property TableModel table
    readonly property bool low: height < Theme.px(760)

    signal ordersAsked
    signal mattersAsked
    signal whyAsked(coup: int)
    signal boardsAsked

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
            text: qsTr("Baccara · Chemin de fer")
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
            text: rail.table.books.heading
            color: Theme.goldText
            font.pixelSize: Theme.small
        }

        BooksList {
            width: parent.width
            topPadding: Theme.s
            table: rail.table
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
        id: record

        anchors.top: head.bottom
        anchors.topMargin: Theme.m
        anchors.bottom: curve.visible ? curve.top : tableau.top
        anchors.bottomMargin: Theme.m
        x: Theme.l
        width: parent.width - 2 * Theme.l
        table: rail.table
        why: rail.table.why
        onAsked: coup => rail.whyAsked(coup)
        onBoardsAsked: rail.boardsAsked()
    }

    PurseCurve {
        id: curve

        anchors.bottom: tableau.top
        anchors.bottomMargin: Theme.m
        x: Theme.l
        width: parent.width - 2 * Theme.l
        height: Theme.px(96)
        visible: !rail.low && rail.table.human > 0
        table: rail.table
    }

    TableauPanel {
        id: tableau

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.m
        x: Theme.l
        width: parent.width - 2 * Theme.l
        line: Theme.px(rail.low ? 17 : 19)
        table: rail.table
    }
}
