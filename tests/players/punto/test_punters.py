"""Guests at Punto Banco: they stake in character, from what they may know, and always as they may."""

from collections import Counter, defaultdict
from contextlib import ExitStack, closing
from dataclasses import replace

import pytest

from baccara_qt.core.chance import Stream
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.legal import play_offers, turn
from baccara_qt.core.punto.state import Phase
from baccara_qt.players.guests import Guest
from baccara_qt.players.punto.choose import choose
from baccara_qt.players.punto.view import see
from baccara_qt.players.temperament import BOLD, DREAMY, PRUDENT, SHREWD, STEADY
from baccara_qt.session.director import Director
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup

TEMPERAMENTS = (PRUDENT, STEADY, SHREWD, BOLD, DREAMY)


@pytest.fixture
def opened():
    """Opens tables of guests only."""
    with ExitStack() as stack:
        yield lambda setup: stack.enter_context(closing(dry(setup, *opening(setup))))


@pytest.fixture(scope="module")
def evening():
    """Three hundred coups at Mini with each temperament at a seat: what was staked, and the table before it."""
    setup = Setup.full("mini", 5, seed="punters")
    chance, _ = opening(setup)
    guests = {seat: Guest(f"{seat}", seat, TEMPERAMENTS[seat - 1]) for seat in range(1, 6)}
    with closing(dry(setup, chance, guests)) as session:
        director, steps = Director(session), []
        while session.state.coups < 300:
            before = session.state
            steps.append((before, director.act()))
    return steps


def staked(evening):
    """For each temperament, every stake and the table before it."""
    found = defaultdict(list)
    for before, step in evening:
        if type(step.command) in c.STAKES.values():
            found[TEMPERAMENTS[step.actor - 1]].append((before, step.command))
    return found


def test_each_stakes_often_and_never_everything_at_once(evening):
    for temperament, stakes in staked(evening).items():
        coups = {before.coups for before, _ in stakes}
        assert 120 < len(coups) <= 300, temperament.name
        for before, command in stakes:
            seat = TEMPERAMENTS.index(temperament) + 1
            assert command.amount <= max(before.books.money(seat) // 4, before.rules.stake_min)


def test_the_prudent_and_the_shrewd_stay_with_banco_and_leave_long_shots_alone(evening):
    stakes = staked(evening)
    for temperament in (PRUDENT, SHREWD):
        bets = Counter(command.bet for _, command in stakes[temperament])
        assert bets["banco"] > 2 * bets["punto"]
    assert {command.bet for _, command in stakes[SHREWD]} <= {"banco", "punto"}


def test_the_dreamy_and_the_bold_like_what_pays_well(evening):
    stakes = staked(evening)
    for temperament in (DREAMY, BOLD):
        bets = Counter(command.bet for _, command in stakes[temperament])
        assert bets["tie"] + bets["punto_pair"] + bets["banco_pair"] > 10


def test_the_steady_go_with_the_last_winner_and_the_dreamy_more_often_against_him(evening):
    def share_with(temperament):
        sides = [
            (before.results.replace("T", "")[-1:], command.bet)
            for before, command in staked(evening)[temperament]
            if command.bet in ("punto", "banco") and before.results.replace("T", "")
        ]
        return sum(last == bet[0].upper() for last, bet in sides) / len(sides)

    assert share_with(STEADY) > 0.75
    assert share_with(DREAMY) < 0.4


@pytest.mark.parametrize("preset", ["big-table", "mini"])
def test_no_decision_depends_on_a_card_nobody_has_seen(preset, opened):
    setup = Setup.full(preset, 5, seed="unseen")
    session = opened(setup)
    director = Director(session)
    seen = set()
    while session.state.coups < 30:
        state = session.state
        asked = turn(state)
        if asked:
            shoe = state.shoe
            other = replace(shoe, order=shoe.order[: shoe.dealt] + tuple(reversed(shoe.order[shoe.dealt :])))
            changed = replace(state, shoe=other)
            if state.coup:
                coup = state.coup
                hidden = replace(coup, banco=(*coup.banco[: coup.turned[1]], *reversed(coup.banco[coup.turned[1] :])))
                changed = replace(changed, coup=hidden)
            for temperament in TEMPERAMENTS:
                given = [
                    choose(see(table, asked), play_offers(table, asked), temperament, Stream(bytes(32)))
                    for table in (state, changed)
                ]
                assert given[0] == given[1]
                assert type(given[0]) in {offer.command for offer in play_offers(state, asked)}
            seen.add(state.phase)
        director.act()
    assert seen >= ({Phase.CUT, Phase.STAKES} | ({Phase.OFFER, Phase.TURN} if preset == "big-table" else set()))


def test_p1_only_who_is_about_to_turn_a_card_sees_it(opened):
    setup = Setup.full("big-table", 5, seed="squeeze")
    session = opened(setup)
    director, squeezed = Director(session), 0
    while session.state.coups < 20:
        state = session.state
        if state.phase is Phase.TURN:
            asked, coup = turn(state), state.coup
            hand = coup.next_to_turn
            at = coup.turned[hand == "banco"]
            for seat in range(6):
                view = see(state, seat).coup
                assert view.squeezed == (coup.hand(hand)[at] if seat == asked else None)
                assert view.punto == coup.punto[: coup.turned[0]] + (None,) * (len(coup.punto) - coup.turned[0])
                assert view.banco == coup.banco[: coup.turned[1]] + (None,) * (len(coup.banco) - coup.turned[1])
            squeezed += 1
        director.act()
    assert squeezed > 30


def test_b9_a_guest_without_the_least_stake_buys_in_again(opened):
    setup = replace(Setup.full("mini", 3, seed="poor"), purses=(1000, 1000, 1000))
    session = opened(setup)
    director = Director(session)
    bought = Counter()
    while session.state.coups < 100:
        step = director.act()
        bought[type(step.command)] += 1
    assert bought[c.BuyIn] + bought[c.SitDown] >= 2
    assert session.state.books.balanced
