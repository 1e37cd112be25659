// The learner at the table: the table itself, with places to bring things to, and the bar of acts. Required: `shell`,
// `practice`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."

FocusScope {
    id: view

    required property Shell shell
    required property Practice practice
    readonly property Lesson lesson: practice.lesson
    readonly property GameTable table: lesson.table as GameTable

    Keys.onEscapePressed: {
        if (table.busy)
            table.skip();
        else if (lesson.doing !== "")
            lesson.cancel();
        else
            practice.back();
    }

    // What was asked about an act, or what came of it and what is next
    function tell(): void {
        const verdict = [lesson.verdict.word, lesson.verdict.right === false ? lesson.verdict.why : ""];
        const said = lesson.doing !== "" ? [lesson.laidText === "" ? lesson.doing : lesson.laidText, lesson.problem] : [...verdict, lesson.mishap, lesson.step, lesson.coup, lesson.end];
        view.Accessible.announce(said.filter(part => part).join(" "));
    }

    Component.onCompleted: Qt.callLater(tell)

    Connections {
        target: view.lesson

        function onChanged(): void {
            view.tell();
        }
    }

    Loader {
        id: scene

        // Each game is loaded when it is dealt
        readonly property var scenes: ({ "chemin_de_fer": "CheminLessonScene.qml", "punto_banco": "PuntoLessonScene.qml" })

        anchors.left: parent.left
        anchors.right: rail.left
        height: parent.height
        Component.onCompleted: setSource(Qt.resolvedUrl(scenes[view.table.game]), { "lesson": view.lesson })
    }

    LessonRail {
        id: rail

        anchors.right: parent.right
        width: Theme.rail
        height: parent.height
        lesson: view.lesson
        floor: view
        focus: true
        onLeaving: view.practice.back()
        onFinishing: view.practice.finish()
        onDropped: (value, at) => view.lesson.dropChip(value, (scene.item as LessonScene).at(at))
    }
}
