"""Who acts next when it is not the user: the guests through their temperaments, and the staff."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from baccara_qt.core import house_commands as c
from baccara_qt.core.game import CROUPIER, Actor, Offer, Step
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import GUESTS, Guest
from baccara_qt.players.minds import mind_for
from baccara_qt.session.errors import StuckError
from baccara_qt.session.session import Session

STEPS_MAX: Final = 5000
"""Steps without a coup after which a table of guests only is taken for stuck."""

_ONE_IN: Final = 3
"""One guest in so many who lose their money makes room for another."""


class Move(NamedTuple):
    """What happens next of itself.

    Attributes:
        actor: Who acts.
        command: What he does.
        guest: Who sits down, when that is what happens.
    """

    actor: Actor
    command: Any
    guest: Guest | None = None


class Director:
    """Lets the guests and the staff act, one step at a time, until it is the user's turn.

    Attributes:
        session: The table.
        last_word: Whether the croupier waits for the user's word before he closes the stakes.
    """

    def __init__(self, session: Session, *, last_word: bool = False) -> None:
        self.session = session
        self._game = session.game
        self._mind = mind_for(session.game.name)
        self.last_word = last_word
        self._planned_for: tuple[Any, bool] = (None, False)
        self._move: Move | None = None

    def due(self) -> Actor | None:
        """Who acts next of himself; ``None`` when the user is to act, or nothing can happen."""
        move = self._next()
        return None if move is None else move.actor

    def act(self) -> Step | None:
        """Executes the step that is due; ``None`` when none is.

        Raises:
            StorageError: If it could not be stored; the table is as before.
            StuckError: If a table of guests only goes on without ever coming to a coup.
        """
        move = self._next()
        if move is None:
            return None
        if self.session.steps_in_coup >= STEPS_MAX and not self.session.human:
            raise StuckError(f"The table has taken {STEPS_MAX} steps without a coup.")
        return self.session.execute(*move)

    def close(self) -> Step:
        """The user has nothing more to say: the croupier closes the stakes (C10).

        Raises:
            RuleError: If they cannot be closed now.
            StorageError: If it could not be stored.
        """
        return self.session.execute(CROUPIER, c.CloseStakes())

    def _next(self) -> Move | None:
        state = self.session.state
        if self._planned_for[0] is not state or self._planned_for[1] is not self.last_word:
            self._planned_for = (state, self.last_word)
            self._move = self._plan(state)
        return self._move

    def _plan(self, state: Any) -> Move | None:
        if state.closed:
            return None
        move = self._coming_or_going(state) if state.phase in self._game.quiet else None
        if move is not None:
            return move
        asked = self._game.turn(state)
        if asked in self.session.guests:
            return self._answer(state, asked)
        if asked is not None:
            return None
        if _offers(self._game.play_offers(state, CROUPIER), c.CloseStakes):
            waits = self.last_word or self.session.took_back
            return None if waits and self._user_may_speak(state) else Move(CROUPIER, c.CloseStakes())
        return self._wake(state)

    def _answer(self, state: Any, seat: Seat) -> Move:
        """What the guest who is asked says."""
        guest = self.session.guests[seat]
        offers = self._game.play_offers(state, seat)
        command = self._mind.choose(self._mind.see(state, seat), offers, guest.temperament, self.session.stream(seat))
        return Move(seat, command)

    def _user_may_speak(self, state: Any) -> bool:
        if self.session.said_nothing:  # and nobody else has spoken since
            return False
        return _offers(self._game.legal(state, self.session.human), *self._game.claims)

    def _wake(self, state: Any) -> Move | None:
        """A guest may ask for the bank of a resting table; one without a user is closed when none does (B7)."""
        for seat in state.from_right_of(state.last_banker):
            if seat in self.session.guests and (command := self._volunteers(state, seat)):
                return Move(seat, command)
        return None if self.session.human else Move(CROUPIER, c.CloseTable())

    def _volunteers(self, state: Any, seat: Seat) -> Any | None:
        return self._mind.volunteer(self._mind.see(state, seat), self._game.legal(state, seat))

    # --- guests come and go -------------------------------------------------------------------------------------

    def _coming_or_going(self, state: Any) -> Move | None:
        """A guest who cannot play on buys in again or makes room for another at the next shoe (B9)."""
        books, least = state.books, self._game.purse(state.rules)
        for seat in self.session.guests:
            if books.money(seat) < least and seat != state.banker:
                if not state.seat(seat).occupied:
                    return self._newcomer(state, seat)
                move = self._short_of_money(state, seat)
                if move is not None:
                    return move
        return None

    def _short_of_money(self, state: Any, seat: Seat) -> Move | None:
        new_shoe = state.phase is self._game.phases.CUT
        if self._makes_room(state, seat, state.shoes - new_shoe):
            leaves = new_shoe and _offers(self._game.legal(state, seat), c.Leave)
            return Move(seat, c.Leave()) if leaves else None
        command = self._volunteers(state, seat)
        return None if command is None else Move(seat, command)

    def _makes_room(self, state: Any, seat: Seat, shoe: int) -> bool:
        """Whether this guest goes when he has lost his money in this shoe; enough who can play on must be left."""
        books, least = state.books, self._game.purse(state.rules)
        able = [n for n in state.active if n == state.banker or books.money(n) >= least]
        people, _ = state.rules.people
        if len(state.occupied) <= people or len(able) < people:
            return False
        return self.session.house_stream(seat, shoe).below(_ONE_IN) == 0

    def _newcomer(self, state: Any, seat: Seat) -> Move | None:
        """A guest with a face that is not at the table."""
        faces = {guest.portrait for guest in self.session.guests.values()}
        free = [guest for guest in GUESTS.values() if guest.portrait not in faces]
        guest = free[self.session.house_stream(seat, state.shoes, 1).below(len(free))]
        for offer in self._game.legal(state, seat):
            if offer.command is c.SitDown:
                return Move(seat, offer.at(offer.nearest(state.rules.opening_purse)), guest)
        return None


def _offers(offers: Iterable[Offer], *kinds: type[Any]) -> bool:
    """Whether one of these commands is among the offers."""
    return any(offer.command in kinds for offer in offers)
