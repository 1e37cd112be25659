// The coup record: what happened, the newest at the bottom. Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Baccara
import ".."
import "../controls"

FocusScope {
    id: record

    required property TableModel table

    SectionTitle {
        id: title

        width: parent.width
        text: qsTr("Coup record")
    }

    ListView {
        id: lines

        // At its end it follows what is added; scrolled back it stays where it is
        property bool follows: true

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
        onHeightChanged: if (follows) Qt.callLater(positionViewAtEnd)

        delegate: Label {
            required property string kind
            required property string line
            required property bool mine
            required property string rule

            width: ListView.view.width - Theme.m
            text: line
            color: kind === "notation" ? Theme.goldText : mine ? Theme.ivory : Theme.muted
            font.family: kind === "notation" ? Theme.sans : Theme.serif
            font.pixelSize: kind === "notation" ? Theme.caption : Theme.px(14)
            bottomPadding: kind === "notation" ? Theme.s : 0
            Accessible.role: Accessible.ListItem
            Accessible.description: rule
        }

        FocusRing {
            shown: lines.activeFocus
        }
    }

    // A full record loses a line for each one it gains: its length tells nothing
    Connections {
        target: record.table

        function onChanged(): void {
            if (lines.follows)
                Qt.callLater(lines.positionViewAtEnd);
        }
    }

    // A line half scrolled out fades instead of being cut
    Rectangle {
        anchors.top: lines.top
        width: lines.width - Theme.m
        height: Theme.px(16)
        visible: !lines.atYBeginning
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
