// Coup and moment on two sliders, the keys of a player, and leaps to what is worth seeing. Required: `replay`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Rectangle {
    id: deck

    required property Replay replay

    // A key of the player, with its sign
    component PlayerKey: ActionButton {
        id: key

        required property string sign

        look: "plain"
        implicitWidth: Theme.px(40)
        implicitHeight: Theme.px(36)
        padding: 0
        leftPadding: 0
        rightPadding: 0

        contentItem: Item {
            Image {
                anchors.centerIn: parent
                width: Theme.px(20)
                height: width
                source: Theme.art("icons/ui/" + key.sign + ".svg")
                sourceSize.width: Theme.px(40)
                opacity: key.enabled ? 1 : 0.4
            }
        }
    }

    implicitHeight: column.height + 2 * Theme.m
    color: Theme.panel

    Rectangle {
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }

    Column {
        id: column

        x: Theme.l
        y: Theme.m
        width: parent.width - 2 * x
        spacing: Theme.s

        Row {
            width: parent.width
            spacing: Theme.l

            Slider {
                width: Math.round((parent.width - parent.spacing) * 0.6)
                label: qsTr("Coup")
                valueText: deck.replay.coupText
                to: Math.max(1, deck.replay.coups - 1)
                enabled: deck.replay.coups > 1
                stepSize: 1
                value: deck.replay.coup
                onMoved: value => deck.replay.seekCoup(value)
            }

            Slider {
                width: parent.width - parent.spacing - parent.children[0].width
                label: qsTr("In this coup")
                valueText: deck.replay.atText
                to: Math.max(1, deck.replay.moments - 1)
                enabled: deck.replay.moments > 1
                stepSize: 1
                value: deck.replay.at
                onMoved: value => deck.replay.seekMoment(value)
            }
        }

        Item {
            width: parent.width
            height: Math.max(player.height, leaps.height)

            Row {
                id: player

                x: -Theme.s
                anchors.verticalCenter: parent.verticalCenter

                PlayerKey {
                    sign: "back"
                    text: qsTr("Back")
                    spoken: qsTr("One moment back")
                    onClicked: deck.replay.back()
                }

                PlayerKey {
                    sign: deck.replay.playing ? "pause" : "play"
                    text: deck.replay.playing ? qsTr("Pause") : qsTr("Play")
                    enabled: deck.replay.playing || !deck.replay.atEnd
                    onClicked: deck.replay.toggle()
                }

                PlayerKey {
                    sign: "step"
                    text: qsTr("On")
                    spoken: qsTr("One moment on")
                    enabled: !deck.replay.atEnd
                    onClicked: deck.replay.forward()
                }

                PlayerKey {
                    sign: "remove"
                    text: qsTr("Slower")
                    onClicked: deck.replay.hurry(-1)
                }

                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(36)
                    horizontalAlignment: Text.AlignHCenter
                    text: deck.replay.tempoText
                    color: Theme.muted
                    font.features: Theme.figures
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                }

                PlayerKey {
                    sign: "add"
                    text: qsTr("Faster")
                    onClicked: deck.replay.hurry(1)
                }
            }

            Flow {
                id: leaps

                anchors.left: player.right
                anchors.leftMargin: Theme.m
                anchors.right: cards.left
                anchors.rightMargin: Theme.m
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.s

                Label {
                    height: Theme.px(34)
                    text: qsTr("Next")
                    color: Theme.muted
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                    verticalAlignment: Text.AlignVCenter
                }

                Repeater {
                    model: deck.replay.landmarks

                    ActionButton {
                        id: leap

                        required property var modelData

                        implicitHeight: Theme.px(34)
                        implicitWidth: implicitContentWidth + leftPadding + rightPadding
                        leftPadding: Theme.m
                        rightPadding: Theme.m
                        font.pixelSize: Theme.px(14)
                        text: modelData.text
                        spoken: modelData.spoken
                        onClicked: deck.replay.leap(leap.modelData.name)
                    }
                }
            }

            ActionButton {
                id: cards

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: Theme.px(34)
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                leftPadding: Theme.m
                rightPadding: Theme.m
                font.pixelSize: Theme.px(14)
                look: deck.replay.openCards ? "primary" : "quiet"
                text: qsTr("Open cards")
                spoken: deck.replay.openCards ? qsTr("Show only what your seat could see") : qsTr("Show every card that is dealt")
                key: "O"
                keyText: ""
                onClicked: deck.replay.showCards(!deck.replay.openCards)
            }
        }
    }
}
