"""The state of a chemin-de-fer table: frozen values, and what follows from them."""

from __future__ import annotations

from bisect import bisect, bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin.event import Call, Hand, Outcome
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.game import Answers
from baccara_qt.core.money import Books, Cents, Seat
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
    OFFER = "offer"
    SALE = "sale"
    AUCTION = "auction"
    KEEP = "keep"
    CLAIMS = "claims"
    LOWER = "lower"
    DEAL = "deal"
    PONTE = "ponte"
    BANKER = "banker"
    SETTLE = "settle"


@dataclass(frozen=True, slots=True)
class SeatState:
    """A place at the table.

    Attributes:
        occupied: Whether somebody sits there.
        sitting_out: Whether he sits out (B9).
        barred: Whether he may not hold the cards for the rest of this shoe (G7).
    """

    occupied: bool = False
    sitting_out: bool = False
    barred: bool = False

    @property
    def active(self) -> bool:
        """Whether the seat plays a part: every rotation skips the others (B2)."""
        return self.occupied and not self.sitting_out


@dataclass(frozen=True, slots=True)
class Bank:
    """The hand: who is banker, and how it goes. Its money is in the books.

    Attributes:
        holder: The banker's seat.
        coups: Coups given under this banker.
        won: How many of them the bank won.
        suivi: Who lost the previous coup in a *banco* or *avec la table* and may follow (C5); 0 for nobody, as under
            every new banker (E7).
        lowered: Whether it was lowered since the last coup (C7).
        kept: Whether the hand goes on: after each coup not before the stakes are opened again (C26).
    """

    holder: Seat
    coups: int = 0
    won: int = 0
    suivi: Seat = 0
    lowered: bool = False
    kept: bool = True


@dataclass(frozen=True, slots=True)
class Claims:
    """Stakes and calls before the close; the amounts are in the books.

    Attributes:
        queue: Seats still to be asked once, in order (C2).
        suivi: The seat asked first whether it follows; 0 when that is over (C5).
        answers: Seats that were overtaken and may answer, in order.
        caller: Who has called; 0 for nobody.
        call: What he called.
        lying: Whether that call lies from a tie: it may be withdrawn, and has the rank of *suivi* (C5, C22).
        declined: Seats that leave the cards to others (C9).
        nobody: Whether the stakes were closed and nobody had staked (C7).
    """

    queue: tuple[Seat, ...] = ()
    suivi: Seat = 0
    answers: tuple[Seat, ...] = ()
    caller: Seat = 0
    call: Call | None = None
    lying: bool = False
    declined: frozenset[Seat] = frozenset()
    nobody: bool = False


Choice = Literal["draw", "stand"]


@dataclass(frozen=True, slots=True)
class Coup:
    """One coup, from the close to the slot.

    Attributes:
        number: Counts the coups of the session, from 1.
        holder: Who plays the ponte's cards; 0 for the croupier.
        caller: Who called, and ``call`` what; 0 and ``None`` for partial stakes only.
        at_risk: Sum of the stakes when they were closed, in cents.
        uncovered: Bank money that went to the garage at the close, in cents.
        alone: Whether only one seat has a stake (C16).
        ponte: The ponte's cards, and ``bank`` the banker's, as dealt.
        turned: Which hands lie face up.
        ponte_choice: *Carte* or *non*, once said; ``bank_choice`` likewise.
        ponte_advice: What the croupier told the ponte to do; ``bank_advice`` likewise.
        outcome: The winner, once announced.
        raked: Whether the stakes were raked.
        taxed: Whether the cagnotte was taken.
        cagnotte: The house's part of this coup, in cents.
        loose: Cards that left the shoe by mistake and belong to nobody until it is put right (G2–G6, G10).
        exposed: The hand of each card that was seen by mistake: both sides are bound by the tableau (G11).
    """

    number: int
    holder: Seat
    caller: Seat
    call: Call | None
    at_risk: Cents
    uncovered: Cents
    alone: bool
    ponte: tuple[Card, ...] = ()
    bank: tuple[Card, ...] = ()
    turned: frozenset[Hand] = frozenset()
    ponte_choice: Choice | None = None
    bank_choice: Choice | None = None
    ponte_advice: Choice | None = None
    bank_advice: Choice | None = None
    outcome: Outcome | None = None
    raked: bool = False
    taxed: bool = False
    cagnotte: Cents = Cents(0)
    loose: tuple[Card, ...] = ()
    exposed: tuple[Hand, ...] = ()

    @property
    def third(self) -> Card | None:
        """The ponte's third card, face up (C15)."""
        return self.ponte[2] if len(self.ponte) == 3 else None


PassageKind = Literal["offer", "sale", "auction"]


@dataclass(frozen=True, slots=True)
class Passage:
    """The bank on its way to a new banker.

    Attributes:
        kind: Offered at any amount (B7), for sale at its amount (E2), or up for auction (E4).
        queue: Seats still to answer, in order; in an auction all who have not passed, the next to speak first.
        final: Whether no auction follows when all refuse (E5).
        passer: Who passed it and may neither buy nor bid; 0 when it was lost or is new.
        amount: Its price in a sale, the highest bid in an auction, in cents.
        bidder: The highest bidder; 0 for nobody.
    """

    kind: PassageKind
    queue: tuple[Seat, ...]
    final: bool = False
    passer: Seat = 0
    amount: Cents = Cents(0)
    bidder: Seat = 0


@dataclass(frozen=True, slots=True)
class TableState(Seating, Answers):
    """Everything about a table. It is always what its events made it.

    Attributes:
        rules: The settings in force.
        books: All money.
        seats: Seat 1 first.
        active: Seats that play a part, ascending; follows from ``seats`` and is kept because every rotation needs it.
        seq: Events so far.
        coups: Coups given so far.
        shoes: Shoes begun so far.
        opened: Whether the table was opened; ``closed`` whether for good closed.
        shoe: The shoe in use; ``None`` when the cards must be shuffled.
        bank: The hand; ``None`` when nobody holds it.
        claims: Stakes and calls before the close.
        coup: The running coup.
        passage: The bank on its way.
        turn_seat: Who would have had the bank next (E3); 0 when none stands.
        last_banker: Who held or lost the bank last: rotations of offers begin at his right; 0 at first.
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
    bank: Bank | None = None
    claims: Claims | None = None
    coup: Coup | None = None
    passage: Passage | None = None
    turn_seat: Seat = 0
    last_banker: Seat = 0

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
            return _CLOSED if self.closed else _UNOPENED
        if self.bank is None and self.passage is None:
            return _RESTING
        if self.shoe is None:
            return _SHUFFLE
        if not self.shoe.ready:
            return _CUT
        if self.passage is not None:
            return _PASSAGE_PHASES[self.passage.kind]
        assert self.bank is not None
        if not self.bank.kept or self.claims is None:
            return _KEEP
        return _LOWER if self.claims.nobody else _CLAIMS

    @property
    def may_pass(self) -> bool:
        """Whether the banker has given the coups he must before he may pass (E1)."""
        return self.bank is not None and self.bank.coups >= self.rules.min_coups

    @property
    def in_coup(self) -> bool:
        """Whether stakes are closed and the coup is not settled (C10)."""
        return self.coup is not None

    @property
    def banker(self) -> Seat:
        """The banker's seat; 0 when nobody holds the bank."""
        return self.bank.holder if self.bank else 0

    @property
    def owed(self) -> Cents:
        """Commission that is marked and not yet paid: none in this game (P6)."""
        return Cents(0)

    def seat(self, seat: Seat) -> SeatState:
        """The place with this number."""
        return self.seats[seat - 1]

    def from_right_of(self, seat: Seat) -> Iterator[Seat]:
        """Active seats in turn from the right of this one, itself last (B2); with 0 from the croupier's right."""
        active = self.active
        start = bisect(active, seat)
        return iter(active[start:] + active[:start])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Active seats in turn from the right of this one, without it."""
        active = self.active
        return active[bisect(active, seat) :] + active[: bisect_left(active, seat)]

    def distance(self, seat: Seat) -> int:
        """Places from the banker's right: 1 for his right neighbour (C2)."""
        return (seat - self.banker) % len(self.seats)


# Looking a member up in its class takes longer than finding out the phase: Python 3.11 asks the class of enumerations.
_UNOPENED, _CLOSED, _RESTING, _SHUFFLE = Phase.UNOPENED, Phase.CLOSED, Phase.RESTING, Phase.SHUFFLE
_CUT, _KEEP, _CLAIMS, _LOWER = Phase.CUT, Phase.KEEP, Phase.CLAIMS, Phase.LOWER
_DEAL, _PONTE, _BANKER, _SETTLE = Phase.DEAL, Phase.PONTE, Phase.BANKER, Phase.SETTLE

_PASSAGE_PHASES = {"offer": Phase.OFFER, "sale": Phase.SALE, "auction": Phase.AUCTION}


def _coup_phase(coup: Coup) -> Phase:
    if coup.outcome is not None:
        return _SETTLE
    if len(coup.bank) < 2:
        return _DEAL
    if coup.ponte_choice is None and "bank" not in coup.turned and "ponte" not in coup.turned:
        return _PONTE
    return _BANKER
