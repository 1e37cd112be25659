"""What a seat may know of a Punto Banco table, as a type: no AI and no screen is ever given more than this."""

from __future__ import annotations

from typing import NamedTuple

from baccara_qt.core.cards import Card
from baccara_qt.core.game import Actor
from baccara_qt.core.money import Books, Cents, Seat
from baccara_qt.core.punto.bets import Hand, Outcome
from baccara_qt.core.punto.legal import turn, turner
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.punto.state import Coup, Phase, SeatState, TableState
from baccara_qt.players.view import SeenHand, SeenShoe, seen_shoe


class SeenCoup(NamedTuple):
    """The running coup as a seat sees it; the attributes are those of ``Coup``.

    Cards are seen by everybody once they are turned, and before that by nobody.

    Attributes:
        next_to_turn: The hand whose next card is to be turned; ``None`` when all that were dealt are face up.
        squeezed: The card this seat is about to turn: only it may look.
    """

    number: int
    turners: tuple[Seat, Seat]
    last: bool
    punto: SeenHand
    banco: SeenHand
    turned: tuple[int, int]
    outcome: Outcome | None
    next_to_turn: Hand | None
    squeezed: Card | None


class SeatView(NamedTuple):
    """The table as one seat sees it.

    Attributes:
        seat: Whose view it is; 0 for an onlooker.
        turn: Who is being asked now; ``None`` when nobody owes an answer.
        rules, phase, books, seats, coups, burned, results, holder, offered, asked: As in the state.
        free: What this seat may stake, tip or spend: its purse less what it owes, in cents.
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
    burned: int
    results: str
    holder: Seat
    offered: tuple[Seat, ...] | None
    asked: tuple[Seat, ...] | None
    free: Cents
    coup: SeenCoup | None
    shoe: SeenShoe | None


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
        state.burned,
        state.results,
        state.holder,
        state.offered,
        state.asked,
        state.free(seat) if seat else Cents(0),
        None if coup is None else _seen_coup(coup, looks=seat != 0 and turner(state) == seat),
        None if shoe is None else seen_shoe(shoe, state.rules.stop_card),
    )


def _seen_coup(coup: Coup, *, looks: bool) -> SeenCoup:
    hand = coup.next_to_turn
    return SeenCoup(
        coup.number,
        coup.turners,
        coup.last,
        _seen(coup.punto, coup.turned[0]),
        _seen(coup.banco, coup.turned[1]),
        coup.turned,
        coup.outcome,
        hand,
        coup.hand(hand)[coup.turned[hand == "banco"]] if hand and looks else None,
    )


def _seen(cards: tuple[Card, ...], turned: int) -> SeenHand:
    return cards[:turned] + (None,) * (len(cards) - turned)
