"""What a golden playthrough must have shown: the turns of the game that a change of the rules would alter."""

from __future__ import annotations

from collections.abc import Iterator

from baccara_qt.core.cards import total
from baccara_qt.core.chemin import TableRules, TableState, evolve
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.game import Step
from baccara_qt.core.tableau import BANKER, PONTE, STOOD

_CALLS = (e.BancoCalled, e.AvecLaTableCalled, e.SuiviCalled)
_AGAINST = {e.HandDrew: "S", e.HandStood: "D"}

_ALWAYS = frozenset(
    {
        "banco",
        "banco prime",
        "banco suivi",
        "banco avec la table",
        "an overtaken seat answers with a higher claim",
        "a stake is trimmed",
        "cards are declined",
        "the croupier plays the cards",
        "a stake that lies after a tie is changed",
        "a call that lies after a tie",
        "a stake is withdrawn",
        "nobody stakes and the bank is lowered",
        "nobody stakes and the bank is offered",
        "advice to the ponte",
        "advice to the bank",
        "a bank is declined",
        "a bank is passed of free will",
        "a bank is sold",
        "a bank is auctioned and the turn seat bids",
        "a bank returns to the turn seat",
        "a bank goes on into a new shoe",
        "a coup from the second shoe",
        "somebody buys in",
        "somebody tips",
        "somebody sits out and comes back",
        "somebody leaves and another sits down",
    }
)


def wanted(rules: TableRules) -> frozenset[str]:
    """What a playthrough under these rules must show."""
    found = set(_ALWAYS)
    if rules.strict_house:
        found.add("a player is barred from the cards")
    if rules.solo_free:
        found.add("a ponte plays against the tableau")
    if rules.banker_freedom == "free":
        found.add("a banker plays against the tableau")
    if rules.garage == "returns":
        found.add("what was not covered returns to a bank that won")
    return frozenset(found)


class Seen:
    """Follows a playthrough.

    Attributes:
        missing: What it has not shown yet.
    """

    def __init__(self, state: TableState) -> None:
        self.missing = set(wanted(state.rules))
        self._state = state
        self._lies = False
        self._told: set[type] = set()

    def note(self, step: Step) -> None:
        """Takes the next step."""
        answers = self._state.claims.answers if self._state.claims else ()
        for event in step.events:
            self.missing.difference_update(self._shown(step, event))
            if isinstance(event, _CALLS) and step.actor in answers:
                self.missing.discard("an overtaken seat answers with a higher claim")
            self._told.add(type(event))
            self._state = evolve(self._state, event)

    def _shown(self, step: Step, event: e.Event) -> Iterator[str]:
        state = self._state
        match event:
            case e.BancoCalled(prime=prime):
                yield "banco prime" if prime else "banco"
            case e.SuiviCalled():
                yield "banco suivi"
            case e.AvecLaTableCalled():
                yield "banco avec la table"
            case e.StakeTrimmed():
                yield "a stake is trimmed"
            case e.CardsDeclined():
                yield "cards are declined"
            case e.StakesClosed(holder=0):
                yield "the croupier plays the cards"
            case e.BankLowered():
                yield "nobody stakes and the bank is lowered"
            case e.SaleOpened() if isinstance(step.command, c.Done):
                yield "nobody stakes and the bank is offered"
            case e.AdviceGiven(hand=hand):
                yield f"advice to the {hand}"
            case e.BoughtIn():
                yield "somebody buys in"
            case e.TipGiven():
                yield "somebody tips"
            case e.CameBack():
                yield "somebody sits out and comes back"
            case e.SeatTaken() if e.SeatLeft in self._told:
                yield "somebody leaves and another sits down"
            case e.CardsDiscarded() if state.shoes == 2:
                yield "a coup from the second shoe"
            case e.PlayerBarred():
                yield "a player is barred from the cards"
        yield from self._bank_shown(event)
        yield from self._cards_shown(event)

    def _bank_shown(self, event: e.Event) -> Iterator[str]:
        state = self._state
        match event:
            case e.BankDeclined():
                yield "a bank is declined"
            case e.BankPassed(voluntary=True):
                yield "a bank is passed of free will"
            case e.BankBought():
                yield "a bank is sold"
            case e.BidMade(seat=seat) if seat == state.turn_seat:
                yield "a bank is auctioned and the turn seat bids"
            case e.BankOffered(reason="returns"):
                yield "a bank returns to the turn seat"
            case e.ShoeShuffled(number=2) if state.bank:
                yield "a bank goes on into a new shoe"

    def _cards_shown(self, event: e.Event) -> Iterator[str]:
        coup, claims = self._state.coup, self._state.claims
        match event:
            case e.HandDrew(hand="ponte") | e.HandStood(hand="ponte") if coup:
                if PONTE[total(coup.ponte)] == _AGAINST[type(event)]:
                    yield "a ponte plays against the tableau"
            case e.HandDrew(hand="bank") | e.HandStood(hand="bank") if coup:
                third = coup.third.points if coup.third else STOOD
                if BANKER[total(coup.bank)][third] == _AGAINST[type(event)]:
                    yield "a banker plays against the tableau"
            case e.GarageReturned() if coup and coup.outcome == "bank" and coup.uncovered:
                yield "what was not covered returns to a bank that won"
            case e.PointsAnnounced(outcome=outcome):
                self._lies = outcome == "tie"
            case e.StakesClosed():
                self._lies = False
            case e.StakePlaced(returned=returned) if self._lies and returned:
                yield "a stake that lies after a tie is changed"
            case e.StakeWithdrawn() if type(event) is e.StakeWithdrawn:
                yield "a stake is withdrawn"
            case e.StakesOpened() if claims and claims.lying:
                yield "a call that lies after a tie"
