"""Rules B1–B6 and B9: people and seats, the shoe, the cut and the stop card."""

import pytest

from baccara_qt.core.chemin import PRESETS, Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.game import CROUPIER
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, ShortShoes, Table, cents, house

THREE_COUPS = " ".join([BANK_WINS] * 3)


# --- B1 -----------------------------------------------------------------------------------------------------------


def test_b1_the_croupier_never_plays() -> None:
    t = Table()
    t.all_silent(Phase.OFFER)
    t.refuses(CROUPIER, c.TakeBank(cents(100)), "staff.not_now", "B7")
    t.banker(1, 100)
    t.refuses(CROUPIER, c.Stake(cents(50)), "staff.not_now", "C6")
    t.refuses(CROUPIER, c.CallBanco(), "staff.not_now", "C3")


def test_b1_the_house_has_no_stake_and_only_takes_the_cagnotte() -> None:
    t = Table(script=f"{BANK_WINS} {PONTE_WINS}")
    t.banker(1, 1000)
    t.coup(2, 600)
    t.coup(3, 1000)
    assert sum(t.purse(seat) for seat in range(1, 10)) + 30 == 9 * 2000


def test_b1_two_to_fourteen_seats_and_nine_by_default() -> None:
    assert [house(seats=seats).problems() == () for seats in (1, 2, 14, 15)] == [False, True, True, False]
    assert house().seats == 9


@pytest.mark.parametrize(("people", "dealers"), [(9, False), (10, True), (14, True)])
def test_b1_b4_dealers_assist_and_shuffle_from_ten_seats_on(people: int, dealers: bool) -> None:
    t = Table(seats=14, people=range(1, people + 1))
    assert t.last(e.ShoeShuffled).by_dealers is dealers


def test_b4_from_how_many_seats_dealers_shuffle_is_a_setting() -> None:
    assert Table(people=(1, 2, 3, 4), dealers_from=4).last(e.ShoeShuffled).by_dealers
    assert not Table(people=(1, 2, 3, 4), dealers_from=5).last(e.ShoeShuffled).by_dealers


@pytest.mark.parametrize("people", [(), (4,)])
def test_b1_with_fewer_than_two_players_the_game_rests_from_the_start(people: tuple[int, ...]) -> None:
    t = Table(people=people)
    assert t.phase is Phase.RESTING
    t.sits_down(7, 500)
    assert t.phase is (Phase.CUT if people else Phase.RESTING)


def test_b1_when_all_but_one_leave_bank_and_garage_go_home() -> None:
    t = Table(script=BANK_WINS, people=(2, 5))
    t.banker(2, 1000)
    t.coup(5, 600)
    t.stake(5, 100)
    t.leaves(5)
    assert t.phase is Phase.RESTING
    assert (t.purse(2), t.bank, t.garage) == (2570, 0, 0)
    assert t.heard() == ["StakeWithdrawn", "SeatLeft", "BankReturned", "TableRested"]
    assert t.last(e.SeatLeft) == e.SeatLeft(5, cents(1400))


def test_b1_when_the_banker_of_two_leaves_the_other_is_left_with_a_resting_game() -> None:
    t = Table(people=(2, 5))
    t.banker(2, 1000)
    t.stake(5, 100)
    t.leaves(2)
    assert t.phase is Phase.RESTING
    assert t.last(e.SeatLeft) == e.SeatLeft(2, cents(2000))
    assert (t.purse(5), t.purse(2)) == (2000, 0)


def test_b1_when_all_but_one_sit_out_the_game_rests_and_goes_on_when_one_comes_back() -> None:
    t = Table(people=(2, 5))
    t.banker(2, 1000)
    t.sits_out(5)
    assert t.heard() == ["SatOut", "BankReturned", "TableRested"]
    assert t.purse(2) == 2000
    t.comes_back(5)
    assert (t.phase, t.turn) == (Phase.OFFER, 5)


@pytest.mark.parametrize("until", [Phase.CUT, Phase.OFFER, Phase.SALE, Phase.AUCTION])
def test_b1_the_game_rests_also_while_the_bank_is_on_its_way(until: Phase) -> None:
    t = Table(people=(2, 5), min_coups=0)
    if until in (Phase.SALE, Phase.AUCTION):
        t.banker(2, 100)
        t.passes(2)
    t.all_silent(until)
    t.leaves(5)
    assert t.phase is Phase.RESTING
    assert t.purse(2) == 2000


def test_b1_leaving_a_resting_game_changes_nothing_but_the_seat() -> None:
    t = Table(people=(2, 5))
    t.all_silent()
    assert t.phase is Phase.RESTING
    t.leaves(5)
    assert t.heard() == ["SeatLeft"]
    t.leaves(2)
    assert t.heard() == ["SeatLeft"]
    assert (t.phase, t.state.books.cashed_out) == (Phase.RESTING, cents(4000))


# --- B2 -----------------------------------------------------------------------------------------------------------


def test_b2_rotations_run_to_the_right_and_skip_empty_seats_and_those_sitting_out() -> None:
    t = Table(people=(1, 3, 4, 6, 9))
    t.sits_out(4)
    t.all_silent(Phase.OFFER)
    assert t.asked == (1, 3, 6, 9)
    t.banker(6, 100)
    assert t.last(e.StakesOpened).order == (9, 1, 3)
    t.stake(3, 50)
    assert t.turn is None


# --- B3, B4 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("packs", [4, 6, 8])
def test_b3_half_the_packs_of_each_of_two_backs_are_mixed_in_one_shoe(packs: int) -> None:
    t = Table(packs=packs)
    shoe = t.last(e.ShoeShuffled)
    assert len(shoe.order) == 52 * packs
    backs = {str(card): "" for card in shoe.order}
    for card, back in zip(shoe.order, shoe.backs, strict=True):
        backs[str(card)] += back
    assert {"".join(sorted(text)) for text in backs.values()} == {"b" * (packs // 2) + "r" * (packs // 2)}


def test_b3_six_packs_are_312_cards_and_four_or_eight_a_setting() -> None:
    assert house().packs == 6
    assert len(Table().last(e.ShoeShuffled).order) == 312
    assert [house(packs=packs).problems() == () for packs in range(3, 10)] == [
        packs in (4, 6, 8) for packs in range(3, 10)
    ]


def test_b3_the_backs_stay_with_their_cards_when_the_shoe_is_cut() -> None:
    t = Table(chance=ShortShoes(THREE_COUPS + " 2c"))
    shoe = t.state.shoe
    assert shoe is not None
    t.cut(9, 10)
    assert t.state.shoe is not None
    assert t.state.shoe.order == shoe.order[10:] + shoe.order[:10]
    assert t.state.shoe.backs == shoe.backs[10:] + shoe.backs[:10]


# --- B5 -----------------------------------------------------------------------------------------------------------


def test_b5_the_cut_is_offered_to_the_occupied_seat_at_the_croupiers_left() -> None:
    t = Table(people=(2, 4, 7))
    assert (t.phase, t.turn) == (Phase.CUT, 7)
    t.refuses(4, c.Cut(100), "phase.other", "B5")
    t.sits_out(7)
    assert t.turn == 4
    t.cut(4, 100)
    assert t.heard() == ["ShoeCut", "StopCardPlaced"]
    assert t.phase is Phase.OFFER


@pytest.mark.parametrize(("position", "code"), [(9, "cut.too_small"), (303, "cut.too_large"), (0, "cut.too_small")])
def test_b5_at_least_ten_cards_must_lie_on_either_side(position: int, code: str) -> None:
    t = Table()
    t.refuses(9, c.Cut(position), code, "B5")


@pytest.mark.parametrize("position", [10, 156, 302])
def test_b5_the_croupier_completes_the_cut(position: int) -> None:
    t = Table()
    order = t.last(e.ShoeShuffled).order
    t.cut(9, position)
    assert t.state.shoe is not None
    assert t.state.shoe.order == order[position:] + order[:position]
    assert t.last(e.StopCardPlaced).remaining == 7


@pytest.mark.parametrize("position", [10.0, "10", None, True, float("nan")])
def test_b5_what_is_no_place_to_cut_is_refused(position: object) -> None:
    Table().refuses(9, c.Cut(position), "cut.not_whole", "B5")  # type: ignore[arg-type]


# --- B6 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("behind", "last"), [(6, True), (7, True), (8, False)])
def test_b6_a_coup_begins_only_while_more_cards_remain_than_lie_behind_the_stop_card(behind: int, last: bool) -> None:
    t = Table(chance=ShortShoes(" ".join([BANK_WINS] * 4), behind=behind))
    t.banker(1, 100)
    for _ in range(4):
        t.coup(2, 50)
    assert (t.phase is Phase.CUT) is last


@pytest.mark.parametrize(("stop_card", "coups"), [(10, 6), (14, 5), (18, 4), (30, 1)])
def test_b6_where_the_stop_card_lies_is_a_setting(stop_card: int, coups: int) -> None:
    t = Table(chance=ShortShoes(" ".join([BANK_WINS] * 6), behind=10), stop_card=stop_card)
    t.banker(1, 100)
    while not t.all(e.ShoeFinished):
        t.coup(2, 10)
    assert (t.last(e.StopCardPlaced).remaining, t.state.coups) == (stop_card, coups)


def test_b6_the_coup_in_which_the_stop_card_shows_before_a_third_card_is_finished() -> None:
    # Five cards before the stop card: the bank's third card comes from behind it.
    t = Table(chance=ShortShoes(f"{THREE_COUPS} 2s 5h Ks Kd 6c Ah", behind=6))
    t.banker(1, 100)
    for _ in range(3):
        t.coup(2, 50)
    t.stake(3, 50)
    t.close()
    t.draw(3)
    assert t.state.shoe is not None
    assert t.state.shoe.remaining == 7
    t.draw(1)
    assert t.last(e.PointsAnnounced) == e.PointsAnnounced(6, 8, "ponte")
    assert t.heard(e.CardsDiscarded, e.ShoeFinished, e.ShoeShuffled) == [
        "CardsDiscarded",
        "ShoeFinished",
        "ShoeShuffled",
    ]


def test_b6_no_card_is_burned() -> None:
    t = Table(script=THREE_COUPS)
    t.banker(1, 100)
    t.coup(2, 50)
    assert [str(event.card) for event in t.all(e.CardDealt)] == BANK_WINS.split()


def test_b6_seven_cards_lie_behind_the_stop_card_and_six_to_thirty_are_a_setting() -> None:
    assert {rules.stop_card for rules in PRESETS.values()} == {7}
    assert [house(stop_card=cards).problems() == () for cards in (5, 6, 30, 31)] == [False, True, True, False]


# --- B8 -----------------------------------------------------------------------------------------------------------


def test_b8_a_banker_who_has_not_lost_keeps_bank_garage_and_suivi_right() -> None:
    t = Table(chance=ShortShoes(" ".join([BANK_WINS] * 4)))
    t.banker(1, 100)
    for _ in range(3):
        t.coup(2, 10)
    bank, garage = t.bank, t.garage
    t.banco(3)
    t.close()
    assert (t.phase, t.turn) == (Phase.CUT, 9)
    assert (t.bank, t.garage) == (round(bank * 1.95 + 0.001, 1), garage)
    t.cut(9, 10)
    t.keep()
    assert t.turn == 3
    t.suivi(3)
    t.close()
    assert [event.number for event in t.all(e.ShoeShuffled)] == [1, 2]


def test_b8_stakes_and_calls_that_lie_after_a_tie_lie_on_through_the_shuffle() -> None:
    t = Table(chance=ShortShoes(f"{THREE_COUPS} {TIE}", f"{THREE_COUPS} {TIE}"))
    t.banker(1, 100)
    for _ in range(3):
        t.coup(2, 10)
    t.avec(5)
    t.stake(4, 20)
    t.close()
    assert t.phase is Phase.CUT
    lying = t.stakes
    t.keep()
    assert t.stakes == lying
    t.close()
    assert t.state.coups == 5


def test_b8_the_turn_seat_stands_through_the_shuffle() -> None:
    t = Table(chance=ShortShoes(f"{THREE_COUPS} {BANK_WINS}", f"{PONTE_WINS} {PONTE_WINS} {THREE_COUPS}"))
    t.banker(3, 100)
    for _ in range(3):
        t.coup(2, 10)
    t.passes(3)
    t.bid(8, 100)
    t.coup(2, 10)
    assert (t.phase, t.state.turn_seat) == (Phase.CUT, 4)
    t.coup(2, 10)
    assert (t.phase, t.turn) == (Phase.OFFER, 4)


def test_b8_the_banker_may_pass_instead() -> None:
    t = Table(chance=ShortShoes(" ".join([BANK_WINS] * 4)))
    t.banker(1, 100)
    for _ in range(4):
        t.coup(2, 10)
    t.cut(9, 10)
    t.passes(1)
    assert (t.phase, t.turn) == (Phase.SALE, 2)


def test_b8_when_he_lost_the_next_opens_the_new_shoe() -> None:
    t = Table(chance=ShortShoes(f"{THREE_COUPS} {PONTE_WINS}"))
    t.banker(1, 100)
    for _ in range(4):
        t.coup(2, 10)
    assert (t.phase, t.turn) == (Phase.CUT, 9)
    t.cut(9, 10)
    assert (t.phase, t.turn) == (Phase.OFFER, 2)
    t.banker(4, 60)
    assert (t.phase, t.state.shoe.number) == (Phase.CLAIMS, 2)
