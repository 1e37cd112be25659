// Standing orders: what the table answers for the human. Required: `orders`.
import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property StandingOrders orders

    title: qsTr("Standing orders")
    wish: Theme.px(520)

    component Order: Toggle {
        property bool standing

        width: parent?.width ?? 0
        checked: standing
    }

    Order {
        focus: true
        text: sheet.orders.stakeText === "" ? qsTr("The same stake again") : qsTr("The same stake again: %1").arg(sheet.orders.stakeText)
        hint: sheet.orders.stakeText === "" ? qsTr("Stake once; from then on it can be repeated.") : qsTr("Staked whenever you are asked, as near as allowed.")
        enabled: sheet.orders.stakeText !== ""
        standing: sheet.orders.sameStake
        onToggled: sheet.orders.setSameStake(checked)
    }

    Order {
        text: qsTr("Nothing until I am banker")
        hint: qsTr("You stake nothing and call nothing.")
        standing: sheet.orders.waitForBank
        onToggled: sheet.orders.setWaitForBank(checked)
    }

    Order {
        text: qsTr("Never take the bank")
        hint: qsTr("Offered, for sale or auctioned: you decline.")
        standing: sheet.orders.refuseBank
        onToggled: sheet.orders.setRefuseBank(checked)
    }

    Order {
        text: qsTr("Sit out")
        hint: qsTr("As soon as no stake or bank binds you.")
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
