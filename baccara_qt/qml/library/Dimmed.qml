// The room behind a page made darker: over its lamp everything must be read.
import QtQuick
import ".."

Rectangle {
    anchors.fill: parent
    color: Theme.night
    opacity: 0.55
}
