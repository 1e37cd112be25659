// Standing orders at a table of Punto Banco. Required: `orders`, `allAround`: whether the shoe goes round.
import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property StandingOrders orders
    required property bool allAround

    title: qsTr("Standing orders")
    wish: Theme.px(520)

    component Order: Toggle {
        property bool standing

        width: parent?.width ?? 0
        checked: standing
    }

    Order {
        focus: true
        text: sheet.orders.stakeText === "" ? qsTr("The same stakes again") : qsTr("The same stakes again: %1 in all").arg(sheet.orders.stakeText)
        hint: sheet.orders.stakeText === "" ? qsTr("Play a coup; from then on its stakes can be repeated.") : qsTr("Staked whenever you are asked, as near as allowed.")
        enabled: sheet.orders.stakeText !== ""
        standing: sheet.orders.sameStake
        onToggled: sheet.orders.setSameStake(checked)
    }

    Order {
        visible: sheet.allAround
        text: qsTr("Never take the shoe")
        hint: qsTr("Offered to you, it goes on to the next seat.")
        standing: sheet.orders.refuseBank
        onToggled: sheet.orders.setRefuseBank(checked)
    }

    Order {
        visible: sheet.allAround
        text: qsTr("Turn my cards at once")
        hint: qsTr("No squeeze: your cards are turned for you.")
        standing: sheet.orders.turnAtOnce
        onToggled: sheet.orders.setTurnAtOnce(checked)
    }

    Order {
        text: qsTr("Sit out")
        hint: qsTr("As soon as no coup is running.")
        standing: sheet.orders.sitOut
        onToggled: sheet.orders.setSitOut(checked)
    }

    Order {
        text: qsTr("Go on to my next decision")
        hint: qsTr("At top speed. The key W does the same.")
        standing: sheet.orders.onward
        onToggled: sheet.orders.setOnward(checked)
    }

    Order {
        text: qsTr("Pause the game")
        hint: qsTr("Nothing happens until you go on. The key P does the same.")
        standing: sheet.orders.paused
        onToggled: sheet.orders.setPaused(checked)
    }
}
