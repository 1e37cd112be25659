// Figures that belong together, with their plot if they have one: above them, or beside them in a `wide` group, which
// also says how they are explained. Required: `group`, see `figure_texts.py`.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

Panel {
    id: panel

    required property var group
    property bool wide: false
    readonly property bool plotted: group.plot.xs !== undefined
    readonly property bool beside: wide && plotted

    height: lines.y + lines.height + 2 * padding

    SectionTitle {
        id: title

        width: panel.plotted ? Math.round(parent.width * 0.4) : parent.width
        text: panel.group.title
    }

    Loader {
        id: graph

        active: panel.plotted
        x: panel.beside ? lines.width + Theme.xl : 0
        width: parent.width - x
        height: panel.beside ? parent.height : Theme.px(250)
        sourceComponent: Plot {
            plot: panel.group.plot
        }
    }

    Column {
        id: lines

        y: (panel.plotted && !panel.beside ? graph.height : title.height) + Theme.m
        width: panel.beside ? Math.round(parent.width * 0.3) : parent.width
        spacing: Theme.px(3)

        Repeater {
            model: panel.group.lines

            FigureLine {
                required property var modelData

                width: lines.width
                figure: modelData
            }
        }

        Label {
            visible: panel.wide
            width: parent.width
            topPadding: Theme.m
            text: qsTr("Click a figure, or press Enter on it, to read what it means.")
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }
}
