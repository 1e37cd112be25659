// An exercise as a card: its picture on felt, its name, and how far one has come. Required: `exercise`.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

ActionButton {
    id: card

    required property var exercise

    padding: 0
    leftPadding: 0
    rightPadding: 0
    topPadding: 0
    bottomPadding: 0
    text: exercise.title
    spoken: [exercise.title, exercise.note, words.text].join(". ")

    contentItem: Item {
        Rectangle {
            id: felt

            anchors.fill: parent
            anchors.margins: Theme.hair
            anchors.rightMargin: parent.width * 0.6
            topLeftRadius: Theme.radius
            bottomLeftRadius: Theme.radius
            color: Theme.felt
            clip: true

            ExercisePicture {
                anchors.fill: parent
                picture: card.exercise.picture
            }
        }

        Column {
            anchors.left: felt.right
            anchors.leftMargin: Theme.m
            anchors.right: parent.right
            anchors.rightMargin: Theme.m
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.xs

            Label {
                width: parent.width
                text: card.exercise.title
                font.family: Theme.serif
                font.pixelSize: Theme.px(20)
                maximumLineCount: 2
                Accessible.ignored: true
            }

            Label {
                width: parent.width
                text: card.exercise.note
                color: Theme.muted
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }

            Label {
                id: words

                width: parent.width
                text: card.exercise.open ? qsTr("Go on · %1").arg(card.exercise.progress) : card.exercise.progress
                color: Theme.goldText
                font.pixelSize: Theme.small
                font.features: Theme.figures
                Accessible.ignored: true
            }
        }
    }
}
