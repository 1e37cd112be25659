"""A session looked at again, coup by coup and card by card."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.session.errors import StorageError
from baccara_qt.session.summary import Summary
from baccara_qt.ui.amounts import number_text
from baccara_qt.ui.chapters import Chapter, Moment, next_coup, read_chapter, shows, told
from baccara_qt.ui.clerk import Clerk
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.landmarks import Landmark
from baccara_qt.ui.past import Past
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.replay_games import replay_game
from baccara_qt.ui.session_list import table_name

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

TEMPOS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times as fast as usual it can be played."""

_REST_MS: Final = 700
"""How long a moment is looked at before the next, at the usual tempo."""


@QmlElement
class Replay(QObject):
    """A session, the moment of it that is shown, and the way to others.

    Signals:
        tableChanged: Another session is looked at, or none.
        chapterChanged: Another coup.
        changed: Another moment, or it plays now, or does not.
        said: There is nothing more to leap to; with what says so in a sentence.
        failed: Something could not be read or written; with the ``StorageError``.
        made: There is a session that goes on from a moment of this one; with its number.

    Args:
        desk: The library.
        preferences: Speed, and whether the croupier speaks French.
        clerk: Does what takes its time.
        parent: Owner.
    """

    tableChanged = Signal()
    chapterChanged = Signal()
    changed = Signal()
    said = Signal(object)
    failed = Signal(object)
    made = Signal(int)

    def __init__(self, desk: Desk, preferences: Preferences, clerk: Clerk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._preferences = preferences
        self._clerk = clerk
        self._game = replay_game("chemin_de_fer")
        self._table: Past | None = None
        self._summary: Summary | None = None
        self._rows: list[CoupRow] = []
        self._ends: list[int] = []
        self._lines: list[dict[str, Any]] = []
        self._chapter: Chapter | None = None
        self._coup = self._at = 0
        self._open = False
        self._playing = False
        self._tempo = 1.0
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._go_on)

    # --- opening and closing ---

    def begin(self, session: int) -> None:
        """Opens a session at its first coup. Raises ``StorageError``."""
        self.end()
        library = self._desk.library()
        summary = library.summary(session)
        self._rows = library.coups(session)
        self._ends = [row.step for row in self._rows]
        if not self._ends or self._ends[-1] < summary.steps:
            self._ends.append(summary.steps)
        self._game = replay_game(library.game(session).name)
        chapter = read_chapter(library, session, 1, self._ends[0], self._game.showing)
        self._summary, self._chapter, self._coup, self._at = summary, chapter, 0, 0
        self._tell()
        self._table = self._game.table(chapter.moments[0], summary.human, self._preferences, self)
        self._table.stage.settled.connect(self._settled)
        self._table.tempo = self._tempo
        self._table.open_cards(all_seen=self._open)
        self.tableChanged.emit()
        self.chapterChanged.emit()
        self.changed.emit()

    def end(self) -> None:
        """Puts the session away."""
        self.pause()
        if self._table is not None:
            table, self._table = self._table, None
            self._chapter = self._summary = None
            self.tableChanged.emit()
            table.put_away()
            table.deleteLater()

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        if self._table is not None:
            self._table.retell()
        self._tell()
        self.tableChanged.emit()
        self.chapterChanged.emit()
        self.changed.emit()

    # --- the way through it ---

    @Slot()
    def forward(self) -> None:
        """On to the next moment, as it was seen at the table."""
        self.pause()
        self._forward()

    @Slot()
    def back(self) -> None:
        """Back to the moment before."""
        self.pause()
        if self._at > 0:
            self._show(self._at - 1)
        elif self._coup > 0 and self._turn_to(self._coup - 1):
            self._show(len(self._moments) - 1)

    @Slot(float)
    def seekMoment(self, at: float) -> None:
        """To a moment of this coup, counted from 0."""
        self.pause()
        self._show(min(max(0, round(at)), len(self._moments) - 1))

    @Slot(float)
    def seekCoup(self, coup: float) -> None:
        """To the beginning of a coup, counted from 0."""
        self.pause()
        if self._turn_to(min(max(0, round(coup)), len(self._ends) - 1)):
            self._show(0)

    @Slot()
    def first(self) -> None:
        """To the very beginning."""
        self.seekCoup(0)

    @Slot()
    def last(self) -> None:
        """To the very end."""
        self.seekCoup(len(self._ends) - 1)
        self._show(len(self._moments) - 1)

    @Slot(str)
    def leap(self, landmark: str) -> None:
        """To the next one of its kind: see ``landmarks``."""
        self.pause()
        mark = self._game.showing.landmarks.get(landmark)
        if mark is not None and not (self._leap_here(mark, self._at + 1) or self._leap_on(mark)):
            self.said.emit(lambda: translate("Replay", "There is no other from here on."))

    def _leap_here(self, landmark: Landmark, first: int) -> bool:
        for at in range(first, len(self._moments)):
            if shows(self._moments[at], landmark):
                self._show(at)
                return True
        return False

    def _leap_on(self, landmark: Landmark) -> bool:
        """Finds it in a later coup without reading what lies between."""
        try:
            library = self._desk.library()
            coup = next_coup(library, self._session, self._rows, self._ends, coup=self._coup, landmark=landmark)
        except StorageError as error:
            self.failed.emit(error)
            return True
        return coup is not None and self._turn_to(coup) and self._leap_here(landmark, 0)

    # --- playing ---

    @Slot()
    def toggle(self) -> None:
        """Lets it play by itself, or stops it."""
        if self._playing:
            self.pause()
        elif not self.atEnd:
            self._playing = True
            self.changed.emit()
            self._forward()

    @Slot()
    def pause(self) -> None:
        """Stops it."""
        self._rest.stop()
        if self._playing:
            self._playing = False
            self.changed.emit()

    @Slot(int)
    def hurry(self, steps: int) -> None:
        """Plays faster; below zero slower."""
        at = min(max(0, TEMPOS.index(self._tempo) + steps), len(TEMPOS) - 1)
        self._tempo = TEMPOS[at]
        if self._table is not None:
            self._table.tempo = self._tempo
        self.changed.emit()

    @Slot()
    def _settled(self) -> None:
        if self._playing:
            self._rest.start(round(_REST_MS / self._tempo))

    @Slot()
    def _go_on(self) -> None:
        if self.atEnd:
            self.pause()
        else:
            self._forward()

    def _forward(self) -> None:
        table = self._table
        if table is None or self.atEnd:
            return
        if self._at + 1 < len(self._moments):
            self._at += 1
            table.go(self._moments[self._at])
        elif self._turn_to(self._coup + 1):
            self._show(0)
            self._settled()
        self.changed.emit()

    def _turn_to(self, coup: int) -> bool:
        """Opens another coup; whether it could be read."""
        if coup == self._coup:
            return True
        first = self._ends[coup - 1] if coup else 1
        try:
            chapter = read_chapter(self._desk.library(), self._session, first, self._ends[coup], self._game.showing)
        except StorageError as error:
            self.pause()
            self.failed.emit(error)
            return False
        self._chapter, self._coup, self._at = chapter, coup, 0
        self._tell()
        self.chapterChanged.emit()
        return True

    def _show(self, at: int) -> None:
        if self._table is not None:
            self._at = at
            self._table.jump(self._moments[at])
            self.changed.emit()

    @property
    def _moments(self) -> list[Moment]:
        return self._chapter.moments if self._chapter is not None else []

    @property
    def _session(self) -> int:
        return self._summary.id if self._summary is not None else 0

    # --- what is shown ---

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table of its game, a ``Past``; none when no session is looked at."""
        return self._table

    @Property(str, notify=tableChanged)
    def title(self) -> str:
        """What the session is called."""
        return table_name(self._summary) if self._summary is not None else ""

    @Property(int, notify=tableChanged)
    def session(self) -> int:
        """Its number in the library; 0 for none."""
        return self._session

    @Property(int, notify=tableChanged)
    def coups(self) -> int:
        """How many chapters there are."""
        return len(self._ends)

    @Property(int, notify=chapterChanged)
    def coup(self) -> int:
        """The chapter that is open, from 0."""
        return self._coup

    @Property(list, notify=tableChanged)
    def landmarks(self) -> list[dict[str, str]]:
        """What one can leap to: ``name``, ``text`` and ``spoken``."""
        return [
            {"name": name, "text": translate("Replay", mark.text), "spoken": translate("Replay", mark.spoken)}
            for name, mark in self._game.showing.landmarks.items()
        ]

    @Property(str, notify=chapterChanged)
    def coupText(self) -> str:
        """Which coup that is, of how many."""
        if self._coup >= len(self._rows):
            return translate("Replay", "After the last coup")
        return translate("Replay", "Coup {0} of {1}").format(
            number_text(self._rows[self._coup].number), number_text(len(self._rows))
        )

    @Property(str, notify=chapterChanged)
    def notation(self) -> str:
        """The coup in a line; empty for one that is not over."""
        return self._chapter.notation if self._chapter is not None else ""

    @Property(list, notify=chapterChanged)
    def lines(self) -> list[dict[str, Any]]:
        """What happened in it: ``at`` (the moment), ``text`` and ``mine`` (whether it was the user's doing)."""
        return self._lines

    def _tell(self) -> None:
        human = self._summary.human if self._summary is not None else 0
        self._lines = told(self._chapter, human, self._game.showing) if self._chapter is not None else []

    @Property(int, notify=changed)
    def lineAt(self) -> int:
        """The line of what happened last; -1 when nothing has happened yet."""
        return sum(1 for line in self._lines if line["at"] <= self._at) - 1

    @Property(int, notify=changed)
    def at(self) -> int:
        """The moment of it that is shown, from 0."""
        return self._at

    @Property(int, notify=chapterChanged)
    def moments(self) -> int:
        """How many moments the coup has."""
        return len(self._moments)

    @Property(str, notify=changed)
    def atText(self) -> str:
        """Which moment that is, of how many."""
        return translate("Replay", "{0} of {1}").format(self._at + 1, len(self._moments))

    @Property(bool, notify=changed)
    def atEnd(self) -> bool:
        """Whether nothing comes any more."""
        return self._coup + 1 >= len(self._ends) and self._at + 1 >= len(self._moments)

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        """Whether it plays by itself."""
        return self._playing

    @Property(float, notify=changed)
    def tempo(self) -> float:
        """How many times as fast as at the table."""
        return self._tempo

    @Property(str, notify=changed)
    def tempoText(self) -> str:
        """The same for the eye."""
        return f"{self._tempo:g}×"

    @Property(bool, notify=changed)
    def openCards(self) -> bool:
        """Whether every card that is dealt is seen, and not only those the user's seat could see."""
        return self._open

    @Slot(bool)
    def showCards(self, all_seen: bool) -> None:
        """Shows every card that is dealt, or only what the user's seat could see."""
        self._open = all_seen
        if self._table is not None:
            self._table.open_cards(all_seen=all_seen)
        self.changed.emit()

    # --- going on from it ---

    @Slot()
    def playOn(self) -> None:
        """Makes a session that goes on from this moment; ``made`` tells which."""
        self.pause()
        session, steps = self._session, self._moments[self._at].steps if self._moments else 0
        self._clerk.give(
            lambda: translate("Replay", "Making a session from here on"),
            lambda: translate("Replay", "Cancelled; no session was made."),
            lambda progress: self._desk.branch(session, steps, progress),
            self.made.emit,
        )
