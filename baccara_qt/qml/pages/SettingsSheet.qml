// What the user may set, in force at once. Required: `shell`.
pragma ComponentBehavior: Bound
import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property Shell shell
    readonly property Preferences settings: shell.preferences
    readonly property Sounds sounds: shell.sounds as Sounds

    title: qsTr("Settings")
    wish: Theme.px(560)
    onClosed: destroy()
    onOpened: speed.forceActiveFocus(Qt.TabFocusReason)

    SheetKeys {
        shell: sheet.shell
    }

    Slider {
        id: speed

        width: parent.width
        label: qsTr("Cards and chips move")
        lowText: qsTr("leisurely")
        highText: qsTr("at once")
        // To the right is faster, and the setting multiplies durations
        from: -sheet.settings.slowest
        to: 0
        stepSize: 0.25
        value: -sheet.settings.speed
        valueText: value === 0 ? qsTr("at once") : value > -1 ? qsTr("briskly") : value === -1 ? qsTr("as usual") : qsTr("leisurely")
        onMoved: value => sheet.settings.speed = -value
    }

    Choice {
        width: parent.width
        label: qsTr("The guests think")
        options: sheet.settings.paces
        value: sheet.settings.pace
        onChosen: pace => sheet.settings.pace = pace
    }

    Choice {
        width: parent.width
        label: qsTr("Language")
        options: sheet.settings.languages
        value: sheet.settings.language
        onChosen: language => sheet.settings.language = language
    }

    Toggle {
        width: parent.width
        topPadding: Theme.m
        text: qsTr("The croupier speaks French")
        hint: qsTr("What he says then stands below in your language.")
        checked: sheet.settings.frenchCalls
        onToggled: sheet.settings.frenchCalls = checked
    }

    Toggle {
        width: parent.width
        topPadding: Theme.m
        text: qsTr("The last word is mine")
        hint: qsTr("The croupier waits for you before he closes the stakes, while you could still act.")
        checked: sheet.settings.lastWord
        onToggled: sheet.settings.lastWord = checked
    }

    Toggle {
        width: parent.width
        topPadding: Theme.m
        text: qsTr("I deal the cards myself")
        hint: qsTr("As banker you draw each card from the shoe, unless all moves at once.")
        checked: sheet.settings.dealByHand
        onToggled: sheet.settings.dealByHand = checked
    }

    Toggle {
        width: parent.width
        topPadding: Theme.m
        text: qsTr("The odds at Punto Banco")
        hint: qsTr("Beside the table: what each field brings in the next coup, by the cards not yet seen.")
        checked: sheet.settings.odds
        onToggled: sheet.settings.odds = checked
    }

    SectionTitle {
        topPadding: Theme.l
        text: qsTr("Table")
    }

    Choice {
        width: parent.width
        label: qsTr("Cloth")
        options: sheet.settings.cloths
        value: sheet.settings.cloth
        picture: Qt.resolvedUrl("Swatch.qml")
        onChosen: cloth => sheet.settings.cloth = cloth
    }

    CardSettings {
        width: parent.width
        decks: sheet.shell.decks as Decks
    }

    SectionTitle {
        topPadding: Theme.l
        text: qsTr("Sound")
    }

    Toggle {
        width: parent.width
        text: qsTr("Sounds are heard")
        checked: !sheet.sounds.muted
        onToggled: sheet.sounds.muted = !checked
    }

    Slider {
        width: parent.width
        label: qsTr("How loud")
        lowText: qsTr("soft")
        highText: qsTr("loud")
        from: 0
        to: 1
        stepSize: 0.1
        value: sheet.sounds.volume
        valueText: Math.round(value * 100) + " %"
        onMoved: value => {
            sheet.sounds.volume = value;
            sheet.sounds.play("chip");
        }
    }

    Repeater {
        model: sheet.sounds.switches

        Toggle {
            required property var modelData

            width: parent.width
            text: modelData.text
            checked: modelData.on
            onToggled: sheet.sounds.switch(modelData.group, checked)
        }
    }
}
