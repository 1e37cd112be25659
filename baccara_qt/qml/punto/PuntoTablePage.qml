// The running table of Punto Banco: scene, rail and action bar, and the keys that work everywhere on it.
// Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"
import "../table"

FocusScope {
    id: page

    required property PuntoTable table

    focus: true
    Component.onCompleted: table.goOn()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape && table.busy) {
            table.skip();
        } else if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            // A key held down acts once
            if (!event.isAutoRepeat)
                bar.main();
        } else if (event.text.length === 1 && "0123456789.,".includes(event.text) && table.entry.kind !== "") {
            table.entry.digit(event.text);
        } else if (event.key === Qt.Key_Backspace && table.entry.kind !== "") {
            table.entry.erase();
        } else {
            return;
        }
        event.accepted = true;
    }

    PuntoScene {
        id: scene

        anchors.left: parent.left
        anchors.right: rail.left
        anchors.top: parent.top
        anchors.bottom: bar.top
        table: page.table
    }

    ActionButton {
        anchors.left: parent.left
        anchors.leftMargin: Theme.m
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.s
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.px(32)
        topPadding: 0
        bottomPadding: 0
        leftPadding: Theme.s
        font.pixelSize: Theme.px(14)
        visible: page.table.canRepeat
        text: qsTr("Same as before")
        spoken: qsTr("Stake the same as in the coup before")
        key: "S"
        onClicked: page.table.repeat()
        onDoubleClicked: {}
    }

    ActionBar {
        id: bar

        anchors.left: parent.left
        anchors.right: rail.left
        anchors.bottom: parent.bottom
        height: implicitHeight
        table: page.table
        cut: scene.cut
    }

    PuntoRail {
        id: rail

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Theme.rail
        table: page.table
        onOrdersAsked: sheet.show(orders)
        onMattersAsked: sheet.show(matters)
        onBoardsAsked: sheet.show(boards)
        onWhyAsked: coup => {
            page.table.why.ask(coup);
            sheet.show(why);
        }
    }

    SheetLoader {
        id: sheet
    }

    Component {
        id: orders

        PuntoOrdersSheet {
            orders: page.table.orders
            allAround: page.table.allAround
        }
    }

    Component {
        id: boards

        BoardsSheet {
            boards: page.table.boards
        }
    }

    Component {
        id: why

        WhySheet {
            why: page.table.why
        }
    }

    Component {
        id: matters

        MattersSheet {
            table: page.table
        }
    }
}
