// A figure; a press, or the pointer resting on it, tells what it means. Required: `figure`, see `figure_texts.py`.
import QtQuick
import QtQuick.Templates as T
import ".."
import "../controls"

T.AbstractButton {
    id: line

    required property var figure
    readonly property bool drawn: figure.bar.kind !== undefined

    implicitHeight: name.height + (note.visible ? note.height : 0) + 2 * Theme.px(3)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: figure.note === "" ? figure.title + ": " + figure.amount : figure.title + ": " + figure.amount + " (" + figure.note + ")"
    Accessible.description: figure.meaning
    Accessible.onPressAction: line.click()
    Keys.onReturnPressed: event => event.isAutoRepeat || line.click()
    Keys.onEnterPressed: event => event.isAutoRepeat || line.click()
    Keys.onEscapePressed: event => {
        event.accepted = tip.said;
        tip.hush();
    }
    onActiveFocusChanged: if (!activeFocus)
        tip.hush()
    onClicked: tip.say()

    background: Rectangle {
        x: -Theme.s
        width: line.width + 2 * Theme.s
        radius: Theme.radiusSmall
        color: line.hovered ? Theme.raised : "transparent"

        FocusRing {
            anchors.margins: 0
            radius: Theme.radiusSmall
            shown: line.visualFocus
        }
    }

    contentItem: Item {
        Label {
            id: name

            y: Theme.px(3)
            width: line.drawn ? Math.round(parent.width * 0.42) - Theme.m : parent.width - amount.width - Theme.m
            text: line.figure.title
            color: Theme.muted
            Accessible.ignored: true
        }

        FigureBar {
            visible: line.drawn
            x: Math.round(parent.width * 0.42)
            width: Math.round(parent.width * 0.36)
            y: name.y
            height: name.height / name.lineCount
            bar: line.figure.bar
        }

        Label {
            id: amount

            anchors.right: parent.right
            anchors.baseline: name.baseline
            text: line.figure.amount
            wrapMode: Text.NoWrap
            font.family: Theme.serif
            font.features: Theme.figures
            Accessible.ignored: true
        }

        Label {
            id: note

            visible: text !== ""
            anchors.top: name.bottom
            width: parent.width
            text: line.figure.note
            color: Theme.faint
            font.pixelSize: Theme.caption
            font.features: Theme.figures
            Accessible.ignored: true
        }
    }

    Tip {
        id: tip

        anchors.fill: parent
        text: line.figure.meaning
        onlyAtRest: true
    }
}
