"""Rules C9–C15: who holds the cards, the close, the deal and the turning."""

import pytest

from baccara_qt.core.chemin import Phase, evolve, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.staff import due
from baccara_qt.core.game import CROUPIER
from tests.core.table import BANK_WINS, Table, cents

# Nobody has a natural: ponte 5, bank 5.
OPEN = "2s 2h 3s 3d"


def table(script: str = OPEN, bank: float = 600, **settings: object) -> Table:
    """Banker 3 of nine: the order of claims is 4 5 6 7 8 9 1 2."""
    t = Table(script=script, **settings)
    t.banker(3, bank)
    return t


# --- C9 -----------------------------------------------------------------------------------------------------------


def test_c9_the_cards_go_to_the_banco_caller() -> None:
    t = table()
    t.stake(4, 100)
    t.banco(7)
    t.close()
    assert (t.turn, t.phase) == (7, Phase.PONTE)


def test_c9_else_to_the_avec_la_table_caller_whatever_others_staked() -> None:
    t = table(bank=605)
    t.stake(4, 305)
    t.avec(7)
    t.close()
    assert t.last(e.StakesClosed) == e.StakesClosed(7, cents(605))
    assert t.turn == 7


def test_c9_else_to_the_largest_stake_as_it_is_after_trimming() -> None:
    t = table()
    t.stake(5, 250)
    t.stake(6, 300)
    t.stake(8, 400)  # trimmed to 50
    t.close()
    assert t.turn == 6


def test_c9_of_equal_stakes_to_the_nearest_to_the_bankers_right() -> None:
    t = table()
    t.stake(2, 100)
    t.all_silent()
    t.stake(9, 100)
    t.stake(7, 90)
    t.close()
    assert t.turn == 9


def test_c9_who_declines_passes_them_to_the_next_largest() -> None:
    t = table()
    t.stake(5, 100)
    t.stake(6, 200)
    t.stake(7, 50)
    t.declines_cards(6)
    assert t.heard() == ["CardsDeclined"]
    assert not t.may(6, c.DeclineCards)
    t.close()
    assert t.turn == 5


def test_c9_also_a_caller_may_decline_them() -> None:
    t = table()
    t.avec(5)
    t.stake(7, 100)
    t.stake(8, 150)
    t.declines_cards(5)
    t.close()
    assert t.turn == 8


def test_c9_a_barred_player_is_passed_over() -> None:
    t = Table(script=OPEN, strict_house=True)
    t.bars(6)
    t.banker(3, 600)
    t.stake(5, 100)
    t.stake(6, 200)
    t.close()
    assert t.turn == 5


@pytest.mark.parametrize(("ponte", "draws"), [("2s 2d", True), ("2s 3d", True), ("2s 4d", False), ("3s 4d", False)])
def test_c9_if_nobody_will_the_croupier_plays_them_by_the_table_drawing_on_five(ponte: str, draws: bool) -> None:
    first, second = ponte.split()
    t = table(f"{first} Kh {second} Kd")
    t.banco(5)
    t.declines_cards(5)
    t.close()
    assert t.last(e.StakesClosed).holder == CROUPIER
    assert (t.phase, t.turn) == (Phase.BANKER, 3)
    assert (t.state.coup.ponte_choice == "draw") is draws


def test_c9_the_croupier_turns_a_natural_as_anybody_would() -> None:
    t = table(BANK_WINS)
    t.banco(5)
    t.declines_cards(5)
    t.close()
    assert t.last(e.PointsAnnounced).outcome == "bank"


def test_c9_declining_needs_a_stake() -> None:
    t = table()
    t.all_silent()
    t.refuses(5, c.DeclineCards(), "stake.none", "C9")


def test_c9_declining_is_for_one_coup() -> None:
    t = Table(script=f"9c 9d Js Jd {OPEN}")
    t.banker(3, 600)
    t.stake(5, 100)
    t.declines_cards(5)
    t.close()
    t.keep()
    t.close()
    assert t.turn == 5


# --- C10 ----------------------------------------------------------------------------------------------------------


def test_c10_the_close_closes_the_stakes_and_binds_the_banker() -> None:
    t = table()
    t.stake(5, 100)
    t.close()
    for command, rule in ((c.Stake(cents(50)), "C6"), (c.CallBanco(), "C3"), (c.Withdraw(), "C3"), (c.Done(), "C2")):
        t.refuses(6, command, "coup.running", rule)
        t.refuses(5, command, "coup.running", rule)
    t.refuses(3, c.PassBank(), "coup.running", "E1")
    t.refuses(3, c.Leave(), "coup.running", "B9")
    t.refuses(CROUPIER, c.CloseStakes(), "staff.not_now", "C10")
    t.refuses(CROUPIER, c.ChangeRules(t.state.rules), "rules.not_now", "B1")


def test_c10_no_card_leaves_the_shoe_before_it() -> None:
    t = table()
    t.stake(5, 100)
    t.banco(6)
    t.all_silent()
    assert t.state.shoe.dealt == 0
    t.close()
    assert t.state.shoe.dealt == 4


def test_c10_the_coup_must_be_played() -> None:
    t = table()
    t.stake(5, 100)
    t.close()
    t.play()
    assert t.state.coups == 1


# --- C11–C15 ------------------------------------------------------------------------------------------------------


def test_c11_ponte_bank_ponte_bank_face_down() -> None:
    t = table("2s 3h 2d 4c")
    t.stake(5, 100)
    t.close()
    assert [(event.hand, str(event.card)) for event in t.all(e.CardDealt)] == [
        ("ponte", "2s"),
        ("bank", "3h"),
        ("ponte", "2d"),
        ("bank", "4c"),
    ]
    assert t.state.coup.turned == frozenset()
    assert (t.state.coup.outcome, t.state.coup.cagnotte) == (None, 0)


@pytest.mark.parametrize("bank", ["2h 3d", "9h Kd"])
def test_c12_the_ponte_looks_first_and_his_natural_makes_the_banker_turn_his_hand(bank: str) -> None:
    first, second = bank.split()
    t = table(f"8s {first} Ks {second}")
    t.stake(5, 100)
    t.close()
    assert t.heard(e.HandTurned, e.HandDrew, e.HandStood, e.PointsAnnounced) == [
        "HandTurned",
        "HandTurned",
        "PointsAnnounced",
    ]
    assert [event.hand for event in t.all(e.HandTurned)] == ["ponte", "bank"]


@pytest.mark.parametrize("says", ["carte", "non"])
def test_c13_otherwise_he_says_carte_or_non_and_his_cards_stay_down(says: str) -> None:
    t = table()
    t.stake(5, 100)
    t.close()
    t.refuses(3, c.Draw(), "turn.other", "C16")
    t.refuses(6, c.Stand(), "turn.other", "C16")
    t.draw(5) if says == "carte" else t.stand(5)
    assert t.heard()[0] == ("HandDrew" if says == "carte" else "HandStood")
    assert t.state.coup.turned == {"bank"}


def test_c14_then_the_banker_turns_his_cards_before_the_third_is_given() -> None:
    t = table()
    t.stake(5, 100)
    t.close()
    t.draw(5)
    assert t.heard() == ["HandDrew", "HandTurned", "CardDealt"]
    assert t.all(e.HandTurned) == [e.HandTurned("bank")]


@pytest.mark.parametrize("says", ["carte", "non"])
def test_c14_a_natural_of_the_bank_ends_the_coup_and_both_hands_are_turned(says: str) -> None:
    t = table("2s 9h 3s Kd")
    t.stake(5, 100)
    t.close()
    t.draw(5) if says == "carte" else t.stand(5)
    assert t.heard()[1:4] == ["HandTurned", "HandTurned", "PointsAnnounced"]
    assert [event.hand for event in t.all(e.HandTurned)] == ["bank", "ponte"]


def test_c15_the_ponte_turns_after_the_bank_has_drawn_or_stood_and_the_points_are_announced() -> None:
    t = table("2s 2h 3s 3d 9c 4h")
    t.stake(5, 100)
    t.close()
    t.draw(5)
    assert t.state.coup.third is not None
    assert str(t.state.coup.third) == "9c"
    assert "ponte" not in t.state.coup.turned
    t.stand(3)  # 5 after a nine
    assert t.heard()[:3] == ["HandStood", "HandTurned", "PointsAnnounced"]
    assert t.last(e.PointsAnnounced) == e.PointsAnnounced(5, 4, "bank")


def test_c15_the_third_card_of_the_bank_is_the_last() -> None:
    t = table("2s 2h 2d Kd 3c 4h")
    t.stake(5, 100)
    t.close()
    t.draw(5)
    t.draw(3)
    assert t.heard()[:4] == ["HandDrew", "CardDealt", "HandTurned", "PointsAnnounced"]
    assert t.last(e.PointsAnnounced) == e.PointsAnnounced(6, 7, "ponte")


def test_c14_nobody_has_a_choice_while_the_staff_has_something_to_do() -> None:
    """Every state on the way through a coup can be asked what may be done: the screen shows them all."""
    for script in ("2h 9c 3d Kc", "9h 4d Kc 2s", "2h 4c 3d Kc 9s 2d", "2h 4c 5d 3c 9s"):
        t = Table(script=script)
        t.banker(3, 100)
        t.banco(5)
        state = t.state
        t.close()
        while t.turn is not None and t.state.in_coup:
            t.say(t.turn, legal(t.state, t.turn)[0].at())
        for event in t.events[state.seq :]:
            state = evolve(state, event)
            offered = {offer.command for actor in range(1, 10) for offer in legal(state, actor)}
            if due(state):
                assert not offered & {c.Draw, c.Stand, c.AskAdvice}
