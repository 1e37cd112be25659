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

    // What is bent over throws its shadow on the rest
    component Fold: Rectangle {
        color: Theme.night
        opacity: 0.28
    }

    Image {
        anchors.centerIn: parent
        width: parent.width * 1.8
        height: parent.height * 220 / 140
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

    Fold {
        visible: squeeze.strip > 0
        x: 2 * squeeze.strip
        width: Math.max(2, squeeze.width * 0.03)
        height: squeeze.height
    }

    Fold {
        visible: squeeze.hem > 0
        y: squeeze.height - 2 * squeeze.hem - height
        width: squeeze.width
        height: Math.max(2, squeeze.height * 0.02)
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
                    height: sheet.height * 0.27
                    radius: width / 3
                    color: Theme.ivory
                }
            }
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
