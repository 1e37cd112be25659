// What happened in the coup, a line an event; a press on a line goes to its moment. Below, what can be taken from it.
// Required: `replay`, `keepsakes`. Signals: playedOn, pictured, saved.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

Rectangle {
    id: story

    required property Replay replay
    required property Keepsakes keepsakes

    signal playedOn
    signal pictured
    signal saved

    color: Theme.panel

    // Something that is taken from it
    component Taking: ActionButton {
        width: (takings.width - takings.spacing) / 2
        leftPadding: Theme.xs
        rightPadding: Theme.xs
        font.pixelSize: Theme.body
        keyText: ""
    }

    Rectangle {
        width: Theme.hair
        height: parent.height
        color: Theme.line
    }

    Column {
        id: head

        x: Theme.l
        y: Theme.m
        width: parent.width - 2 * x
        spacing: Theme.xs

        SessionName {
            // Sessions may be called anything
            readonly property bool mayShorten: true

            width: parent.width
            name: story.replay.title
            font.pixelSize: Theme.lead
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        SectionTitle {
            width: parent.width
            text: story.replay.coupText
        }
    }

    ListView {
        id: list

        anchors.top: head.bottom
        anchors.topMargin: Theme.s
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.m
        x: Theme.s
        width: parent.width - 2 * x
        clip: true
        model: story.replay.lines
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        currentIndex: story.replay.lineAt
        Accessible.role: Accessible.List
        Accessible.name: story.replay.coupText
        onCurrentIndexChanged: positionViewAtIndex(Math.max(0, currentIndex), ListView.Contain)
        T.ScrollBar.vertical: ScrollRail {}

        delegate: T.ItemDelegate {
            id: line

            required property int index
            required property var modelData
            readonly property bool now: modelData.at === story.replay.at
            // As the user's seat knew it: what comes is not told beforehand
            readonly property bool known: story.replay.openCards || modelData.at <= story.replay.at

            width: list.width
            height: known ? words.height + 2 * Theme.px(5) : 0
            visible: known
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.text
            Accessible.selected: now
            Accessible.onPressAction: story.replay.seekMoment(modelData.at)
            onClicked: story.replay.seekMoment(modelData.at)

            background: Rectangle {
                radius: Theme.radiusSmall
                color: line.now ? Theme.raised : line.hovered ? Theme.pressed : "transparent"
            }

            contentItem: Item {
                Label {
                    id: words

                    x: Theme.m
                    y: Theme.px(5)
                    width: parent.width - 2 * x
                    text: line.modelData.text
                    color: line.modelData.mine ? Theme.goldText : line.modelData.at <= story.replay.at ? Theme.ivory : Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }
    }

    Column {
        id: foot

        x: Theme.l
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.m
        spacing: Theme.s

        Label {
            visible: text !== "" && (story.replay.openCards || story.replay.at + 1 === story.replay.moments)
            width: parent.width
            text: story.replay.notation
            color: Theme.muted
            font.pixelSize: Theme.caption
            font.features: Theme.figures
        }

        Row {
            id: takings

            width: parent.width
            spacing: Theme.s

            Taking {
                text: qsTr("Copy coup")
                key: "Ctrl+C"
                spoken: qsTr("Copy the notation of this coup")
                enabled: story.replay.notation !== ""
                onClicked: story.keepsakes.copyNotation(story.replay.notation)
            }

            Taking {
                text: qsTr("Picture …")
                key: "Ctrl+G"
                spoken: qsTr("Save a picture of the table")
                onClicked: story.pictured()
            }
        }

        Taking {
            width: parent.width
            text: qsTr("Save the session as …")
            key: "Ctrl+S"
            spoken: qsTr("Save the session as a record, a report, a table or a text")
            onClicked: story.saved()
        }

        ActionButton {
            width: parent.width
            look: "primary"
            text: qsTr("Play on from here")
            onClicked: story.playedOn()
        }
    }
}
