// The books of the house in a few lines. Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Column {
    id: list

    required property TableModel table

    spacing: Theme.px(3)

    component Line: Item {
        id: line

        required property string title
        required property string amount
        property string meaning

        width: list.width
        height: Math.max(name.height, figure.height)
        visible: amount !== ""
        Accessible.role: Accessible.StaticText
        Accessible.name: title + ": " + amount
        Accessible.description: meaning

        Tip {
            anchors.fill: parent
            text: line.meaning
        }

        Label {
            id: name

            width: parent.width - figure.width - Theme.s
            text: line.title
            color: Theme.muted
            font.pixelSize: Theme.px(14)
            // Beside billions
            minimumPixelSize: 10
            fontSizeMode: Text.HorizontalFit
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Label {
            id: figure

            anchors.right: parent.right
            anchors.baseline: name.baseline
            text: line.amount
            font.family: Theme.serif
            font.pixelSize: Theme.px(15)
            font.features: Theme.figures
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    Line {
        title: qsTr("Bank")
        amount: list.table.books.bankText === "" ? "–" : list.table.books.bankText
        meaning: list.table.books.meanings.bank
    }

    Line {
        title: qsTr("Cagnotte, %1 %").arg(list.table.books.cagnotteRate)
        amount: list.table.books.cagnotteText
        meaning: list.table.books.meanings.cagnotte
    }

    Line {
        title: qsTr("Cards in the shoe")
        amount: list.table.books.remainingText === "" ? "–" : list.table.books.remainingText
        meaning: list.table.books.meanings.sabot
    }

    Line {
        title: qsTr("Your purse")
        amount: list.table.books.purseText
    }

    Line {
        title: qsTr("Yours on the table")
        amount: list.table.books.lyingText
    }
}
