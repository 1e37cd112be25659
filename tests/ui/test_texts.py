"""Every word the table can say is there: calls, sentences, refusals, names, prompts."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

import baccara_qt.core
from baccara_qt.core.cards import PACK, Card
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import fold, legal, turn
from baccara_qt.core.chemin.state import Phase, SeatState
from baccara_qt.core.errors import RuleError
from baccara_qt.core.house_commands import CloseStakes
from baccara_qt.core.money import CASHED_OUT, Books, Entry, purse, stake
from baccara_qt.players.view import see
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.calls import CALLS, french, meaning
from baccara_qt.ui.cue import Say
from baccara_qt.ui.passing import Passing
from baccara_qt.ui.refusals import SENTENCES, refusal
from baccara_qt.ui.sentences import sentence
from baccara_qt.ui.texts import card_name, prompt, risk_line, role_badge
from tests.ui.walks import walks

CORE = Path(baccara_qt.core.__file__).parent
SUBJECTS = ("stake", "bank", "bid", "cut", "amount")
FAULTS = ("not_whole", "too_small", "too_large", "not_a_multiple")


def codes_in_the_core() -> set[str]:
    # Between any two cards there is a place to cut.
    found = {f"{subject}.{fault}" for subject, fault in product(SUBJECTS, FAULTS)} - {"cut.not_a_multiple"}
    for source in CORE.rglob("*.py"):
        found |= set(re.findall(r'"([a-z_]+\.[a-z_]+)"', source.read_text(encoding="utf-8")))
    return found


def test_every_refusal_of_the_core_has_its_sentence_and_no_sentence_is_left_over():
    assert set(SENTENCES) == codes_in_the_core()


@pytest.mark.usefixtures("in_english")
def test_a_refusal_says_amounts_as_money_and_names_its_rule():
    error = RuleError("stake.too_large", rule="C6", amount=1_000_00, most=600_50)

    assert refusal(error) == "You can stake at most 600.50. (C6)"


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_every_sentence_can_be_said_with_what_the_core_gives(code):
    words = dict.fromkeys(re.findall(r"{(\w+)}", SENTENCES[code]), 5_00)

    assert "{" not in refusal(RuleError(code, rule="X1", **words))


def test_every_call_is_said_in_french_and_in_the_users_language():
    for call in CALLS:
        say = Say(call, seat=3, amount=1_250_50, points=4, other=6)
        for text in (french(say), meaning(say)):
            assert text
            assert "{" not in text
            assert text[0] == text[0].upper()


@pytest.mark.usefixtures("in_english")
def test_calls_read_like_the_table_of_calls():
    assert french(Say("bank_named", amount=1_250_50)) == "Un banco de 1\u202f250,50"
    assert french(Say("bank_offered", seat=4)) == "La main est au 4. Vous la prenez\u202f?"
    assert french(Say("natural", points=9)) == "Neuf, abattage"
    assert french(Say("third_card", points=0)) == "Une bûche"
    assert french(Say("points", points=0, other=6)) == "Baccara à la banque, six au ponte"
    assert meaning(Say("points", points=7, other=0)) == "7 the bank, nothing the ponte"
    assert meaning(Say("bank_draws", points=0)) == "The bank has nothing and draws"
    assert meaning(Say("third_card", points=0)) == "A ten or a picture"
    assert meaning(Say("avec_la_table", seat=6, amount=295_00)) == "With the table, seat 6; 295 open"
    assert meaning(Say("refused", seat=6), {6: "Ingrid"}) == "Seat 6\u00a0(Ingrid) declines"
    assert meaning(Say("refused", seat=6), {5: "Henrik"}) == "Seat 6 declines"


def test_every_event_but_the_silent_ones_has_a_line_in_the_record():
    silent = {e.StopCardPlaced, e.ClaimDeclined, e.CardsDiscarded}
    told = set()
    for before, events in walks():
        state = before
        for event in events:
            text = sentence(event, state, {1: "Amélie"})
            assert "{" not in text
            if text:
                told.add(type(event))
            elif not isinstance(event, e.CardDealt):
                assert type(event) in silent
            state = fold(state, [event])
    assert told == set(e.ALL_EVENTS) - silent


def test_no_line_of_the_record_tells_a_card_that_lies_face_down():
    for before, events in walks():
        state = before
        for event in events:
            coup = state.coup
            if isinstance(event, e.CardDealt) and coup and len(getattr(coup, event.hand)) < 2:
                assert sentence(event, state, {}) == ""
            state = fold(state, [event])


@pytest.mark.usefixtures("in_english")
def test_a1_every_card_has_a_name_of_its_own():
    assert len({card_name(card) for card in PACK}) == 52
    assert card_name(Card.parse("Th")) == "ten of hearts"
    assert card_name(None) == "face down"


@pytest.mark.usefixtures("in_english")
def test_one_always_knows_whose_turn_it_is():
    for before, _ in walks():
        if not before.opened:
            continue
        for human in (0, 1, len(before.seats)):
            view = see(before, human)
            text = prompt(view, human, {}, {offer.command for offer in legal(before, human)})
            assert text
            assert "{" not in text
            if view.turn and view.turn != human:
                assert f"Seat {view.turn}" in text


@pytest.mark.usefixtures("in_english")
def test_c5_who_lost_is_asked_for_suivi_and_only_then_everybody_for_a_stake():
    asked = set()
    for state, _ in walks():
        view = see(state, 0)
        if view.claims and view.turn and view.phase is Phase.CLAIMS:
            follows = view.claims.suivi == view.turn
            assert prompt(view, 0, {}, ()) == (
                f"Seat {view.turn} is asked for {'banco suivi' if follows else 'a stake'}."
            )
            asked.add(follows)
    assert asked == {True, False}


@pytest.mark.usefixtures("in_english")
def test_c8_until_it_is_in_the_garage_what_nobody_covered_lies_in_the_bank(qapp):
    seen = False
    for before, events in walks():
        closed = next((n for n, event in enumerate(events, 1) if isinstance(event, e.StakesClosed)), 0)
        state = fold(before, events[:closed])
        coup, bank = state.coup, state.books.bank
        if closed and coup and bank > coup.at_risk:
            assert risk_line(see(state, 1)).startswith(f"at risk {money_text(coup.at_risk)} of {money_text(bank)}")
            seen = True
    assert seen


@pytest.mark.usefixtures("in_english")
def test_c22_nobody_is_said_to_have_staked_nothing_before_the_banker_has_kept_the_bank():
    shown = {phase: set() for phase in Phase}
    for state, _ in walks():
        view = see(state, 1)
        if view.claims:
            shown[view.phase] |= {role_badge(view, seat) for seat in state.active}
    assert "No stake" in shown[Phase.CLAIMS]
    assert shown[Phase.KEEP] == {"", "Banker"}


@pytest.mark.usefixtures("in_english")
def test_c8_the_line_of_the_bank_adds_up(qapp):
    seen = False
    for before, _ in walks():
        coup = before.coup
        if coup and coup.uncovered:
            at_risk, bank = coup.at_risk // 100, (coup.at_risk + coup.uncovered) / 100
            assert risk_line(see(before, 1)).startswith(f"at risk {at_risk}")
            assert bank > at_risk
            seen = True
        if before.banker and before.books.garage:
            assert risk_line(see(before, 1)).endswith(f"garage {money_text(before.books.garage)}")
    assert seen


@pytest.mark.usefixtures("in_english")
def test_c6_what_is_trimmed_at_the_close_is_never_told_as_covered(qapp):
    trimmed = 0
    for before, events in walks():
        closed = next((n for n, event in enumerate(events, 1) if isinstance(event, e.StakesClosed)), 0)
        coup = fold(before, events[:closed]).coup
        if closed and coup:
            told = f"covered {money_text(coup.at_risk)} of {money_text(before.books.bank)}"
            assert risk_line(see(before, 1)).startswith(told)
            trimmed += closed > 1 and before.books.bank % before.rules.unit > 0
    assert trimmed


@pytest.mark.usefixtures("in_english")
def test_e4_the_auction_tells_at_what_price_nobody_took_the_bank(qapp):
    passing, told = Passing(), set()
    for before, events in walks():
        state = before
        for event in events:
            passing.note(event, state)
            price = state.passage.amount if state.passage and state.passage.kind == "sale" else 0
            state = fold(state, [event])
            passing.show(see(state, 1), {})
            line = passing.property("unsold")
            if isinstance(event, e.AuctionOpened):
                assert line == (f"Nobody took it at {money_text(price)}" if price else "")
                told.add(bool(price))
            elif state.passage is None or state.passage.kind != "auction":
                assert line == ""
    assert told == {True, False}


@pytest.mark.usefixtures("in_english")
def test_c10_only_whom_the_close_waits_for_is_told_of_a_last_word():
    asked = 0
    for before, _ in walks():
        if before.phase is not Phase.CLAIMS or turn(before) is not None:
            continue
        for human in before.active:
            able = {offer.command for offer in legal(before, human)}
            assert prompt(see(before, human), human, {}, able).startswith("The stakes are about to be closed.")
            assert prompt(see(before, human), human, {}, able | {CloseStakes}).startswith("Last word: ")
            asked += 1
    assert asked > 50


@pytest.mark.usefixtures("in_english")
def test_b9_who_cannot_play_is_told_how_to_play_again():
    before = next(step.before for step in walks() if step.before.phase is Phase.CLAIMS and turn(step.before) == 2)
    view = see(before, 1)._replace(bank=replace(before.bank, holder=3))

    def told(place: SeatState, books: Books) -> str:
        return prompt(view._replace(seats=(place, *view.seats[1:]), books=books), 1, {}, ())

    poor = before.books.post([Entry(purse(1), CASHED_OUT, before.books.purse(1))])
    poor = poor.post([Entry(stake(1), CASHED_OUT, poor.stake(1))])
    assert "“Table”" not in told(SeatState(occupied=True), before.books)
    assert told(SeatState(occupied=True), poor).endswith("under “Table” you can buy in.")
    assert told(SeatState(occupied=True, sitting_out=True), before.books).endswith("you can play again.")
    assert told(SeatState(), before.books).endswith("you can sit down again.")


def test_c15_nothing_is_at_risk_any_more_once_the_coup_is_decided(qapp):
    decided = 0
    for before, events in walks():
        for seen in range(1, len(events) + 1):
            after = fold(before, events[:seen])
            if after.coup and after.coup.outcome:
                decided += 1
                assert "at risk" not in risk_line(see(after, 1))
    assert decided > 50
