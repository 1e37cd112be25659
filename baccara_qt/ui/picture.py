"""What lies on the table on screen: the models of seats, cards, chips and cells, and what is on its way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

from PySide6.QtCore import QObject

from baccara_qt.core import house_events as e
from baccara_qt.core.cards import Card, total
from baccara_qt.core.money import Seat
from baccara_qt.players.view import SeenHand
from baccara_qt.ui.cue import Cue
from baccara_qt.ui.flight import flying_cards
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.placing import (
    CardRow,
    ChipRow,
    Player,
    SeatRow,
    on_table,
)
from baccara_qt.ui.stage import Stage


class Picture:
    """Follows the stage for one seat.

    Attributes:
        seats, cards, chips: The models.
        view: All that the seat may know of the state shown; money on its way is nowhere.
        cue: What is on its way, for QML; empty when nothing is.
    """

    def __init__(self, human: Seat, parent: QObject) -> None:
        self.seats: RowsModel[SeatRow] = RowsModel(SeatRow, lambda row: row.number, parent)
        self.cards: RowsModel[CardRow] = RowsModel(CardRow, lambda row: row.key, parent)
        self.chips: RowsModel[ChipRow] = RowsModel(ChipRow, lambda row: (row.place, row.seat), parent)
        self.cue: dict[str, Any] = {}
        self.view: Any
        self._seen: tuple[Any, ...] | None = None
        self._shown: Any = None
        self._resting: list[CardRow] = []
        self._human = human

    def show(self, stage: Stage, players: Mapping[Seat, Player]) -> bool:
        """Shows what the stage shows.

        Returns:
            Whether the view is another than before.
        """
        cue, game = stage.cue, stage.game
        moves = cue.moves if cue else ()
        seen = (id(stage.shown), stage.ahead, moves, cue.events if cue and moves else (), stage.palette, players)
        new = seen != self._seen
        if new:
            # The state is kept, lest another one come to have its identity.
            self._seen, self._shown = seen, stage.shown
            books = on_table(stage.shown.books, stage.ahead, moves)
            self.view = self._see(stage, stage.shown, palette=stage.palette)._replace(books=books)
            self._resting = game.cards(self.view, palette=stage.palette)
            self.seats.show(game.seats(self.view, players, self._human))
            self.chips.show(game.chips(self.view, cue))
        self.cue = self._describe(stage, cue) if cue else {}
        flying = {flight["key"] for flight in self.cue.get("cards", ())}
        self.cards.show([replace(row, flying=True) if row.key in flying else row for row in self._resting])
        return new

    def forget(self) -> None:
        """What is shown is shown anew, also if it is the same: its texts are others now."""
        self._seen = None

    def _describe(self, stage: Stage, cue: Cue) -> dict[str, Any]:
        """A cue for QML: what it moves from where to where."""
        game, after, rows = stage.game, self.view, self._resting
        if cue.events:
            after = self._see(stage, reduce(game.evolve, cue.events, stage.shown), palette=cue.palette)
        elif cue.palette != stage.palette:
            after = self._see(stage, stage.shown, palette=cue.palette)
        if after is not self.view:
            rows = game.cards(after, palette=cue.palette)
        shoe = cue.shoe or (game.shoe_seat(self.view), game.shoe_seat(after))
        return {
            "number": float(stage.number),
            "beat": cue.beat,
            "cards": flying_cards(self._resting, rows) if rows is not self._resting else [],
            "chips": game.flights(cue, self.view),
            "shoeFrom": shoe[0],
            "shoeTo": shoe[1],
            "times": stage.times,
            "waits": stage.waits,
            **_place_in_the_shoe(cue, stage.shown),
        }

    def _see(self, stage: Stage, state: Any, *, palette: bool) -> Any:
        """What the seat may know of a state; whatever lies on the palette nobody has looked at yet (C11)."""
        view = stage.game.see(state, self._human)
        if palette and view.coup:
            view = view._replace(coup=view.coup._replace(ponte=(None,) * len(view.coup.ponte)))
        return view

    def points(self, hand: str) -> str:
        """The points of a hand, once this seat sees all its cards; empty before.

        Once they are announced the cards have them on their way to the slot, too (C25).
        """
        coup = self.view.coup
        return _points(getattr(coup, hand), self.cards, hand, announced=coup.outcome is not None) if coup else ""


def _place_in_the_shoe(cue: Cue, shown: Any) -> dict[str, float]:
    """Where cut card and stop card go in, as parts of all cards."""
    size = len(shown.shoe.order) if shown.shoe else 1
    places: dict[str, float] = {}
    for event in cue.events:
        if isinstance(event, e.ShoeCut):
            places.update(cut=event.position / size, cutter=event.seat)
        elif isinstance(event, e.StopCardPlaced):
            places["stop"] = 1 - event.remaining / size
    return places


def _points(hand: SeenHand, cards: RowsModel[CardRow], name: str, *, announced: bool) -> str:
    lying = [row for row in cards.rows if row.hand == name and row.face and (announced or not row.flying)]
    seen = [card for card in hand if isinstance(card, Card)]
    return str(total(seen)) if len(hand) >= 2 and len(seen) == len(lying) == len(hand) else ""
