// Small buttons at the head of the rail: standing orders, matters of the table, pause, on to the next decision.
// Required: `table`. Signals: ordersAsked, mattersAsked.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Grid {
    id: menu

    required property GameTable table

    signal ordersAsked
    signal mattersAsked

    columns: 2
    columnSpacing: Theme.s
    rowSpacing: Theme.xs

    component Small: ActionButton {
        width: Math.floor((menu.width - menu.columnSpacing) / 2)
        implicitHeight: Theme.px(30)
        topPadding: 0
        bottomPadding: 0
        leftPadding: Theme.s
        font.pixelSize: Theme.px(14)
    }

    Small {
        text: menu.table.orders.count > 0 ? qsTr("Orders (%1)").arg(menu.table.orders.count) : qsTr("Orders")
        spoken: qsTr("Standing orders, %1 in force").arg(menu.table.orders.count)
        visible: menu.table.human > 0
        key: "O"
        onClicked: menu.ordersAsked()
    }

    Small {
        text: qsTr("Table")
        spoken: qsTr("Buy in, sit out, leave, tip")
        visible: menu.table.human > 0
        key: "E"
        onClicked: menu.mattersAsked()
    }

    Small {
        text: menu.table.orders.paused ? qsTr("Go on") : qsTr("Pause")
        key: "P"
        onClicked: menu.table.orders.setPaused(!menu.table.orders.paused)
    }

    Small {
        text: qsTr("Onward")
        spoken: qsTr("On to my next decision")
        visible: menu.table.human > 0
        key: "W"
        enabled: !menu.table.yourTurn || menu.table.orders.onward
        onClicked: menu.table.orders.setOnward(!menu.table.orders.onward)
    }
}
