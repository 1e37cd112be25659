// The learner at a table: its scene, and over it the places to bring things to. Required: `lesson`. Given by each game:
// `spots` (the geometry of its scene), `all` (its places: `name`, `x`, `y`, and the radius of their `ring` where it is a
// narrow one), and how far one reaches.
import QtQuick
import Baccara
import "../table"

Item {
    id: floor

    required property Lesson lesson
    property TableGeometry spots
    property var all: []
    property real reach: 62 * (spots?.u ?? 1)

    // The place something is let go over
    function at(point: point): string {
        return places.at(point);
    }

    LessonPlaces {
        id: places

        z: 1
        anchors.fill: parent
        enabled: !(floor.lesson.table as GameTable)?.busy
        lesson: floor.lesson
        spots: floor.spots
        all: floor.all
        reach: floor.reach
    }
}
