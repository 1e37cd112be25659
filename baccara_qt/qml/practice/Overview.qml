// What can be practised, as pictured cards with how far one has come. Arrow keys go from card to card.
// Required: `shell`, `practice`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: overview

    required property Shell shell
    required property Practice practice
    readonly property int columns: 3

    // Goes from one card to another
    function step(by: int): void {
        const at = Array.from({ length: cards.count }, (_, n) => cards.itemAt(n)).findIndex(card => card.activeFocus);
        const next = at + by;
        if (next >= 0 && next < cards.count)
            cards.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onEscapePressed: shell.leave()

    Item {
        width: Math.min(Theme.px(1180), parent.width - 2 * Theme.xl)
        height: parent.height - 2 * Theme.l
        anchors.centerIn: parent

        Text {
            id: heading

            text: qsTr("Practice")
            color: Theme.ivory
            font.family: Theme.serif
            font.weight: Font.Light
            font.pixelSize: Theme.headline
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Choice {
            id: mode

            anchors.top: heading.bottom
            anchors.topMargin: Theme.s
            width: parent.width
            options: overview.practice.modes
            value: overview.practice.mode
            hint: overview.practice.modes.find(each => each.value === overview.practice.mode)?.note ?? ""
            onChosen: value => overview.practice.mode = value
            Accessible.name: qsTr("How an exercise is counted")
        }

        Grid {
            id: grid

            anchors.top: mode.bottom
            anchors.topMargin: Theme.m
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.l
            width: parent.width
            columns: overview.columns
            spacing: Theme.m
            Keys.onLeftPressed: overview.step(-1)
            Keys.onRightPressed: overview.step(1)
            Keys.onUpPressed: overview.step(-overview.columns)
            Keys.onDownPressed: overview.step(overview.columns)

            Repeater {
                id: cards

                readonly property int rows: Math.ceil(Math.max(1, count) / overview.columns)

                model: overview.practice.exercises
                onCountChanged: Qt.callLater(() => (cards.itemAt(0) as Item)?.forceActiveFocus())

                ExerciseCard {
                    required property int index
                    required property var modelData

                    focus: index === 0
                    width: Math.floor((grid.width - (overview.columns - 1) * grid.spacing) / overview.columns)
                    height: Math.min(Theme.px(250), Math.floor((grid.height - (cards.rows - 1) * grid.spacing) / cards.rows))
                    exercise: modelData
                    onClicked: overview.practice.begin(modelData.name)
                }
            }
        }

        Item {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(62)

            Row {
                width: parent.width - back.width - Theme.xl
                height: parent.height
                visible: overview.practice.curves.accuracy.length > 0
                spacing: Theme.l

                DayCurve {
                    width: Math.min(Theme.px(330), (parent.width - parent.spacing) / 2)
                    high: Theme.px(40)
                    label: qsTr("Right by day")
                    value: overview.practice.curves.right
                    values: overview.practice.curves.accuracy
                }

                DayCurve {
                    width: Math.min(Theme.px(330), (parent.width - parent.spacing) / 2)
                    high: Theme.px(40)
                    label: qsTr("Pace by day")
                    value: overview.practice.curves.seconds
                    values: overview.practice.curves.pace
                }
            }

            ActionButton {
                id: back

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                height: Theme.px(48)
                text: qsTr("Back")
                keyText: qsTr("Esc")
                onClicked: overview.shell.leave()
            }
        }
    }
}
