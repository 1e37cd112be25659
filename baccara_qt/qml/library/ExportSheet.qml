// What a session can be written as: its record, a report to print, a table, a text; and how far it is written.
// Required: `library`, `session`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"
import "../pages"

Sheet {
    id: sheet

    required property LibraryPage library
    required property int session
    readonly property Keepsakes keepsakes: library.keepsakes
    readonly property bool writing: keepsakes.writing !== ""
    // It takes so long that it is to be seen
    property bool slow: false

    function save(kind: string, file: url): void {
        keepsakes.save(session, kind, file);
        if (!writing)
            close();
    }

    title: slow ? qsTr("Saving “%1”").arg(keepsakes.writing) : qsTr("Save the session as")
    wish: Theme.px(620)
    Component.onCompleted: slow = writing
    onWritingChanged: {
        if (!writing)
            close();
    }

    Timer {
        interval: Motion.patience
        running: sheet.writing
        onTriggered: sheet.slow = true
    }

    // A kind of file, and what is in it
    component Kind: Item {
        id: kind

        property alias text: button.text
        property alias key: button.key
        property alias look: button.look
        property string note

        signal chosen

        visible: !sheet.slow
        width: parent?.width ?? 0
        height: Math.max(button.height, words.height)

        ActionButton {
            id: button

            width: Theme.px(210)
            anchors.verticalCenter: parent.verticalCenter
            focus: look === "primary"
            onClicked: kind.chosen()
            Accessible.description: kind.note
        }

        Label {
            id: words

            anchors.left: button.right
            anchors.leftMargin: Theme.l
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: kind.note
            color: Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    // Asks for the file and writes it
    component Asker: FileAsker {
        required property string kind

        suggestion: sheet.keepsakes.suggestion(sheet.session, suffix)
        onChosen: file => sheet.save(kind, file)
    }

    Label {
        visible: sheet.slow
        width: parent.width
        text: qsTr("You can go on meanwhile, and are told when it is done.")
        color: Theme.muted
    }

    Rectangle {
        visible: sheet.slow
        width: parent.width
        height: Theme.px(4)
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: sheet.title

        Rectangle {
            width: parent.width * sheet.keepsakes.progress
            height: parent.height
            color: Theme.gold
        }
    }

    Row {
        visible: sheet.slow
        anchors.right: parent.right
        spacing: Theme.m

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.keepsakes.cancel()
        }

        ActionButton {
            look: "primary"
            focus: sheet.slow
            text: qsTr("Go on meanwhile")
            onClicked: sheet.close()
        }
    }

    Kind {
        look: "primary"
        text: qsTr("Report …")
        key: "Alt+1"
        note: qsTr("Pages to print (PDF): the session in figures, your money in a curve, every coup, and what proves the shoes.")
        onChosen: report.ask()
    }

    Kind {
        text: qsTr("Table …")
        key: "Alt+2"
        note: qsTr("A line for each coup, for a spreadsheet (CSV).")
        onChosen: table.ask()
    }

    Kind {
        text: qsTr("Text …")
        key: "Alt+3"
        note: qsTr("A line of notation for each coup.")
        onChosen: words.ask()
    }

    Kind {
        text: qsTr("Record …")
        key: "Alt+4"
        note: qsTr("Every step. It can be opened again anywhere, and checked.")
        onChosen: record.ask()
    }

    Asker {
        id: report

        kind: "report"
        title: qsTr("Save the report")
        suffix: "pdf"
        filter: qsTr("Pages (*.pdf)")
    }

    Asker {
        id: table

        kind: "table"
        title: qsTr("Save the table")
        suffix: "csv"
        filter: qsTr("Tables (*.csv)")
    }

    Asker {
        id: words

        kind: "text"
        title: qsTr("Save the text")
        suffix: "txt"
        filter: qsTr("Texts (*.txt)")
    }

    RecordDialog {
        id: record

        saving: true
        onChosen: file => sheet.save("record", file)
    }
}
