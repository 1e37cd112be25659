"""Help: what the keys do, what happens in a coup, and the words of the table, for the game one plays."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.ui import help_texts
from baccara_qt.ui.offers import MATTERS

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class Help(QObject):
    """What the help sheet says.

    Signals:
        retold: It tells of another game now, or in another language.
    """

    retold = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = "chemin_de_fer"

    @Property(str, notify=retold)
    def game(self) -> str:
        """The game it tells of: at first that of the table."""
        return self._game

    @Slot(str)
    def tell(self, game: str) -> None:
        """Tells of this game from now on."""
        if game != self._game:
            self._game = game
            self.retold.emit()

    @Property(list, notify=retold)
    def games(self) -> list[dict[str, str]]:
        """The games it can tell of: ``value`` and ``text``."""
        return [
            {"value": "chemin_de_fer", "text": translate("Help", "Chemin de fer")},
            {"value": "punto_banco", "text": translate("Help", "Punto Banco")},
        ]

    @Property(list, notify=retold)
    def keys(self) -> list[dict[str, str]]:
        """Every key and what it does: ``key`` and ``text``."""
        texts, acts = self._texts(), dict[str, list[str]]()
        for kind, act in texts.ACTS.items():
            if act.key and kind not in MATTERS:
                text: str = translate("Acts", act.bare or act.text)
                acts.setdefault(act.key, []).append(text.replace("{n}", "…"))
        return [
            *({"key": key, "text": ", ".join(dict.fromkeys(does))} for key, does in sorted(acts.items())),
            *(key._asdict() for key in texts.own_keys()),
            {"key": "O", "text": translate("Help", "Standing orders")},
            {"key": "E", "text": translate("Help", "Matters of the table: buy in, sit out, tip, leave")},
            {"key": "P", "text": translate("Help", "Pause, and go on")},
            {"key": "V", "text": translate("Help", "The scoreboards of the shoe")},
            {"key": "M", "text": translate("Help", "Sound on and off")},
            {"key": "W", "text": translate("Help", "On to my next decision, at top speed")},
            {"key": "0–9", "text": translate("Help", "Type an amount, wherever one is asked for")},
            {
                "key": translate("Help", "Space"),
                "text": translate("Help", "What the golden button says; so does Enter"),
            },
            {"key": translate("Help", "Esc"), "text": translate("Help", "Skip what is being shown; close a sheet")},
            {
                "key": translate("Help", "Backspace"),
                "text": translate("Help", "Take back the last digit, or an answer half given"),
            },
            {"key": "1–9 0", "text": translate("Help", "Practice: the act, seat, chip or answer with that number")},
            {"key": "D S", "text": translate("Help", "Practice: a card, no card; so do C and N")},
            {"key": translate("Help", "Tab"), "text": translate("Help", "From one control to the next")},
            {"key": "F1", "text": translate("Help", "This help")},
            {"key": "F2", "text": translate("Help", "Rules of the house, books and shoe")},
            {"key": "F3", "text": translate("Help", "Settings")},
            {"key": "F4", "text": translate("Help", "Back to the start page; the table waits")},
            {"key": "F5", "text": translate("Help", "The session in figures; save its record")},
            {"key": "F6", "text": translate("Help", "All sessions, from the start page")},
            {
                "key": translate("Help", "Ctrl+S"),
                "text": translate("Help", "Looking back: save the session as record, report, table or text"),
            },
            {"key": translate("Help", "Ctrl+C"), "text": translate("Help", "Looking back: copy the coup as notation")},
            {"key": translate("Help", "Ctrl+G"), "text": translate("Help", "Looking back: save a picture")},
            {
                "key": translate("Help", "K J L"),
                "text": translate("Help", "Looking back: play and stop, slower, faster"),
            },
            {
                "key": translate("Help", "Page up, down"),
                "text": translate("Help", "Looking back: the coup before, and the next"),
            },
            {"key": "F11", "text": translate("Help", "Full screen")},
            {"key": translate("Help", "Ctrl+Q"), "text": translate("Help", "Quit; the table waits")},
        ]

    @Property(list, notify=retold)
    def words(self) -> list[dict[str, str]]:
        """The words one meets at the table: ``rule``, ``title`` and ``text``."""
        return [word._asdict() for word in self._texts().words()]

    @Property(list, notify=retold)
    def phases(self) -> list[dict[str, str]]:
        """What happens in a coup: ``phase`` and ``text``."""
        return [phase._asdict() for phase in self._texts().phases()]

    def _texts(self) -> Any:
        if self._game == "punto_banco":
            from baccara_qt.ui.punto import help_texts as punto  # noqa: PLC0415 - it is loaded when it is asked for

            return punto
        return help_texts
