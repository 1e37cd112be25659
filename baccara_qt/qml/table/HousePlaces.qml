// What stands on the felt for the house: cagnotte, slot, and the place of the bank with its figures.
// Required: `table`, `geometry`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Baccara
import ".."

Item {
    id: house

    required property TableModel table
    required property TableGeometry geometry
    readonly property real u: geometry.u
    // How wide the figure of the bank is
    readonly property real figure: amount.visible ? amount.width : 0

    component Fitting: Image {
        required property real middle
        required property real line

        x: middle - width / 2
        y: line - height / 2
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 16) * 16
        mipmap: true
    }

    Fitting {
        id: cagnotte

        middle: house.geometry.cx - 112 * house.u
        line: house.geometry.feltTop + 50 * house.u
        width: 58 * house.u
        height: width * 70 / 120
        source: Theme.art("table/cagnotte.svg")
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Cagnotte: %1").arg(house.table.books.cagnotteText)
    }

    CountedText {
        x: cagnotte.middle - width / 2
        y: cagnotte.y + cagnotte.height + 2
        amount: house.table.books.cagnotte
        figure: house.table.books.cagnotteText
        color: Theme.goldOnFelt
        font.family: Theme.sans
        font.pixelSize: house.geometry.letters(12.5)
        Accessible.ignored: true
    }

    Fitting {
        readonly property var spot: house.geometry.cardSpot({ "place": "slot" })

        middle: spot.x
        line: spot.y
        width: 104 * house.u
        height: width * 44 / 220
        source: Theme.art("table/slot.svg")
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Slot for used cards")
    }

    CountedText {
        id: amount

        readonly property point spot: house.geometry.chipSpot({ "place": "bank" })

        x: spot.x + house.geometry.bankChips / 2 + 10 * house.u
        y: spot.y - height / 2
        visible: figure !== ""
        amount: house.table.books.bank
        figure: house.table.books.bankText
        color: Theme.ivory
        font.family: Theme.serif
        font.pixelSize: Math.max(15, 26 * house.u)
        Accessible.ignored: true
    }

    Text {
        x: house.geometry.cx - width / 2
        y: house.geometry.cy - 148 * house.u
        // Clear of the stakes beside it, whatever waits in the garage
        width: Math.min(implicitWidth, 400 * house.u)
        text: house.table.books.riskText
        color: Theme.goldOnFelt
        font.family: Theme.sans
        font.pixelSize: house.geometry.letters(12.5)
        font.features: Theme.figures
        minimumPixelSize: 9
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
