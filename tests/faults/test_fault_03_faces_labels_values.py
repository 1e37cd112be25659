"""Fault 3: a jack counted as 11 or 3; all 52 faces against label, art and value."""

import re
from pathlib import Path

import pytest

from baccara_qt.core.cards import PACK, Card, parse_cards, total

CARDS = Path(__file__).parents[2] / "resources" / "cards"
DECKS = sorted(folder.name for folder in CARDS.iterdir() if folder.is_dir() and folder.name != "backs")

NAMES = {"A": "ace", "T": "ten", "J": "jack", "Q": "queen", "K": "king"} | {
    str(number): word
    for number, word in enumerate(["two", "three", "four", "five", "six", "seven", "eight", "nine"], 2)
}
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
VALUES = {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0} | {str(number): number for number in range(2, 10)}

FACES = [rank + suit for suit in "cdhs" for rank in NAMES]


@pytest.mark.parametrize("face", FACES)
def test_fault_03_label_and_value(face: str) -> None:
    card = Card.parse(face)
    assert (str(card), card.rank, card.suit) == (face, face[0], face[1])
    assert card.points == VALUES[face[0]]
    assert total([card]) == VALUES[face[0]]


@pytest.mark.parametrize("deck", DECKS)
def test_fault_03_every_face_is_drawn_and_says_what_it_is(deck: str) -> None:
    for face in FACES:
        art = (CARDS / deck / f"{face}.svg").read_text(encoding="utf-8")
        (title,) = re.findall(r"<title>([^<]*)</title>", art)
        assert title == f"{NAMES[face[0]]} of {SUITS[face[1]]}"


def test_fault_03_there_are_52_faces_and_no_two_are_alike() -> None:
    assert sorted(map(str, PACK)) == sorted(FACES)
    for deck in DECKS:
        drawings = {(CARDS / deck / f"{face}.svg").read_bytes() for face in FACES}
        assert len(drawings) == 52


@pytest.mark.parametrize(("hand", "points"), [("Jh 9c", 9), ("Jh Qc Kd", 0), ("Jh 3c", 3), ("Th Ac", 1)])
def test_fault_03_pictures_count_nothing_in_a_hand(hand: str, points: int) -> None:
    assert total(parse_cards(hand)) == points
