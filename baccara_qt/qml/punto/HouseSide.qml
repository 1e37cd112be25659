// What stands before the croupier at a table of Punto Banco: slot, tray of chips, and the sign with the limits.
// Required: `table`, `geometry`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Baccara
import ".."
import "../table"

Item {
    id: house

    required property PuntoTable table
    required property PuntoGeometry geometry
    readonly property real u: geometry.u

    Image {
        readonly property var spot: house.geometry.cardSpot({ "place": "slot" })

        x: spot.x - width / 2
        y: spot.y - height / 2
        width: 80 * house.u
        height: width * 44 / 220
        source: Theme.art("table/slot.svg")
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 16) * 16
        mipmap: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Slot for used cards")
    }

    Rectangle {
        x: house.geometry.cx - width / 2
        y: house.geometry.feltTop + 40 * house.u
        width: 88 * house.u
        height: 44 * house.u
        radius: 6 * house.u
        color: Theme.woodDark
        border.color: Theme.goldDeep
        border.width: 1
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The house’s chips")

        Repeater {
            model: ["10", "50", "100", "500"]

            ChipStack {
                required property int index
                required property string modelData

                x: (14 + 20 * index) * house.u
                y: 30 * house.u
                chip: 18 * house.u
                stacks: [{ "chip": modelData, "count": 4 }]
            }
        }
    }

    Rectangle {
        x: house.geometry.cx - width / 2
        y: house.geometry.feltTop + 89 * house.u
        width: sign.contentWidth + 18 * house.u
        height: sign.contentHeight + 6 * house.u
        radius: 5 * house.u
        color: Qt.alpha(Theme.feltShade, 0.7)
        border.color: Theme.goldDeep
        border.width: 1

        Text {
            id: sign

            x: (parent.width - width) / 2
            y: 3 * house.u
            width: (house.geometry.allAround ? 246 : 330) * house.u
            height: 82 * house.u
            text: house.table.limits.join("\n")
            color: Theme.goldOnFelt
            font.family: Theme.sans
            font.pixelSize: house.geometry.letters(12)
            fontSizeMode: Text.Fit
            minimumPixelSize: 10
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
