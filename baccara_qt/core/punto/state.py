"""The state of a Punto Banco table: frozen values, and what follows from them."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from enum import Enum
from typing import Final

from baccara_qt.core.cards import Card
from baccara_qt.core.game import Answers
from baccara_qt.core.money import Books, Cents, Seat
from baccara_qt.core.punto.bets import BETS, Bet, Hand, Outcome
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.seating import Seating
from baccara_qt.core.shoe import Shoe


class Phase(Enum):
    """What the table is about; it follows from the state."""

    __hash__ = object.__hash__  # Enum's own hashes the name, in Python, at every look into a table of phases

    UNOPENED = "unopened"
    CLOSED = "closed"
    RESTING = "resting"
    SHUFFLE = "shuffle"
    CUT = "cut"
    BURN = "burn"
    OFFER = "offer"
    OPEN = "open"
    STAKES = "stakes"
    DEAL = "deal"
    TURN = "turn"
    SETTLE = "settle"


NO_BETS: Final = (Cents(0),) * len(BETS)


@dataclass(frozen=True, slots=True)
class SeatState:
    """A place at the table.

    Attributes:
        occupied: Whether somebody sits there.
        sitting_out: Whether he sits out (B9).
        bets: What lies on each field, in the order of ``BETS``, in cents.
        owed: Commission marked in his box and not yet paid, in cents (P6).
    """

    occupied: bool = False
    sitting_out: bool = False
    bets: tuple[Cents, ...] = NO_BETS
    owed: Cents = Cents(0)

    @property
    def active(self) -> bool:
        """Whether the seat plays a part: every rotation skips the others (B2)."""
        return self.occupied and not self.sitting_out

    def bet(self, bet: Bet) -> Cents:
        """What lies on a field."""
        return self.bets[BETS.index(bet)]


@dataclass(frozen=True, slots=True)
class Coup:
    """One coup, from the close to the slot.

    Attributes:
        number: Counts the coups of the session, from 1.
        turners: Who turns Punto's and who Banco's cards; 0 for the croupier (P1).
        last: Whether it is the last of its shoe (P5).
        punto: Punto's cards, and ``banco`` the other hand's, as dealt.
        turned: How many cards of Punto and of Banco lie face up.
        outcome: The winner, once announced.
    """

    number: int
    turners: tuple[Seat, Seat]
    last: bool
    punto: tuple[Card, ...] = ()
    banco: tuple[Card, ...] = ()
    turned: tuple[int, int] = (0, 0)
    outcome: Outcome | None = None

    def hand(self, hand: Hand) -> tuple[Card, ...]:
        """The cards of a hand."""
        return self.punto if hand == "punto" else self.banco

    @property
    def next_to_turn(self) -> Hand | None:
        """The hand whose next card is to be turned, Punto's first; ``None`` when all that were dealt are face up."""
        if self.turned[0] < len(self.punto):
            return "punto"
        return "banco" if self.turned[1] < len(self.banco) else None


@dataclass(frozen=True, slots=True)
class TableState(Seating, Answers):
    """Everything about a table. It is always what its events made it.

    Attributes:
        rules: The settings in force.
        books: All money.
        seats: Seat 1 first.
        active: Seats that play a part, ascending; follows from ``seats``.
        seq: Events so far.
        coups: Coups given so far.
        shoes: Shoes begun so far.
        opened: Whether the table was opened; ``closed`` whether for good closed.
        shoe: The shoe in use; ``None`` when the cards must be shuffled.
        burned: Cards burned from this shoe, the turned one among them (P5).
        results: Who won the coups of this shoe, a letter each: ``P``, ``B`` or ``T`` (P8).
        last_coup: Whether the coup that was given last was the last of the shoe (P5).
        holder: Who has the shoe; 0 for the croupier, or while it is on its way.
        passed_from: From whose right the shoe is offered next; 0 from the croupier's.
        dealt_for: Whether somebody, or the croupier, has the shoe and deals.
        offered: Seats still to be asked whether they take the shoe; ``None`` when it is not on its way.
        asked: Seats still to be asked for stakes; ``None`` before they are opened.
        coup: The running coup.
    """

    rules: TableRules
    books: Books
    seats: tuple[SeatState, ...]
    active: tuple[Seat, ...] = ()
    seq: int = 0
    coups: int = 0
    shoes: int = 0
    opened: bool = False
    closed: bool = False
    shoe: Shoe | None = None
    burned: int = 0
    results: str = ""
    last_coup: bool = False
    holder: Seat = 0
    passed_from: Seat = 0
    dealt_for: bool = False
    offered: tuple[Seat, ...] | None = None
    asked: tuple[Seat, ...] | None = None
    coup: Coup | None = None

    @classmethod
    def new(cls, rules: TableRules) -> TableState:
        """The empty table."""
        return cls(rules, Books.empty(rules.seats), (SeatState(),) * rules.seats)

    @property
    def phase(self) -> Phase:
        """What the table is about."""
        if self.coup is not None:
            return _coup_phase(self.coup)
        if not self.opened or self.closed:
            return Phase.CLOSED if self.closed else Phase.UNOPENED
        if not self.active:
            return Phase.RESTING
        if self.shoe is None:
            return Phase.SHUFFLE
        if not self.shoe.ready:
            return Phase.CUT
        if not self.burned:
            return Phase.BURN
        if not self.dealt_for:
            return Phase.OFFER
        return Phase.OPEN if self.asked is None else Phase.STAKES

    @property
    def in_coup(self) -> bool:
        """Whether stakes are closed and the coup is not settled."""
        return self.coup is not None

    @property
    def banker(self) -> Seat:
        """No seat holds the bank: the house does (P1)."""
        return 0

    @property
    def last_banker(self) -> Seat:
        """No seat held the bank: rotations begin at the croupier's right."""
        return 0

    @property
    def owed(self) -> Cents:
        """Commission that is marked and not yet paid (P6)."""
        return Cents(sum(seat.owed for seat in self.seats))

    def seat(self, seat: Seat) -> SeatState:
        """The place with this number."""
        return self.seats[seat - 1]

    def from_right_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Active seats in turn from the right of this one, itself last (B2); with 0 from the croupier's right."""
        start = bisect(self.active, seat)
        return self.active[start:] + self.active[:start]

    def free(self, seat: Seat) -> Cents:
        """What a seat may stake, tip or spend: its purse less what it owes (F1)."""
        return Cents(self.books.purse(seat) - self.seat(seat).owed)


def _coup_phase(coup: Coup) -> Phase:
    if coup.outcome is not None:
        return Phase.SETTLE
    return Phase.DEAL if len(coup.banco) < 2 else Phase.TURN
