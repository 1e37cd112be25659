"""Rules C16–C19: who must draw, who must stand, who is free, and what the croupier advises."""

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from tests.core.table import BANK_WINS, Table, house

# Two cards for each total below a natural.
HANDS = {0: "Ks Qd", 1: "As Kd", 2: "2s Kd", 3: "3s Kd", 4: "4s Kd", 5: "5s Kd", 6: "6s Kd", 7: "7s Kd"}

# As the rule book prints it; columns 0 A 2 3 4 5 6 7 8 9 and "ponte stood".
RULE_C17 = """
    0  D D D D D D D D D D D
    1  D D D D D D D D D D D
    2  D D D D D D D D D D D
    3  D D D D D D D D S ? D
    4  S S D D D D D D S S D
    5  S S S S ? D D D S S D
    6  S S S S S S D D S S S
    7  S S S S S S S S S S S
"""
THIRDS = ["Kc", "Ac", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", None]
CELLS = [
    (int(row.split()[0]), third, verdict)
    for row in RULE_C17.strip().splitlines()
    for third, verdict in zip(THIRDS, row.split()[1:], strict=True)
]
ALLOWED = {"D": (True, False), "S": (False, True), "?": (True, True)}


def may(t: Table, seat: int) -> tuple[bool, bool]:
    """Whether the seat may draw and may stand."""
    return t.may(seat, c.Draw), t.may(seat, c.Stand)


def at_the_banker(bank: int, third: str | None, **settings: object) -> Table:
    """Banker 3 with this total decides; the ponte, a solitary seat 5 with 5 points, took this third card."""
    first, second = HANDS[bank].split()
    t = Table(script=f"2s {first} 3d {second} {third or ''}", people=(3, 5), **settings)
    t.banker(3, 600)
    t.stake(5, 600)
    t.close()
    t.draw(5) if third else t.stand(5)
    return t


def at_the_ponte(total: int, *, claim: str = "stake", **settings: object) -> Table:
    """Seat 5 with this total decides: alone with a stake, with a banco, with the table, or with a co-staker."""
    first, second = HANDS[total].split()
    t = Table(script=f"{first} 2h {second} 3h", people=(3, 5, 8), **settings)
    t.banker(3, 600)
    match claim:
        case "banco":
            t.banco(5)
        case "avec":
            t.avec(5)
        case _:
            t.stake(5, 100)
    if claim == "bound":
        t.stake(8, 10)
    t.close()
    assert (t.phase, t.turn) == (Phase.PONTE, 5)
    return t


# --- C16 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("total", "verdict"), list(enumerate("DDDDD?SS")))
@pytest.mark.parametrize("freedom", ["table", "free"])
@pytest.mark.parametrize("claim", ["bound", "avec"])
def test_c16_bound_he_draws_to_four_is_free_on_five_and_stands_on_six_and_seven(
    total: int, verdict: str, freedom: str, claim: str
) -> None:
    assert may(at_the_ponte(total, claim=claim, banker_freedom=freedom), 5) == ALLOWED[verdict]


@pytest.mark.parametrize("total", range(8))
@pytest.mark.parametrize("claim", ["stake", "banco"])
@pytest.mark.parametrize("freedom", ["table", "free"])
def test_c16_alone_he_is_free_on_every_total_below_eight(total: int, claim: str, freedom: str) -> None:
    assert may(at_the_ponte(total, claim=claim, banker_freedom=freedom), 5) == (True, True)


@pytest.mark.parametrize(("total", "verdict"), list(enumerate("DDDDD?SS")))
@pytest.mark.parametrize("claim", ["stake", "banco"])
def test_c16_alone_he_is_bound_where_solo_free_is_off(total: int, verdict: str, claim: str) -> None:
    assert may(at_the_ponte(total, claim=claim, solo_free=False), 5) == ALLOWED[verdict]


@pytest.mark.parametrize("total", [0, 4, 6, 7])
def test_c16_an_avec_la_table_caller_is_bound_even_if_nobody_joins_him(total: int) -> None:
    t = at_the_ponte(total, claim="avec")
    assert t.stakes == {5: 300}
    t.refuses(5, c.Stand() if total < 5 else c.Draw(), "cards.bound", "C16")


@pytest.mark.parametrize(("raised", "stakes", "free"), [(595, {5: 595, 8: 5}, False), (600, {5: 600}, True)])
def test_c16_alone_is_who_is_alone_at_the_close(raised: float, stakes: dict[int, float], free: bool) -> None:
    t = Table(script=f"{BANK_WINS} 7s 2h Kd 3h")
    t.banker(3, 310)
    t.coup(4, 310)  # the bank is 604.50 now, of which 600 can be covered
    t.stake(5, 300)
    t.stake(8, 200)
    t.all_silent()
    t.stake(5, raised)
    t.close()
    assert (t.stakes, may(t, 5)) == (stakes, (free, True))


# --- C17, C18 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bank", "third", "verdict"), CELLS)
def test_c17_every_cell_of_the_table(bank: int, third: str | None, verdict: str) -> None:
    t = at_the_banker(bank, third)
    assert may(t, 3) == ALLOWED[verdict]
    if verdict != "?":
        t.refuses(3, c.Stand() if verdict == "D" else c.Draw(), "cards.bound", "C17")


@pytest.mark.parametrize(("bank", "third", "verdict"), CELLS)
def test_c18_strict_nothing_is_free_and_both_free_cells_are_draws(bank: int, third: str | None, verdict: str) -> None:
    t = at_the_banker_strict(bank, third)
    assert may(t, 3) == ALLOWED["D" if verdict == "?" else verdict]


def at_the_banker_strict(bank: int, third: str | None) -> Table:
    """The same in a strict house, where a ponte with 5 draws and one with 6 stands."""
    first, second = HANDS[bank].split()
    t = Table(
        script=f"2s {first} {'3d' if third else '4d'} {second} {third or ''}", people=(3, 5), banker_freedom="strict"
    )
    t.banker(3, 600)
    t.stake(5, 600)
    t.close()
    t.draw(5) if third else t.stand(5)
    return t


@pytest.mark.parametrize(("bank", "third", "verdict"), CELLS)
def test_c18_free_the_banker_may_do_as_he_likes(bank: int, third: str | None, verdict: str) -> None:
    assert may(at_the_banker(bank, third, banker_freedom="free"), 3) == (True, True)


@pytest.mark.parametrize(("total", "verdict"), list(enumerate("DDDDDDSS")))
@pytest.mark.parametrize("claim", ["bound", "avec", "stake", "banco"])
@pytest.mark.parametrize("solo_free", [True, False])
def test_c18_strict_the_ponte_draws_on_five_and_nothing_is_free(
    total: int, verdict: str, claim: str, solo_free: bool
) -> None:
    t = at_the_ponte(total, claim=claim, banker_freedom="strict", solo_free=solo_free)
    assert may(t, 5) == ALLOWED[verdict]


def test_c18_casino_and_koenigsspiel_play_the_table_parlour_is_free_strict_is_strict() -> None:
    freedoms = {name: house(name).banker_freedom for name in ("koenigsspiel", "casino", "parlour", "strict")}
    assert freedoms == {"koenigsspiel": "table", "casino": "table", "parlour": "free", "strict": "strict"}
    assert [house(name).solo_free for name in freedoms] == [True, True, True, False]


# --- C19 ----------------------------------------------------------------------------------------------------------

ADVICE = {"D": "draw", "?": "draw", "S": "stand"}


@pytest.mark.parametrize(("total", "verdict"), list(enumerate("DDDDD?SS")))
@pytest.mark.parametrize("claim", ["banco", "bound"])
def test_c19_the_ponte_is_advised_by_his_total_and_must_follow(total: int, verdict: str, claim: str) -> None:
    t = at_the_ponte(total, claim=claim)
    t.ask(5)
    assert t.heard() == ["AdviceGiven"]
    assert t.last(e.AdviceGiven) == e.AdviceGiven("ponte", ADVICE[verdict] == "draw")
    assert may(t, 5) == (ADVICE[verdict] == "draw", ADVICE[verdict] == "stand")
    t.refuses(5, c.Stand() if ADVICE[verdict] == "draw" else c.Draw(), "cards.bound", "C19")
    t.refuses(5, c.AskAdvice(), "cards.bound", "C19")


@pytest.mark.parametrize(("bank", "third", "verdict"), CELLS)
@pytest.mark.parametrize("freedom", ["table", "free"])
def test_c19_the_banker_is_advised_by_the_table_in_the_parlour_game_too(
    bank: int, third: str | None, verdict: str, freedom: str
) -> None:
    t = at_the_banker(bank, third, banker_freedom=freedom)
    t.ask(3)
    assert t.last(e.AdviceGiven) == e.AdviceGiven("bank", ADVICE[verdict] == "draw")
    assert may(t, 3) == (ADVICE[verdict] == "draw", ADVICE[verdict] == "stand")
    t.refuses(3, c.AskAdvice(), "cards.bound", "C19")


def test_c19_the_parlour_banker_with_six_stands_after_non() -> None:
    t = at_the_banker(6, None, banker_freedom="free")
    t.ask(3)
    assert may(t, 3) == (False, True)


def test_c19_who_is_not_deciding_gets_no_advice() -> None:
    t = at_the_ponte(5)
    t.refuses(3, c.AskAdvice(), "turn.other", "C19")
    t.refuses(8, c.AskAdvice(), "turn.other", "C19")


def test_c19_advice_followed_is_on_the_record_and_the_other_side_may_ask_as_well() -> None:
    t = at_the_ponte(5)
    t.ask(5)
    t.draw(5)
    t.ask(3)
    assert [event.hand for event in t.all(e.AdviceGiven)] == ["ponte", "bank"]
