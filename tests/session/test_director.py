"""Guests and staff act by themselves; the user is never acted for."""

from contextlib import closing
from dataclasses import replace

import pytest

from baccara_qt.core.chemin import Phase, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Offer
from baccara_qt.session import director as directing
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StuckError
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup


def advance(director, play, stop):
    """Plays until the table is as wanted, the user's seat included; returns what was done."""
    steps = play(director.session)
    while not stop(director.session.state):
        next(steps)
    return director.session.state


def test_the_user_is_never_acted_for(dry_session, play):
    session = dry_session(seats=3, human=2)
    director = Director(session)
    waited = 0
    for _ in play(session):
        asked = turn(session.state)
        if asked == 2:
            assert director.due() is None
            assert director.act() is None
            waited += 1
        elif asked is not None:
            assert director.due() == asked
        if waited > 30:
            return


def test_c10_the_croupier_closes_when_nobody_owes_an_answer(dry_session, play):
    director = Director(dry_session(seats=3, human=2))
    advance(director, play, lambda state: state.phase is Phase.CLAIMS and turn(state) is None)
    assert director.due() == CROUPIER
    assert director.act().command == c.CloseStakes()


def test_c2_the_user_has_the_last_word(dry_session, play):
    session = dry_session(seats=3, human=2)
    director = Director(session, last_word=True)

    def he_may_speak(state):
        may = any(offer.command is c.Stake for offer in legal(state, 2))
        return state.phase is Phase.CLAIMS and turn(state) is None and may

    advance(director, play, he_may_speak)
    assert director.due() is None
    director.last_word = False
    assert director.due() == CROUPIER
    director.last_word = True
    assert director.act() is None
    step = director.close()
    assert (step.actor, step.command) == (CROUPIER, c.CloseStakes())


def test_the_last_word_is_not_waited_for_when_there_is_nothing_to_say(dry_session, play):
    session = dry_session(seats=3, human=2)
    director = Director(session, last_word=True)

    def bound_by_his_call(state):
        called = state.claims is not None and state.claims.caller not in {0, 2} and not state.claims.lying
        return (
            called
            and turn(state) is None
            and not state.books.stake(2)
            and state.banker != 2
            and not legal_claims(state)
        )

    def legal_claims(state):
        return [offer for offer in legal(state, 2) if offer.command in {c.Stake, c.CallBanco, c.CallAvecLaTable}]

    advance(director, play, bound_by_his_call)
    assert director.due() == CROUPIER


def test_the_stakes_cannot_be_closed_while_somebody_is_asked(dry_session, play):
    director = Director(dry_session(seats=3, human=2))
    advance(director, play, lambda state: state.phase is Phase.CLAIMS and turn(state) is not None)
    before = director.session.state
    with pytest.raises(RuleError):
        director.close()
    assert director.session.state is before


def test_a_table_of_guests_reaches_its_coups(dry_session, soak):
    for preset, seats in (("casino", 2), ("koenigsspiel", 5), ("parlour", 6), ("strict", 14)):
        session = dry_session(preset, seats)
        director = Director(session)
        while session.state.coups < soak(5000):
            assert director.act() is not None
            assert session.state.books.balanced


def test_two_seats_reach_three_hundred_coups(dry_session):
    session = dry_session("casino", 2)
    director = Director(session)
    while session.state.coups < 300:
        assert director.act() is not None


def test_b9_guests_without_money_buy_in_or_make_room_at_the_next_shoe(dry_session):
    session = dry_session("casino", 6, everybody=150_00)
    director = Director(session)
    bought, left, seated = [], [], []
    while not (bought and left):
        assert session.state.coups < 500
        faces = {guest.portrait for guest in session.guests.values()}
        assert len(faces) == len(session.guests)
        before, guests = session.state, session.guests
        step = director.act()
        if isinstance(step.command, c.BuyIn):
            bought.append(step)
            assert before.books.purse(step.actor) < before.rules.bank_min
            assert not before.in_coup
        elif isinstance(step.command, c.Leave):
            left.append(step)
            assert before.phase is Phase.CUT
            assert before.books.purse(step.actor) < before.rules.bank_min
            sat = director.act()
            assert (sat.actor, sat.command) == (step.actor, c.SitDown(before.rules.opening_purse))
            assert session.guests[step.actor].name != guests[step.actor].name
            seated.append(sat)
    assert bought
    assert left
    assert seated


def test_b9_two_guests_never_make_room(dry_session):
    session = dry_session("casino", 2, everybody=150_00)
    director = Director(session)
    bought = 0
    while bought < 3:
        step = director.act()
        assert not isinstance(step.command, c.Leave)
        bought += isinstance(step.command, c.BuyIn)


def test_b7_a_guest_asks_for_the_bank_of_a_resting_table(dry_session, play):
    director = Director(dry_session("casino", 3, human=1))
    session = director.session
    advance(director, play, lambda state: state.phase is Phase.OFFER)
    while session.state.phase is Phase.OFFER:
        session.execute(turn(session.state), c.DeclineBank())
    while session.state.phase is Phase.AUCTION:
        session.execute(turn(session.state), c.PassBid())
    while session.state.phase is Phase.OFFER:
        session.execute(turn(session.state), c.DeclineBank())
    assert session.state.phase is Phase.RESTING
    step = director.act()
    assert step.actor in session.guests
    assert isinstance(step.command, c.TakeBank)


def test_b7_a_table_nobody_wakes_is_closed_without_a_user_and_waits_for_one(dry_session, play):
    for human in (0, 1):
        director = Director(dry_session("casino", 3, human=human))
        session = director.session
        advance(director, play, lambda state: state.phase is Phase.OFFER)
        session.guests = {}
        for seat in (1, 2):
            session.execute(seat, c.SitOut())
        assert session.state.phase is Phase.RESTING
        step = director.act()
        if human:
            assert step is None
        else:
            assert any(isinstance(event, e.TableClosed) for event in step.events)
            assert director.due() is None


def test_b9_an_empty_seat_stays_empty_when_the_cashier_has_no_more(dry_session, play, monkeypatch):
    director = Director(dry_session("casino", 3))
    session = director.session
    session.execute(2, c.Leave())
    monkeypatch.setattr(session, "game", replace(session.game, legal=lambda state, seat: ()))
    director = Director(session)
    assert director.due() == 3
    few = (Offer(c.Tip, 1, 1, 1), Offer(c.SitDown, 1000, 50000, 500))
    monkeypatch.setattr(session, "game", replace(session.game, legal=lambda state, seat: few))
    director = Director(session)
    assert director.act().command == c.SitDown(500_00)


def test_a_table_that_no_longer_comes_to_a_coup_is_said(dry_session, monkeypatch):
    monkeypatch.setattr(directing, "STEPS_MAX", 10)
    director = Director(dry_session("casino", 14))
    with pytest.raises(StuckError, match="without a coup"):
        for _ in range(1000):
            director.act()


def test_choices_are_keyed_by_seat_coup_and_how_often_the_seat_has_acted(dry_session):
    one, other = dry_session(seats=4), dry_session(seats=4)
    for session in (one, other):
        director = Director(session)
        while session.state.phase is not Phase.CLAIMS or turn(session.state) != 3:
            director.act()
    # What seat 4 does does not shift the luck of seat 3.
    luck = one.stream(3)
    other.execute(4, c.BuyIn(100_00))
    assert other.stream(3).below(2**32) == luck.below(2**32)
    other.execute(3, c.BuyIn(100_00))
    assert other.stream(3).below(2**32) != one.stream(3).below(2**32)


def test_the_same_seed_seats_and_plays_the_same(dry_session):
    digests = set()
    for seed in ("a", "a", "b"):
        session = dry_session(seats=5, seed=seed)
        director = Director(session)
        while session.state.coups < 10:
            director.act()
        digests.add((session.digest(), tuple(sorted((seat, guest.name) for seat, guest in session.guests.items()))))
    assert len(digests) == 2


def test_guests_may_be_named(dry_session):
    setup = replace(Setup.full("casino", 3, human=2), guests=("Emil", "", "Ilse"))
    with closing(dry(setup, *opening(setup))) as session:
        assert {seat: guest.name for seat, guest in session.guests.items()} == {1: "Emil", 3: "Ilse"}
