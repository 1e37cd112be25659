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
        onCountChanged: if (follows) Qt.callLater(positionViewAtEnd)
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
}
