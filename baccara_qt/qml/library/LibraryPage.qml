// All sessions: a list to search and sort, and what can be done with the one chosen. Records can be dropped anywhere.
// Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"
import "../pages"

FocusScope {
    id: page

    required property Shell shell
    readonly property alias clearFrom: head.clearFrom
    readonly property alias clearTo: head.clearTo
    readonly property LibraryPage library: shell.library as LibraryPage
    readonly property bool blank: library.total === 0

    Keys.onEscapePressed: shell.leave()

    Dimmed {}

    PageHead {
        id: head

        x: Theme.xl
        width: parent.width - 2 * x
        title: qsTr("Your sessions")
        note: page.library.countText
        onBack: page.shell.leave()

        ActionButton {
            text: qsTr("Import …")
            key: "Ctrl+O"
            keyText: ""
            onClicked: {
                if (!(page.shell.clerk as Clerk).ask())
                    opening.ask();
            }
        }

        ActionButton {
            text: qsTr("Statistics")
            onClicked: page.library.count()
        }
    }

    Item {
        id: tools

        visible: !page.blank
        anchors.top: head.bottom
        anchors.topMargin: Theme.l
        x: Theme.xl
        width: parent.width - 2 * x
        height: visible ? Theme.px(42) : 0

        Field {
            id: search

            width: Math.min(Theme.px(360), parent.width * 0.36)
            placeholder: qsTr("Search names and rules")
            input.Accessible.name: placeholder
            text: page.library.words
            onEdited: text => page.library.search(text)
            onAccepted: list.forceActiveFocus(Qt.TabFocusReason)
            Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
        }

        Shortcut {
            sequences: [StandardKey.Find]
            onActivated: {
                search.input.forceActiveFocus(Qt.ShortcutFocusReason);
                search.selectAll();
            }
        }

        Choice {
            id: order

            anchors.left: search.right
            anchors.leftMargin: Theme.l
            anchors.right: parent.right
            anchors.verticalCenter: search.verticalCenter
            Accessible.name: qsTr("Sorted by")
            options: page.library.orders
            value: page.library.order
            onChosen: order => page.library.sortBy(order)
        }
    }

    SessionList {
        id: list

        visible: !page.blank
        focus: !page.blank
        anchors.top: tools.bottom
        anchors.topMargin: Theme.l
        anchors.bottom: gone.visible ? undo.top : parent.bottom
        anchors.bottomMargin: gone.visible ? Theme.m : Theme.xl
        x: Theme.xl
        width: (details.visible ? details.x - Theme.l : parent.width - Theme.xl) - x
        library: page.library
        onPicked: page.shell.continueSession(page.library.chosen)
        onRemoved: page.library.remove()
    }

    SessionDetails {
        id: details

        visible: page.library.chosen > 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.xl
        anchors.top: list.top
        anchors.bottom: list.bottom
        width: Math.round(Math.max(Theme.px(340), page.width * 0.34))
        shell: page.shell
        library: page.library
    }

    Label {
        visible: !page.blank && page.library.chosen === 0
        anchors.centerIn: list
        width: list.width - 2 * Theme.xl
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("No session has these words in its name or rules.")
        color: Theme.muted
    }

    // What was deleted can be fetched back
    Item {
        id: undo

        x: Theme.xl
        width: parent.width - 2 * x
        height: Theme.control
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.m

        Label {
            id: gone

            visible: page.library.removed !== ""
            width: Math.min(implicitWidth, parent.width - back.width - Theme.m)
            anchors.verticalCenter: parent.verticalCenter
            text: page.library.removed
            color: Theme.muted
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }

        ActionButton {
            id: back

            visible: gone.visible
            anchors.left: gone.right
            anchors.leftMargin: Theme.m
            text: qsTr("Undo")
            look: "plain"
            key: "Ctrl+Z"
            keyText: qsTr("Ctrl+Z")
            onClicked: {
                page.library.undo();
                list.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }

    Column {
        visible: page.blank
        anchors.centerIn: parent
        width: Math.min(Theme.px(520), parent.width - 2 * Theme.xl)
        spacing: Theme.l

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("No session yet")
            font.family: Theme.serif
            font.pixelSize: Theme.title
        }

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Every table you sit down at is kept here, with every card. Begin one, or bring in a record: drop a .baccara file anywhere on this window.")
            color: Theme.muted
        }

        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            focus: page.blank
            look: "primary"
            text: qsTr("New game")
            onClicked: page.shell.openSetup()
        }
    }

    DropArea {
        id: drop

        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: event => page.library.bringIn(event.urls)

        Rectangle {
            visible: drop.containsDrag
            anchors.fill: parent
            anchors.margins: Theme.m
            color: "transparent"
            radius: Theme.radiusLarge
            border.color: Theme.gold
            border.width: Theme.px(2)
        }
    }

    RecordDialog {
        id: opening

        onChosen: file => page.library.bringIn([file])
    }
}
