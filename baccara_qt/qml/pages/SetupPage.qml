// The form for a new table: house rules, seats, one's own seat, purse, seed and pace; Enter begins. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

FocusScope {
    id: setup

    required property Shell shell
    readonly property SetupForm form: shell.form as SetupForm
    readonly property int gutter: Theme.xl
    // A notice hides no title
    readonly property real clearFrom: page.x + heading.width + Theme.m

    Keys.onEscapePressed: shell.leave()
    // The key that opened this page may still be held down
    Keys.onReturnPressed: event => event.isAutoRepeat || form.submit()
    Keys.onEnterPressed: event => event.isAutoRepeat || form.submit()

    Item {
        id: page

        width: Math.min(Theme.px(1060), parent.width - 2 * Theme.xl)
        height: Math.min(heading.height + fields.height + foot.height + 2 * Theme.xl, parent.height - 2 * Theme.l)
        anchors.centerIn: parent

        Text {
            id: heading

            text: qsTr("A new table")
            color: Theme.ivory
            font.family: Theme.serif
            font.weight: Font.Light
            font.pixelSize: Theme.headline
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Flickable {
            anchors.top: heading.bottom
            anchors.topMargin: Theme.xl - Theme.m
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.xl - Theme.m
            // Room for the focus rings at the edges
            x: -Theme.s
            width: page.width + Theme.s + Theme.m
            contentHeight: fields.height
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollRail {}

            Row {
                id: fields

                x: Theme.s
                spacing: setup.gutter

                Column {
                    id: seating

                    width: Math.round((page.width - setup.gutter) * 0.54)
                    spacing: Theme.l

                    Choice {
                        focus: true
                        width: parent.width
                        label: qsTr("House rules")
                        options: setup.form.presets
                        value: setup.form.preset
                        onChosen: preset => setup.form.preset = preset
                    }

                    Row {
                        width: parent.width
                        spacing: setup.gutter

                        Column {
                            width: parent.width - picker.width - parent.spacing
                            spacing: Theme.l

                            Stepper {
                                width: parent.width
                                label: qsTr("Seats")
                                from: setup.form.people[0]
                                to: setup.form.people[1]
                                value: setup.form.seats
                                problem: setup.form.problems.seats ?? ""
                                onChanged: value => setup.form.seats = value
                            }

                            AmountField {
                                width: parent.width
                                label: qsTr("Your purse")
                                text: setup.form.purse
                                hint: setup.form.purseHint
                                problem: setup.form.problems.purses ?? ""
                                onEdited: text => setup.form.purse = text
                                onStepped: direction => setup.form.stepPurse(direction)
                            }
                        }

                        SeatPicker {
                            id: picker

                            width: Math.min(Theme.px(320), seating.width * 0.58)
                            label: qsTr("Your seat")
                            seats: setup.form.seats
                            value: setup.form.seat
                            onChosen: seat => setup.form.seat = seat
                        }
                    }

                    Choice {
                        width: parent.width
                        label: qsTr("The guests think")
                        options: setup.shell.preferences.paces
                        value: setup.shell.preferences.pace
                        onChosen: pace => setup.shell.preferences.pace = pace
                    }
                }

                Column {
                    width: page.width - seating.width - setup.gutter
                    spacing: Theme.m

                    Panel {
                        width: parent.width
                        height: rules.height + 2 * padding

                        Column {
                            id: rules

                            width: parent.width
                            spacing: Theme.px(10)

                            SectionTitle {
                                text: setup.form.presetName
                                width: parent.width
                            }

                            Label {
                                text: setup.form.presetNote
                                width: parent.width
                                font.family: Theme.serif
                                font.italic: true
                                font.pixelSize: Theme.lead
                                bottomPadding: Theme.xs
                            }

                            Repeater {
                                model: setup.form.shortRules

                                Bullet {
                                    required property string modelData

                                    text: modelData
                                    width: rules.width
                                }
                            }
                        }
                    }

                    Field {
                        width: parent.width
                        label: qsTr("Seed")
                        placeholder: qsTr("Left to chance")
                        text: setup.form.seed
                        hint: qsTr("Any text; the same one gives the same cards again.")
                        problem: setup.form.problems.seed ?? ""
                        onEdited: text => setup.form.seed = text
                    }

                    Toggle {
                        width: parent.width
                        text: qsTr("Casino discipline")
                        hint: qsTr("What is said is said: no stake, call or bank can be taken back.")
                        checked: setup.form.discipline
                        onToggled: setup.form.discipline = checked
                    }
                }
            }
        }

        Item {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(48)

            Row {
                anchors.right: parent.right
                spacing: Theme.m

                ActionButton {
                    text: qsTr("Back")
                    keyText: qsTr("Esc")
                    height: foot.height
                    onClicked: setup.shell.leave()
                }

                ActionButton {
                    text: qsTr("Sit down")
                    keyText: "↵"
                    look: "primary"
                    height: foot.height
                    implicitWidth: Theme.px(180)
                    onClicked: setup.form.submit()
                }
            }
        }
    }
}
