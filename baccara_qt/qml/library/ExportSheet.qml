// What a session can be written as: its record, a report to print, a table, a text.
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

    function save(kind: string, file: url): void {
        keepsakes.save(session, kind, file);
        close();
    }

    title: qsTr("Save the session as")
    wish: Theme.px(620)

    // A kind of file, and what is in it
    component Kind: Item {
        id: kind

        property alias text: button.text
        property alias key: button.key
        property alias look: button.look
        property string note

        signal chosen

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
        suggestion: sheet.keepsakes.suggestion(sheet.session, "baccara")
        onChosen: file => sheet.save("record", file)
    }
}
