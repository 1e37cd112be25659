// What the program is, and every part shipped with it, with version and licence. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

Sheet {
    id: sheet

    required property Shell shell
    readonly property About about: shell.about as About

    title: about.title
    wish: Theme.px(620)
    onClosed: destroy()

    SheetKeys {
        shell: sheet.shell
    }

    Label {
        width: parent.width
        text: qsTr("Baccara chemin de fer as it is played at a real table: the bank moves, and it may be yours.")
        font.family: Theme.serif
        font.pixelSize: Theme.lead
    }

    Label {
        width: parent.width
        text: qsTr("Play money only: nothing here can be bought, won or paid out.")
        color: Theme.muted
    }

    SectionTitle {
        width: parent.width
        topPadding: Theme.m
        text: qsTr("What it is made of")
    }

    Repeater {
        model: sheet.about.parts

        Item {
            id: part

            required property var modelData

            width: parent?.width ?? 0
            height: name.height
            Accessible.role: Accessible.StaticText
            Accessible.name: "%1 %2, %3".arg(modelData.name).arg(modelData.version).arg(modelData.licence)

            Label {
                id: name

                width: Math.round(parent.width * 0.45)
                text: part.modelData.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            Label {
                x: name.width
                width: Math.round(parent.width * 0.22)
                text: part.modelData.version
                color: Theme.muted
                font.features: Theme.figures
                Accessible.ignored: true
            }

            Label {
                x: Math.round(parent.width * 0.67)
                width: parent.width - x
                text: part.modelData.licence
                color: Theme.muted
                Accessible.ignored: true
            }
        }
    }

    Label {
        width: parent.width
        text: qsTr("Qt and PySide6 are used under the GNU Lesser General Public License, version 3; they lie beside the program as libraries and can be replaced. The texts of all licences are in the folder “licences” of a packaged program.")
        color: Theme.muted
        font.pixelSize: Theme.small
    }
}
