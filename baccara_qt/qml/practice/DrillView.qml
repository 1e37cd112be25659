// An exercise under way: how it stands, the question, what was said about the last answer, and how one comes on.
// Required: `shell`, `practice`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: view

    required property Shell shell
    required property Practice practice
    readonly property Drilling drill: practice.drilling
    readonly property var questions: ({
            "cagnotte": "CagnotteQuestion.qml",
            "payout": "PayoutQuestion.qml",
            "claims": "ClaimsQuestion.qml",
            "passing": "PassingQuestion.qml"
        })

    function tell(): void {
        if (drill.spoken !== "")
            view.Accessible.announce(drill.spoken);
    }

    Component.onCompleted: Qt.callLater(tell)
    Keys.onEscapePressed: practice.back()

    Connections {
        target: view.drill

        function onAsking(): void {
            view.tell();
        }

        function onChanged(): void {
            if (view.drill.waits)
                view.Accessible.announce(view.drill.verdict.word + " " + view.drill.verdict.why, Accessible.Assertive);
        }
    }

    Item {
        width: Math.min(Theme.px(1240), parent.width - 2 * Theme.xl)
        height: parent.height - 2 * Theme.l
        anchors.centerIn: parent

        Item {
            id: head

            width: parent.width
            height: Theme.px(48)

            Column {
                id: name

                anchors.verticalCenter: parent.verticalCenter

                Text {
                    text: view.drill.title
                    color: Theme.ivory
                    font.family: Theme.serif
                    font.pixelSize: Theme.title
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Label {
                    text: view.drill.mode
                    color: Theme.goldText
                    font.pixelSize: Theme.small
                }
            }

            DrillStanding {
                anchors.right: leave.left
                anchors.rightMargin: Theme.l
                anchors.verticalCenter: parent.verticalCenter
                drill: view.drill
            }

            ActionButton {
                id: leave

                anchors.right: parent.right
                height: parent.height
                text: qsTr("Leave")
                spoken: qsTr("Leave; the exercise waits")
                keyText: qsTr("Esc")
                onClicked: view.practice.back()
            }
        }

        Panel {
            id: board

            anchors.top: head.bottom
            anchors.topMargin: Theme.m
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.m
            width: parent.width - side.width - Theme.m
            color: Theme.room

            Label {
                id: sentence

                width: parent.width
                text: view.drill.sentence
                horizontalAlignment: Text.AlignHCenter
                font.family: Theme.serif
                font.pixelSize: Theme.px(22)
            }

            Loader {
                id: question

                anchors.top: sentence.bottom
                anchors.topMargin: Theme.m
                anchors.bottom: parent.bottom
                width: parent.width
                focus: true
                enabled: !view.drill.waits
                onLoaded: (item as Item).focus = true
                Component.onCompleted: setSource(Qt.resolvedUrl(view.questions[view.drill.exercise] ?? "ChoiceQuestion.qml"), { "drill": view.drill })
            }
        }

        ProgressSide {
            id: side

            anchors.right: parent.right
            anchors.top: board.top
            anchors.bottom: board.bottom
            width: Theme.px(300)
            drill: view.drill
        }

        VerdictBar {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            drill: view.drill
        }
    }
}
