"""The buttons of the human: lit exactly when the table allows what they do, and otherwise with the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from baccara_qt.core.game import Offer
from baccara_qt.session.session import Session
from baccara_qt.ui.driver import Driver
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.offers import MATTERS, ActRow, act_rows, find
from baccara_qt.ui.refusals import refusal
from baccara_qt.ui.stage import Stage

translate = QCoreApplication.translate


class Bar:
    """What the human can do now.

    Attributes:
        acts: The buttons of the action bar.
        matters: What can be done beside the game.
        offers: What the table offers him, as far as he has seen how it came to that.
        last_word: Whether the close of the stakes waits for him.
    """

    def __init__(self, session: Session, stage: Stage, driver: Driver, parent: QObject) -> None:
        self.acts: RowsModel[ActRow] = RowsModel(ActRow, lambda row: row.kind, parent)
        self.matters: RowsModel[ActRow] = RowsModel(ActRow, lambda row: row.kind, parent)
        self.offers: tuple[Offer, ...] = ()
        self.last_word = False
        self._session = session
        self._human = session.human
        self._stage = stage
        self._driver = driver
        self._lit: tuple[Any, tuple[Offer, ...], bool] | None = None

    def show(self, view: Any) -> bool:
        """Lights the buttons for the table as the human sees it; tells whether anything is different."""
        offers, may_close = self._seen(), self._may_close()
        if (view, offers, may_close) == self._lit:
            return False
        self._lit = (view, offers, may_close)
        self.offers, self.last_word = offers, may_close
        game = self._stage.game
        kinds = game.group(view, self._human, offers, may_close=may_close)
        rows = act_rows(kinds, offers, view, game, may_close=may_close)
        self.acts.show([row if row.isEnabled else replace(row, reason=self._reason(row.kind)) for row in rows])
        self.matters.show([row for row in act_rows(MATTERS, offers, view, game, may_close=False) if row.isEnabled])
        return True

    def forget(self) -> None:
        """The buttons are lit anew, also if nothing has changed: their texts are others now."""
        self._lit = None

    def _seen(self) -> tuple[Offer, ...]:
        """What is offered; what has not been seen yet must not show in a button."""
        game = self._stage.game
        offers = game.legal(self._session.state, self._human) if self._human else ()
        if self._stage.busy and self._human:
            shown = self._stage.shown
            # A coup still to be shown, or cards he has not looked at (C12), must not show in what is offered after them
            hidden = self._stage.palette or shown.coups != self._session.state.coups
            seen = set() if hidden else {offer.command for offer in game.legal(shown, self._human)}
            offers = tuple(offer for offer in offers if offer.command in seen)
        return offers

    def _may_close(self) -> bool:
        """Whether the croupier waits for the human's word to close the stakes."""
        state, game = self._session.state, self._stage.game
        return state.phase is game.claims and game.turn(state) is None and self._driver.waits()

    def _reason(self, kind: str) -> str:
        """Why an act is not possible on the table as it is shown."""
        shown, game = self._stage.shown, self._stage.game
        if not self._human or self._stage.palette:
            return ""
        if kind == "close":
            return translate("Refusals", "Others are still being asked for a stake. (C10)")
        if find(kind, game.legal(shown, self._human), game.acts) is not None:
            return ""
        return refusal(game.why_not(shown, self._human, game.acts[kind].command))
