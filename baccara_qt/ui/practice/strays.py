"""Accidents as they are seen: cards that left the shoe by mistake or were seen, a banker who looks (rules G)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.mishaps import Mishap
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.event import Event
from baccara_qt.core.money import Seat
from baccara_qt.players.view import SeatView, see
from baccara_qt.ui.cue import Cue, Cues, money
from baccara_qt.ui.placing import CardRow, card_rows
from baccara_qt.ui.texts import card_name


class _Stray(NamedTuple):
    """A card that is nobody's: its key, itself, where it lies and as which, and whether its face is seen."""

    key: str
    card: Card | None
    place: str
    order: int
    seen: bool


class _Noted(NamedTuple):
    """An event, the number of the state after it, and the state before it."""

    seq: int
    event: Event
    before: TableState


class _Seen(NamedTuple):
    """What is not as it should be.

    Attributes:
        strays: Cards that are nobody's yet.
        given: Keys of cards that were strays, by the hand they went to and their place in it.
        peeking: Whether the banker has his cards in his hand (G9).
        exposed: Cards of each hand that were seen by mistake, by hand and place (G11).
    """

    strays: tuple[_Stray, ...]
    given: Mapping[tuple[str, int], str]
    peeking: bool
    exposed: Mapping[tuple[str, int], Card]


class LessonView(SeatView):
    """What the croupier sees of the table, with what is not as it should be."""

    amiss: _Seen

    def _replace(self, **values: Any) -> LessonView:
        return LessonView.of(super()._replace(**values), self.amiss)

    @classmethod
    def of(cls, view: SeatView, amiss: _Seen) -> LessonView:
        """A view, and what is amiss in it."""
        seen = cls(*view)
        seen.amiss = amiss
        return seen


class Strays:
    """Follows the events of a lesson, and shows at any moment of it what is not as it should be.

    Args:
        state: The table as it stands.
        mishap: What has gone wrong at it and waits to be put right.
    """

    def __init__(self, state: TableState, mishap: Mishap | None) -> None:
        self._log = [_Noted(state.seq, event, state) for event in _again(state, mishap)]
        self._backs: dict[str, str] = {}

    def note(self, events: Iterable[Event], before: TableState) -> None:
        """What will be shown from this state on."""
        if before.coup is None and not self._at(before).strays:
            self._log.clear()
            self._backs.clear()
        state = before
        for event in events:
            after = evolve(state, event)
            self._log.append(_Noted(after.seq, event, state))
            state = after

    def see(self, state: TableState, seat: Seat) -> LessonView:
        """The table at a moment."""
        return LessonView.of(see(state, seat), self._at(state))

    def _at(self, state: TableState) -> _Seen:
        strays: list[_Stray] = []
        given: dict[tuple[str, int], str] = {}
        peeking = False
        for noted in self._log:
            if noted.seq > state.seq:
                break
            match noted.event:
                case m.CardDrawnEarly():
                    strays.append(_Stray(f"{noted.before.coup_number}.ponte.0", None, "mouth", 0, seen=False))
                case m.CardsLoose() as event:
                    places = _places(event, noted.before)
                    for n, (card, spot) in enumerate(zip(event.cards, places, strict=True)):
                        strays.append(_Stray(f"{noted.seq}.loose.{n}", card, *spot))
                case e.CardDealt():
                    strays = [stray for stray in strays if stray.card is not None]
                case m.CardVoided(card) | m.CardBurned(card):
                    strays.remove(next(stray for stray in strays if stray.card == card))
                case m.LooseCardGiven(hand, card):
                    found = next(stray for stray in strays if stray.card == card)
                    strays.remove(found)
                    given[hand, len(_cards(noted.before, hand))] = found.key
                case m.CoupAnnulled() | e.CardsDiscarded():
                    strays, given = [], {}
                case m.BankerLooked():
                    peeking = True
                case m.BankerWarned() | m.BankerDismissed():
                    peeking = False
        return _Seen(tuple(strays), given, peeking, _exposed(state))

    def cards(self, view: LessonView, *, palette: bool) -> list[CardRow]:
        """The cards on the table, those that are nobody's among them."""
        amiss, shoe = view.amiss, view.shoe
        if shoe is None:
            return []
        loose = sum(stray.card is not None for stray in amiss.strays)
        first = shoe.dealt - loose
        rows = [
            self._row(row, amiss) for row in card_rows(view._replace(shoe=shoe._replace(dealt=first)), palette=palette)
        ]
        for n, stray in enumerate(amiss.strays):
            back = self._backs.setdefault(stray.key, shoe.backs[first + n])
            card = stray.card if stray.seen else None
            face = str(card) if card else ""
            rows.append(
                CardRow(
                    stray.key,
                    "loose",
                    stray.order,
                    stray.place,
                    view.banker or view.last_banker,
                    face,
                    back,
                    stacked=False,
                    flying=False,
                    spoken=card_name(card),
                )
            )
        return rows

    def _row(self, row: CardRow, amiss: _Seen) -> CardRow:
        spot = row.hand, row.order
        row = replace(row, key=amiss.given.get(spot, row.key))
        row = replace(row, back=self._backs.setdefault(row.key, row.back))
        if not row.face and spot in amiss.exposed:
            card = amiss.exposed[spot]
            row = replace(row, face=str(card), spoken=card_name(card))
        if amiss.peeking and row.place == "corner":
            row = replace(row, place="holder")
        return row


def _again(state: TableState, mishap: Mishap | None) -> list[Event]:
    """What has gone wrong at a table one comes back to."""
    if mishap is None:
        return []
    loose = state.coup.loose if state.coup else ()
    match mishap.kind:
        case "early_card":
            return [m.CardDrawnEarly()]
        case "early_look":
            return [m.BankerLooked(mishap.seat)]
        case "face_up":
            return [m.CardFaceUp(loose)]
        case "stuck":
            return [m.CardsStuck(loose)]
        case "floor":
            return [m.CardOnFloor(loose)]
        case "unasked":
            return [m.CardsUnasked(loose)]
        case "hidden_natural":
            return [m.NaturalHidden(loose)]
        case _:
            return [m.TableauBroken(loose, mishap.hand)]


def _cards(state: TableState, hand: str) -> tuple[Card, ...]:
    coup = state.coup
    assert coup is not None
    return coup.ponte if hand == "ponte" else coup.bank


def _exposed(state: TableState) -> dict[tuple[str, int], Card]:
    """The cards seen by mistake: of each hand the first ones."""
    if state.coup is None:
        return {}
    counts = Counter(state.coup.exposed)
    return {(hand, n): _cards(state, hand)[n] for hand, count in counts.items() for n in range(count)}


def _places(event: m.CardsLoose, before: TableState) -> list[tuple[str, int, bool]]:
    """Where each loose card lies, as which, and whether its face is seen: third cards where they were meant to go."""
    thirds = [("ponte", 2, True), ("bank", 2, True)]
    match event:
        case m.CardFaceUp():
            return [("mouth", 0, True)]
        case m.CardsStuck():
            return [("mouth", 0, False), ("mouth", 1, False)]
        case m.CardOnFloor():
            return [("floor", 0, False)]
        case m.TableauBroken(hand=hand) if hand == "bank" or (before.coup and before.coup.ponte_choice == "stand"):
            return thirds[1:][: len(event.cards)]
        case _:
            return thirds[: len(event.cards)]


def amiss_cues(event: Event, before: TableState, after: TableState) -> Cues:
    """What is seen of an accident, and of putting it right."""
    coup = after.coup
    # While the first four cards are dealt, the ponte's lie on the palette (C11)
    palette = coup is not None and len(coup.bank) < 2
    match event:
        case m.CardsLoose(cards) if cards:
            return [Cue("card", (event,), palette=palette)]
        case m.LooseCardGiven():
            assert coup is not None
            served = len(coup.ponte) == len(coup.bank) == 2
            card = Cue("card", (event,), palette=palette or served)
            return [card, Cue("serve")] if served else [card]
        case m.CardVoided() | m.CardBurned():
            return [Cue("sweep", (event,), palette=palette)]
        case m.CardExposed():
            return [Cue("turn", (event,), palette=palette)]
        case m.StakeMispaid() | m.PaymentCorrected():
            return [money(event)]
        case m.CoupAnnulled():
            return [money(event, beat="sweep")]
        case _:
            return [Cue("nod", (event,), palette=palette)]
