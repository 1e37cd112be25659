"""One line a coup, for people and programs.

    17. B4=600 P5+300 P6+150 P7!150 | P 4s Ah (5) B 7d Kc (7) | P+ 9d (4) B= | bank +600 -30

Grammar (ASCII; one space between words)::

    coup   = number "." " B" seat "=" amount {" P" seat claim amount} " | " cards " | " play " | " result
    claim  = "+"     partial stake          "!"   partial stake, trimmed to this by the croupier
           | "*"     banco                  "**"  banco suivi            "/"  banco avec la table
    cards  = "P" ["@" seat] card card points " B" card card points       (the order in the hand: as dealt)
    points = " (" digit ")"                                              (the hand's total so far)
    play   = "natural"                      the ponte turned an eight or nine
           | side " natural"                the ponte spoke, the bank turned an eight or nine
           | side " " side                  ponte, then bank
    side   = ("P" | "B") ["?"] ("=" | "+" card points)                   ("?": asked the croupier; "=": no card)
    result = "bank +" amount " -" amount    won, and the cagnotte of it
           | "ponte -" amount               paid from the bank
           | "tie"

``@`` names who held the ponte's cards when it is not whom rule C9 puts first (0: the croupier). A ponte whose card was
asked for but not given, because the bank had a natural, is written ``P+ natural``. Amounts are in units of money with
two decimals when they have any.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from baccara_qt.core.cards import Card, is_natural, parse_cards, total, winner
from baccara_qt.core.chemin.event import Outcome
from baccara_qt.core.chemin.state import Choice
from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents, Seat, parse_amount, short_amount

ClaimMark = Literal["+", "!", "*", "**", "/"]


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat had on a coup: its mark in the notation and the amount in cents."""

    seat: Seat
    mark: ClaimMark
    amount: Cents

    def __str__(self) -> str:
        return f"P{self.seat}{self.mark}{short_amount(self.amount)}"


@dataclass(frozen=True, slots=True)
class Play:
    """What one side did: its choice, and whether it asked the croupier first."""

    choice: Choice
    asked: bool = False


@dataclass(frozen=True, slots=True)
class CoupRecord:
    """One finished coup.

    Attributes:
        number: Number of the coup in the session, from 1.
        banker: The banker's seat.
        bank: The bank before the close, in cents.
        claims: Stakes and calls as they stood after the close, from the banker's right.
        holder: Who held the ponte's cards; 0 for the croupier.
        ponte: The ponte's two or three cards, and ``bank_cards`` the banker's, as dealt.
        ponte_play: What the ponte said; ``None`` when he turned a natural.
        bank_play: What the banker did; ``None`` when a natural ended the coup.
        outcome: The winner.
        cagnotte: The house's part, in cents.
    """

    number: int
    banker: Seat
    bank: Cents
    claims: tuple[Claim, ...]
    holder: Seat
    ponte: tuple[Card, ...]
    bank_cards: tuple[Card, ...]
    ponte_play: Play | None
    bank_play: Play | None
    outcome: Outcome
    cagnotte: Cents

    @property
    def at_risk(self) -> Cents:
        """Sum of the stakes, in cents."""
        return Cents(sum(claim.amount for claim in self.claims))

    @property
    def hands(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The ponte's cards and the banker's."""
        return self.ponte, self.bank_cards

    def __str__(self) -> str:
        head = f"{self.number}. B{self.banker}={short_amount(self.bank)}"
        claims = "".join(f" {claim}" for claim in self.claims)
        holder = "" if self.holder == first_holder(self.claims) else f"@{self.holder}"
        cards = f"P{holder} {_two(self.ponte)} B {_two(self.bank_cards)}"
        return f"{head}{claims} | {cards} | {self._play_text()} | {self._result_text()}"

    def _play_text(self) -> str:
        if self.ponte_play is None:
            return "natural"
        ponte = _side("P", self.ponte_play, self.ponte)
        bank = _side("B", self.bank_play, self.bank_cards) if self.bank_play else "natural"
        return f"{ponte} {bank}"

    def _result_text(self) -> str:
        match self.outcome:
            case "bank":
                return f"bank +{short_amount(self.at_risk)} -{short_amount(self.cagnotte)}"
            case "ponte":
                return f"ponte -{short_amount(self.at_risk)}"
            case _:
                return "tie"

    @classmethod
    def parse(cls, text: str) -> CoupRecord:
        """Reads one line of notation.

        Raises:
            NotationError: If the line is not by the grammar, or its totals, amounts or winner do not fit together.
        """
        match = _LINE.fullmatch(text)
        if not match:
            raise NotationError(f"not a coup: {text[:80]!r}")
        claims = tuple(_claim(word) for word in match["claims"].split())
        holder = first_holder(claims) if match["holder"] is None else int(match["holder"])
        ponte, bank = parse_cards(match["ponte"]), parse_cards(match["bank"])
        plays, thirds = _plays(match["play"])
        ponte_play, bank_play = plays
        record = cls(
            number=int(match["number"]),
            banker=int(match["banker"]),
            bank=parse_amount(match["amount"]),
            claims=claims,
            holder=holder,
            ponte=ponte + thirds[0],
            bank_cards=bank + thirds[1],
            ponte_play=ponte_play,
            bank_play=bank_play,
            outcome=_outcome(match["result"]),
            cagnotte=parse_amount(match["result"].split("-")[1]) if match["result"][0] == "b" else Cents(0),
        )
        if str(record) != text or not record.is_consistent:
            raise NotationError(f"a coup that contradicts itself: {text[:80]!r}")
        return record

    @property
    def is_consistent(self) -> bool:
        """Whether cards, naturals and the winner fit together (A1–A3)."""
        natural = is_natural(self.ponte[:2]), is_natural(self.bank_cards[:2])
        if winner(total(self.bank_cards), total(self.ponte)) != self.outcome or (self.ponte_play is None) != natural[0]:
            return False
        return (self.bank_play is None) == any(natural)


def first_holder(claims: tuple[Claim, ...]) -> Seat:
    """Whom rule C9 puts first: the caller, else the largest stake, else nearest to the banker's right."""
    for claim in claims:
        if claim.mark in ("*", "**", "/"):
            return claim.seat
    return max(claims, key=lambda claim: claim.amount).seat if claims else 0


def _two(cards: tuple[Card, ...]) -> str:
    return f"{cards[0]} {cards[1]} ({total(cards[:2])})"


def _side(letter: str, play: Play, cards: tuple[Card, ...]) -> str:
    asked = "?" if play.asked else ""
    if play.choice == "stand":
        return f"{letter}{asked}="
    return f"{letter}{asked}+ {cards[2]} ({total(cards)})" if len(cards) == 3 else f"{letter}{asked}+"


_CARD = r"[A2-9TJQK][cdhs]"
_SUM = r"\d(?:\d{0,12})(?:\.\d\d)?"
_SIDE = rf"\??(?:=|\+(?: {_CARD} \(\d\))?)"
_LINE: Final = re.compile(
    rf"(?P<number>[1-9]\d{{0,9}})\. B(?P<banker>[1-9]\d?)=(?P<amount>{_SUM})"
    rf"(?P<claims>(?: P[1-9]\d?(?:\*\*|[+!*/]){_SUM})+)"
    rf" \| P(?:@(?P<holder>\d\d?))? (?P<ponte>{_CARD} {_CARD}) \(\d\) B (?P<bank>{_CARD} {_CARD}) \(\d\)"
    rf" \| (?P<play>natural|P{_SIDE} natural|P{_SIDE} B{_SIDE})"
    rf" \| (?P<result>bank \+{_SUM} -{_SUM}|ponte -{_SUM}|tie)"
)
_CLAIM: Final = re.compile(rf"P(\d+)(\*\*|[+!*/])({_SUM})")
_ONE_SIDE: Final = re.compile(rf"[PB](\??)([=+])(?: ({_CARD}) \(\d\))?")


def _claim(word: str) -> Claim:
    match = _CLAIM.fullmatch(word)
    assert match is not None
    return Claim(int(match[1]), match[2], parse_amount(match[3]))  # type: ignore[arg-type]


def _plays(text: str) -> tuple[list[Play | None], list[tuple[Card, ...]]]:
    plays: list[Play | None] = []
    thirds: list[tuple[Card, ...]] = []
    for asked, sign, card in _ONE_SIDE.findall(text):
        plays.append(Play("draw" if sign == "+" else "stand", bool(asked)))
        thirds.append(parse_cards(card))
    missing = 2 - len(plays)
    return plays + [None] * missing, thirds + [()] * missing


def _outcome(result: str) -> Outcome:
    return "bank" if result[0] == "b" else "ponte" if result[0] == "p" else "tie"
