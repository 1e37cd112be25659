"""Work that takes its time is done beside the window, which goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Final, TypeVar

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError
from baccara_qt.session.progress import Progress
from baccara_qt.ui.beside import beside

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

T = TypeVar("T")

_GRACE: Final = 1.0
"""Seconds that are left for what is being done when the program ends."""

_STEP: Final = 0.01
"""Progress is told in steps of such a part."""


class Dropped(Exception):  # noqa: N818 - no error: nobody wants it any more
    """What is being done is not wanted any more."""


class Work:
    """Something the clerk does.

    Attributes:
        title: Says what it is, as the heading of a sheet.
        cancelled: Says in a sentence that it was not done.
        part: How much of it is done, from 0 to 1.
        dropped: Whether it is not wanted any more.

    Args:
        do: Does it, all or nothing; on the clerk's thread.
        then: Is given what came of it; on the window's.
        went: Is told that more of it is done.
    """

    def __init__(
        self,
        title: Callable[[], str],
        cancelled: Callable[[], str],
        do: Callable[[Progress], Any],
        then: Callable[[Any], None],
        went: Callable[[], None],
    ) -> None:
        self.title = title
        self.cancelled = cancelled
        self.then = then
        self.part = 0.0
        self.dropped = False
        self._do = do
        self._went = went

    def go_on(self, part: float) -> None:
        """So much is done."""
        if self.dropped:
            raise Dropped
        if part >= self.part + _STEP:
            self.part = part
            self._went()

    def run(self) -> Any:
        """Does it; on the clerk's thread."""
        self.go_on(0)
        return self._do(self.go_on)


@QmlElement
class Clerk(QObject):
    """Does one thing after the other, tells how far it is, and can be told that it is not wanted any more.

    Signals:
        worked: Something is begun, or more of it is done, or it is over.
        asked: Somebody wants to see what is being done.
        said: Something was cancelled; with what says so in a sentence.
        failed: Something could not be read or written; with the ``StorageError``.
    """

    worked = Signal()
    asked = Signal()
    said = Signal(object)
    failed = Signal(object)
    _went = Signal()
    _done = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, "clerk")
        self._works: dict[Work, Future[Any]] = {}
        self._went.connect(self._go_on)
        self._done.connect(self._tell)

    def give(
        self,
        title: Callable[[], str],
        cancelled: Callable[[], str],
        do: Callable[[Progress], T],
        then: Callable[[T], None],
    ) -> None:
        """Gives him something to do.

        Args:
            title: Says what it is, as the heading of a sheet.
            cancelled: Says in a sentence that it was not done.
            do: Does it, all or nothing, and tells how far it is; what that raises stops it. On a thread of its own.
            then: Is given what came of it, if it was done.
        """
        work = Work(title, cancelled, do, then, self._went.emit)
        self._works[work] = beside().submit(self._thread, work.run)
        self._works[work].add_done_callback(lambda done: self._done.emit(done, work))
        self.worked.emit()

    def retell(self) -> None:
        """The user speaks another language now."""
        self.worked.emit()

    def close(self) -> None:
        """What is nearly done is done; what would take its time is dropped, and nothing of it is left."""
        wait(self._works.values(), _GRACE)
        for work in self._works:
            work.dropped = True
        self._thread.shutdown()

    @Slot()
    def _go_on(self) -> None:
        self.worked.emit()

    @Slot(object, object)
    def _tell(self, done: Future[Any], work: Work) -> None:
        del self._works[work]
        self.worked.emit()
        try:
            result = done.result()
        except StorageError as error:
            self.failed.emit(error)
        except Dropped:
            self.said.emit(work.cancelled)
        else:
            work.then(result)

    @property
    def _work(self) -> Work | None:
        return next(iter(self._works), None)

    @Property(str, notify=worked)
    def doing(self) -> str:
        """What is being done, as a heading; empty for nothing."""
        return self._work.title() if self._work is not None else ""

    @Property(float, notify=worked)
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self._work.part if self._work is not None else 0.0

    @Slot(result=bool)
    def ask(self) -> bool:
        """Whether something is being done; it is then shown how far it is."""
        if self._work is not None:
            self.asked.emit()
        return self._work is not None

    @Slot()
    def cancel(self) -> None:
        """It is not wanted any more; all stays as it was."""
        if self._work is not None:
            self._work.dropped = True
