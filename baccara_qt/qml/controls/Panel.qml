// A dark ground with a thin golden line; children are laid upon it, kept off the edge by `padding`.
import QtQuick
import ".."

Rectangle {
    id: panel

    default property alias content: inner.data
    property int padding: Theme.l

    color: Theme.panel
    border.color: Theme.line
    border.width: Theme.hair
    radius: Theme.radiusLarge

    Item {
        id: inner

        anchors.fill: parent
        anchors.margins: panel.padding
    }
}
