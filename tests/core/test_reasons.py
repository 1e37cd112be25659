"""Why a coup went as it did: the facts behind its decisions (rules C6, C9, C16-C19, C23)."""

import pytest

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.reasons import CoupFacts, CoupReasons
from baccara_qt.core.chemin.state import TableState
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, Table, house
from tests.ui.walks import walks


def facts(table: Table) -> CoupFacts:
    """The facts of the last coup."""
    reasons, found = CoupReasons(), []
    state = TableState.new(table.state.rules)
    for event in table.events:
        if (coup := reasons.note(event, state)) is not None:
            found.append(coup)
        state = evolve(state, event)
    return found[-1]


def given(script: str, *stakes: tuple[int, float], bank: float = 600, **settings: object) -> Table:
    """Banker 3; these seats stake, and the stakes are closed."""
    table = Table(house(**settings), script)
    table.banker(3, bank)
    for seat, amount in stakes:
        table.stake(seat, amount)
    table.close()
    return table


def test_c9_the_largest_stake_holds_the_cards():
    assert facts(given(BANK_WINS, (5, 100), (6, 200))).held == "largest"


def test_c9_of_equal_stakes_the_nearest_to_the_bankers_right():
    coup = facts(given(BANK_WINS, (5, 100), (6, 100)))
    assert (coup.held, coup.coup.holder) == ("nearest", 5)


def test_c9_who_declines_leaves_them_to_the_next():
    table = Table(house(), BANK_WINS)
    table.banker(3, 600)
    table.stake(5, 200)
    table.stake(6, 100)
    table.declines_cards(5)
    table.close()
    assert (facts(table).held, facts(table).coup.holder) == ("next", 6)


def test_c9_who_calls_holds_them_and_who_is_alone():
    table = Table(house(), BANK_WINS)
    table.banker(3, 600)
    table.banco(5)
    table.close()
    assert facts(table).held == "call"
    assert facts(given(BANK_WINS, (5, 100))).held == "alone"


def test_c9_nobody_will_and_the_croupier_plays():
    table = Table(house(), BANK_WINS)
    table.banker(3, 600)
    table.stake(5, 100)
    table.declines_cards(5)
    table.close()
    assert facts(table).held == "croupier"


def test_w2_what_was_trimmed_is_known():
    coup = facts(given(BANK_WINS, (5, 300), (6, 250), (8, 150)))
    assert coup.trimmed == ((8, 100_00),)
    assert coup.stakes == ((5, 300_00), (6, 250_00), (8, 50_00))


@pytest.mark.parametrize(
    ("script", "result"),
    [(BANK_WINS, {5: -600, 3: 570}), (PONTE_WINS, {5: 600, 3: -600}), (TIE, {5: 0, 3: 0})],
)
def test_c20_c21_c22_what_each_seat_got(script, result):
    coup = facts(given(script, (5, 600)))
    assert coup.result == {seat: 100 * amount for seat, amount in result.items()}
    assert sum(coup.result.values()) == -coup.cagnotte


def test_a3_a_natural_and_the_hand_it_decides():
    coup = facts(given(BANK_WINS, (5, 100), (6, 100)))
    assert (coup.because("ponte"), coup.because("bank")) == ("natural", "natural")
    coup = facts(given("9s 7h Qs Qd", (5, 100), (6, 100)))
    assert (coup.because("ponte"), coup.because("bank")) == ("natural", "decided")


@pytest.mark.parametrize(
    ("script", "stakes", "settings", "because"),
    [
        ("2s 3h 2h Qd 4c", [(5, 100), (6, 50)], {}, ("tableau", "tableau")),
        ("5s 5h Qs Qd 4c 2c", [(5, 100), (6, 50)], {}, ("five", "gold")),
        ("2s 3h 2h Qd 4c 2d", [(5, 100)], {}, ("alone", "tableau")),
        ("2s 3h 2h Qd 4c 2d", [(5, 100)], {"preset": "parlour"}, ("alone", "parlour")),
        ("5s 5h Qs Qd 4c 2c", [(5, 100)], {"preset": "strict"}, ("tableau", "tableau")),
    ],
)
def test_c16_c17_c18_what_settled_a_hand(script, stakes, settings, because):
    table = given(script, *stakes, **settings)
    table.play()
    coup = facts(table)
    assert (coup.because("ponte"), coup.because("bank")) == because


def test_c19_advice_settles_a_hand():
    table = given("5s 5h Qs Qd 4c 2c", (5, 100), (6, 50))
    table.ask(5)
    table.play()
    assert facts(table).because("ponte") == "advice"


def test_c16_a_faux_tirage_is_known_for_what_it_is():
    table = given("3s 7h Qs Qd", (5, 100))
    table.stand(5)
    table.play()
    coup = facts(table)
    assert coup.against_the_tableau("ponte")
    assert not coup.against_the_tableau("bank")


def test_whatever_happens_the_facts_agree_with_the_books():
    """On tables where anything legal happens: results are what was booked, and no verdict contradicts a choice."""
    reasons, seen = CoupReasons(), 0
    for before, events in walks():
        state = before
        for event in events:
            if isinstance(event, e.StakesClosed):
                closed = {n: state.books.stake(n) for n in range(1, len(state.seats) + 1)}
            coup = reasons.note(event, state)
            if coup is not None:
                seen += 1
                assert dict(coup.stakes) == {seat: amount for seat, amount in closed.items() if amount}
                assert sum(coup.result.values()) == -coup.cagnotte
                for hand in ("ponte", "bank"):
                    bound = {"D": "draw", "S": "stand"}.get(coup.verdicts[hand] or "")
                    assert coup.choice(hand) in ((bound, None) if bound else ("draw", "stand", None))
            state = evolve(state, event)
    assert seen > 200
