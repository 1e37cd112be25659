"""Rules A1–A4 and A6: counting, naturals, and a shoe that is a fixed order of cards."""

from collections import Counter

import pytest

from baccara_qt.core.cards import PACK, RANKS, SUITS, Card, by_points, is_natural, parse_cards, total
from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.errors import NotationError
from tests.core.table import BANK_WINS, ShortShoes, Table

POINTS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 0, "J": 0, "Q": 0, "K": 0}


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("suit", SUITS)
def test_a1_every_card_counts_by_its_rank_alone(rank: str, suit: str) -> None:
    card = Card.parse(rank + suit)
    assert card.points == POINTS[rank]
    assert (str(card), repr(card)) == (rank + suit, f"Card.parse('{rank}{suit}')")


@pytest.mark.parametrize(
    ("cards", "points"),
    [("Kc Tc", 0), ("4h 6d", 0), ("9h 9d As", 9), ("9h 9d", 8), ("5c 5d 5h", 5), ("Ac", 1), ("", 0), ("7h 8h 9h", 4)],
)
def test_a1_a_hand_counts_its_sum_modulo_ten(cards: str, points: int) -> None:
    assert total(parse_cards(cards)) == points


def test_a1_cards_by_rank_are_counted_by_what_they_count() -> None:
    cards = parse_cards("Ah Ad 9c Th Jd Qs Kc Kh 2s")
    ranks = [sum(card.rank == rank for card in cards) for rank in RANKS]
    assert by_points(ranks) == tuple(sum(card.points == points for card in cards) for points in range(10))


def test_a1_a_pack_has_each_of_52_cards_once() -> None:
    assert len(PACK) == len(set(PACK)) == 52


@pytest.mark.parametrize("text", ["", "9", "10h", "1h", "9H", "ah", "9h ", " 9h", "9x", "0c", "Xs", "9♥", None, 9, []])
def test_a1_what_is_no_card_is_refused_in_words(text: object) -> None:
    with pytest.raises(NotationError, match="not a card"):
        Card.parse(text)  # type: ignore[arg-type]


def test_a1_cards_are_read_between_spaces() -> None:
    assert parse_cards(" 9h  Ts\n") == (Card("9", "h"), Card("T", "s"))
    with pytest.raises(NotationError, match="'9hTs'"):
        parse_cards("9hTs")


@pytest.mark.parametrize(
    ("script", "ponte", "bank"),
    [
        ("6s 7d Kh Qc", 2, 2),
        ("2s 7d Ah Qc 9h", 3, 2),
        ("6s 4d Kh Qc 5c", 2, 3),
        ("2s 4d Ah Qc 5h 9d", 3, 3),
    ],
)
def test_a2_a_hand_has_two_or_three_cards(script: str, ponte: int, bank: int) -> None:
    t = Table(script=script, solo_free=False)
    t.banker(1, 100)
    t.coup(2, 50)
    assert Counter(event.hand for event in t.all(e.CardDealt)) == {"ponte": ponte, "bank": bank}


@pytest.mark.parametrize(
    ("script", "winner"),
    [
        ("8s 9h Ks Kd", "bank"),
        ("9s 8h Ks Kd", "ponte"),
        ("9s 9h Ks Kd", "tie"),
        ("7s 6h Ks Kd", "ponte"),
        ("6s 7h Ks Kd", "bank"),
        ("7s 7h Ks Kd", "tie"),
    ],
)
def test_a2_nearest_to_nine_wins(script: str, winner: str) -> None:
    t = Table(script=script, solo_free=False)
    t.banker(1, 100)
    t.coup(2, 100)
    assert t.last(e.PointsAnnounced).outcome == winner


@pytest.mark.parametrize(("cards", "natural"), [("8h Kd", True), ("9h Td", True), ("4h 4d", True), ("3h 4d", False)])
def test_a3_two_cards_that_make_eight_or_nine_are_a_natural(cards: str, natural: bool) -> None:
    assert is_natural(parse_cards(cards)) is natural


@pytest.mark.parametrize("cards", ["2h 2d 4c", "3h 3d 3c"])
def test_a3_eight_or_nine_with_three_cards_is_none(cards: str) -> None:
    assert not is_natural(parse_cards(cards))


@pytest.mark.parametrize("script", ["8s 2h Ks Kd", "9s Ah Ks 2d"])
def test_a3_a_natural_of_the_ponte_ends_the_coup_and_nobody_is_asked(script: str) -> None:
    t = Table(script=script)
    t.banker(1, 100)
    t.stake(2, 50)
    t.close()
    assert t.phase is Phase.OFFER
    assert not t.all(e.HandDrew)
    assert len(t.all(e.CardDealt)) == 4
    assert [event.hand for event in t.all(e.HandTurned)] == ["ponte", "bank"]


@pytest.mark.parametrize("bank", ["8h Kd", "9h Kd"])
def test_a3_a_natural_of_the_bank_ends_the_coup_though_a_card_was_asked_for(bank: str) -> None:
    first, second = bank.split()
    t = Table(script=f"2s {first} Ks {second} 7c")
    t.banker(1, 100)
    t.stake(2, 50)
    t.close()
    t.draw(2)
    assert len(t.all(e.CardDealt)) == 4
    assert t.last(e.PointsAnnounced) == e.PointsAnnounced(8 if "8" in bank else 9, 2, "bank")


def test_a3_eight_with_three_cards_does_not_stop_the_bank() -> None:
    t = Table(script="2s Ah Ks Kd 6c 7h")
    t.banker(1, 100)
    t.stake(2, 50)
    t.close()
    t.draw(2)
    assert (t.turn, t.phase) == (1, Phase.BANKER)
    t.draw(1)
    assert t.last(e.PointsAnnounced) == e.PointsAnnounced(8, 8, "tie")


def test_a4_cards_leave_the_shoe_in_its_order_and_none_comes_back() -> None:
    t = Table(script=" ".join([BANK_WINS] * 3))
    t.banker(1, 100)
    shoe = t.state.shoe
    assert shoe is not None
    for seat in (2, 3, 4):
        t.coup(seat, 50)
    dealt = [event.card for event in t.all(e.CardDealt)]
    assert tuple(dealt) == shoe.order[:12]
    assert t.state.shoe.order == shoe.order
    assert (t.state.shoe.dealt, t.state.shoe.remaining) == (12, 300)


def test_a4_no_card_of_a_new_shoe_comes_into_a_running_coup() -> None:
    script = f"{BANK_WINS} {BANK_WINS} 2s 2h Ks Kd 5h 5s"
    t = Table(chance=ShortShoes(script, behind=6))
    t.banker(1, 100)
    t.coup(2, 50)
    t.coup(2, 50)
    t.stake(2, 50)
    t.close()
    t.draw(2)
    t.draw(1)
    shoes = [type(event) for event in t.all(e.Event) if isinstance(event, e.ShoeShuffled | e.CardDealt)]
    assert shoes == [e.ShoeShuffled, *[e.CardDealt] * 14, e.ShoeShuffled]


@pytest.mark.parametrize("packs", [4, 6, 8])
def test_a4_the_shoe_holds_every_card_of_its_packs(packs: int) -> None:
    t = Table(script="9h 9h 9h 9h Kd", packs=packs)
    assert Counter(t.last(e.ShoeShuffled).order) == dict.fromkeys(PACK, packs)
    assert Counter(t.state.shoe.order) == dict.fromkeys(PACK, packs)


def test_a6_the_points_of_a_third_card_count_and_not_those_of_the_hand() -> None:
    # Ponte 2 + 2 + 6 = 0: the banker with 6 looks at the six and draws (C17), not at the hand's 0 (he would stand).
    t = Table(script="2s 6h 2d Kd 6c Ah")
    t.banker(1, 100)
    t.stake(2, 50)
    t.stake(3, 50)
    t.close()
    t.draw(2)
    assert (t.may(1, c.Draw), t.may(1, c.Stand)) == (True, False)
    t.draw(1)
    assert t.last(e.PointsAnnounced) == e.PointsAnnounced(7, 0, "bank")
