"""What can be counted at Punto Banco: every card that was turned, and no other."""

import random
from collections import Counter
from contextlib import closing
from dataclasses import replace

import pytest

from baccara_qt.core.cards import RANKS
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.players.punto.counting import unseen
from baccara_qt.session.director import Director
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup


@pytest.fixture(scope="module", params=["mini", "big-table"])
def evening(request):
    """Every event of a bit more than a shoe, and the table after it."""
    setup = Setup.full(request.param, 5, seed="counted")
    found = []
    with closing(dry(setup, *opening(setup))) as session:
        state, director = session.state, Director(session)
        while session.state.shoes < 2 or session.state.coups < 60:
            for event in director.act().events:
                state = evolve(state, event)
                found.append((event, state))
    return found


def test_p5_what_was_turned_is_counted_and_nothing_else(evening):
    """By the events alone: the first burned card, and each card of a hand once it lies face up."""
    turned, hands, turns, lasts = Counter(), {}, Counter(), 0
    for event, state in evening:
        match event:
            case e.ShoeShuffled() | e.StakesClosed(last=True):
                turned = Counter()
            case e.CardsBurned():
                turned[event.card.rank] += 1
            case e.CardDealt():
                hands.setdefault(event.hand, []).append(event.card)
            case e.CardTurned():
                turned[hands[event.hand][turns[event.hand]].rank] += 1
                turns[event.hand] += 1
            case e.HandTurned():
                turned.update(card.rank for card in hands[event.hand][turns[event.hand] :])
                turns[event.hand] = len(hands[event.hand])
            case e.CardsDiscarded():
                hands, turns = {}, Counter()
        last = state.coup.last if state.coup else state.last_coup
        lasts += last
        expected = Counter() if last or state.shoe is None else turned
        assert unseen(state) == tuple(4 * state.rules.packs - expected[rank] for rank in RANKS), event
    assert lasts, "the last coup of a shoe was given"


def test_a5_reordering_what_nobody_has_seen_changes_no_count(evening):
    order = random.Random(5)
    reordered = 0
    for _, state in evening[::7]:
        if state.shoe is None or not state.burned or state.coup is not None:
            continue
        shoe = state.shoe
        hidden = [*range(1, state.burned), *range(shoe.dealt, len(shoe.order))]
        cards = list(shoe.order)
        for place, card in zip(hidden, order.sample([cards[place] for place in hidden], len(hidden)), strict=True):
            cards[place] = card
        other = replace(state, shoe=replace(shoe, order=tuple(cards)))
        assert unseen(other) == unseen(state)
        reordered += other != state
    assert reordered > 20


def test_a_new_shoe_has_every_card(evening):
    assert any(state.shoe is None and unseen(state) == (4 * state.rules.packs,) * 13 for _, state in evening)
