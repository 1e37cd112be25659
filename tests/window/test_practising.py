"""Practice in a real window by keyboard alone, and all of it announced (fault 20)."""

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
            step, right = lesson.step, lesson._kept.table.right
            me.wait(lambda step=step: any(step in text for text in heard), f"told: {step}")
            (act,) = [act for act in lesson.acts if act["led"]]
            me.press(act["key"])
            while lesson.doing:
                if lesson.typed:
                    me.type(lesson.typedHint)
                    me.press(Key.Key_Return)
                else:
                    (option,) = [option for option in lesson.options if option["led"]]
                    me.press(option["key"])
            me.wait(lambda right=right: lesson._kept.table.right == right + 1, f"done: {step}")
            me.wait(lambda: not lesson.table.busy, f"shown: {step}")
        assert lesson._kept.table.notes.coups == 1
        assert lesson._kept.table.acts == lesson._kept.table.right == steps
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
