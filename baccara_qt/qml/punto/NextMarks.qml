// What the next winner would add to the derived roads. Required: `modelData` (see Scoreboards.next), `size` of a mark.
pragma ComponentBehavior: Bound

import QtQuick
import ".."
import "../controls"

Row {
    id: next

    required property var modelData
    required property real size

    spacing: Theme.xs
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("If %1 wins, the derived roads add: %2").arg(modelData.title).arg(modelData.marks.map(mark => mark === "r" ? qsTr("red") : mark === "b" ? qsTr("blue") : qsTr("nothing")).join(", "))

    Label {
        text: qsTr("%1 next:").arg(next.modelData.title)
        color: Theme.muted
        font.pixelSize: Theme.caption
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Repeater {
        model: 3

        Road {
            required property int index
            readonly property string added: next.modelData.marks[index]

            y: (next.height - height) / 2
            width: next.size
            height: next.size
            cell: next.size
            board: ({
                    "kind": ["big_eye", "small", "cockroach"][index],
                    "columns": 1,
                    "cells": added === "" ? [] : [[0, 0, added, 0]],
                    "spoken": ""
                })
            Accessible.ignored: true
        }
    }
}
