// The session chosen in figures, and what can be done with it. Required: `shell`, `library`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

Panel {
    id: panel

    required property Shell shell
    required property LibraryPage library
    readonly property Clerk clerk: shell.clerk as Clerk
    readonly property var session: library.details

    // Leave to rename it: the field is there only meanwhile
    function rename(): void {
        name.text = session.name;
        renaming.open = true;
        name.input.forceActiveFocus(Qt.TabFocusReason);
        name.selectAll();
    }

    function named(): void {
        if (library.rename(name.text))
            renaming.open = false;
    }

    padding: Theme.l

    QtObject {
        id: renaming

        property bool open: false
    }

    Connections {
        target: panel.library

        function onChosenChanged(): void {
            if (panel.library.problem === "")
                renaming.open = false;
        }
    }

    Flickable {
        id: facts

        width: parent.width + Theme.m
        anchors.top: parent.top
        anchors.bottom: acts.top
        anchors.bottomMargin: Theme.m
        contentWidth: width
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail {}

        Column {
            id: column

            width: panel.width - 2 * panel.padding
            spacing: Theme.m

            SessionName {
                visible: !renaming.open
                width: parent.width
                name: panel.session.name ?? ""
                font.pixelSize: Theme.title
            }

            Field {
                id: name

                visible: renaming.open
                width: parent.width
                label: qsTr("Name")
                problem: panel.library.problem
                onAccepted: panel.named()
                Keys.onEscapePressed: renaming.open = false
                // Out of sight it would go on taking every key, and Enter for a name
                onVisibleChanged: if (!visible)
                    focus = false
            }

            Curve {
                visible: (panel.session.curve ?? []).length > 1
                width: parent.width
                height: Theme.px(72)
                values: panel.session.curve ?? []
            }

            ActionButton {
                x: -Theme.l
                visible: panel.session.branch ?? false
                look: "plain"
                text: qsTr("Compare with the first line")
                onClicked: panel.library.compare()
            }

            Column {
                width: parent.width
                spacing: Theme.px(3)

                Repeater {
                    model: panel.session.lines ?? []

                    BookLine {
                        required property var modelData

                        width: parent.width
                        title: modelData.title
                        amount: modelData.amount
                    }
                }
            }

            SectionTitle {
                width: parent.width
                text: qsTr("Fair shoe")
            }

            Label {
                width: parent.width
                text: panel.session.committed ?? ""
                color: Theme.muted
                font.pixelSize: Theme.small
            }

            Label {
                visible: text !== ""
                width: parent.width
                text: panel.library.shoes
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }

            ActionButton {
                x: -Theme.l
                visible: panel.library.shoes === ""
                look: "plain"
                text: qsTr("Check the shoes")
                onClicked: panel.library.checkShoes()
            }
        }
    }

    MoreBelow {
        flick: facts
        width: column.width
    }

    Grid {
        id: acts

        readonly property real half: Math.floor((width - columnSpacing) / 2)

        anchors.bottom: parent.bottom
        width: parent.width
        columns: 2
        columnSpacing: Theme.s
        rowSpacing: Theme.s

        ActionButton {
            width: acts.half
            look: "primary"
            enabled: panel.session.open ?? false
            reason: enabled ? "" : qsTr("That table is closed for good.")
            text: qsTr("Continue")
            onClicked: panel.shell.continueSession(panel.library.chosen)
        }

        ActionButton {
            width: acts.half
            look: panel.session.open ? "quiet" : "primary"
            text: qsTr("Replay")
            key: "Ctrl+P"
            keyText: ""
            onClicked: panel.library.lookAgain()
        }

        ActionButton {
            width: acts.half
            text: qsTr("Rename")
            key: "Ctrl+R"
            keyText: ""
            onClicked: panel.rename()
        }

        ActionButton {
            width: acts.half
            text: qsTr("Duplicate")
            key: "Ctrl+D"
            keyText: ""
            onClicked: {
                if (!panel.clerk.ask())
                    panel.library.duplicate();
            }
        }

        ActionButton {
            width: acts.half
            text: qsTr("Save as …")
            spoken: qsTr("Save the session as a record, a report, a table or a text")
            key: "Ctrl+S"
            keyText: ""
            onClicked: {
                if (!panel.clerk.ask())
                    sheet.show(kinds);
            }
        }

        ActionButton {
            width: acts.half
            look: "quiet"
            text: qsTr("Delete")
            keyText: ""
            onClicked: panel.library.remove()
        }
    }

    SheetLoader {
        id: sheet
    }

    Component {
        id: kinds

        ExportSheet {
            library: panel.library
            session: panel.library.chosen
        }
    }
}
