"""One line a coup, for people and programs.

    17. S3 1P+300 2B+50 2T+10 4PP+5 | P 4s Ah (5) B 7d Kc (7) | P+ 9d (4) B= | banco +315 -50 %2.50

Grammar (ASCII; one space between words)::

    coup   = number "." [" S" seat] {" " bet} " | " cards " | " play " | " result
    bet    = seat field "+" amount          what lay there at the close, seat by seat
    field  = "P" | "B" | "T" | "PP" | "BP" | "D7" | "P8"   Punto, Banco, tie, the pairs, Dragon 7, Panda 8
    cards  = "P" card card points " B" card card points    (the order in the hand: as dealt)
    points = " (" digit ")"                                (the hand's total so far)
    play   = "natural" | side " " side                     Punto, then Banco
    side   = ("P" | "B") ("=" | "+" card points)           ("=": no card)
    result = ("punto" | "banco" | "tie") " +" amount " -" amount [" %" amount]

``S`` names who dealt (nobody: the croupier). The result tells what the house took, what it paid, and the commission
that was marked or taken. Amounts are in units of money with two decimals when they have any.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from baccara_qt.core.cards import Card, is_natural, parse_cards, total
from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents, Seat, parse_amount, short_amount
from baccara_qt.core.punto.bets import Bet, Outcome

_FIELDS: Final[dict[str, Bet]] = {
    "P": "punto",
    "B": "banco",
    "T": "tie",
    "PP": "punto_pair",
    "BP": "banco_pair",
    "D7": "dragon_7",
    "P8": "panda_8",
}
_LETTERS: Final = {bet: letters for letters, bet in _FIELDS.items()}


@dataclass(frozen=True, slots=True)
class Staked:
    """What a seat had on a field, in cents."""

    seat: Seat
    bet: Bet
    amount: Cents

    def __str__(self) -> str:
        return f"{self.seat}{_LETTERS[self.bet]}+{short_amount(self.amount)}"


@dataclass(frozen=True, slots=True)
class CoupRecord:
    """One finished coup.

    Attributes:
        number: Number of the coup in the session, from 1.
        holder: Who dealt; 0 for the croupier.
        bets: What lay at the close, seat by seat.
        punto: Punto's two or three cards, and ``banco`` the other hand's, as dealt.
        taken: What the house took, in cents.
        paid: What the house paid.
        commission: What was marked or taken of it.
    """

    number: int
    holder: Seat
    bets: tuple[Staked, ...]
    punto: tuple[Card, ...]
    banco: tuple[Card, ...]
    taken: Cents
    paid: Cents
    commission: Cents

    @property
    def outcome(self) -> Outcome:
        """The winner."""
        punto, banco = total(self.punto), total(self.banco)
        return "tie" if punto == banco else "punto" if punto > banco else "banco"

    @property
    def hands(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Punto's cards and Banco's."""
        return self.punto, self.banco

    def __str__(self) -> str:
        holder = f" S{self.holder}" if self.holder else ""
        bets = "".join(f" {bet}" for bet in self.bets)
        cards = f"P {_two(self.punto)} B {_two(self.banco)}"
        natural = is_natural(self.punto[:2]) or is_natural(self.banco[:2])
        play = "natural" if natural else f"{_side('P', self.punto)} {_side('B', self.banco)}"
        tax = f" %{short_amount(self.commission)}" if self.commission else ""
        result = f"{self.outcome} +{short_amount(self.taken)} -{short_amount(self.paid)}{tax}"
        return f"{self.number}.{holder}{bets} | {cards} | {play} | {result}"

    @classmethod
    def parse(cls, text: str) -> CoupRecord:
        """Reads one line of notation.

        Raises:
            NotationError: If the line is not by the grammar, or its totals and winner do not fit together.
        """
        match = _LINE.fullmatch(text)
        if not match:
            raise NotationError(f"not a coup: {text[:80]!r}")
        bets = tuple(
            Staked(int(seat), _FIELDS[field], parse_amount(amount))
            for seat, field, amount in _BET.findall(match["bets"])
        )
        thirds = {side: parse_cards(match[side] or "") for side in ("p3", "b3")}
        record = cls(
            number=int(match["number"]),
            holder=int(match["holder"] or 0),
            bets=bets,
            punto=(*parse_cards(match["punto"]), *thirds["p3"]),
            banco=(*parse_cards(match["banco"]), *thirds["b3"]),
            taken=parse_amount(match["taken"]),
            paid=parse_amount(match["paid"]),
            commission=parse_amount(match["tax"] or "0"),
        )
        if str(record) != text:
            raise NotationError(f"does not add up: {text[:80]!r}")
        return record


def _points(cards: tuple[Card, ...]) -> str:
    return f"({total(cards)})"


def _two(cards: tuple[Card, ...]) -> str:
    return f"{cards[0]} {cards[1]} {_points(cards[:2])}"


def _side(letter: str, cards: tuple[Card, ...]) -> str:
    return f"{letter}=" if len(cards) == 2 else f"{letter}+ {cards[2]} {_points(cards)}"


_AMOUNT: Final = r"\d{1,14}(?:\.\d{2})?"
_CARD: Final = r"[A2-9TJQK][cdhs]"
_BET: Final = re.compile(rf"(\d{{1,2}})(PP|BP|D7|P8|P|B|T)\+({_AMOUNT})", re.ASCII)
_LINE: Final = re.compile(
    rf"(?P<number>\d{{1,15}})\.(?: S(?P<holder>\d{{1,2}}))?(?P<bets>(?: \d{{1,2}}(?:PP|BP|D7|P8|P|B|T)\+{_AMOUNT})*)"
    rf" \| P (?P<punto>{_CARD} {_CARD}) \(\d\) B (?P<banco>{_CARD} {_CARD}) \(\d\)"
    rf" \| (?:natural|P(?:=|\+ (?P<p3>{_CARD}) \(\d\)) B(?:=|\+ (?P<b3>{_CARD}) \(\d\)))"
    rf" \| (?:punto|banco|tie) \+(?P<taken>{_AMOUNT}) -(?P<paid>{_AMOUNT})(?: %(?P<tax>{_AMOUNT}))?",
    re.ASCII,
)
