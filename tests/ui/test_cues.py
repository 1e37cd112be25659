"""What the table shows of an event."""

from collections import Counter

import pytest

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import fold, legal
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.chemin.turns import turn
from baccara_qt.core.money import Cents
from baccara_qt.ui.calls import CALLS
from baccara_qt.ui.cue import Cue, Say
from baccara_qt.ui.cues import asking, cues_for
from baccara_qt.ui.punto import cues as punto
from tests.ui.walks import walks


def said(cues: list[Cue]) -> list[str]:
    return [cue.say.call for cue in cues if cue.say]


def test_the_walks_contain_every_event():
    seen = {type(event) for step in walks() for event in step.events}

    assert seen == set(e.ALL_EVENTS)


def test_the_cues_of_a_step_are_its_events_in_order():
    for before, events in walks():
        cues = cues_for(events, before)

        assert tuple(event for cue in cues for event in cue.events) == events


def test_every_call_is_made_somewhere_and_every_call_made_is_known():
    made = {call for before, events in walks() for call in said(cues_for(events, before))}

    assert made == CALLS - punto.CALLS


def test_money_seen_ahead_of_its_event_is_the_money_of_the_event():
    for before, events in walks():
        ahead: Counter[int] = Counter()
        for cue in cues_for(events, before):
            for source, target, amount in cue.moves:
                assert amount > 0
                ahead[source] -= amount
                ahead[target] += amount
            if cue.events and cue.moves:
                booked: Counter[int] = Counter()
                for event in cue.events:
                    for source, target, amount in event.entries:
                        booked[source] -= amount
                        booked[target] += amount
                assert {k: v for k, v in ahead.items() if v} == {k: v for k, v in booked.items() if v}
            if cue.events:
                ahead.clear()
        assert not ahead


def test_c11_the_first_cards_lie_on_the_palette_until_all_four_are_dealt():
    for before, events in walks():
        coup = before.coup
        dealt = len(coup.ponte) + len(coup.bank) if coup else 0
        for cue in cues_for(events, before):
            if any(isinstance(event, e.StakesClosed) for event in cue.events):
                dealt = 0
            dealt += sum(isinstance(event, e.CardDealt) for event in cue.events)
            if any(isinstance(event, e.CardDealt) for event in cue.events):
                assert cue.palette == (dealt <= 4)
        assert not cues_for(events, before)[-1].palette


def test_b7_who_is_offered_the_bank_hears_it_last_and_not_before_there_is_a_shoe():
    shoes = set()
    for before, events in walks():
        after, cues = fold(before, events), cues_for(events, before)
        if after.phase is Phase.OFFER and (before.phase is not after.phase or isinstance(events[-1], e.BankDeclined)):
            last = [cue.say for cue in cues if cue.say][-1]
            assert last.call in ("bank_offered", "bank_returns", "no_bid")
            assert last.seat == turn(after)
            shoes.add(before.phase is Phase.CUT)
        elif after.phase is Phase.CUT:
            assert "bank_offered" not in said(cues)

    assert shoes == {False, True}


def asked_and_told():
    """Whoever is asked before the cards are dealt, and what the croupier has called last."""
    last = None
    for before, events in walks():
        after = fold(before, events)
        last = next((cue.say for cue in reversed(cues_for(events, before)) if cue.say), last if before.opened else None)
        if turn(after) and not after.in_coup:
            yield after, last


def test_e2_a_bank_for_sale_is_called_at_its_price_to_everybody_who_is_asked():
    asked = set()
    for table, last in asked_and_told():
        if table.phase is Phase.SALE:
            assert last == Say("sale", amount=table.passage.amount)
            asked.add(len(table.passage.queue))

    assert len(asked) > 5


def test_e4_who_is_asked_for_a_bid_hears_the_highest_last():
    asked = set()
    for table, last in asked_and_told():
        if table.phase is Phase.AUCTION:
            bidder = table.passage.bidder
            assert last == (Say("bid", bidder, table.passage.amount) if bidder else Say("auction"))
            asked.add(bool(bidder))

    assert asked == {False, True}


def test_c2_who_is_asked_for_a_claim_hears_last_what_he_can_still_say():
    open_to_stakes, closed_to_them = set(), set()
    for table, last in asked_and_told():
        if table.phase is Phase.CLAIMS and not table.claims.suivi:
            if any(offer.command is c.Stake for offer in legal(table, turn(table))):
                open_to_stakes.add(last.call)
            else:
                closed_to_them.add(last.call)

    assert open_to_stakes == {"stakes_asked", "avec_la_table", "avec_la_table_full"}
    assert closed_to_them == {"banco_asked", "banco", "avec_la_table_full"}


def test_c5_who_lost_is_asked_last_whether_he_follows():
    calls = [last.call for table, last in asked_and_told() if table.phase is Phase.CLAIMS and table.claims.suivi]

    assert set(calls) == {"suivi_asked"}


def test_f4_after_thanks_for_a_tip_the_croupier_asks_again():
    phases = set()
    for before, events in walks():
        if isinstance(events[-1], e.TipGiven) and turn(before):
            assert said(cues_for(events, before))[-2:] == ["tip", asking(before).call]
            phases.add(before.phase)

    assert phases >= {Phase.OFFER, Phase.SALE, Phase.AUCTION, Phase.CLAIMS}


def test_fault_24_when_an_act_is_taken_back_the_croupier_asks_again():
    phases = set()
    for before, events in walks():
        after = fold(before, events)
        if isinstance(events[-1], e.TakenBack) and (asked := asking(after)):
            assert cues_for(events, before)[-1].say == asked
            phases.add(after.phase)

    assert phases >= {Phase.OFFER, Phase.CLAIMS, Phase.AUCTION}


def test_c4_with_the_table_tells_what_is_open_beside_the_stakes_that_lie():
    told = set()
    for before, events in walks():
        for n, event in enumerate(events):
            if isinstance(event, e.AvecLaTableCalled):
                state = fold(before, events[:n])
                (cue,) = cues_for((event,), state)
                others = sum(state.books.stakes) - state.books.stake(event.seat)
                left = max(0, state.books.bank - event.amount - others)
                assert cue.say == (
                    Say("avec_la_table", event.seat, left) if left else Say("avec_la_table_full", event.seat)
                )
                told.add((others > 0, left > 0))

    assert told == {(False, True), (True, True), (True, False)}


def test_c9_who_holds_the_cards_is_told_last_before_the_deal_also_after_the_garage():
    told = set()
    for before, events in walks():
        closed = next((n for n, event in enumerate(events) if isinstance(event, e.StakesClosed) and event.holder), None)
        if closed is not None:
            garage = any(isinstance(event, e.BankUncovered) for event in events)
            calls = said(cues_for(events[closed:], fold(before, events[:closed])))
            assert calls[: 2 + garage] == ["close", *(["garage"] if garage else []), "cards_to"]
            told.add(garage)

    assert told == {False, True}


def test_b6_the_stop_card_is_announced_in_the_last_coup_of_a_shoe_only():
    last = 0
    for before, events in walks():
        calls = said(cues_for(events, before))
        if "last_coup" in calls:
            last += 1
            shoe = fold(before, events).shoe
            assert shoe is None or shoe.remaining <= before.rules.stop_card
    assert last


def test_c24_a_stake_is_paid_beside_it_and_both_go_home():
    step = next(step for step in walks() if any(isinstance(event, e.StakePaid) for event in step.events))
    cues = cues_for(step.events, step.before)
    at = next(n for n, cue in enumerate(cues) if any(isinstance(event, e.StakePaid) for event in cue.events))
    paid = next(event for event in cues[at].events if isinstance(event, e.StakePaid))

    assert cues[at - 1].say == Say("paid", paid.seat, paid.amount)
    assert [move.amount for move in cues[at - 1].moves] == [paid.amount]
    assert [move.amount for move in cues[at].moves] == [Cents(2 * paid.amount)]


@pytest.mark.parametrize(("card", "points"), [("Kh", 0), ("As", 1), ("9d", 9)])
def test_c15_the_third_card_is_called_by_its_points(card, points):
    before = next(
        step.before
        for step in walks()
        if step.before.coup and len(step.before.coup.bank) == 2 and step.before.coup.ponte_choice is None
    )
    state = fold(before, [e.HandDrew("ponte"), e.HandTurned("bank")])

    cues = cues_for([e.CardDealt("ponte", Card.parse(card))], state)

    assert Say("third_card", points=points) in [cue.say for cue in cues]
