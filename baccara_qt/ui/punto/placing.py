"""Where everything lies at a table of Punto Banco: the rows of seats, cards and chips that a seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from baccara_qt.core.money import BANK, Cents, Entry, Seat, purse, stake
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import BETS, Bet
from baccara_qt.players.punto.view import SeatView
from baccara_qt.ui.amounts import money_text, short_text
from baccara_qt.ui.chips import stacks
from baccara_qt.ui.cue import Cue
from baccara_qt.ui.flight import flying_chips
from baccara_qt.ui.placing import CardRow, ChipRow, Player, SeatRow, in_order
from baccara_qt.ui.punto.cues import net_stake
from baccara_qt.ui.punto.texts import badge, spoken
from baccara_qt.ui.texts import card_name

_SPAN = {True: (0.06, 0.94), False: (0.19, 0.81)}
"""From where to where around the edge the guests sit: all around, or at Mini across from the dealer."""

_OWN = 0.14
"""The least part of the edge that is the human's: he reads his fields and presses them."""

Lying = dict[tuple[Seat, Bet], Cents]


def shares(seats: int, human: Seat, *, all_around: bool) -> list[float]:
    """How much of the edge each seat has, seat 1 first; 0 as the human's seat: all have the same."""
    first, last = _SPAN[all_around]
    equal = (last - first) / seats
    own = max(equal, _OWN) if human else equal
    others = (last - first - own) / max(1, seats - 1)
    return [own if seat == human or seats == 1 else others for seat in range(1, seats + 1)]


def places(seats: int, human: Seat, *, all_around: bool) -> list[float]:
    """How far around the edge each seat lies, from the croupier to his right, seat 1 first."""
    parts = shares(seats, human, all_around=all_around)
    return [_SPAN[all_around][0] + sum(parts[:at]) + part / 2 for at, part in enumerate(parts)]


def seat_rows(view: SeatView, players: Mapping[Seat, Player], human: Seat) -> list[SeatRow]:
    """All places, seat 1 first."""
    around = places(len(view.seats), human, all_around=view.rules.travelling)
    return [_seat_row(view, players, human, seat, along) for seat, along in enumerate(around, 1)]


def _seat_row(view: SeatView, players: Mapping[Seat, Player], human: Seat, seat: Seat, along: float) -> SeatRow:
    state = view.seats[seat - 1]
    player = players.get(seat, Player("")) if state.occupied else Player("")
    money = view.books.purse(seat)
    text = money_text(money) if state.occupied else ""
    return SeatRow(
        number=seat,
        along=along,
        occupied=state.occupied,
        sittingOut=state.sitting_out,
        isHuman=seat == human,
        isBanker=False,
        isTurn=seat == view.turn,
        name=player.name,
        portrait=player.portrait,
        purse=money / 100,
        purseText=text,
        purseShort=short_text(money) if state.occupied else "",
        badge=badge(view, seat),
        spoken=spoken(view, seat, player.name, text),
    )


def card_rows(view: SeatView, *, palette: bool) -> list[CardRow]:
    """The cards of the running coup, in the order they left the shoe. Nothing goes by the palette here."""
    coup, shoe = view.coup, view.shoe
    if coup is None or shoe is None:
        return []
    dealt = in_order(("punto", "banco"), (len(coup.punto), len(coup.banco)))
    backs = shoe.backs[shoe.dealt - len(dealt) : shoe.dealt]
    rows = []
    for (hand, order), back in zip(dealt, backs, strict=True):
        card = (coup.punto if hand == "punto" else coup.banco)[order]
        rows.append(
            CardRow(
                key=f"{coup.number}.{hand}.{order}",
                hand=hand,
                order=order,
                place=hand,
                seat=view.holder,
                face=str(card) if card else "",
                back=back,
                stacked=False,
                flying=False,
                spoken=card_name(card),
            )
        )
    return rows


def chip_rows(view: SeatView, cue: Cue | None) -> list[ChipRow]:
    """All that lies on the fields, without what is on its way; and what is marked in the commission boxes."""
    lying: Lying = {
        (seat, bet): amount
        for seat, place in enumerate(view.seats, 1)
        for bet, amount in zip(BETS, place.bets, strict=True)
        if amount
    }
    for event in cue.events if cue and cue.moves else ():
        for place in _leaving(event, lying):
            lying.pop(place, None)
    rows = [
        ChipRow(bet, seat, amount / 100, money_text(amount), stacks(amount)) for (seat, bet), amount in lying.items()
    ]
    owed = ((seat, place.owed) for seat, place in enumerate(view.seats, 1) if place.owed)
    return rows + [ChipRow("commission", seat, amount / 100, money_text(amount), []) for seat, amount in owed]


def _leaving(event: Any, lying: Lying) -> list[tuple[Seat, Bet]]:
    match event:
        case e.StakesTaken(stakes=stakes):
            return [(seat, bet) for seat, bet, _ in stakes]
        case e.StakePaid(seat=seat, bet=bet):
            return [(seat, bet)]
        case e.StakesWithdrawn(seat=seat):
            return [place for place in lying if place[0] == seat]
        case _:
            return []


def flights(cue: Cue, view: SeatView) -> list[dict[str, Any]]:
    """The chips a cue carries, from field to field."""
    if not cue.moves:
        return []
    return [flight for event in cue.events for flight in _flights(event, view)]


def _flights(event: Any, view: SeatView) -> Iterator[dict[str, Any]]:
    match event:
        case e.StakePlaced(seat=seat, bet=bet):
            yield _flight(net_stake(event), {stake(seat): (bet, seat)})
        case e.StakesTaken(stakes=stakes):
            for seat, bet, amount in stakes:
                yield _flight(Entry(stake(seat), BANK, amount), {stake(seat): (bet, seat)})
        case e.StakePaid(seat=seat, bet=bet, amount=amount, won=won):
            yield _flight(Entry(BANK, purse(seat), won), {})
            yield _flight(Entry(stake(seat), purse(seat), amount), {stake(seat): (bet, seat)})
        case e.StakesWithdrawn(seat=seat):
            for bet, amount in zip(BETS, view.seats[seat - 1].bets, strict=True):
                if amount:
                    yield _flight(Entry(stake(seat), purse(seat), amount), {stake(seat): (bet, seat)})
        case _:
            yield from flying_chips(move for move in event.entries if move.amount)


def _flight(move: Entry, fields: Mapping[int, tuple[str, Seat]]) -> dict[str, Any]:
    """One heap on its way; a stake lies on its field."""
    (flight,) = flying_chips((move,))
    for end, account in (("start", move.source), ("end", move.target)):
        if account in fields:
            place, seat = fields[account]
            flight[end] = {"place": place, "seat": seat}
    return flight
