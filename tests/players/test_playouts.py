"""Whole tables of guests: nothing they say is refused, everything happens, and the game goes on."""

import statistics
from collections import Counter

import pytest

from baccara_qt.core.chemin import PRESETS, Phase, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e

SEATS = range(2, 15)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_no_answer_is_refused_and_the_books_balance(preset, playout, soak):
    """100 000 coups over all presets and seat counts at full size."""
    for seats in SEATS:
        coups = soak(100_000) // (len(PRESETS) * len(SEATS))
        table = playout(PRESETS[preset], seats, f"soak {preset} {seats}")
        for move in table.moves(coups):
            if move.key:
                amount = getattr(move.command, "amount", getattr(move.command, "position", None))
                offers = {offer.command: offer for offer in legal(move.before, move.actor)}
                assert type(move.command) in offers
                assert amount is None or offers[type(move.command)].allows(amount)
        assert table.state.coups == coups
        assert table.state.books.balanced


@pytest.mark.parametrize("preset", PRESETS)
def test_b1_two_seats_reach_300_coups(preset, playout):
    table = playout(PRESETS[preset], 2, f"two {preset}")
    bankers = {move.before.banker for move in table.moves(300)}
    assert table.state.coups == 300
    assert bankers == {0, 1, 2}


def test_everything_that_is_counted_happens_in_2000_coups_of_casino(playout):
    counts: Counter[str] = Counter()
    banks: list[int] = []
    held: Counter[int] = Counter()
    for move in playout(PRESETS["casino"], 9, "counts").moves(2000):
        for event in move.events:
            counts[type(event).__name__] += 1
            if isinstance(event, e.PointsAnnounced):
                counts[event.outcome] += 1
            elif isinstance(event, e.BankPassed):
                counts["passed"] += event.voluntary
            elif isinstance(event, e.BankOffered):
                counts["returns"] += event.reason == "returns"
                counts["no_bid"] += event.reason == "no_bid"
            elif isinstance(event, e.BancoCalled):
                counts["prime"] += event.prime
            elif isinstance(event, e.StakesClosed):
                banks.append(move.before.books.bank)
                held[move.before.banker] += 1
    assert counts["bank"] + counts["ponte"] + counts["tie"] == 2000
    for kind in (
        "bank", "ponte", "tie", "BancoCalled", "prime", "AvecLaTableCalled", "SuiviCalled", "passed", "BankBought",
        "BankAuctioned", "returns", "BankDeclined", "StakeTrimmed", "BankUncovered", "AdviceGiven",
    ):  # fmt: skip
        assert counts[kind] > 0, kind
    assert 100_00 <= statistics.median(banks) <= 600_00
    assert 60 <= counts["passed"] <= 400
    assert min(held[seat] for seat in range(1, 10)) > 40


def test_c22_after_a_tie_stakes_lie_and_some_are_changed_or_taken_back(playout):
    said: Counter[type] = Counter()
    for seed in range(4):
        for move in playout(PRESETS["casino"], 9, f"tie {seed}").moves(200):
            before = move.before
            if before.phase is Phase.CLAIMS and move.key and before.books.stake(move.actor):
                said[type(move.command)] += 1
    assert said[c.Done] > 3 * (said[c.Stake] + said[c.Withdraw])
    assert said[c.Stake]
    assert said[c.Withdraw]


@pytest.mark.parametrize("seats", [2, 9, 14])
def test_nobody_is_broke_in_ten_coups(seats, playout, soak):
    for seed in range(soak(2000)):
        table = playout(PRESETS["casino"], seats, f"ten {seats} {seed}")
        bought = [move for move in table.moves(10) if isinstance(move.command, c.BuyIn)]
        assert not bought
        assert min(table.fortune(seat) for seat in range(1, seats + 1)) > 4 * table.rules.bank_min
