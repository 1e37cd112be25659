"""What the coup record of Punto Banco says, in the user's words."""

import pytest

from baccara_qt.core.cards import Card
from baccara_qt.core.punto.events import CardsBurned, StakesTaken
from baccara_qt.core.punto.rules import BIG_TABLE
from baccara_qt.core.punto.state import TableState
from baccara_qt.ui.punto.sentences import sentence

pytestmark = pytest.mark.usefixtures("in_english")

TABLE = TableState.new(BIG_TABLE)


@pytest.mark.parametrize(
    ("card", "count", "said"),
    [("As", 1, "A♠ is turned, one card is burned."), ("Kd", 10, "K♦ is turned, 10 cards are burned.")],
)
def test_p5_the_burned_cards_are_counted(card, count, said):
    assert sentence(CardsBurned(Card.parse(card), count), TABLE, {}) == said


@pytest.mark.parametrize(
    ("stakes", "said"),
    [
        (((1, "banco", 50_00), (2, "tie", 10_00)), "The house takes 60."),
        (((1, "punto_pair", 5_00), (3, "dragon_7", 5_00)), "The house takes 10 of the side bets."),
    ],
)
def test_p7_side_bets_are_taken_apart(stakes, said):
    assert sentence(StakesTaken(stakes), TABLE, {}) == said
