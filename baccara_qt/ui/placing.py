"""Where everything lies: the rows of seats, cards and chips that a seat sees of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import BANK, CAGNOTTE, GARAGE, TIPS, Account, Books, Cents, Entry, Seat, purse, stake
from baccara_qt.players.view import SeatView
from baccara_qt.ui.amounts import money_text, short_text
from baccara_qt.ui.chips import Stack, stacks
from baccara_qt.ui.texts import card_name, claim_badge, role_badge, seat_spoken

_PADDING: Final = 0.75
"""Free space on either side of the croupier, in seats."""


class Player(NamedTuple):
    """Who sits at a seat, for the eye.

    Attributes:
        name: Name of the guest, or what the human is called.
        portrait: Number of the picture; 0 for none.
    """

    name: str
    portrait: int = 0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A place at the table. ``along`` is how far around the edge it lies, from the croupier to his right.

    ``purseShort`` is what stands there instead of ``purseText`` where that has no room.
    """

    number: int
    along: float
    occupied: bool
    sittingOut: bool
    isHuman: bool
    isBanker: bool
    isTurn: bool
    name: str
    portrait: int
    purse: float
    purseText: str
    purseShort: str
    badge: str
    spoken: str


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card on the table. ``face`` is empty while this seat may see only its back."""

    key: str
    hand: str
    order: int
    place: str
    seat: int
    face: str
    back: str
    stacked: bool
    flying: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class ChipRow:
    """Chips lying in one place: a seat's stake, the bank, the garage, the cagnotte, the tips."""

    place: str
    seat: int
    amount: float
    text: str
    stacks: list[Stack]


def along(seat: Seat, seats: int) -> float:
    """How far around the edge a seat lies: 0 and 1 at the croupier, growing to his right (B2)."""
    return (seat - 0.5 + _PADDING) / (seats + 2 * _PADDING)


def on_table(books: Books, ahead: Iterable[Entry], flying: Iterable[Entry]) -> Books:
    """What lies where while money is on its way: gone from where it came, not yet where it goes."""
    balances = list(books.post(ahead).balances)
    for source, _, amount in flying:
        balances[source] = Cents(balances[source] - amount)
    return Books(tuple(balances))


def seat_rows(view: SeatView, players: Mapping[Seat, Player], human: Seat) -> list[SeatRow]:
    """All places, seat 1 first."""
    return [_seat_row(view, players, human, seat) for seat in range(1, len(view.seats) + 1)]


def _seat_row(view: SeatView, players: Mapping[Seat, Player], human: Seat, seat: Seat) -> SeatRow:
    state, books = view.seats[seat - 1], view.books
    player = players.get(seat, Player("")) if state.occupied else Player("")
    staked = books.stake(seat)
    purse_text = money_text(books.purse(seat)) if state.occupied else ""
    stake_text = money_text(staked) if staked else ""
    return SeatRow(
        number=seat,
        along=along(seat, len(view.seats)),
        occupied=state.occupied,
        sittingOut=state.sitting_out,
        isHuman=seat == human,
        isBanker=seat == view.banker,
        isTurn=seat == view.turn,
        name=player.name,
        portrait=player.portrait,
        purse=books.purse(seat) / 100,
        purseText=purse_text,
        purseShort=short_text(books.purse(seat)) if state.occupied else "",
        badge=claim_badge(view, seat) or role_badge(view, seat),
        spoken=seat_spoken(view, seat, player.name, purse_text, stake_text),
    )


def card_rows(view: SeatView, *, palette: bool) -> list[CardRow]:
    """The cards of the running coup, in the order they left the shoe."""
    coup, shoe = view.coup, view.shoe
    if coup is None or shoe is None:
        return []
    dealt = in_order(("ponte", "bank"), (len(coup.ponte), len(coup.bank)))
    backs = shoe.backs[shoe.dealt - len(dealt) : shoe.dealt]
    rows = []
    for (hand, order), back in zip(dealt, backs, strict=True):
        seen = coup.ponte[order] if hand == "ponte" else coup.bank[order]
        rows.append(
            CardRow(
                key=f"{coup.number}.{hand}.{order}",
                hand=hand,
                order=order,
                place=_place(view, hand, seen, palette=palette),
                seat=coup.holder if hand == "ponte" else view.last_banker,
                face=str(seen) if seen else "",
                back=back,
                stacked=hand == "ponte" and coup.ponte_choice == "stand" and "ponte" not in coup.turned,
                flying=False,
                spoken=card_name(seen),
            )
        )
    return rows


def in_order(hands: tuple[str, str], cards: tuple[int, int]) -> list[tuple[str, int]]:
    """Hand and order of each card as dealt: one after the other, twice, then the third cards (C11, P3)."""
    counted = tuple(zip(hands, cards, strict=True))
    first = [(hand, n) for n in range(2) for hand, count in counted if n < count]
    return first + [(hand, 2) for hand, count in counted if count > 2]


def _place(view: SeatView, hand: str, seen: Card | None, *, palette: bool) -> str:
    """Large in the middle once seen, the ponte's once he has spoken (C13); before that where the hand is kept."""
    if seen:
        return hand
    if hand == "bank":
        return "corner"
    assert view.coup is not None
    if view.coup.ponte_choice and not palette:
        return hand
    return "palette" if palette or view.coup.holder == CROUPIER else "holder"


def chip_rows(view: SeatView) -> list[ChipRow]:
    """All chips that lie on the table."""
    books = view.books
    heaps = [(account_place(account), books.balances[account]) for account in (BANK, GARAGE, CAGNOTTE, TIPS)]
    heaps += [(account_place(stake(n)), books.stake(n)) for n in range(1, len(view.seats) + 1)]
    return [
        ChipRow(place, seat, amount / 100, money_text(amount), stacks(amount))
        for (place, seat), amount in heaps
        if amount
    ]


_HOUSE: Final = {BANK: "bank", GARAGE: "garage", CAGNOTTE: "cagnotte", TIPS: "tips"}


def account_place(account: Account) -> tuple[str, Seat]:
    """The place on the table that belongs to an account of the books: its name, and its seat or 0."""
    if account in _HOUSE:
        return _HOUSE[account], 0
    if account < purse(1):
        return "cashier", 0
    seat = (account - purse(1)) // 2 + 1
    return ("stake" if account == stake(seat) else "purse"), seat


def shoe_seat(view: SeatView) -> Seat:
    """Before whom the shoe stands; 0 while the croupier has it."""
    if view.phase in (Phase.SHUFFLE, Phase.CUT, Phase.UNOPENED, Phase.CLOSED, Phase.RESTING):
        return CROUPIER
    if view.coup is not None:
        return view.last_banker
    return view.banker
