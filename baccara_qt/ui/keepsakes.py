"""What is taken home from a session that is over or looked at again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
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
from baccara_qt.ui.clerk import Clerk
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


def write_session(library: Path, session: int, kind: str, path: Path, progress: Progress = unheard) -> None:
    """Writes a session of the library in this file, which is opened once more, as one of ``KINDS`` or as its record.

    The rest is as with ``write_report``.
    """
    from baccara_qt.session.library import Library  # noqa: PLC0415 - it brings the whole game with it

    with Library(library) as own:
        if kind == "record":
            own.export(session, path, progress)
        else:
            write_report(own, session, kind, path, progress)


def among_documents(name: str, suffix: str) -> QUrl:
    """Where a file may go that is to be called so: among the user's documents."""
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    folder = documents if documents.is_dir() else Path.home()
    return QUrl.fromLocalFile(f"{folder}/{_file_stem(name)}.{suffix}")


def _file_stem(name: str) -> str:
    """What a file may be called after something with this name."""
    stem = _NO_NAME.sub("-", name).strip(" .").encode()[:_MOST_BYTES].decode(errors="ignore")
    return stem.rstrip(" .") or "Baccara"


@QmlElement
class Keepsakes(QObject):
    """A coup as notation, a picture of the table, and a session as a report, a table or a text.

    Signals:
        said: Something was done; with what says so in a sentence.
        failed: Something could not be read or written; with the ``StorageError``.

    Args:
        desk: The library.
        clerk: Writes what takes its time.
        parent: Owner.
    """

    said = Signal(object)
    failed = Signal(object)

    def __init__(self, desk: Desk, clerk: Clerk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._clerk = clerk

    @Slot(int, str, result=QUrl)
    def suggestion(self, session: int, suffix: str) -> QUrl:
        """Where a file about a session may go: called like the session, among the user's documents."""
        try:
            name = table_name(self._desk.library().summary(session))
        except StorageError:
            return QUrl()
        return among_documents(name, suffix)

    @Slot(int, str, QUrl)
    def save(self, session: int, kind: str, file: QUrl) -> None:
        """Writes a session into a file, as one of ``KINDS`` or as its record; ``said`` or ``failed`` tells the end."""
        self.write(session, kind, file, lambda: translate("Replay", "Saved: {0}"))

    def write(self, session: int, kind: str, file: QUrl, words: Callable[[], str]) -> None:
        """The same; in the end these words are said of the file."""
        try:
            library = self._desk.library().path
        except StorageError as error:
            self.failed.emit(error)
            return
        path = Path(file.toLocalFile())
        self._clerk.give(
            lambda: translate("Replay", "Saving “{0}”").format(path.name),
            lambda: translate("Replay", "Cancelled; nothing was written: {0}").format(path),
            lambda progress: write_session(library, session, kind, path, progress),
            lambda _: self.said.emit(lambda: words().format(path)),
        )

    @Slot(str)
    def copyNotation(self, notation: str) -> None:
        """Puts a coup's line into the clipboard."""
        if notation:
            QGuiApplication.clipboard().setText(notation)
            self.said.emit(lambda: translate("Replay", "Copied: {0}").format(notation))

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
            self.said.emit(lambda: translate("Replay", "The picture is saved: {0}").format(path))
