// A question before something that cannot be taken back. Required: `question`, `consent` (the text of the button that does it).
// Signal: confirmed.
import QtQuick
import ".."

Sheet {
    id: confirm

    required property string question
    required property string consent
    property bool dangerous: false

    signal confirmed

    wish: Theme.px(440)
    onOpened: back.forceActiveFocus(Qt.TabFocusReason)

    Label {
        text: confirm.question
        width: parent.width
        color: Theme.muted
    }

    foot: [
        ActionButton {
            text: confirm.consent
            look: confirm.dangerous ? "dangerous" : "primary"
            onClicked: {
                confirm.close();
                confirm.confirmed();
            }
        },
        ActionButton {
            id: back

            text: qsTr("Cancel")
            onClicked: confirm.close()
        }
    ]
}
