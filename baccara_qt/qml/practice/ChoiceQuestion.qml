// A question with a few answers to choose from: cards shown large, and a button with a key for each answer.
// Required: `drill`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"
import "../table"

FocusScope {
    id: question

    required property Drilling drill
    readonly property var hands: drill.picture.hands ?? []
    readonly property bool listed: drill.exercise === "calls"

    Connections {
        target: question.drill

        // Enter answers nothing before one has come to an answer
        function onAsking(): void {
            answers.focus = true;
        }
    }

    Row {
        id: cards

        readonly property real high: Math.min(Theme.px(300), parent.height - answers.height - Theme.xxl - Theme.xl)

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(0, (answers.y - height) / 2)
        spacing: Theme.xl

        Repeater {
            model: question.hands

            Column {
                id: hand

                required property var modelData

                spacing: Theme.s

                Label {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: text !== ""
                    text: hand.modelData.title
                    color: Theme.goldText
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                }

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.s

                    Repeater {
                        model: hand.modelData.cards

                        CardFace {
                            required property var modelData

                            face: modelData.face
                            height: cards.high
                            Accessible.role: Accessible.Graphic
                            Accessible.name: modelData.spoken
                        }
                    }

                    // The ponte stood: no third card
                    Rectangle {
                        visible: hand.modelData.cards.length === 0
                        width: Math.round(cards.high * 5 / 7)
                        height: cards.high
                        radius: Theme.radius
                        color: "transparent"
                        border.color: Theme.lineStrong
                        border.width: Theme.hair

                        Label {
                            anchors.centerIn: parent
                            width: parent.width - Theme.m
                            horizontalAlignment: Text.AlignHCenter
                            text: qsTr("stood")
                            color: Theme.muted
                            font.family: Theme.serif
                            font.italic: true
                        }
                    }
                }
            }
        }
    }

    Grid {
        id: answers

        anchors.horizontalCenter: parent.horizontalCenter
        y: question.listed ? Math.max(0, (parent.height - height) / 2) : parent.height - height
        columns: question.listed ? 1 : Math.max(1, question.drill.choices.length)
        spacing: Theme.m
        focus: true
        Accessible.role: Accessible.Grouping
        Accessible.name: question.drill.sentence

        Repeater {
            model: question.drill.choices

            ActionButton {
                id: answer

                required property var modelData
                readonly property string also: modelData.also ?? ""
                readonly property bool best: question.drill.waits && question.drill.verdict.answer === modelData.value

                width: question.listed ? Math.min(question.width, Theme.px(620)) : implicitWidth
                implicitWidth: answers.columns > 5 ? Theme.px(56) : Math.max(Theme.px(130), implicitContentWidth + leftPadding + rightPadding)
                height: Theme.px(54)
                leftPadding: answers.columns > 5 ? 0 : Theme.l
                look: best ? "primary" : "quiet"
                text: modelData.text
                key: modelData.key
                keyText: answers.columns > 5 ? "" : modelData.key
                onClicked: question.drill.choose(modelData.value)

                Shortcut {
                    sequence: answer.also
                    autoRepeat: false
                    enabled: answer.also !== "" && answer.enabled && answer.visible
                    onActivated: answer.click()
                }
            }
        }
    }
}
