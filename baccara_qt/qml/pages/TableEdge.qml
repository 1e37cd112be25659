// A table coming in from the right, with what lies on it: the page's only ornament.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."
import "../table"

Item {
    id: edge

    // How much of the height is free for what lies on the felt, from the top
    property real free: 1
    // Its size when it was painted; while the window is being resized the picture is stretched
    property size painted: Qt.size(width, height)
    readonly property size now: Qt.size(width, height)
    readonly property real rim: painted.width * 0.5
    readonly property real girth: Math.max(painted.width, painted.height * 1.5)
    readonly property real tall: Math.min(painted.height * free * 0.46, painted.width * 0.25)
    readonly property point heart: Qt.point(painted.width * 0.78, painted.height * free * 0.47)

    // A thing drawn from above, with its shadow
    component Thing: Item {
        property string art

        height: width * picture.implicitHeight / Math.max(1, picture.implicitWidth)

        Image {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: edge.tall * 0.03
            width: parent.width * 1.2
            height: parent.height * 1.4
            source: Theme.art("cards/shadow-round.png")
        }

        Image {
            id: picture

            anchors.fill: parent
            source: Theme.art("table/" + parent.art)
            sourceSize.width: Math.ceil(parent.width * Screen.devicePixelRatio / 8) * 16
            mipmap: true
            antialiasing: true
        }
    }

    // Nothing lies in the air before there is a table
    opacity: 0
    onNowChanged: settled.restart()

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Timer {
        id: settled

        interval: 120
        onTriggered: edge.painted = edge.now
    }

    Item {
        width: edge.painted.width
        height: edge.painted.height
        clip: true
        transform: Scale {
            xScale: edge.width / Math.max(1, edge.painted.width)
            yScale: edge.height / Math.max(1, edge.painted.height)
        }

        TableSurface {
            x: edge.rim - rail * 2
            width: edge.painted.width - x
            height: edge.painted.height
            middle: Qt.point(edge.girth / 2 + rail * 2, height / 2)
            lamp: Qt.point(edge.heart.x - x, edge.heart.y)
            reach: edge.painted.height * 0.62
            radius: edge.girth / 2
            rail: edge.painted.height * 0.045
            inset: edge.painted.height * 0.07
            onPainted: edge.opacity = 1
        }

        Thing {
            art: "shoe.svg"
            x: edge.heart.x + edge.tall * 0.36
            y: edge.heart.y - edge.tall * 0.95
            width: edge.tall * 0.8
            rotation: 152
        }

        CardFace {
            face: "Kd"
            height: edge.tall
            x: edge.heart.x - width * 1.02
            y: edge.heart.y - height / 2
            rotation: -9
        }

        CardFace {
            face: "9h"
            height: edge.tall
            x: edge.heart.x - width * 0.2
            y: edge.heart.y - height * 0.46
            rotation: 6
        }

        ChipStack {
            chip: edge.tall * 0.23
            x: edge.heart.x - edge.tall * 0.42
            y: edge.heart.y + edge.tall * 0.74
            stacks: [{ "chip": "500", "count": 4 }, { "chip": "100", "count": 5 }, { "chip": "50", "count": 3 }]
        }

        ChipStack {
            chip: edge.tall * 0.23
            x: edge.heart.x + edge.tall * 0.2
            y: edge.heart.y + edge.tall * 0.84
            stacks: [{ "chip": "5000", "count": 2 }]
        }

        Thing {
            visible: edge.free > 0.9
            art: "palette.svg"
            x: edge.heart.x + edge.tall * 0.06
            y: edge.heart.y + edge.tall * 0.78
            width: edge.tall * 1.2
            rotation: -24
        }
    }
}
