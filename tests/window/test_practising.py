"""Practice in a real window by keyboard alone, and all of it announced (fault 20)."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from baccara_qt.practice import acts
from baccara_qt.ui.practice.drilling import Drilling
from baccara_qt.ui.practice.lesson import Lesson
from tests.window.ears import listening
from tests.window.visit import Key

MOST = 120


def practise(me, name):
    """From the first page to an exercise, by keyboard."""
    me.tabs_to("Practise")
    me.press(Key.Key_Return)
    me.wait(lambda: me.shell.page == "practice", "the practice")
    me.tabs_to(name)
    me.press(Key.Key_Return)


def test_20_a_whole_coup_is_dealt_in_the_first_lesson_by_keyboard_alone(visit):
    with listening() as heard:
        me = visit()
        practise(me, "At the table")
        me.wait(lambda: me.spoken.startswith("First lesson"), "the way to the first lesson")
        me.press(Key.Key_Return)
        lesson = me.shell.findChild(Lesson)
        me.wait(lambda: lesson.led and lesson.due is not None, "the table")
        me.wait(lambda: any("Spread and check the packs" in text for text in heard), "the first step is told")
        steps = 0
        while lesson.led:
            steps += 1
            assert steps < MOST
            step, right = lesson.step, lesson.kept.table.right
            me.wait(lambda step=step: any(step in text for text in heard), f"told: {step}")
            (act,) = [act for act in lesson.acts if act["led"]]
            me.press(act["key"])
            while lesson.doing:
                if lesson.typed:
                    me.type(lesson.typedHint)
                    me.press(Key.Key_Return)
                elif missing := [n for n, chip in enumerate(lesson.tray, 1) if chip["led"]]:
                    me.press(str(missing[0] % 10))
                elif lesson.tray:
                    me.press(Key.Key_Space)
                else:
                    (option,) = [option for option in lesson.options if option["led"]]
                    me.press(option["key"])
            me.wait(lambda right=right: lesson.kept.table.right == right + 1, f"done: {step}")
            me.wait(lambda: not lesson.table.busy, f"shown: {step}")
        assert lesson.kept.table.notes.coups == 1
        assert lesson.kept.table.acts == lesson.kept.table.right == steps
        due = lesson.due
        me.press(Key.Key_Escape)
        me.wait(lambda: lesson.table is None, "the overview")

        # He comes back to the very same table.
        me.tabs_to("At the table")
        me.press(Key.Key_Return)
        me.tabs_to("Go on")
        me.press(Key.Key_Return)
        me.wait(lambda: lesson.due == due, "the table as it was left")
        me.press(Key.Key_Escape)
        me.press(Key.Key_Escape)
        me.wait(lambda: me.shell.page == "start", "the first page")


def test_20_in_the_first_lesson_enter_does_what_is_lit(visit):
    me = visit()
    lesson = at(me, due=acts.OfferCut)
    right, wrong = lesson.kept.table.right, lesson.kept.table.acts
    me.press(Key.Key_Return, Key.Key_Return)
    me.wait(lambda: lesson.kept.table.acts > wrong, "the act and its part")
    assert lesson.kept.table.right == right + 1


def test_20_who_is_not_led_chooses_himself_what_enter_does(visit):
    me = visit()
    lesson = at(me, due=acts.OfferCut)
    lesson.stopLeading()
    me.press(Key.Key_Return, Key.Key_Enter)
    assert lesson.doing == ""
    me.press(next(act["key"] for act in lesson.acts if act["value"] == "offer_cut"))
    me.wait(lambda: lesson.doing != "", "the seat is asked for")
    acted = lesson.kept.table.acts
    me.press(Key.Key_Return, Key.Key_Return)
    assert lesson.doing != "" and lesson.kept.table.acts == acted
    me.press("1")
    me.wait(lambda: lesson.kept.table.acts == acted + 1, "a wrong seat")
    me.press(Key.Key_Return)
    assert lesson.doing == ""
    me.press(next(act["key"] for act in lesson.acts if act["value"] == "offer_cut"))
    me.wait(lambda: lesson.doing != "", "the seat is asked for once more")
    me.press(Key.Key_Return)
    assert lesson.doing != ""
    me.tabs_to(str(lesson.due.seat))
    me.press(Key.Key_Return)
    me.wait(lambda: lesson.kept.table.acts == acted + 2, "the act he has come to")


def test_20_enter_answers_nothing_one_has_not_come_to(visit):
    me = visit()
    practise(me, "Counting")
    drilling = me.shell.findChild(Drilling)
    me.wait(lambda: drilling.spoken != "", "the question")
    for asked in range(3):
        me.press(Key.Key_Return, Key.Key_Enter)
        assert drilling.standing["asked"] == asked and not drilling.waits
        me.press(str((drilling._running().question.right + 1) % 10))
        me.wait(lambda: drilling.waits, "a wrong answer")
        me.press(Key.Key_Return)
        me.wait(lambda: not drilling.waits, "the next question")
    right = str(drilling._running().question.right)
    me.tabs_to(right)
    me.press(Key.Key_Return)
    me.wait(lambda: drilling.standing["right"] == 1, "the answer he has come to")


def test_20_an_exercise_is_answered_by_keyboard_alone_and_what_was_wrong_is_announced(visit):
    with listening() as heard:
        me = visit()
        practise(me, "Counting")
        drilling = me.shell.findChild(Drilling)
        me.wait(lambda: drilling.spoken != "" and drilling.spoken in heard, "the question is told")
        question = drilling._running().question
        me.press(str(question.right))
        me.wait(lambda: drilling.standing["right"] == 1, "the right answer")
        question = drilling._running().question
        me.press(str((question.right + 1) % 10))
        me.wait(lambda: drilling.waits, "the wrong answer")
        me.wait(lambda: any(drilling.verdict["why"] in text for text in heard), "what was wrong")
        me.press(Key.Key_Space)
        me.wait(lambda: not drilling.waits, "the next question")
        me.press(Key.Key_Escape)
        me.wait(lambda: me.spoken != "", "the overview")
        assert me.shell.page == "practice"


def places(me):
    """Where the places of the table are in the window, by their names."""
    todo = [me.window.contentItem()]
    while todo:
        item = todo.pop()
        if item.metaObject().className().startswith("LessonPlaces_QMLTYPE"):
            found = item.property("all").toVariant()
            return {place["name"]: item.mapToScene(QPointF(place["x"], place["y"])).toPoint() for place in found}
        todo += item.childItems()
    raise AssertionError("there are no places")


def drag(me, source, target):
    """The mouse takes something from one point to another."""
    QTest.mousePress(me.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, source)
    for part in range(1, 11):
        QTest.mouseMove(me.window, source + (target - source) * part / 10)
        QTest.qWait(5)
    QTest.mouseRelease(me.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, target)


def at(me, *, due):
    """The first lesson, played by the one who knows it until an act of this kind is due."""
    practise(me, "At the table")
    me.wait(lambda: me.spoken.startswith("First lesson"), "the way to the first lesson")
    me.press(Key.Key_Return)
    lesson = me.shell.findChild(Lesson)
    me.wait(lambda: lesson.due is not None, "the table")
    while not isinstance(lesson.due, due):
        lesson.perform(lesson.due)
    me.wait(lambda: not lesson.table.busy, "what has happened")
    return lesson


def test_cards_are_dragged_to_their_places_and_one_gone_astray_is_refused(visit):
    me = visit()
    lesson = at(me, due=acts.DealCard)
    there = places(me)
    drag(me, there["shoe"], there["bank"])
    me.wait(lambda: lesson.verdict.get("right") is False, "the card that went astray")
    assert lesson.due == acts.DealCard("palette")
    for place in ("palette", "corner", "palette", "corner"):
        assert lesson.due == acts.DealCard(place)
        done = lesson.kept.table.right
        drag(me, there["shoe"], there[place])
        me.wait(lambda done=done: lesson.kept.table.right > done and not lesson.table.busy, f"the card to the {place}")
    assert not isinstance(lesson.due, acts.DealCard)


def test_a_seat_is_asked_with_a_click(visit):
    me = visit()
    lesson = at(me, due=acts.AskClaim)
    seat = lesson.due.seat
    lesson.choose("ask_claim")
    me.wait(lambda: lesson.doing != "", "which seat")
    QTest.mouseClick(me.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, places(me)[f"seat {seat}"])
    me.wait(lambda: lesson.verdict.get("right") is True and lesson.doing == "", "the seat is asked")
