"""Faults 8 and 25 at Punto Banco: every card of a coup, each decision with its rule, and who got what."""

from contextlib import closing
from dataclasses import replace

import pytest

from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.core.punto.reasons import CoupReasons
from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.core.tableau import BANKER
from baccara_qt.session.director import Director
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup
from baccara_qt.ui.punto import why_texts
from baccara_qt.ui.why import Why

FORMS = ("box", "at_once", "half_on_6", "push_on_7")


def coups(preset, form, number=60):
    """The events of so many coups of guests, each with the table before it."""
    setup = Setup.full(preset, 5, seed=f"why {form}")
    setup = replace(setup, rules=replace(PRESETS[preset], seats=5, commission=form))
    with closing(dry(setup, *opening(setup))) as session:
        state, director = session.state, Director(session)
        while session.state.coups < number:
            for event in director.act().events:
                yield event, state
                state = evolve(state, event)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("form", FORMS)
def test_fault_25_every_coup_is_explained_and_its_money_adds_up(qapp, in_english, preset, form):
    why, rules, texts, before, seen = Why(CoupReasons(), why_texts), set(), set(), None, 0
    for event, state in coups(preset, form):
        if isinstance(event, e.StakesClosed):
            before = state
        if state.coup is not None:
            why.ask(0)
            assert why.number < state.coup.number, "nothing of a running coup is told"
        why.note(event, state, {3: "You"})
        if not isinstance(event, e.CardsDiscarded):
            continue
        seen += 1
        why.ask(0)
        assert why.number == state.coup.number
        assert [hand["faces"] for hand in why.hands] == [
            list(map(str, cards)) for cards in (state.coup.punto, state.coup.banco)
        ]
        lines = {line["title"]: line for line in why.lines}
        assert {"The cards", "Punto", "Banco", "Result"} <= set(lines)
        assert not [line for line in why.lines if "{" in line["text"]]
        rules.update(line["rule"] for line in why.lines)
        texts.update(line["title"] for line in why.lines)
        if why.cell:
            total, column = why.cell
            drew = len(state.coup.banco) == 3
            assert (BANKER[total][column] in "D?") == drew == ("draws" in lines["Banco"]["text"])
        owed = [seat.owed for seat in before.seats]
        money = [
            state.books.money(seat) - state.seat(seat).owed - before.books.money(seat) + owed[seat - 1]
            for seat in range(1, 6)
            if before.books.stake(seat)
        ]
        told = [amount["amount"].replace(",", "").replace("−", "-") for amount in why.result]
        assert [round(100 * float(amount)) for amount in told] == [*money, -sum(money)]
        assert [line["total"] for line in why.result] == [False] * len(money) + [True]
    assert seen >= 60
    assert {"A3", "P1", "P2", "P3"} <= rules
    assert ("Commission" in texts) == (form in ("box", "at_once"))
    if form == "half_on_6":
        assert "No commission" in texts


def test_a_coup_of_which_only_the_end_was_seen_is_not_explained(qapp):
    why = Why(CoupReasons(), why_texts)
    found = list(coups("mini", "box", number=1))
    for event, state in found[-2:]:
        why.note(event, state, {})
    assert (why.last, why.lines, why.title, why.tableauTitle) == (0, [], "", "")
    for event, state in found:
        why.note(event, state, {})
    why.ask(0)
    assert (why.number, why.tableau != [], "Banco" in why.tableauTitle) == (1, True, True)
