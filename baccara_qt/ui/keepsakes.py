"""What is taken home from a session that is over or looked at again."""

from __future__ import annotations

import re
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import write_atomically
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

_MANY: Final = 2_000
"""Coups that take so long to write that a word is due before."""

KINDS: Final = ("report", "table", "text")
"""What a session can be written as: pages to print, comma-separated values, or lines of notation."""


def write_report(library: Library, session: int, kind: str, path: Path) -> None:
    """Writes a session into a file as one of ``KINDS``, all or nothing.

    Raises:
        StorageError: If it cannot be read or written; an old file is then untouched.
    """
    from baccara_qt.session.report import read_report, table_parts  # noqa: PLC0415 - only for who takes something home

    report = read_report(library, session)
    if kind == "table":
        parts = table_parts(report)
    elif kind == "text":
        from baccara_qt.ui.report_text import text_parts  # noqa: PLC0415

        parts = text_parts(report)
    else:
        from baccara_qt.ui.paper import usual_paper  # noqa: PLC0415
        from baccara_qt.ui.report_page import report_pages  # noqa: PLC0415

        parts = iter([report_pages(report, usual_paper())])
    write_atomically(path, parts)


def _write(library: Path, session: int, kind: str, path: Path) -> None:
    """What the clerk does, with a view of the library of his own."""
    from baccara_qt.session.library import Library  # noqa: PLC0415 - it brings the whole game with it

    with Library(library) as own:
        if kind == "record":
            own.export(session, path)
        else:
            write_report(own, session, kind, path)


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

    Args:
        desk: The library.
        parent: Owner.
    """

    said = Signal(str)
    failed = Signal(object)
    _done = Signal(object, str)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        # A long session takes its time, and the window goes on meanwhile
        self._clerk = ThreadPoolExecutor(1, "clerk")
        self._done.connect(self._tell)

    def close(self) -> None:
        """Waits until everything is written."""
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
            library = self._desk.library()
            if library.summary(session).coups > _MANY:
                self.said.emit(translate("Replay", "It is being written; you are told when it is done."))
        except StorageError as error:
            self.failed.emit(error)
        else:
            path = file.toLocalFile()
            work = beside().submit(self._clerk, _write, library.path, session, kind, Path(path))
            work.add_done_callback(lambda done: self._done.emit(done, path))

    @Slot(object, str)
    def _tell(self, done: Future[None], path: str) -> None:
        try:
            done.result()
        except StorageError as error:
            self.failed.emit(error)
        else:
            self.said.emit(translate("Replay", "Saved: {0}").format(path))

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
