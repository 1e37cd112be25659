"""What a golden playthrough of Punto Banco must have shown, and people of moods who bring it about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from baccara_qt.core.chance import Stream
from baccara_qt.core.event import Event
from baccara_qt.core.game import Actor, Offer, Step
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.core.punto.legal import house_offers, play_offers, turn
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.punto.state import Phase, TableState
from baccara_qt.session.session import Session

_ALWAYS = frozenset(
    {
        *(f"a win on {bet}" for bet in ("punto", "banco", "tie", "punto_pair", "banco_pair")),
        *(f"a coup of {cards} cards" for cards in (4, 5, 6)),
        "a stake lies after a tie",
        "a stake that lies after a tie is taken back",
        "a stake is changed",
        "stakes on both sides",
        "the float is filled",
        "a box is settled on leaving",
        "boxes are settled at the end of the shoe",
        "a coup from the second shoe",
        "somebody sits down",
        "somebody buys in",
        "somebody sits out",
        "somebody comes back",
        "somebody tips",
    }
)
_BIG = frozenset(
    {
        "the shoe goes to the right",
        "the shoe is passed of free will",
        "the shoe is declined",
        "the croupier deals",
        "a seat turns a card",
        "the croupier turns a card",
    }
)


def wanted(rules: TableRules) -> frozenset[str]:
    """What a table with these rules has to show."""
    return _ALWAYS | (_BIG if rules.travelling else frozenset())


class Seen:
    """Follows a table from its opening; `missing` is what it has not shown yet."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.missing = set(wanted(state.rules))

    def note(self, step: Step) -> None:
        for event in step.events:
            self.missing.difference_update(self._shown(event, step))
            self._state = evolve(self._state, event)

    def _shown(self, event: Event, step: Step) -> Iterator[str]:
        yield from self._people(event, step)
        state, coup = self._state, self._state.coup
        match event:
            case e.StakePaid(bet=bet):
                yield f"a win on {bet}"
            case e.PointsAnnounced(outcome=outcome):
                assert coup is not None
                yield f"a coup of {len(coup.punto) + len(coup.banco)} cards"
                if outcome == "tie" and any(seat.bet("punto") or seat.bet("banco") for seat in state.seats):
                    yield "a stake lies after a tie"
            case e.StakesWithdrawn() if state.results.endswith("T") and isinstance(step.command, c.Withdraw):
                yield "a stake that lies after a tie is taken back"
            case e.StakePlaced(returned=returned) if returned:
                yield "a stake is changed"
            case e.StakesClosed() if any(seat.bet("punto") and seat.bet("banco") for seat in state.seats):
                yield "stakes on both sides"
            case e.FloatFilled():
                yield "the float is filled"
            case e.CardDealt() if state.shoes == 2:
                yield "a coup from the second shoe"
            case e.ShoeMoved():
                yield "the shoe goes to the right"
            case e.ShoePassed() if isinstance(step.command, c.PassShoe):
                yield "the shoe is passed of free will"
            case e.ShoeDeclined():
                yield "the shoe is declined"
            case e.CroupierDeals():
                yield "the croupier deals"
            case e.CardTurned():
                yield "a seat turns a card" if isinstance(step.command, c.TurnCard) else "the croupier turns a card"

    def _people(self, event: Event, step: Step) -> Iterator[str]:
        match event:
            case e.CommissionPaid():
                leaves = isinstance(step.command, c.Leave)
                yield "a box is settled on leaving" if leaves else "boxes are settled at the end of the shoe"
            case e.BoughtIn():
                yield "somebody buys in"
            case e.SeatTaken() if isinstance(step.command, c.SitDown):
                yield "somebody sits down"
            case e.SatOut():
                yield "somebody sits out"
            case e.CameBack():
                yield "somebody comes back"
            case e.TipGiven():
                yield "somebody tips"


class Moods:
    """People who now and then do what guests hardly ever do, drawn from a stream of their own."""

    MODEST = 20

    def __init__(self, session: Session, stream: Stream) -> None:
        self._session = session
        self._stream = stream

    def whim(self) -> tuple[Actor, Any] | None:
        """What somebody does out of a mood; ``None`` leaves it to the guests and the staff."""
        state: TableState = self._session.state
        asked = turn(state)
        if not state.in_coup and self._stream.below(40) == 0:
            seats = [n for n in state.occupied if not state.seat(n).active] or list(state.occupied)
            seat = seats[self._stream.below(len(seats))]
            return self._any(seat, house_offers(state, seat))
        if state.phase in (Phase.STAKES, Phase.OFFER) and asked and self._stream.below(7) == 0:
            return self._any(asked, play_offers(state, asked))
        return None

    def _any(self, seat: Actor, offers: Iterable[Offer]) -> tuple[Actor, Any] | None:
        """One of the offers, of a modest amount; ``None`` when there is none."""
        able = list(offers)
        if not able:
            return None
        offer = able[self._stream.below(len(able))]
        if not offer.step:
            return (seat, offer.at())
        steps = min((offer.max - offer.min) // offer.step, self.MODEST)
        return (seat, offer.at(offer.min + offer.step * self._stream.below(steps + 1)))
