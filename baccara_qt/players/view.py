"""What a seat may know of the table, as a type: no AI and no screen is ever given more than this."""

from __future__ import annotations

from typing import NamedTuple

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin.events import Call, Hand, Outcome
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.chemin.state import (
    Bank,
    Choice,
    Claims,
    Coup,
    Passage,
    Phase,
    SeatState,
    TableState,
)
from baccara_qt.core.chemin.turns import turn
from baccara_qt.core.game import Actor
from baccara_qt.core.money import Books, Cents, Seat
from baccara_qt.core.shoe import Shoe

SeenHand = tuple[Card | None, ...]
"""Cards of a hand as dealt; ``None`` is a card this seat sees only the back of."""


class SeenShoe(NamedTuple):
    """The shoe from outside.

    Attributes:
        number: Counts the shoes of the session, from 1.
        commitment: SHA-256 of its seed (A5); empty when it has none.
        size: Cards it began with.
        dealt: Cards that have left it.
        stop_card: Cards behind the stop card (B6).
        cut: Where it was cut; 0 before.
        ready: Whether the stop card lies and the shoe can be dealt from.
        backs: Back of each card that has left it, ``r`` or ``b``, and of the next one at its mouth (B3).
    """

    number: int
    commitment: str
    size: int
    dealt: int
    stop_card: int
    cut: int
    ready: bool
    backs: str

    @property
    def remaining(self) -> int:
        """Cards still in the shoe."""
        return self.size - self.dealt


class SeenCoup(NamedTuple):
    """The running coup as a seat sees it; the attributes are those of ``Coup``.

    The ponte's first two cards are seen by their holder once all four lie, and by everybody when they are
    turned (C12, C15); the bank's are seen by nobody, the banker included, before they are turned (C14). Third
    cards lie face up.
    """

    number: int
    holder: Seat
    caller: Seat
    call: Call | None
    at_risk: Cents
    uncovered: Cents
    alone: bool
    ponte: SeenHand
    bank: SeenHand
    turned: frozenset[Hand]
    ponte_choice: Choice | None
    bank_choice: Choice | None
    ponte_advice: Choice | None
    bank_advice: Choice | None
    outcome: Outcome | None
    raked: bool
    taxed: bool
    cagnotte: Cents

    @property
    def third(self) -> Card | None:
        """The ponte's third card, face up (C15)."""
        return self.ponte[2] if len(self.ponte) == 3 else None


class SeatView(NamedTuple):
    """The table as one seat sees it; everything in it is public but this seat's own cards.

    Attributes:
        seat: Whose view it is; 0 for an onlooker, who sees no hidden card.
        turn: Who is being asked now; ``None`` when nobody owes an answer.
        rules, phase, books, seats, coups, bank, claims, passage, turn_seat, last_banker: As in the state.
        coup: The running coup without the cards this seat cannot see.
        shoe: The shoe without its cards.
    """

    seat: Seat
    turn: Actor | None
    rules: TableRules
    phase: Phase
    books: Books
    seats: tuple[SeatState, ...]
    coups: int
    bank: Bank | None
    claims: Claims | None
    passage: Passage | None
    turn_seat: Seat
    last_banker: Seat
    coup: SeenCoup | None
    shoe: SeenShoe | None

    @property
    def banker(self) -> Seat:
        """The banker's seat; 0 when nobody holds the bank."""
        return self.bank.holder if self.bank else 0


def see(state: TableState, seat: Seat) -> SeatView:
    """What this seat may know of the table, and nothing else; 0 is an onlooker."""
    coup, shoe = state.coup, state.shoe
    return SeatView(
        seat,
        turn(state),
        state.rules,
        state.phase,
        state.books,
        state.seats,
        state.coups,
        state.bank,
        state.claims,
        state.passage,
        state.turn_seat,
        state.last_banker,
        None if coup is None else _seen_coup(coup, seat),
        None if shoe is None else seen_shoe(shoe, state.rules.stop_card),
    )


def seen_shoe(shoe: Shoe, stop_card: int) -> SeenShoe:
    """A shoe from outside."""
    return SeenShoe(
        shoe.number,
        shoe.commitment,
        len(shoe.order),
        shoe.dealt,
        stop_card,
        shoe.cut,
        shoe.ready,
        shoe.backs[: shoe.dealt + 1],
    )


def _seen_coup(coup: Coup, seat: Seat) -> SeenCoup:
    # The croupier holding the cards for the ponte is no seat: an onlooker (0) must not see them with him.
    holds = seat == coup.holder != 0 and len(coup.bank) > 1
    return SeenCoup(
        coup.number,
        coup.holder,
        coup.caller,
        coup.call,
        coup.at_risk,
        coup.uncovered,
        coup.alone,
        coup.ponte if holds or "ponte" in coup.turned else _backs_up(coup.ponte),
        coup.bank if "bank" in coup.turned else _backs_up(coup.bank),
        coup.turned,
        coup.ponte_choice,
        coup.bank_choice,
        coup.ponte_advice,
        coup.bank_advice,
        coup.outcome,
        coup.raked,
        coup.taxed,
        coup.cagnotte,
    )


def _backs_up(cards: tuple[Card, ...]) -> SeenHand:
    return (None,) * min(len(cards), 2) + cards[2:]
