// A card in the user's hand before it is turned: it is bent up along its long side, then along the short one, by dragging
// from its left or its lower edge or with the arrow keys, and the pips come into view one by one. The fingers cover the
// corner with the index. Required: `face`, `back`, `spoken`. Signal: turned, when it is bent up all the way.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ".."
import "../controls"

Item {
    id: squeeze

    required property string face
    required property string back
    required property string spoken
    // How far it is bent up along either side, from 0 to 1
    property real along: 0
    property real across: 0
    readonly property real strip: across > 0 ? 0 : 0.42 * width * along
    readonly property real hem: 0.46 * height * across

    signal turned

    function pull(way: real): void {
        relax.stop();
        if (across > 0 || along >= 1 && way > 0)
            across = Math.max(0, Math.min(1, across + way));
        else
            along = Math.max(0, Math.min(1, along + way));
        if (across >= 1)
            turned();
    }

    function letGo(): void {
        relax.start();
    }

    width: height * 5 / 7
    activeFocusOnTab: true
    Component.onCompleted: forceActiveFocus()
    Accessible.role: Accessible.Slider
    Accessible.name: spoken
    Accessible.description: qsTr("The arrow keys bend it up, Space turns it")
    Keys.onRightPressed: pull(0.08)
    Keys.onUpPressed: pull(0.08)
    Keys.onLeftPressed: pull(-0.08)
    Keys.onDownPressed: pull(-0.08)

    component Print: Image {
        width: squeeze.width
        height: squeeze.height
        sourceSize.height: Math.ceil(squeeze.height * Screen.devicePixelRatio / 8) * 8
        mipmap: true
    }

    // From the fold outwards: where the card bends away from the light, and where what is bent over throws its shadow
    component Shade: Rectangle {
        id: shade

        required property real dark

        rotation: squeeze.hem > 0 ? 180 : 0
        gradient: Gradient {
            orientation: squeeze.hem > 0 ? Gradient.Vertical : Gradient.Horizontal

            GradientStop {
                position: 0
                color: Qt.alpha(Theme.night, shade.dark)
            }

            GradientStop {
                position: 0.4
                color: Qt.alpha(Theme.night, 0.3 * shade.dark)
            }

            GradientStop {
                position: 1
                color: Qt.alpha(Theme.night, 0)
            }
        }
    }

    Image {
        readonly property real wide: squeeze.width - squeeze.strip
        readonly property real high: squeeze.height - squeeze.hem

        x: squeeze.strip - 0.4 * wide
        y: -high * 40 / 140
        width: wide * 1.8
        height: high * 220 / 140
        source: Theme.art("cards/shadow-card-lifted.png")
    }

    Item {
        x: squeeze.strip
        width: squeeze.width - squeeze.strip
        height: squeeze.height - squeeze.hem
        clip: true

        Print {
            x: -squeeze.strip
            source: Deck.back(squeeze.back)
        }
    }

    Shade {
        readonly property real reach: 0.1 * squeeze.height

        visible: squeeze.strip > 0 || squeeze.hem > 0
        x: squeeze.hem > 0 ? 0 : 2 * squeeze.strip
        y: squeeze.hem > 0 ? Math.max(0, squeeze.height - 2 * squeeze.hem - reach) : 0
        width: squeeze.hem > 0 ? squeeze.width : Math.min(reach, squeeze.width - x)
        height: squeeze.hem > 0 ? Math.min(reach, squeeze.height - 2 * squeeze.hem) : squeeze.height
        dark: 0.42
    }

    Item {
        x: squeeze.strip
        y: squeeze.hem > 0 ? squeeze.height - 2 * squeeze.hem : 0
        width: squeeze.hem > 0 ? squeeze.width : squeeze.strip
        height: squeeze.hem > 0 ? squeeze.hem : squeeze.height
        visible: squeeze.strip > 0 || squeeze.hem > 0
        clip: true

        Print {
            id: sheet

            x: squeeze.hem > 0 ? 0 : squeeze.strip - squeeze.width
            source: Deck.face(squeeze.face)

            Repeater {
                model: 2

                Rectangle {
                    required property int index

                    x: index * (sheet.width - width - 2)
                    y: index * (sheet.height - height - 2)
                    width: sheet.width * 0.19
                    height: sheet.height * 0.34
                    radius: width / 3
                    color: Theme.ivory
                }
            }
        }

        Shade {
            anchors.fill: parent
            dark: 0.3
        }
    }

    FocusRing {
        shown: squeeze.activeFocus
    }

    MouseArea {
        property point start
        property bool low: false

        anchors.fill: parent
        // One reaches for its edge from beside it
        anchors.margins: -squeeze.width * 0.2
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        preventStealing: true
        onPressed: mouse => {
            relax.stop();
            squeeze.forceActiveFocus(Qt.MouseFocusReason);
            start = Qt.point(mouse.x, mouse.y);
            // From below it is bent up along the short side
            low = mouse.y > height * 0.72 && mouse.x > width * 0.25;
            squeeze.along = squeeze.across = 0;
        }
        onPositionChanged: mouse => {
            if (low)
                squeeze.across = Math.max(0, Math.min(1, (start.y - mouse.y) / (0.8 * squeeze.height)));
            else
                squeeze.along = Math.max(0, Math.min(1, (mouse.x - start.x) / (0.8 * squeeze.width)));
        }
        onReleased: squeeze.across > 0.95 ? squeeze.turned() : squeeze.letGo()
        onCanceled: squeeze.letGo()
    }

    ParallelAnimation {
        id: relax

        NumberAnimation {
            target: squeeze
            property: "along"
            to: 0
            duration: Motion.cardTurn
        }

        NumberAnimation {
            target: squeeze
            property: "across"
            to: 0
            duration: Motion.cardTurn
        }
    }
}
