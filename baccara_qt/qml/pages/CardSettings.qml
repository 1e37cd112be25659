// The settings of the deck, with a few of its cards to look at. Required: `decks`.
import QtQuick
import Baccara
import ".."
import "../controls"
import "../table"

Column {
    id: group

    required property Decks decks

    spacing: Theme.m

    SectionTitle {
        topPadding: Theme.l
        text: qsTr("Cards")
    }

    Row {
        spacing: Theme.m
        bottomPadding: Theme.s

        Repeater {
            model: ["Kh", "Qs", "9d", "8c", "", ""]

            CardFace {
                required property int index
                required property string modelData

                height: Theme.px(104)
                face: modelData
                back: index === 4 ? "r" : "b"
            }
        }
    }

    Choice {
        width: parent.width
        label: qsTr("Faces")
        options: group.decks.facesToChoose
        value: group.decks.faces
        onChosen: faces => group.decks.faces = faces
    }

    Choice {
        width: parent.width
        label: qsTr("Letters of the court cards")
        options: group.decks.lettersToChoose
        value: group.decks.letters
        onChosen: letters => group.decks.letters = letters
    }

    Choice {
        width: parent.width
        label: qsTr("Backs")
        options: group.decks.backsToChoose
        value: group.decks.backs
        onChosen: backs => group.decks.backs = backs
    }
}
