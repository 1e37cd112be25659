"""A whole evening by keyboard alone, from an empty library to the last chip, and all of it announced (fault 20)."""

import random

from PySide6.QtCore import Qt

from baccara_qt.core.chemin.state import Phase
from baccara_qt.session.library import Library
from tests.window.ears import listening
from tests.window.visit import Key, Visit

COUPS = 12


def play(me: Visit, luck: random.Random, coups: int) -> set[str]:
    """Presses any key that is lit, until so many coups are over; the acts that were done."""
    done = set()
    while me.state.coups < coups:
        me.wait_for_me()
        row = luck.choice(list(me.able.values()))
        text = str(me.least(row.kind)) if row.takesAmount and row.kind != "cut" and luck.random() < 0.5 else ""
        me.act(row.kind, text)
        done.add(row.kind)
    return done


def test_20_a_whole_session_by_keyboard_alone_and_announced(visit, tmp_path):
    with listening() as heard:
        me = visit()
        me.press(Key.Key_Return)  # New game
        me.tabs_to("Seed")
        me.type("an evening")
        me.press(Key.Key_Return)  # Sit down
        me.wait_for_me()
        calls = []
        me.table.croupier.called.connect(calls.append)
        del heard[:]
        done = play(me, random.Random(20), COUPS)
        me.wait_for_me()
        assert len(calls) > COUPS
        assert [text for text in heard if text in calls] == calls, "each call of the croupier, once and in order"
        assert me.table.prompt in heard, "what the user is asked"
        outcomes = ("The bank wins", "The ponte wins", "Tie; the stakes lie")
        assert sum(text.count(outcome) for text in heard for outcome in outcomes) == me.state.coups
    assert len(done) > 8, done

    # He goes home, comes back, and is where he was.
    left = me.state
    me.press(Key.Key_F4)
    me.wait(lambda: me.shell.page == "start" and me.shell.sheet == "session", "the session in figures")
    me.press(Key.Key_Escape)
    me.wait(lambda: me.shell.sheet == "", "the start page")
    me.press(Key.Key_Return)  # Continue
    me.wait_for_me()
    assert me.state == left

    # He leaves the table for good: it goes on without him as far as it can.
    while me.state.banker == me.human or me.state.phase not in (Phase.OFFER, Phase.CLAIMS, Phase.CUT):
        play(me, random.Random(21), me.state.coups + 1)
        me.wait_for_me()
    me.press("e")
    me.tabs_to("Leave the table")
    me.shot("leaving-1")
    me.press(Key.Key_Return)
    me.wait(lambda: "Leave the table?" in me.texts(), "the question")
    me.tabs_to("Leave the table")
    me.shot("leaving-2")
    me.press(Key.Key_Return)
    me.wait(lambda: not me.state.seat(me.human).occupied, "the seat is free")
    assert me.state.books.purse(me.human) == 0

    # And the program.
    me.press(Key.Key_Q, modifier=Qt.KeyboardModifier.ControlModifier)
    assert not me.window.isVisible()
    me.close()
    with Library(tmp_path / "library.db") as library:
        assert list(library.problems()) == []
