// The coup record: what happened, the newest at the bottom. Required: `table`. Optional: `why`.
// Signals: asked(coup), why a coup went so, 0 for the last one; boardsAsked.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

FocusScope {
    id: record

    required property GameTable table
    // Why coups went as they did, where there is something to explain
    property Why why: null

    signal asked(coup: int)
    signal boardsAsked

    SectionTitle {
        id: title

        width: boards.x - Theme.s
        text: qsTr("Coup record")
    }

    component Small: ActionButton {
        anchors.verticalCenter: title.verticalCenter
        look: "plain"
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.px(26)
        topPadding: 0
        bottomPadding: 0
        leftPadding: Theme.s
        font.pixelSize: Theme.px(14)
    }

    Small {
        id: ask

        anchors.right: parent.right
        text: qsTr("Why?")
        spoken: qsTr("Why did the last coup go like this?")
        key: "Y"
        visible: record.why !== null && record.why.last > 0
        onClicked: record.asked(0)
    }

    Small {
        id: boards

        x: parent.width - width - (ask.visible ? ask.width : 0)
        text: qsTr("Boards")
        spoken: qsTr("The scoreboards of the shoe")
        key: "V"
        onClicked: record.boardsAsked()
    }

    ListView {
        id: lines

        // At its end it follows what is added; scrolled back it stays where it is
        property bool follows: true
        readonly property bool rests: follows && !moving

        function toEnd(): void {
            forceLayout();
            positionViewAtEnd();
        }

        function keepUp(): void {
            if (follows)
                Qt.callLater(toEnd);
        }

        anchors.top: title.bottom
        anchors.topMargin: Theme.xs
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        focus: true
        // No line is the current one: Qt trips over it when the list is positioned while its page goes
        currentIndex: -1
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        model: record.table.record
        spacing: Theme.px(2)
        Accessible.role: Accessible.List
        Accessible.name: title.text
        T.ScrollBar.vertical: ScrollRail {}
        Keys.onUpPressed: flick(0, 700)
        Keys.onDownPressed: flick(0, -700)
        onMovementEnded: follows = atYEnd
        Component.onCompleted: positionViewAtEnd()
        onHeightChanged: keepUp()
        // In another language lines are longer or shorter; in a window of another size they take their new height a
        // moment after the list
        onContentHeightChanged: if (!moving)
            keepUp()

        delegate: Label {
            id: told

            required property int coup
            required property string kind
            required property string line
            required property bool mine
            required property string rule

            width: ListView.view.width - Theme.m
            text: line
            // At rest the list begins with a whole line
            opacity: lines.rests && y < lines.contentY - 1 ? 0 : 1
            color: kind === "notation" ? (hover.hovered ? Theme.goldBright : Theme.faint) : mine ? Theme.ivory : Theme.muted
            font.family: kind === "notation" ? Theme.sans : Theme.serif
            font.pixelSize: kind === "notation" ? Theme.caption : Theme.px(14)
            bottomPadding: kind === "notation" ? Theme.s : 0
            Accessible.role: Accessible.ListItem
            Accessible.description: rule
            Accessible.onPressAction: if (coup > 0) record.asked(coup)

            HoverHandler {
                id: hover

                enabled: told.coup > 0
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                enabled: told.coup > 0
                onTapped: record.asked(told.coup)
            }
        }

        FocusRing {
            shown: lines.activeFocus
        }
    }

    // A full record loses a line for each one it gains: its length tells nothing
    Connections {
        function onRowsInserted(): void {
            lines.keepUp();
        }

        function onDataChanged(): void {
            lines.keepUp();
        }

        target: record.table.record
    }

    // A line half scrolled out fades instead of being cut
    Rectangle {
        anchors.top: lines.top
        width: lines.width - Theme.m
        height: Theme.px(16)
        visible: !lines.rests && !lines.atYBeginning
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.panel
            }
            GradientStop {
                position: 1
                color: "transparent"
            }
        }
    }
}
