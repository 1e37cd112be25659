// The page of the practice: what can be practised, an exercise under way, or how it went. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara

FocusScope {
    id: page

    required property Shell shell
    readonly property Practice practice: shell.practice as Practice
    readonly property var views: ({ "overview": "Overview.qml", "drill": "DrillView.qml", "summary": "DrillSummary.qml" })

    function show(): void {
        view.setSource(Qt.resolvedUrl(views[practice.view]), { "shell": shell, "practice": practice });
    }

    Component.onCompleted: show()

    Connections {
        property string shown: page.practice.view

        target: page.practice

        function onChanged(): void {
            if (shown !== page.practice.view)
                page.show();
            shown = page.practice.view;
        }
    }

    Loader {
        id: view

        anchors.fill: parent
        focus: true
        onLoaded: (item as Item).forceActiveFocus()
    }
}
