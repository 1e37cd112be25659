"""What the statistics page shows: the figures of all sessions, or how far they are counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.session.statistics import Figures
from baccara_qt.ui.amounts import number_text
from baccara_qt.ui.counting import Counting
from baccara_qt.ui.figure_texts import Group, groups

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class FiguresSheet(QObject):
    """The figures of a library.

    Signals:
        changed: The figures are others now, or said in another language.
        worked: Counting has begun, gone on or ended.
        failed: The library could not be read; with the ``StorageError``.
    """

    changed = Signal()
    worked = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = Path()
        self._branches = False
        self._figures: Figures | None = None
        self._groups: list[Group] = []
        self._asked = 0
        self._part = 0.0
        self._counting = Counting(self)
        self._counting.went.connect(self._go_on)
        self._counting.done.connect(self._show)

    def count(self, library: Path) -> None:
        """Counts a library and shows what is found."""
        self._library = library
        self._figures, self._groups = None, []
        self._begin()
        self.changed.emit()

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        self._groups = groups(self._figures) if self._figures is not None else []
        self.changed.emit()

    def close(self) -> None:
        """Stops counting."""
        self._counting.stop()

    def _begin(self) -> None:
        self._part = 0.0
        self._asked = self._counting.begin(self._library, branches=self._branches)
        self.worked.emit()

    @Slot(int, float)
    def _go_on(self, asked: int, part: float) -> None:
        if asked == self._asked:
            self._part = part
            self.worked.emit()

    @Slot(int, object)
    def _show(self, asked: int, found: object) -> None:
        if asked != self._asked:
            return
        self._asked = 0
        if isinstance(found, Figures):
            self._figures = found
            self.retell()
        else:
            self.failed.emit(found)
        self.worked.emit()

    @Property(bool, notify=worked)
    def counting(self) -> bool:
        """Whether it is still being counted."""
        return self._asked > 0

    @Property(float, notify=worked)
    def progress(self) -> float:
        """How much of that is done, from 0 to 1."""
        return self._part

    @Property(bool, notify=changed)
    def blank(self) -> bool:
        """Whether nothing was played that counts."""
        return self._figures is not None and self._figures.coups == 0

    @Property(bool, notify=changed)
    def branches(self) -> bool:
        """Whether what was played on copies and as what-ifs counts, too."""
        return self._branches

    @Slot(bool)
    def countBranches(self, wanted: bool) -> None:
        """Counts anew, with copies and what-ifs or without."""
        if wanted != self._branches:
            self._branches = wanted
            self._begin()
            self.changed.emit()

    @Property(str, notify=changed)
    def copies(self) -> str:
        """Whether copies and what-ifs count; empty if there are none."""
        if self._branches:
            return translate("Figures", "Copies and what ifs count")
        if self._figures is None or not self._figures.left_out:
            return ""
        return translate("Figures", "Copies and what ifs left out: {0}").format(number_text(self._figures.left_out))

    @Property(list, notify=changed)
    def groups(self) -> list[dict[str, Any]]:
        """The figures in groups (see ``figure_texts``)."""
        return self._groups
