"""Rules F1–F4: the house's books; and G7: the sanction of a strict house."""

import pytest

from baccara_qt.core.chemin import Phase, TableState, fold
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.events import ALL_EVENTS
from baccara_qt.core.chemin.records import coup_records
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import BANK, BOUGHT_IN, CASHED_OUT, TIPS, Books, Entry, purse, stake
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, ShortShoes, Table, cents

# --- F1, F2 -------------------------------------------------------------------------------------------------------


def test_f1_every_movement_goes_from_one_account_to_another() -> None:
    t = Table()
    t.banker(3, 600)
    assert t.last(e.BankTaken).entries == (Entry(purse(3), BANK, cents(600)),)
    t.stake(5, 100)
    t.all_silent()
    t.stake(5, 50)
    assert t.last(e.StakePlaced).entries == (
        Entry(stake(5), purse(5), cents(100)),
        Entry(purse(5), stake(5), cents(50)),
    )
    t.buys_in(5, 10)
    assert t.last(e.BoughtIn).entries == (Entry(BOUGHT_IN, purse(5), cents(10)),)


def test_f1_entries_are_integers_of_cents() -> None:
    t = played_evening()
    amounts = [entry.amount for event in t.events for entry in event.entries]
    assert {type(amount) for amount in amounts} == {int}
    assert min(amounts) >= 0
    assert {type(balance) for balance in t.state.books.balances} == {int}


def test_f1_the_sum_over_all_accounts_changes_only_through_the_cashier() -> None:
    t = played_evening()
    through_the_cashier = [event for event in t.events for entry in event.entries if entry[0] == BOUGHT_IN]
    assert {type(event) for event in through_the_cashier} == {e.SeatTaken, e.BoughtIn}
    assert sum(t.state.books.balances) == 0
    paid_out = [event for event in t.events for entry in event.entries if entry[1] == CASHED_OUT]
    assert {type(event) for event in paid_out} == {e.SeatLeft}


def test_f2_the_audit_holds_after_every_coup() -> None:
    t = played_evening()
    state, audits = TableState.new(t.state.rules), 0
    for event in t.events:
        state = fold(state, (event,))
        if isinstance(event, e.CardsDiscarded):
            books = state.books
            on_the_table = sum(books.purses) + sum(books.stakes) + books.bank + books.garage
            assert on_the_table + books.cagnotte + books.tips == books.bought_in - books.cashed_out
            audits += 1
    assert audits == 5
    assert (books.bought_in, books.cashed_out) == (cents(9 * 2000 + 100), cents(1995))


def test_f2_unbalanced_or_overdrawn_books_are_seen() -> None:
    books = Books.empty(2).post((Entry(BOUGHT_IN, purse(1), cents(100)),))
    assert books.balanced
    assert not books.post((Entry(purse(1), BANK, cents(101)),)).balanced
    assert not Books((*books.balances[:-1], cents(1))).balanced


def played_evening() -> Table:
    """Five coups with a win, a tie, a loss, a passage, somebody who buys in and somebody who leaves."""
    t = Table(script=f"{BANK_WINS} {TIE} {BANK_WINS} {PONTE_WINS} {BANK_WINS}")
    t.banker(3, 600)
    t.coup(5, 300)
    t.coup(6, 40)
    t.buys_in(8, 100)
    t.tips(2, 5)
    t.leaves(2)
    t.banco(7)
    t.close()
    t.passes(3)
    t.bid(5, 100)
    t.coup(6, 50)
    t.banker(4, 200)
    t.coup(6, 50)
    return t


# --- F3 -----------------------------------------------------------------------------------------------------------


def test_f3_bank_sums_suites_cagnotte_and_results_can_be_told_from_the_record() -> None:
    t = played_evening()
    records = list(coup_records(t.events))
    assert [record.outcome for record in records] == ["bank", "tie", "bank", "ponte", "bank"]
    assert [record.banker for record in records] == [3, 3, 3, 5, 4]
    assert [record.bank / 100 for record in records] == [600, 585, 585, 100, 200]
    assert [record.cagnotte / 100 for record in records] == [15, 0, 29.3, 0, 2.5]
    assert sum(record.cagnotte for record in records) == t.state.books.cagnotte
    assert [record.at_risk / 100 for record in records] == [300, 40, 585, 50, 50]


def test_f3_the_length_of_a_hand_counts_its_coups_and_those_won_apart_from_ties() -> None:
    t = Table(script=f"{BANK_WINS} {TIE} {BANK_WINS}")
    t.banker(3, 600)
    for _ in range(3):
        t.coup(5, 10)
    assert (t.state.bank.coups, t.state.bank.won) == (3, 2)


# --- F4 -----------------------------------------------------------------------------------------------------------


def test_f4_tips_are_voluntary_and_go_through_their_own_slot() -> None:
    t = Table()
    assert t.limits(2, c.Tip) == (5, 2000)
    t.tips(2, 25)
    assert t.last(e.TipGiven).entries == (Entry(purse(2), TIPS, cents(25)),)
    assert (t.purse(2), t.state.books.tips, t.cagnotte) == (1975, cents(25), 0)


@pytest.mark.parametrize(
    ("amount", "code", "rule"),
    [
        (0, "amount.too_small", "F4"),
        (-5, "amount.too_small", "F4"),
        (2005, "amount.too_large", "F4"),
        (7, "amount.not_a_multiple", "B10"),
    ],
)
def test_f4_a_tip_is_an_amount_in_units_out_of_the_purse(amount: float, code: str, rule: str) -> None:
    Table().refuses(2, c.Tip(cents(amount)), code, rule)


def test_f4_nobody_tips_in_a_coup_or_with_nothing() -> None:
    t = Table(script="2s 2h 3s 3d", purses={2: 10})
    t.tips(2, 10)
    t.refuses(2, c.Tip(cents(5)), "phase.other", "F4")
    t.banker(1, 100)
    t.stake(3, 50)
    t.close()
    t.refuses(3, c.Tip(cents(5)), "coup.running", "F4")


# --- G7 -----------------------------------------------------------------------------------------------------------


def test_g7_the_erring_player_may_not_hold_the_cards_for_the_rest_of_the_shoe() -> None:
    t = Table(chance=ShortShoes(f"{BANK_WINS} {BANK_WINS} {BANK_WINS} 2s 2h 3s 3d"), strict_house=True)
    t.bars(5)
    t.banker(3, 100)
    for _ in range(3):
        t.coup(5, 50)
        assert t.last(e.StakesClosed).holder == CROUPIER
    assert t.state.seat(5).barred
    t.coup(4, 50)
    t.all_silent(Phase.OFFER)
    assert not t.state.seat(5).barred


def test_g7_the_erring_banker_passes_the_bank_whatever_he_has_given() -> None:
    t = Table(strict_house=True, min_coups=5)
    t.banker(3, 600)
    t.stake(5, 100)
    t.bars(3)
    assert t.heard() == ["PlayerBarred", "StakeReturned", "BankPassed", "SaleOpened"]
    assert (t.phase, t.turn, t.last(e.BankPassed).voluntary) == (Phase.SALE, 4, False)
    assert t.purse(3) == 2000


def test_g7_there_are_no_sanctions_unless_the_house_is_strict() -> None:
    t = Table()
    t.refuses(CROUPIER, c.Bar(5), "staff.not_now", "G7")


def test_g7_only_the_croupier_bars_somebody_who_sits_there_between_coups() -> None:
    t = Table(script="2s 2h 3s 3d", strict_house=True, people=(1, 2, 3))
    t.refuses(2, c.Bar(1), "staff.only", "G7")
    t.refuses(CROUPIER, c.Bar(5), "seat.empty", "G7")
    for seat in (0, 10, -1, "3", None):
        t.refuses(CROUPIER, c.Bar(seat), "seat.unknown", "G7")  # type: ignore[arg-type]
    t.banker(1, 100)
    t.stake(2, 50)
    t.close()
    t.refuses(CROUPIER, c.Bar(2), "coup.running", "G7")


def test_every_event_names_its_rule_and_says_what_it_means() -> None:
    for kind in ALL_EVENTS:
        assert kind.rule[0] in "ABCEFG", kind
        assert kind.rule[1:].isdigit(), kind
        assert kind.__doc__, kind
        assert not kind.__doc__.startswith(kind.__name__ + "("), kind
