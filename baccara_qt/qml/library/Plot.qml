// A plot with numbered axes: a line in its band, or bars with marks for what was to be expected. The pointer and the
// arrow keys read a point out below. (QtGraphs loses grid and axes in the software renderer, and weighs 16 MB.)
// Required: `plot`, see `plots.py`.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

Item {
    id: graph

    required property var plot
    // The point that is read out; -1 for none
    property int at: -1
    readonly property int points: plot.xs.length
    readonly property real gutter: Math.ceil(Math.max(...Array.from(plot.ticks, tick => metrics.advanceWidth(tick.text)))) + Theme.s

    function read(point: int): void {
        const to = Math.max(0, Math.min(points - 1, point));
        if (to !== at) {
            at = to;
            Accessible.announce(plot.readings[to]);
        }
    }

    // The point nearest to a place from 0 to 1
    function nearest(place: real): int {
        let found = 0;
        for (let n = 1; n < points; ++n)
            if (Math.abs(plot.xs[n] - place) < Math.abs(plot.xs[found] - place))
                found = n;
        return found;
    }

    activeFocusOnTab: true
    onPlotChanged: at = -1
    onActiveFocusChanged: if (!activeFocus)
        at = -1
    Keys.onLeftPressed: read(at < 0 ? points - 1 : at - 1)
    Keys.onRightPressed: read(at + 1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            read(event.key === Qt.Key_Home ? 0 : points - 1);
    }
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: plot.spoken
    Accessible.description: at < 0 ? qsTr("Left and right read it out point by point.") : plot.readings[at]

    FontMetrics {
        id: metrics

        font: below.font
    }

    component Number: Label {
        color: Theme.muted
        font.pixelSize: Theme.caption
        font.features: Theme.figures
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    PlotLegend {
        id: legend

        anchors.right: field.right
        plot: graph.plot
    }

    Item {
        id: field

        anchors.left: parent.left
        anchors.leftMargin: graph.gutter
        anchors.right: parent.right
        anchors.rightMargin: Theme.m
        anchors.top: legend.bottom
        anchors.topMargin: Theme.m
        anchors.bottom: below.top
        anchors.bottomMargin: Theme.px(24)

        Repeater {
            model: graph.plot.ticks

            Rectangle {
                id: grid

                required property var modelData

                y: Math.round(field.height * (1 - modelData.at))
                width: field.width
                height: Theme.hair
                color: modelData.zero ? Theme.lineStrong : Theme.line

                Number {
                    x: -width - Theme.s
                    anchors.verticalCenter: parent.verticalCenter
                    text: grid.modelData.text
                }
            }
        }

        Repeater {
            model: graph.plot.labels

            Number {
                required property var modelData

                x: Math.round(field.width * modelData.at - width / 2)
                y: field.height + Theme.xs
                text: modelData.text
            }
        }

        Loader {
            anchors.fill: parent
            active: graph.plot.marks.length === 0
            sourceComponent: PlotLine {
                plot: graph.plot
                at: graph.at
            }
        }

        Loader {
            anchors.fill: parent
            active: graph.plot.marks.length > 0
            sourceComponent: PlotBars {
                plot: graph.plot
                at: graph.at
            }
        }
    }

    Number {
        id: below

        anchors.bottom: parent.bottom
        anchors.left: field.left
        anchors.right: field.right
        horizontalAlignment: Text.AlignHCenter
        text: graph.at < 0 ? graph.plot.across : graph.plot.readings[graph.at]
        color: graph.at < 0 ? Theme.muted : Theme.ivory
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }

    HoverHandler {
        onPointChanged: if (hovered)
            graph.at = graph.nearest((point.position.x - field.x) / field.width)
        onHoveredChanged: if (!hovered)
            graph.at = -1
    }

    TapHandler {
        onTapped: graph.forceActiveFocus(Qt.MouseFocusReason)
    }

    FocusRing {
        shown: graph.activeFocus
    }
}
