"""Big Table and Mini are practised in a real window, by keyboard alone (fault 20) and with the mouse."""

from baccara_qt.practice import punto_acts as p
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.practice.planning import Planning
from tests.window.ears import listening
from tests.window.test_practising import drag, places, practise
from tests.window.visit import Key


def first_lesson(me, preset):
    """To the first lesson at these rules, by keyboard."""
    practise(me, "At the table")
    me.tabs_to("House rules")
    planning = me.shell.findChild(Planning)
    for _ in planning.presets:
        if planning.preset != preset:
            me.press(Key.Key_Right)
    assert planning.preset == preset
    me.tabs_to("First lesson")
    me.press(Key.Key_Return)
    lesson = me.shell.findChild(Lesson)
    me.wait(lambda: lesson.led and lesson.due is not None, "the table")
    return lesson


def by_keys(me, lesson):
    """The act a led learner is shown, by its keys."""
    right = lesson.kept.table.right
    (act,) = [act for act in lesson.acts if act["led"]]
    me.press(act["key"])
    while lesson.doing:
        if lesson.typed:
            me.type(lesson.typedHint)
            me.press(Key.Key_Return)
        else:
            (option,) = [option for option in lesson.options if option["led"]]
            me.press(option["key"])
    me.wait(lambda: lesson.kept.table.right == right + 1, "the act")
    me.wait(lambda: not lesson.table.busy, "what comes of it")


def test_20_cards_are_burned_dealt_and_named_at_mini_by_keyboard_alone(visit):
    with listening() as heard:
        me = visit()
        lesson = first_lesson(me, "mini")
        while not isinstance(lesson.due, p.NameHand):
            me.wait(lambda: any(lesson.step in text for text in heard), f"told: {lesson.step}")
            by_keys(me, lesson)
        by_keys(me, lesson)
        assert lesson.kept.table.acts == lesson.kept.table.right > 12


def test_a_card_and_a_stake_are_dragged_to_their_places(visit):
    me = visit()
    lesson = first_lesson(me, "mini")
    for kind in (p.DealTo, p.TakeStake):
        while not isinstance(lesson.due, kind):
            lesson.perform(lesson.due)
        me.wait(lambda: not lesson.table.busy, "what has happened")
        there, right = places(me), lesson.kept.table.right
        if kind is p.DealTo:
            drag(me, there["shoe"], there[lesson.due.hand])
        else:
            drag(me, there[f"field {lesson.due.seat} {lesson.due.bet}"], there["money"])
        me.wait(lambda right=right: lesson.kept.table.right == right + 1, f"{kind.__name__} by hand")
