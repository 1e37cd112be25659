"""The human's hand at a table of Punto Banco: a sum in it, laid on any field as often as he likes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.game import Offer
from baccara_qt.core.money import Cents
from baccara_qt.core.punto.bets import Bet
from baccara_qt.players.punto.view import see
from baccara_qt.session.orders_punto import again
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.hand import Hand
from baccara_qt.ui.offers import ActRow, find
from baccara_qt.ui.punto.acts import FIELDS

translate = QCoreApplication.translate


class PuntoHand(Hand):
    """Turns what is pressed and clicked into steps of the session."""

    _field = "punto"
    _sum = Cents(0)
    _last: tuple[tuple[ActRow, ...], tuple[Offer, ...]] = ((), ())

    def follow(self, rows: Iterable[ActRow], offers: Iterable[Offer]) -> None:
        """Keeps the sum in hand, within what the field allows that was staked on last."""
        self._last = tuple(rows), tuple(offers)
        kinds = [row.kind for row in self._last[0] if row.kind in FIELDS and row.isEnabled]
        kind = self._field if self._field in kinds else next(iter(kinds), "")
        offer = find(kind, self._last[1], self._game.acts) if kind else None
        least = Cents(offer.min if offer else 0)
        first = self._sum if offer and offer.allows(self._sum) else least
        self.entry.ask(kind if offer else "", offer, self._money(), first)

    def lay(self, bet: Bet, direction: int) -> None:
        """Lays the sum in hand on a field, on what lies there; or takes so much off it again."""
        self._stage.drain()
        offer = self._offer(bet)
        amount = self.entry.sum()
        if amount is None:
            self._refuse(translate("Entry", "Enter an amount."))
            return
        if offer is None:
            self._refuse(translate("Refusals", "This is not the moment for that."))
            return
        lies = self._lies(bet)
        target = lies + direction * amount
        if direction > 0 and lies < offer.max:
            self._sum = amount
            target = min(target, offer.max)
        if target < offer.min and direction < 0:
            self._refuse(
                translate("Refusals", "A stake is at least {0}; “Take back” takes all home.").format(
                    money_text(offer.min)
                )
            )
        elif target != lies and offer.allows(target):
            self._execute(bet, offer, Cents(target))
        else:
            self._refuse(self._bounds(offer, target))

    def repeat(self, layout: Iterable[tuple[str, Cents]]) -> None:
        """Stakes the same as in the coup before, as near to it as is allowed."""
        self._stage.drain()
        for _ in FIELDS:
            state = self._session.state
            able = {offer.command: offer for offer in self._game.legal(state, self._human)}
            command = again(layout, see(state, self._human), able)
            if command is None or not self._take(partial(self._session.execute, self._human, command)):
                return

    def _bounds(self, offer: Offer, amount: int) -> str:
        if amount < offer.min:
            return translate("Entry", "That is too little: at least {0}.").format(money_text(offer.min))
        if amount % offer.step:
            return translate("Entry", "Amounts go in steps of {0}.").format(money_text(offer.step))
        return translate("Entry", "That is too much: at most {0}.").format(money_text(offer.max))

    def _execute(self, kind: str, offer: Offer | None, amount: Cents) -> None:
        if kind in FIELDS:
            self._field = kind
            self._sum = self.entry.sum() or amount
        less = kind == "withdraw" or (kind in FIELDS and amount < self._lies(kind))
        super()._execute(kind, offer, amount)
        if less and not self.problem:
            # No order lays it again
            self._orders.setSameStake(False)
        self.follow(*self._last)

    def _lies(self, bet: Any) -> Cents:
        lies: Cents = self._session.state.seat(self._human).bet(bet)
        return lies
