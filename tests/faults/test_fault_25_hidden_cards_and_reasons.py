"""Fault 25: hidden cards cannot be seen after the coup; no answer to "why did the bank draw?"."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import evolve
from baccara_qt.core.chemin.reasons import CoupReasons
from baccara_qt.core.chemin.state import Coup
from baccara_qt.ui import why_texts
from baccara_qt.ui.why import Why
from tests.ui.spoken import in_english, settle, spoken
from tests.ui.walks import walks

__all__ = ["in_english", "settle", "spoken"]


def coups() -> Iterator[tuple[Why, Coup, QObject]]:
    """Every coup of many tables as it is over, and who can be asked about it."""
    owner = QObject()
    why, state = Why(CoupReasons(), why_texts, owner), None
    for before, events in walks():
        if state != before:  # another table
            why = Why(CoupReasons(), why_texts, owner)
        state = before
        for event in events:
            why.note(event, state, {})
            if isinstance(event, e.CardsDiscarded):
                assert state.coup is not None
                yield why, state.coup, owner
            state = evolve(state, event)


def test_fault_25_every_card_of_a_coup_is_seen_after_it(qapp) -> None:
    seen = 0
    for why, coup, _ in coups():
        why.ask(0)
        assert why.number == coup.number
        assert [hand["faces"] for hand in why.hands] == [list(map(str, coup.ponte)), list(map(str, coup.bank))]
        seen += 1
    assert seen > 200


def test_fault_25_no_card_of_a_running_coup_is_told(qapp) -> None:
    why, state = Why(CoupReasons(), why_texts), None
    for before, events in walks()[:800]:
        state = before if state is None else state
        for event in events:
            why.note(event, state, {})
            state = evolve(state, event)
            why.ask(0)
            if state.coup is not None:
                assert why.number < state.coup.number


@pytest.mark.usefixtures("in_english")
def test_fault_25_every_draw_has_its_reason_and_its_rule(qapp) -> None:
    rules, sentences = set(), set()
    for why, coup, _ in coups():
        why.ask(0)
        told = {line["title"]: line for line in why.lines}
        assert {"The cards", "Ponte", "Banker", "Result"} <= set(told)
        assert (coup.bank_choice is not None) == bool(why.cell)
        drew = told["Banker"]
        if coup.bank_choice and not coup.bank_advice:
            assert ("draw" if coup.bank_choice == "draw" else "stands") in drew["text"] or "free" in drew["text"]
            assert drew["rule"] in ("C17", "C18")
        for line in why.lines:
            assert "{" not in line["text"]
            rules.add(line["rule"])
            sentences.add(line["text"].translate(str.maketrans("", "", "0123456789.,")))
    assert rules == {"A3", "C6", "C8", "C9", "C16", "C17", "C18", "C19", "C20", "C21", "C22", "C23"}
    assert len(sentences) > 30


def test_fault_25_a_coup_before_the_last_can_be_asked_about(qapp) -> None:
    why, _, _owner = next(found for found in coups() if found[1].number == 12)
    why.ask(5)
    assert why.number == 5
    why.step(-1)
    assert why.number == 4
    why.step(1)
    assert why.number == 5
    why.ask(99)
    assert why.number == why.last == 12
