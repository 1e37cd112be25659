"""A human at a table of guests, for tests of what he sees and does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from baccara_qt.session.director import Director
from baccara_qt.session.places import Places
from baccara_qt.session.session import Session, dry, opening
from baccara_qt.session.settings import Settings
from baccara_qt.session.setup import Setup
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.table import TableModel

PATIENCE_MS = 20_000


class AtTable:
    """The view-model of a fresh table, and the human's hand on it.

    Attributes:
        session: The table behind it.
        model: What QML would be given.
        preferences: Speed and pace.
    """

    def __init__(
        self,
        path: Any,
        *,
        seats: int = 9,
        human: int = 5,
        seed: str = "at table",
        preset: str = "casino",
        **settings: Any,
    ) -> None:
        setup = Setup.full(preset, seats, human=human, seed=seed)
        self.session: Session = dry(setup, *opening(setup))
        self.preferences = Preferences(Settings(**{"speed": 0.0, "pace": 0, **settings}), Places(path))
        self.model = TableModel(Director(self.session), self.preferences)

    def close(self) -> None:
        """Everybody goes home."""
        self.model.close()
        self.session.close()

    def wait(self, until: Callable[[], bool]) -> None:
        """Lets things happen until this holds."""
        deadline = QDeadlineTimer(PATIENCE_MS)
        while not until():
            assert not deadline.hasExpired(), f"still {self.model.phase}: {self.model.prompt}"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def wait_for_me(self) -> None:
        """Lets the others act, with nothing to see of it, until the human is to do something."""

        def mine() -> bool:
            self.model.stage.drain()
            return self.model.yourTurn

        self.model.goOn()
        self.wait(mine)

    def able(self) -> set[str]:
        """The buttons that are lit."""
        return {row.kind for row in self.model._bar.acts.rows if row.isEnabled}

    def do(self, kind: str, text: str = "") -> None:
        """Presses a button."""
        self.model.perform(kind, text, self.model.seq)

    def play_until(self, kind: str, *, quietly: dict[str, str] | None = None) -> None:
        """Plays on, claiming nothing, until this button is lit."""
        answers = {"cut": "100", "take_bank": "200", **(quietly or {})}
        for _ in range(400):
            self.wait_for_me()
            if kind in self.able():
                return
            for choice in ("cut", "decline_bank", "decline_sale", "pass_bid", "done", "close", "keep_bank", "stand"):
                if choice in self.able():
                    self.do(choice, answers.get(choice, ""))
                    break
            else:
                self.do(sorted(self.able())[0], "")
        raise AssertionError(f"never came to {kind}")
