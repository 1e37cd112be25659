// A session in figures, with the curve of the user's money; its record can be saved. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property Shell shell
    readonly property Papers papers: shell.papers as Papers
    readonly property Clerk clerk: shell.clerk as Clerk
    readonly property Evening evening: papers.evening

    title: evening.title
    wish: Theme.px(640)
    onClosed: destroy()
    onOpened: onward.forceActiveFocus(Qt.TabFocusReason)

    SheetKeys {
        shell: sheet.shell
    }

    Curve {
        width: parent.width
        height: Theme.px(110)
        visible: values.length > 1
        values: sheet.evening.curve
        Accessible.ignored: false
        Accessible.role: Accessible.Graphic
        Accessible.name: visible ? sheet.evening.curveSpoken : ""
    }

    Column {
        width: parent.width
        spacing: Theme.xs

        Repeater {
            model: sheet.evening.lines

            BookLine {
                required property var modelData

                width: parent.width
                title: modelData.title
                amount: modelData.amount
            }
        }
    }

    Label {
        width: parent.width
        text: qsTr("The record holds every step of the session. It can be opened again anywhere, and it is all that a report of a problem needs.")
        color: Theme.muted
        font.pixelSize: Theme.small
    }

    RecordDialog {
        id: dialog

        saving: true
        suggestion: sheet.papers.recordFile()
        onChosen: file => sheet.papers.saveRecord(file)
    }

    RecordDialog {
        id: problem

        saving: true
        suggestion: sheet.papers.recordFile()
        onChosen: file => sheet.papers.reportProblem(file)
    }

    foot: [
        ActionButton {
            id: onward

            text: sheet.shell.page === "table" ? qsTr("Play on") : qsTr("Close")
            look: "primary"
            onClicked: sheet.close()
        },
        ActionButton {
            text: qsTr("Save the record …")
            onClicked: {
                if (!sheet.clerk.ask())
                    dialog.ask();
            }
        },
        ActionButton {
            text: qsTr("Report a problem …")
            look: "plain"
            onClicked: {
                if (!sheet.clerk.ask())
                    problem.ask();
            }
        }
    ]
}
