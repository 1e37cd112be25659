"""Rules C20–C25: how a coup is settled, to the cent and in the house's order."""

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import events as e
from baccara_qt.core.money import share
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, Table, cents, house

SETTLING = (
    e.PointsAnnounced,
    e.StakesRaked,
    e.CagnotteTaken,
    e.StakePaid,
    e.GarageReturned,
    e.BankReturned,
    e.CardsDiscarded,
    e.BankOffered,
)


def played(script: str, **settings: object) -> Table:
    """Banker 3 with 1000; 5 lays 300, 8 lays 100, 2 lays 200; the coup is given."""
    t = Table(script=script, **settings)
    t.banker(3, 1000)
    t.stake(5, 300)
    t.stake(8, 100)
    t.stake(2, 200)
    t.close()
    return t


# --- C20 ----------------------------------------------------------------------------------------------------------


def test_c20_all_stakes_go_to_the_bank_less_the_cagnotte() -> None:
    t = played(BANK_WINS)
    assert (t.stakes, t.bank, t.garage, t.cagnotte) == ({}, 600 + 600 - 30, 400, 30)
    assert [t.purse(seat) for seat in (3, 5, 8, 2)] == [1000, 1700, 1900, 1800]


def test_c20_with_garage_returning_the_uncovered_part_is_in_the_new_bank() -> None:
    t = played(BANK_WINS, garage="returns")
    assert (t.bank, t.garage) == (1570, 0)


@pytest.mark.parametrize("garage", ["kept", "returns"])
@pytest.mark.parametrize("staked", [10, 55, 300, 975])
def test_c20_bank_and_garage_together_are_the_old_ones_and_winnings_less_cagnotte(garage: str, staked: float) -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}", garage=garage)
    t.banker(3, 1000)
    t.coup(5, 500)
    before = t.state.books
    t.coup(6, staked)
    after = t.state.books
    rake = share(cents(staked), 5, 10, "nearest")
    assert after.bank + after.garage == before.bank + before.garage + cents(staked) - rake


# --- C21 ----------------------------------------------------------------------------------------------------------


def test_c21_stakes_are_paid_one_to_one_and_the_rest_and_the_garage_go_home() -> None:
    t = played(PONTE_WINS)
    assert [t.purse(seat) for seat in (3, 5, 8, 2)] == [2000 - 600, 2300, 2100, 2200]
    assert (t.bank, t.garage, t.cagnotte, t.stakes) == (0, 0, 0, {})
    assert t.last(e.BankReturned) == e.BankReturned(3, cents(0), cents(400))


def test_c21_what_is_left_of_the_bank_goes_home_too() -> None:
    t = Table(script=f"{BANK_WINS} {PONTE_WINS}")
    t.banker(3, 150)
    t.coup(5, 150)
    t.coup(5, 290)  # of 292.50
    assert t.purse(3) == 1850 + 2.50


def test_c21_the_bank_is_offered_to_the_next_occupied_seat_to_the_right() -> None:
    t = Table(script=PONTE_WINS, people=(1, 3, 6, 9))
    t.banker(3, 100)
    t.coup(9, 50)
    assert (t.turn, t.asked, t.last(e.BankOffered).reason) == (6, (6, 9, 1, 3), "lost")


def test_c21_past_the_last_seat_it_goes_on_with_the_first() -> None:
    t = Table(script=PONTE_WINS, people=(1, 3, 6, 9))
    t.banker(9, 100)
    t.coup(1, 50)
    assert t.asked == (1, 3, 6, 9)


def test_c21_a_banker_never_loses_more_than_the_bank() -> None:
    t = Table(script=PONTE_WINS)
    t.banker(3, 600)
    for seat in (4, 5, 6, 7):
        t.stake(seat, 590 if seat == 7 else 10)
    t.close()
    assert t.purse(3) == 1400


# --- C22 ----------------------------------------------------------------------------------------------------------


def test_c22_egalite_voids_the_coup() -> None:
    t = played(TIE)
    assert (t.stakes, t.bank, t.garage, t.cagnotte) == ({5: 300, 8: 100, 2: 200}, 1000, 0, 0)
    assert (t.phase, t.turn) == (Phase.KEEP, 3)
    assert t.heard(*SETTLING) == ["PointsAnnounced", "GarageReturned", "CardsDiscarded"]


def test_c22_the_garage_of_earlier_coups_stays_there() -> None:
    t = Table(script=f"{BANK_WINS} {TIE}")
    t.banker(3, 1000)
    t.coup(5, 600)
    t.coup(5, 70)
    assert (t.bank, t.garage) == (1170, 400)


def test_c22_a_tie_counts_as_a_coup_of_his_own_and_as_none_won() -> None:
    t = Table(script=TIE)
    t.banker(3, 1000)
    t.coup(5, 600)
    assert (t.state.bank.coups, t.state.bank.won, t.state.coups) == (1, 0, 1)


# --- C23 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("percent", "cagnotte"), [(0, 0), (1, 6), (5, 30), (10, 60)])
def test_c23_the_cagnotte_is_a_setting_in_percent(percent: int, cagnotte: float) -> None:
    t = played(BANK_WINS, cagnotte_percent=percent)
    assert (t.cagnotte, t.bank) == (cagnotte, 1200 - cagnotte)
    assert bool(t.all(e.CagnotteTaken)) is bool(cagnotte)


@pytest.mark.parametrize(
    ("rounding", "step", "cagnotte"),
    [
        ("nearest", 0.10, 0.80),
        ("up", 0.10, 0.80),
        ("down", 0.10, 0.70),
        ("nearest", 0.50, 1),
        ("up", 0.50, 1),
        ("down", 0.50, 0.50),
        ("nearest", 1, 1),
        ("up", 1, 1),
        ("down", 1, 0),
        ("nearest", 0.01, 0.75),
    ],
)
def test_c23_it_is_rounded_to_the_step_nearest_up_or_down(rounding: str, step: float, cagnotte: float) -> None:
    t = Table(script=BANK_WINS, cagnotte_rounding=rounding, cagnotte_step=step)
    t.banker(3, 100)
    t.coup(5, 15)  # 5 % is 0.75
    assert t.cagnotte == cagnotte


@pytest.mark.parametrize(("amount", "cagnotte"), [(1, 0), (99, 0), (100, 10), (101, 10), (299, 10), (300, 20)])
def test_c23_halves_go_up_and_less_down(amount: int, cagnotte: int) -> None:
    """Five per cent of so many cents, to ten cents."""
    assert share(amount, 5, 10, "nearest") == cagnotte


def test_c23_only_what_was_won_in_this_coup_counts() -> None:
    t = Table(script=f"{BANK_WINS} {TIE} {BANK_WINS}")
    t.banker(3, 1000)
    for staked in (600, 100, 100):
        t.coup(5, staked)
    assert [event.amount for event in t.all(e.CagnotteTaken)] == [cents(30), cents(5)]


def test_c23_it_never_takes_more_than_the_bank_won() -> None:
    assert [problem.field for problem in house(cagnotte_step=10.01).problems()] == ["cagnotte_step"]
    t = Table(script=BANK_WINS, cagnotte_step=10, cagnotte_rounding="up", cagnotte_percent=1)
    t.banker(3, 50)
    t.coup(5, 10)
    assert (t.cagnotte, t.bank, t.garage) == (10, 50, 0)


# --- C24, C25 -----------------------------------------------------------------------------------------------------


def test_c24_when_the_bank_wins_rake_cagnotte_then_the_bank() -> None:
    t = played(BANK_WINS)
    assert t.heard(*SETTLING) == ["PointsAnnounced", "StakesRaked", "CagnotteTaken", "CardsDiscarded"]
    assert t.last(e.StakesRaked).stakes == ((5, cents(300)), (8, cents(100)), (2, cents(200)))
    assert t.last(e.CagnotteTaken).amount == cents(30)


def test_c24_when_the_ponte_wins_pay_each_in_order_then_the_rest_home_then_the_shoe_moves() -> None:
    t = played(PONTE_WINS)
    assert t.heard(*SETTLING) == [
        "PointsAnnounced",
        "StakePaid",
        "StakePaid",
        "StakePaid",
        "BankReturned",
        "CardsDiscarded",
        "BankOffered",
    ]
    assert [(event.seat, event.amount) for event in t.all(e.StakePaid)] == [
        (5, cents(300)),
        (8, cents(100)),
        (2, cents(200)),
    ]


@pytest.mark.parametrize("script", [BANK_WINS, PONTE_WINS, TIE])
@pytest.mark.parametrize("garage", ["kept", "returns"])
def test_c25_the_cards_are_visible_until_every_payment_is_made(script: str, garage: str) -> None:
    t = played(script, garage=garage, bank_max=1000)
    paid = [index for index, event in enumerate(t.step) if event.entries]
    (discarded,) = (index for index, event in enumerate(t.step) if isinstance(event, e.CardsDiscarded))
    assert max(paid) < discarded
    assert t.state.coup is None
