"""How guests hold the bank, and how far they go for it."""

from collections import Counter
from dataclasses import replace

import pytest

from baccara_qt.core.chemin import PRESETS, Phase, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.players import Guest, choose, see
from baccara_qt.players.temperament import STEADY, WHOLE


@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_risks_more_than_he_dares(preset, playout):
    table = playout(PRESETS[preset], 9, f"nerve {preset}")
    risked: Counter[type] = Counter()
    for move in table.moves(200):
        if not move.key:
            continue
        books, command = move.before.books, move.command
        owns = books.purse(move.actor) + books.stake(move.actor)
        dares = owns * table.guests[move.actor].temperament.nerve // WHOLE
        match command:
            case c.TakeBank(amount) | c.Bid(amount) if amount > table.rules.bank_min:
                assert amount <= dares
            case c.BuyBank():
                assert move.before.passage is not None
                assert move.before.passage.amount <= dares
            case c.CallBanco():
                assert books.bank <= dares
            case c.CallAvecLaTable():
                assert books.bank <= 2 * dares
            case c.CallSuivi():
                assert 2 * books.bank <= 3 * dares
            case c.Stake(amount):
                assert amount <= max(table.rules.stake_min, dares)
            case _:
                continue
        risked[type(command)] += 1
    assert all(risked[kind] for kind in (c.TakeBank, c.CallBanco, c.CallAvecLaTable, c.CallSuivi, c.Stake))


@pytest.mark.parametrize("seats", [2, 3, 9])
def test_b7_guests_who_want_no_bank_do_not_let_the_game_rest(seats, playout):
    shy = replace(STEADY, takes=0, buys=0, bids=0)
    guests = {seat: Guest(f"Shy {seat}", seat, shy) for seat in range(1, seats + 1)}
    table = playout(PRESETS["casino"], seats, f"shy {seats}", guests)
    happened = Counter(type(event) for move in table.moves(60) for event in move.events)
    assert table.state.coups == 60
    assert happened[e.BankDeclined] > 30
    assert not happened[e.TableRested]


def test_e5_an_auction_of_a_passed_bank_fails_now_and_then(playout):
    shy = replace(STEADY, takes=0, buys=0, bids=0, passes=WHOLE)
    guests = {seat: Guest(f"Shy {seat}", seat, shy) for seat in range(1, 6)}
    table = playout(PRESETS["casino"], 5, "no bid", guests)
    offers = [event for move in table.moves(150) for event in move.events if isinstance(event, e.BankOffered)]
    assert any(offer.reason == "no_bid" for offer in offers)
    assert table.state.coups == 150


def test_e1_a_hand_is_passed_sooner_when_much_of_what_he_owns_is_in_it(playout):
    asked: Counter[bool] = Counter()
    passed: Counter[bool] = Counter()
    table = playout(PRESETS["casino"], 9, "pass")
    for move in table.moves(300):
        before = move.before
        if before.phase is Phase.KEEP and before.bank and before.bank.won and before.books.garage == 0:
            deep = 2 * before.books.bank > before.books.purse(move.actor)
            view, offers = see(before, move.actor), legal(before, move.actor)
            for luck in range(50):
                command = choose(view, offers, STEADY, table.chance.stream(luck, before.coup_number))
                asked[deep] += 1
                passed[deep] += isinstance(command, c.PassBank)
    shallow, deep = (passed[kind] / asked[kind] for kind in (False, True))
    assert 0.15 < shallow < 0.23
    assert 0.3 < deep < 0.45


def test_c7_a_bank_nobody_staked_on_is_lowered_to_a_round_sum_or_let_go(playout):
    said = [
        (move.before.books.bank, move.command)
        for seed in range(4)
        for move in playout(PRESETS["casino"], 2, f"lower {seed}").moves(150)
        if move.before.phase is Phase.LOWER
    ]
    lowered = [(bank, command.amount) for bank, command in said if isinstance(command, c.LowerBank)]
    assert all(50_00 <= amount < bank and amount % 5_00 == 0 for bank, amount in lowered)
    assert 0 < len(lowered) < len(said)
