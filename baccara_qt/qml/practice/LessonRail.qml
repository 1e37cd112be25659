// Beside the table: what a led learner is to do, what is said about what he did, and what he can do: first the acts,
// then the parts of the one he chose. Required: `lesson`, `floor` (what a dragged chip is over). Signals: leaving;
// finishing; dropped(value, point on the floor).
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: rail

    required property Lesson lesson
    required property Item floor
    readonly property var verdict: lesson.verdict
    readonly property bool choosing: lesson.doing === ""
    readonly property bool laying: lesson.tray.length > 0

    signal leaving
    signal finishing
    signal dropped(value: string, at: point)

    // Who is not led chooses himself: Enter does nothing before he has come to an act
    function rest(): void {
        if (!lesson.led && !lesson.typed && !lesson.over && lesson.tray.length === 0)
            flow.focus = true;
    }

    Component.onCompleted: rest()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace && !rail.choosing && !rail.laying) {
            rail.lesson.cancel();
            event.accepted = true;
        }
    }

    Connections {
        target: rail.lesson

        function onChanged(): void {
            rail.rest();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: Theme.hair
            height: parent.height
            color: Theme.line
        }
    }

    Item {
        id: head

        x: Theme.m
        y: Theme.m
        width: parent.width - 2 * Theme.m
        height: Theme.control

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - leave.width - Theme.s
            text: [rail.lesson.manner, rail.lesson.standing].join("\n")
            color: Theme.muted
            font.pixelSize: Theme.small
            font.features: Theme.figures
        }

        ActionButton {
            id: leave

            anchors.right: parent.right
            leftPadding: Theme.m
            rightPadding: Theme.m
            text: rail.lesson.led ? qsTr("Skip") : qsTr("Leave")
            spoken: rail.lesson.led ? qsTr("Go on without being led") : qsTr("Leave; the lesson waits")
            onClicked: rail.lesson.led ? rail.lesson.stopLeading() : rail.leaving()
        }
    }

    Column {
        id: words

        anchors.top: head.bottom
        anchors.topMargin: Theme.m
        x: Theme.m
        width: parent.width - 2 * Theme.m
        spacing: Theme.s

        Label {
            width: parent.width
            visible: text !== ""
            text: rail.lesson.mishap
            color: Theme.warning
            font.family: Theme.serif
            font.pixelSize: Theme.lead
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: rail.lesson.step
            color: Theme.goldText
            font.family: Theme.serif
            font.pixelSize: Theme.px(17)
        }

        Label {
            width: parent.width
            visible: rail.verdict.word !== undefined && (!rail.lesson.led || !rail.verdict.right)
            text: (rail.verdict.right ? "✓ " : "✗ ") + qsTr("%1 %2 (rule %3)").arg(rail.verdict.word ?? "").arg(rail.verdict.why ?? "").arg(rail.verdict.rule ?? "")
            color: rail.verdict.right ? Theme.success : Theme.warning
            font.pixelSize: Theme.small
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: rail.lesson.coup
            color: Theme.goldText
            font.pixelSize: Theme.small
            font.features: Theme.figures
        }

        Label {
            width: parent.width
            text: rail.lesson.over ? rail.lesson.end : rail.choosing ? qsTr("What do you do?") : rail.lesson.doing
            font.family: Theme.serif
            font.pixelSize: Theme.lead
        }

        LessonAmount {
            visible: rail.lesson.typed
            focus: rail.lesson.typed
            width: parent.width
            lesson: rail.lesson
        }

        LessonTray {
            visible: rail.laying
            focus: rail.laying
            width: parent.width
            lesson: rail.lesson
            floor: rail.floor
            onDropped: (value, at) => rail.dropped(value, at)
        }

        ActionButton {
            visible: rail.lesson.over
            focus: rail.lesson.over
            width: parent.width
            look: "primary"
            text: qsTr("How it went")
            key: "Space"
            keyText: qsTr("Space")
            onClicked: rail.finishing()
        }
    }

    ScrollArea {
        anchors.top: words.bottom
        anchors.topMargin: Theme.m
        anchors.bottom: parent.bottom
        // Room for the focus ring
        x: Theme.xs
        width: parent.width - x
        contentHeight: flow.height + 2 * Theme.xs
        visible: !rail.lesson.typed && !rail.laying && !rail.lesson.over

        Flow {
            id: flow

            readonly property bool short: !rail.choosing && rail.lesson.options.every(option => option.text.length < 3 || option.value === "0")

            x: Theme.m - Theme.xs
            y: Theme.xs
            width: rail.width - 2 * Theme.m
            spacing: Theme.s
            Accessible.role: Accessible.Grouping
            Accessible.name: rail.choosing ? qsTr("What do you do?") : rail.lesson.doing

            Repeater {
                model: rail.choosing ? rail.lesson.acts : rail.lesson.options

                WrapButton {
                    required property var modelData

                    focus: modelData.led
                    // Enter's key beside a number
                    width: flow.short ? Math.max(Theme.px(modelData.led ? 64 : 52), implicitWidth) : flow.width
                    leftPadding: Theme.px(20)
                    implicitWidth: implicitContentWidth + leftPadding + rightPadding
                    look: modelData.led ? "primary" : "quiet"
                    entered: modelData.led
                    // In a list all words have one middle
                    mayEnter: entered || !flow.short
                    text: modelData.text
                    key: modelData.key
                    keyText: modelData.key === modelData.text ? "" : modelData.key
                    onClicked: rail.choosing ? rail.lesson.choose(modelData.value) : rail.lesson.give(modelData.value)
                }
            }

            ActionButton {
                visible: !rail.choosing
                look: "plain"
                implicitHeight: Theme.px(38)
                text: qsTr("Another act")
                keyText: "⌫"
                font.pixelSize: Theme.px(15)
                onClicked: rail.lesson.cancel()
            }

            ActionButton {
                visible: rail.choosing && !rail.lesson.led
                look: "plain"
                width: flow.width
                implicitHeight: Theme.px(38)
                text: qsTr("Finish the lesson")
                font.pixelSize: Theme.px(15)
                onClicked: rail.finishing()
            }
        }
    }
}
