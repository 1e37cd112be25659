// The cagnotte to reckon: what the bank won lies there in chips, the house's share is typed. Required: `drill`.
import QtQuick
import Baccara
import ".."
import "../controls"
import "../table"

FocusScope {
    id: question

    required property Drilling drill

    Connections {
        target: question.drill

        function onAsking(): void {
            amount.text = "";
            amount.forceActiveFocus();
        }
    }

    ChipStack {
        x: question.width / 2
        y: (question.height - entry.height) * 0.55
        chip: Math.min(Theme.px(84), question.height * 0.2)
        stacks: question.drill.picture.stacks ?? []
    }

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (question.height - entry.height) * 0.72
        text: question.drill.picture.amount ?? ""
        color: Theme.goldText
        font.family: Theme.serif
        font.pixelSize: Theme.title
        font.features: Theme.figures
        Accessible.ignored: true
    }

    Row {
        id: entry

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.m

        AmountField {
            id: amount

            focus: true
            width: Theme.px(220)
            label: qsTr("Cagnotte")
            problem: question.drill.problem
            onEdited: text => question.drill.put("amount", text)
            onAccepted: question.drill.submit()
        }

        ActionButton {
            y: Theme.px(23)
            text: qsTr("Drop it")
            look: "primary"
            keyText: "↵"
            enabled: question.drill.ready
            onClicked: question.drill.submit()
        }
    }
}
