// The human's money after each coup as a line. Required: `table`.
import QtQuick
import Baccara
import ".."
import "../controls"

Item {
    id: panel

    required property GameTable table

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Your money: %1; least %2, most %3").arg(table.books.wealthText).arg(table.books.lowText).arg(table.books.highText)

    SectionTitle {
        id: title

        width: parent.width - total.width
        text: qsTr("Your money")
    }

    Label {
        id: total

        anchors.right: parent.right
        anchors.baseline: title.baseline
        text: panel.table.books.wealthText
        font.family: Theme.serif
        font.features: Theme.figures
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Curve {
        anchors.top: title.bottom
        anchors.topMargin: Theme.xs
        anchors.bottom: parent.bottom
        width: parent.width
        values: panel.table.books.curve
        based: true
    }
}
