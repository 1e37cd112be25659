"""Rules G1–G11: what can go wrong at a table, and how the house puts it right; each in both outcomes."""

from dataclasses import replace

import pytest

from baccara_qt.core.chemin import Phase, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.mishaps import KINDS, may_happen
from baccara_qt.core.chemin.putting_right import annul, gives_out
from baccara_qt.core.chemin.staff import due
from tests.core.table import cents
from tests.practice.coup import BANKER, Coup

# ponte, bank, ponte, bank, fifth, sixth
TWO_AND_THREE = "Ks Kd 2h 3s 9c 8d"  # ponte 2, bank 3
SIX_AND_THREE = "Ks Kd 6h 3s 9c 8d"  # ponte 6, bank 3
SIX_AND_SEVEN = "Ks Kd 6h 7s 9c 8d"  # ponte 6, bank 7
NATURAL = "Ks Kd 9h 3s 4c 5d"  # ponte 9, bank 3


def offers(coup: Coup, seat: int) -> set[type]:
    return {offer.command for offer in legal(coup.state, seat)}


# --- G1 -----------------------------------------------------------------------------------------------------------


def test_g1_a_card_drawn_before_the_close_closes_the_stakes_as_they_lie() -> None:
    coup = Coup(TWO_AND_THREE, {5: 300, 6: 250, 8: 150})
    assert coup.mended("early_card") == "close"
    assert [event for event in coup.events if isinstance(event, e.StakeTrimmed)] == [e.StakeTrimmed(8, cents(100))]
    assert coup.state.phase is Phase.DEAL
    assert c.PassBank not in offers(coup, BANKER)


def test_g1_the_card_drawn_early_cannot_go_back_and_is_the_first_of_the_coup() -> None:
    coup = Coup(TWO_AND_THREE)
    coup.mended("early_card")
    coup.asked(Phase.PONTE)
    assert (coup.ponte, coup.bank) == ("Ks 2h", "Kd 3s")


def test_g1_needs_a_stake_to_be_given_against() -> None:
    coup = Coup(TWO_AND_THREE, {5: 100})
    coup.says(5, c.Withdraw())
    assert "early_card" not in set(may_happen(coup.state))


# --- G2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_g2_a_card_face_up_in_the_shoe_is_void_and_the_next_takes_its_place(number: int) -> None:
    cards = TWO_AND_THREE.split()
    coup = Coup(" ".join([*cards[: number - 1], "7c", *cards[number - 1 :]])).close().card_due(number)
    assert coup.mended("face_up") == "void"
    coup.asked(Phase.PONTE)
    assert (coup.ponte, coup.bank) == ("Ks 2h", "Kd 3s")


def test_g2_holds_for_a_third_card_too() -> None:
    coup = Coup("Ks Kd 2h 3s 7c 9c").close().card_due(5, ponte=c.Draw())
    assert coup.mended("face_up") == "void"
    coup.asked(Phase.BANKER)
    assert coup.ponte == "Ks 2h 9c"


def test_b6_a_shoe_that_gives_out_after_g2_annuls_the_coup() -> None:
    coup = Coup(TWO_AND_THREE).close().card_due(2)
    assert coup.state.shoe is not None
    shoe = coup.state.shoe
    coup.state = replace(
        coup.state, shoe=replace(shoe, order=shoe.order[: shoe.dealt + 1], backs="r" * (shoe.dealt + 1))
    )
    assert coup.mended("face_up") == "void"
    assert gives_out(coup.state)
    dealer = Dealer(coup.state, coup.chance)
    annul(dealer)
    coup.take(dealer)
    assert coup.annulled()
    assert coup.state.shoe is None


# --- G3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 3, 5])
def test_g3_stuck_cards_annul_the_coup_and_stakes_go_back(number: int) -> None:
    coup = Coup(TWO_AND_THREE)
    purses = coup.state.books.purses
    stakes = coup.state.books.stakes
    coup.close().card_due(number, ponte=c.Draw())
    assert coup.mended("stuck") == "annul"
    assert coup.state.books.purses == tuple(map(sum, zip(purses, stakes, strict=True)))
    assert not any(coup.state.books.stakes)
    assert (coup.state.books.bank, coup.state.books.garage) == (cents(600), 0)
    assert coup.state.coups == 0


def test_g3_an_annulled_coup_leaves_the_banker_his_hand_and_stakes_are_asked_for_anew() -> None:
    coup = Coup(TWO_AND_THREE).close().card_due(1)
    coup.mended("stuck")
    coup.until(lambda state: state.phase is Phase.CLAIMS)
    assert coup.state.banker == BANKER
    assert coup.state.claims is not None
    assert coup.state.claims.queue[0] == 4


def test_c5_an_annulled_coup_changes_nothing_for_who_followed() -> None:
    coup = Coup("8s 9h Ks Kd Ks Kd 2h 3s 9c 8d", called={5: c.CallBanco()}).close()
    coup.until(lambda state: state.phase is Phase.KEEP)
    coup.says(BANKER, c.KeepBank())
    assert coup.state.claims is not None
    assert coup.state.claims.suivi == 5
    coup.says(5, c.CallSuivi()).close().card_due(1)
    coup.mended("stuck")
    coup.until(lambda state: state.phase is Phase.CLAIMS)
    assert coup.state.claims is not None
    assert coup.state.claims.suivi == 5


@pytest.mark.parametrize("call", [c.CallBanco(), c.CallAvecLaTable()])
def test_c5_a_call_that_lay_from_a_tie_has_its_right_still_after_an_annulled_coup(call: object) -> None:
    coup = Coup("9s 9h Ks Kd Ks Kd 2h 3s 9c 8d", called={5: call, 6: c.Done()}).close()
    coup.until(lambda state: state.phase is Phase.KEEP)
    coup.says(BANKER, c.KeepBank())
    while (seat := turn(coup.state)) is not None:
        coup.says(seat, c.Done())
    coup.close().card_due(1)
    coup.mended("stuck")
    coup.until(lambda state: state.phase is Phase.CLAIMS and due(state) is None)
    assert turn(coup.state) == 5
    assert not any(coup.state.books.stakes)
    coup.says(5, c.CallSuivi())


# --- G4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_g4_a_card_on_the_floor_keeps_its_value_and_its_place(number: int) -> None:
    coup = Coup(TWO_AND_THREE).close().card_due(number, ponte=c.Draw())
    assert coup.mended("floor") == "keep"
    coup.asked(Phase.BANKER, ponte=c.Draw())
    assert (coup.ponte, coup.bank) == ("Ks 2h 9c", "Kd 3s")


# --- G5 -----------------------------------------------------------------------------------------------------------


def test_g5_a_card_nobody_asked_for_is_the_banks_with_0_to_5() -> None:
    coup = Coup(SIX_AND_THREE).close().asked(Phase.BANKER, ponte=c.Stand())
    assert coup.mended("unasked", 0) == "to_bank"
    assert (coup.ponte, coup.bank, coup.burned()) == ("Ks 6h", "Kd 3s 9c", "")


def test_g5_of_two_cards_the_first_is_the_banks_and_the_second_is_burned() -> None:
    coup = Coup(SIX_AND_THREE).close().asked(Phase.BANKER, ponte=c.Stand())
    assert coup.mended("unasked", 1) == "to_bank"
    assert (coup.bank, coup.burned()) == ("Kd 3s 9c", "8d")


@pytest.mark.parametrize(("luck", "burned"), [(0, "9c"), (1, "9c 8d")])
def test_g5_with_6_or_7_it_is_burned(luck: int, burned: str) -> None:
    coup = Coup(SIX_AND_SEVEN).close().asked(Phase.BANKER, ponte=c.Stand())
    assert coup.mended("unasked", luck) == "burn"
    assert (coup.bank, coup.burned()) == ("Kd 7s", burned)
    assert coup.state.coup is not None
    assert coup.state.coup.bank_choice is None


# --- G6 -----------------------------------------------------------------------------------------------------------


def test_g6_a_ponte_who_drew_on_6_gives_the_fifth_card_to_a_bank_that_draws() -> None:
    coup = Coup(SIX_AND_THREE).close().asked(Phase.PONTE)
    assert coup.mended("ponte_against", 0) == "to_bank"
    coup.until(lambda state: state.phase is Phase.SETTLE)
    assert (coup.ponte, coup.bank, coup.burned()) == ("Ks 6h", "Kd 3s 9c", "")


def test_g6_a_ponte_who_drew_on_6_against_a_bank_that_stands_has_the_card_burned() -> None:
    coup = Coup(SIX_AND_SEVEN).close().asked(Phase.PONTE)
    assert coup.mended("ponte_against", 0) == "burn"
    coup.until(lambda state: state.phase is Phase.SETTLE, bank=c.Stand())
    assert (coup.ponte, coup.bank, coup.burned()) == ("Ks 6h", "Kd 7s", "9c")


def test_g6_once_a_sixth_card_is_out_after_the_pontes_fault_the_coup_is_annulled() -> None:
    coup = Coup("Ks Kd 6h 3s 4c 8d").close().asked(Phase.PONTE)
    assert coup.mended("ponte_against", 1) == "annul"
    assert coup.annulled()
    assert not any(coup.state.books.stakes)


def test_g6_a_ponte_who_stood_on_2_gets_the_fifth_card_the_bank_had_drawn() -> None:
    coup = Coup(TWO_AND_THREE).close().asked(Phase.PONTE)
    assert coup.mended("ponte_against") == "to_ponte"
    assert (coup.ponte, coup.bank) == ("Ks 2h 9c", "Kd 3s")
    coup.asked(Phase.BANKER)


def test_g6_a_ponte_who_stood_on_2_against_a_bank_that_stands_draws_the_missing_card() -> None:
    coup = Coup("Ks Kd 2h 7s 9c 8d").close().asked(Phase.PONTE)
    assert coup.mended("ponte_against") == "draw_missing"
    coup.asked(Phase.BANKER)
    assert coup.ponte == "Ks 2h 9c"


def test_g6_a_bank_card_too_many_is_burned() -> None:
    coup = Coup(SIX_AND_SEVEN).close().asked(Phase.BANKER, ponte=c.Stand())
    assert coup.mended("bank_against") == "burn"
    coup.until(lambda state: state.phase is Phase.SETTLE)
    assert (coup.bank, coup.burned()) == ("Kd 7s", "9c")


def test_g6_a_missing_bank_card_is_drawn() -> None:
    coup = Coup(SIX_AND_THREE).close().asked(Phase.BANKER, ponte=c.Stand())
    assert coup.mended("bank_against") == "draw_missing"
    coup.until(lambda state: state.phase is Phase.SETTLE)
    assert coup.bank == "Kd 3s 9c"


def test_g6_is_about_bound_coups_only() -> None:
    coup = Coup(SIX_AND_THREE, {5: 300}).close().asked(Phase.PONTE)
    assert "ponte_against" not in set(may_happen(coup.state))


# --- G7 -----------------------------------------------------------------------------------------------------------


def test_g7_in_a_strict_house_the_erring_ponte_is_barred_and_the_erring_banker_passes() -> None:
    coup = Coup(SIX_AND_THREE, preset="strict").close().asked(Phase.PONTE)
    coup.mended("ponte_against", 0)
    assert e.PlayerBarred(5) in coup.events
    coup = Coup(SIX_AND_THREE, preset="strict").close().asked(Phase.BANKER, ponte=c.Stand())
    coup.mended("bank_against")
    assert m.BankerDismissed(BANKER) in coup.events


def test_g7_elsewhere_there_is_no_sanction() -> None:
    coup = Coup(SIX_AND_THREE).close().asked(Phase.PONTE)
    coup.mended("ponte_against", 0)
    assert not any(isinstance(event, e.PlayerBarred | m.BankerDismissed) for event in coup.events)


# --- G8 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("luck", "paid"), [(1, 305), (0, 295)])
def test_g8_a_wrong_payment_is_put_right_before_the_next_close(luck: int, paid: float) -> None:
    coup = Coup("9s 8h Qs Qd").close().until(lambda state: "mispaid" in set(may_happen(state)))
    before = coup.state.books
    mishap = coup.goes_wrong("mispaid", luck)
    assert (mishap.seat, mishap.paid) == (5, cents(paid))
    assert coup.put_right(mishap) == "correct"
    assert coup.state.books.purse(5) == before.purse(5) + cents(600)
    assert (coup.state.books.bank, coup.state.books.garage) == (before.bank - cents(300), before.garage)


def test_g8_after_the_next_close_it_stands_and_the_record_says_so() -> None:
    coup = Coup("9s 8h Qs Qd").close().until(lambda state: "mispaid" in set(may_happen(state)))
    mishap = coup.goes_wrong("mispaid", 0)
    coup.until(lambda state: state.phase is Phase.OFFER)
    books = coup.state.books
    assert coup.put_right(mishap) == "let_stand"
    assert coup.events[-1] == m.PaymentStands(5, cents(300), cents(295))
    assert coup.state.books == books


# --- G9 -----------------------------------------------------------------------------------------------------------


def test_g9_a_banker_who_looks_too_early_is_warned() -> None:
    coup = Coup(SIX_AND_THREE).close().asked(Phase.PONTE)
    assert coup.mended("early_look") == "warn"
    assert coup.events[-1] == m.BankerWarned(BANKER)


def test_g9_the_second_time_he_passes_the_bank() -> None:
    coup = Coup(SIX_AND_THREE).close().asked(Phase.PONTE)
    assert coup.put_right(coup.goes_wrong("early_look")._replace(again=True)) == "dismiss"
    assert coup.events[-1] == m.BankerDismissed(BANKER)


# --- G10 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("luck", "burned"), [(0, ""), (1, "4c"), (2, "4c 5d")])
def test_g10_a_natural_not_turned_is_turned_and_cards_drawn_after_it_are_burned(luck: int, burned: str) -> None:
    coup = Coup(NATURAL).close().until(lambda state: "hidden_natural" in set(may_happen(state)))
    assert coup.mended("hidden_natural", luck) == "turn_natural"
    assert coup.burned() == burned
    coup.until(lambda state: state.phase is Phase.SETTLE)
    assert (coup.ponte, coup.bank) == ("Ks 9h", "Kd 3s")


def test_g10_is_about_eight_and_nine_only() -> None:
    coup = Coup(SIX_AND_SEVEN).close().asked(Phase.PONTE)
    assert "hidden_natural" not in set(may_happen(coup.state))


# --- G11 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["casino", "parlour"])
def test_g11_an_exposed_card_keeps_its_place_and_binds_both_sides(preset: str) -> None:
    coup = Coup(SIX_AND_THREE, {5: 300}, preset=preset).close().asked(Phase.PONTE)
    assert offers(coup, 5) >= {c.Draw, c.Stand}
    assert coup.mended("exposed", 0) == "keep"
    assert (coup.ponte, coup.bank) == ("Ks 6h", "Kd 3s")
    assert c.Draw not in offers(coup, 5)
    coup.asked(Phase.BANKER, ponte=c.Stand())
    assert c.Stand not in offers(coup, BANKER)


@pytest.mark.parametrize(("luck", "may_stand"), [(0, True), (1, False), (2, True)])
def test_g11_if_both_ponte_cards_were_seen_the_bank_draws_in_the_free_cells(luck: int, may_stand: bool) -> None:
    coup = Coup("Ks Kd 2h 3s 9c 8d").close().asked(Phase.PONTE)  # 3 against a nine is free
    coup.mended("exposed", luck)
    coup.asked(Phase.BANKER, ponte=c.Draw())
    assert c.Draw in offers(coup, BANKER)
    assert (c.Stand in offers(coup, BANKER)) is may_stand


def test_every_kind_of_mishap_cites_its_rule() -> None:
    rules = {kind.rule for kind in KINDS.values()}
    assert rules == {"G1", "G2", "G3", "G4", "G5", "G6", "G8", "G9", "G10", "G11"}
