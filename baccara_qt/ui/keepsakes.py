"""What is taken home from a session that is over or looked at again."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    Property,
    QBuffer,
    QCoreApplication,
    QIODevice,
    QObject,
    QStandardPaths,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import write_atomically
from baccara_qt.session.progress import Progress, between, told, unheard
from baccara_qt.ui.beside import beside
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.session_list import table_name

if TYPE_CHECKING:
    from baccara_qt.session.library import Library

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_NO_NAME: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]')
"""What the name of a file cannot have on one system or another."""

_MOST_BYTES: Final = 200
"""What a file's name has room for, with its ending, on every system."""

_GRACE: Final = 1.0
"""Seconds that are left for what is being written when the program ends."""

_STEP: Final = 0.01
"""Progress is told in steps of such a part."""

_READING: Final = {"report": 0.25, "table": 0.8, "text": 0.8}
"""The part of the work that is done when the session is read."""

KINDS: Final = ("report", "table", "text")
"""What a session can be written as: pages to print, comma-separated values, or lines of notation."""


def write_report(library: Library, session: int, kind: str, path: Path, progress: Progress = unheard) -> None:
    """Writes a session into a file as one of ``KINDS``, all or nothing.

    Args:
        library: Where it is.
        session: Its number.
        kind: As what.
        path: The file; an old one is replaced.
        progress: Is told which part is done.

    Raises:
        StorageError: If it cannot be read or written; an old file is then untouched.
    """
    from baccara_qt.session.report import read_report, table_parts  # noqa: PLC0415 - only for who takes something home

    report = read_report(library, session, between(progress, 0, _READING[kind]))
    writing = between(progress, _READING[kind], 1)
    if kind == "report":
        from baccara_qt.ui.paper import usual_paper  # noqa: PLC0415
        from baccara_qt.ui.report_page import report_pages  # noqa: PLC0415

        write_atomically(path, [report_pages(report, usual_paper(), writing)])
        return
    if kind == "table":
        parts = table_parts(report)
    else:
        from baccara_qt.ui.report_text import text_parts  # noqa: PLC0415

        parts = text_parts(report)
    write_atomically(path, told(parts, max(1, len(report.coups)), writing))


class Dropped(Exception):  # noqa: N818 - no error: nobody wants the file any more
    """What is being written is not wanted any more."""


class Work:
    """Something that is written by the clerk.

    Attributes:
        path: The file.
        part: How much of it is done, from 0 to 1.
        dropped: Whether it is not wanted any more.
    """

    def __init__(self, path: Path, went: Callable[[], None]) -> None:
        self.path = path
        self.part = 0.0
        self.dropped = False
        self._went = went

    def go_on(self, part: float) -> None:
        """So much is done; on the clerk's thread."""
        if self.dropped:
            raise Dropped
        if part >= self.part + _STEP:
            self.part = part
            self._went()

    def write(self, library: Path, session: int, kind: str) -> None:
        """What the clerk does, with a view of the library of his own."""
        from baccara_qt.session.library import Library  # noqa: PLC0415 - it brings the whole game with it

        self.go_on(0)
        with Library(library) as own:
            if kind == "record":
                own.export(session, self.path, self.go_on)
            else:
                write_report(own, session, kind, self.path, self.go_on)


def _file_stem(name: str) -> str:
    """What a file may be called after something with this name."""
    stem = _NO_NAME.sub("-", name).strip(" .").encode()[:_MOST_BYTES].decode(errors="ignore")
    return stem.rstrip(" .") or "Baccara"


@QmlElement
class Keepsakes(QObject):
    """A coup as notation, a picture of the table, and a session as a report, a table or a text.

    Signals:
        said: Something was done; with a sentence that says so.
        failed: Something could not be read or written; with the ``StorageError``.
        worked: A session is being written, or more of it is, or it is written.

    Args:
        desk: The library.
        parent: Owner.
    """

    said = Signal(str)
    failed = Signal(object)
    worked = Signal()
    _went = Signal()
    _done = Signal(object, object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        # A long session takes its time, and the window goes on meanwhile
        self._clerk = ThreadPoolExecutor(1, "clerk")
        self._works: dict[Work, Future[None]] = {}
        self._went.connect(self._go_on)
        self._done.connect(self._tell)

    def close(self) -> None:
        """What is nearly written is written; what would take its time is dropped, and nothing of it is left."""
        wait(self._works.values(), _GRACE)
        for work in self._works:
            work.dropped = True
        self._clerk.shutdown()

    @Slot(int, str, result=QUrl)
    def suggestion(self, session: int, suffix: str) -> QUrl:
        """Where a file about a session may go: called like the session, among the user's documents."""
        try:
            name = table_name(self._desk.library().summary(session))
        except StorageError:
            return QUrl()
        documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        folder = documents if documents.is_dir() else Path.home()
        return QUrl.fromLocalFile(f"{folder}/{_file_stem(name)}.{suffix}")

    @Slot(int, str, QUrl)
    def save(self, session: int, kind: str, file: QUrl) -> None:
        """Writes a session into a file, as one of ``KINDS`` or as its record; ``said`` or ``failed`` tells the end."""
        try:
            library = self._desk.library().path
        except StorageError as error:
            self.failed.emit(error)
            return
        work = Work(Path(file.toLocalFile()), self._went.emit)
        self._works[work] = beside().submit(self._clerk, work.write, library, session, kind)
        self._works[work].add_done_callback(lambda done: self._done.emit(done, work))
        self.worked.emit()

    @Slot()
    def _go_on(self) -> None:
        self.worked.emit()

    @Slot(object, object)
    def _tell(self, done: Future[None], work: Work) -> None:
        del self._works[work]
        self.worked.emit()
        try:
            done.result()
        except StorageError as error:
            self.failed.emit(error)
        except Dropped:
            self.said.emit(translate("Replay", "Cancelled; nothing was written: {0}").format(work.path))
        else:
            self.said.emit(translate("Replay", "Saved: {0}").format(work.path))

    @property
    def _work(self) -> Work | None:
        return next(iter(self._works), None)

    @Property(str, notify=worked)
    def writing(self) -> str:
        """The name of the file that is being written; empty for none."""
        return self._work.path.name if self._work is not None else ""

    @Property(float, notify=worked)
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self._work.part if self._work is not None else 0.0

    @Slot()
    def cancel(self) -> None:
        """It is not wanted any more; an old file of its name stays as it was."""
        if self._work is not None:
            self._work.dropped = True

    @Slot(str)
    def copyNotation(self, notation: str) -> None:
        """Puts a coup's line into the clipboard."""
        if notation:
            QGuiApplication.clipboard().setText(notation)
            self.said.emit(translate("Replay", "Copied: {0}").format(notation))

    @Slot(QImage, QUrl)
    def savePicture(self, picture: QImage, file: QUrl) -> None:
        """Writes a picture of the table into a file."""
        path, buffer = file.toLocalFile(), QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        picture.save(buffer, "PNG")  # type: ignore[call-overload]
        try:
            write_atomically(Path(path), [bytes(buffer.data().data())])
        except StorageError as error:
            self.failed.emit(error)
        else:
            self.said.emit(translate("Replay", "The picture is saved: {0}").format(path))
