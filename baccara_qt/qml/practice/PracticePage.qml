// The page of the practice: what can be practised, an exercise under way, or how it went. Required: `shell`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara

FocusScope {
    id: page

    required property Shell shell
    readonly property Practice practice: shell.practice as Practice
    readonly property var views: ({ "overview": "Overview.qml", "drill": "DrillView.qml", "summary": "DrillSummary.qml", "plan": "LessonPlan.qml", "lesson": "LessonView.qml", "report": "LessonSummary.qml" })
    property string shown
    // Notices lie over the rail: the croupier must be seen
    readonly property bool railed: shown === "lesson"
    // … at its foot: its head says what is to be done, and leads out
    readonly property bool busyAbove: railed

    // What is shown goes before what it shows
    function show(): void {
        if (shown === practice.view)
            return;
        shown = practice.view;
        view.setSource(Qt.resolvedUrl(views[shown]), { "shell": shell, "practice": practice });
    }

    Component.onCompleted: show()

    Connections {
        target: page.practice

        function onChanged(): void {
            page.show();
        }
    }

    Loader {
        id: view

        anchors.fill: parent
        focus: true
        onLoaded: (item as Item).forceActiveFocus()
    }
}
