"""What is taken home from a session that is over or looked at again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class Keepsakes(QObject):
    """A coup as notation, a picture of the table.

    Signals:
        said: Something was done; with a sentence that says so.
        failed: Something could not be read or written; with the ``StorageError``.

    Args:
        parent: Owner.
    """

    said = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    @Slot(str)
    def copyNotation(self, notation: str) -> None:
        """Puts a coup's line into the clipboard."""
        if notation:
            QGuiApplication.clipboard().setText(notation)
            self.said.emit(translate("Replay", "Copied: {0}").format(notation))

    @Slot(bool, QUrl)
    def pictureTaken(self, written: bool, file: QUrl) -> None:
        """A picture of the table was taken; whether it could be written."""
        path = file.toLocalFile()
        if written:
            self.said.emit(translate("Replay", "The picture is saved: {0}").format(path))
        else:
            self.failed.emit(StorageError("unwritable", path=path, reason="–"))
