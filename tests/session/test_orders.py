"""Standing orders answer for the user where he said so, and nowhere else."""

from dataclasses import replace

import pytest

from baccara_qt.core.chemin import Phase, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.players import see
from baccara_qt.session.orders import Orders, answer


@pytest.fixture
def until(dry_session, play):
    """Plays to where seat 2 is asked in a phase, and says what its orders answer."""

    def find(phase, wanted=lambda state: True, seats=4):
        session = dry_session(seats=seats, human=2, seed="orders")
        for _ in play(session):
            state = session.state
            if state.phase is phase and turn(state) == 2 and wanted(state):
                return state
        raise AssertionError("never came to it")

    return find


def said(orders, state, seat=2):
    command = answer(orders, see(state, seat), legal(state, seat))
    if command is not None:
        allowed = {offer.command: offer for offer in legal(state, seat)}
        offer = allowed[type(command)]
        assert not offer.step or offer.allows(command.amount)
    return command


ALL = Orders(stake=50_00, wait_for_bank=True, refuse_bank=True, sit_out=True, onward=True)


@pytest.mark.parametrize("phase", [Phase.CUT, Phase.PONTE, Phase.BANKER, Phase.KEEP, Phase.LOWER])
def test_no_order_decides_a_hand_a_cut_or_his_own_bank(until, phase):
    # At a table for two, seat 2 is the one that cuts, and banks nobody stakes on are common.
    state = until(phase, seats=2)
    assert said(Orders(stake=50_00, wait_for_bank=True, refuse_bank=True, onward=True), state) is None


@pytest.mark.parametrize(
    ("phase", "command"),
    [(Phase.OFFER, c.DeclineBank()), (Phase.SALE, c.DeclineSale()), (Phase.AUCTION, c.PassBid())],
)
def test_never_take_the_bank(until, phase, command):
    state = until(phase)
    assert said(Orders(refuse_bank=True), state) == command
    assert said(Orders(stake=50_00, wait_for_bank=True, onward=True), state) is None


def no_suivi(state):
    return not state.claims.suivi


def roomy(state):
    return no_suivi(state) and state.claims.call is None and state.books.bank >= 150_00 and not state.books.stake(2)


def test_same_stake_again(until):
    state = until(Phase.CLAIMS, roomy)
    assert said(Orders(stake=50_00), state) == c.Stake(50_00)


def test_the_stake_adapts_to_what_is_legal(until):
    state = until(Phase.CLAIMS, roomy)
    offer = next(offer for offer in legal(state, 2) if offer.command is c.Stake)
    assert said(Orders(stake=1_00), state) == c.Stake(offer.min)
    assert said(Orders(stake=52_50), state) == c.Stake(50_00)
    huge = said(Orders(stake=10**12), state)
    assert huge.amount <= offer.max


def test_c6_the_same_stake_never_becomes_a_banco(until):
    def whole_bank(state):
        offers = {offer.command: offer for offer in legal(state, 2)}
        return no_suivi(state) and c.Stake in offers and offers[c.Stake].max == state.books.bank

    state = until(Phase.CLAIMS, whole_bank)
    assert said(Orders(stake=10**12), state) == c.Stake(state.books.bank - state.rules.unit)


def test_a_stake_that_lies_already_is_left(until):
    def lies(state):
        return no_suivi(state) and state.books.stake(2) and state.claims.caller != 2

    state = until(Phase.CLAIMS, lies)
    assert said(Orders(stake=state.books.stake(2)), state) == c.Done()


def test_nothing_is_staked_where_nothing_can_be(until):
    def only_calls(state):
        return no_suivi(state) and all(offer.command is not c.Stake for offer in legal(state, 2))

    assert said(Orders(stake=50_00), until(Phase.CLAIMS, only_calls)) == c.Done()


def test_c5_a_suivi_is_his_own_decision_but_not_while_he_waits_for_the_bank(until):
    state = until(Phase.CLAIMS, lambda state: state.claims.suivi == 2)
    assert said(Orders(stake=50_00), state) is None
    assert said(Orders(wait_for_bank=True), state) == c.Done()


def test_pass_until_i_am_banker(until):
    state = until(Phase.CLAIMS, roomy)
    assert said(Orders(wait_for_bank=True), state) == c.Done()
    assert said(Orders(wait_for_bank=True, stake=50_00), state) == c.Done()


def test_b9_sit_out_as_soon_as_it_is_allowed(until, dry_session, play):
    assert said(Orders(sit_out=True), until(Phase.OFFER)) == c.SitOut()
    assert said(Orders(sit_out=True), until(Phase.PONTE)) is None
    assert said(Orders(sit_out=True), until(Phase.KEEP)) is None
    session = dry_session(seats=4, human=2)
    for _ in play(session):
        if session.state.phase is Phase.OFFER and turn(session.state) != 2:
            assert said(Orders(sit_out=True), session.state) == c.SitOut()
            session.execute(2, c.SitOut())
            assert said(Orders(sit_out=True), session.state) is None
            return


def test_a_pause_carries_out_nothing(until):
    for phase in (Phase.OFFER, Phase.CLAIMS, Phase.SALE):
        state = until(phase)
        assert said(ALL, state) is not None
        assert said(replace(ALL, paused=True), state) is None


def test_nobody_is_answered_for_when_another_is_asked(dry_session, play):
    session = dry_session(seats=4, human=2)
    seen = 0
    for _ in play(session):
        asked = turn(session.state)
        if asked not in {2, None}:
            assert said(Orders(stake=50_00, wait_for_bank=True, refuse_bank=True), session.state) is None
            seen += 1
        if seen > 100:
            return
