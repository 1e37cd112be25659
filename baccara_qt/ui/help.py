"""Help: what the keys do, and what happens in a coup, phase by phase."""

from __future__ import annotations

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.ui.glossary import words
from baccara_qt.ui.offers import ACTS, MATTERS

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class Help(QObject):
    """What the help sheet says.

    Signals:
        retold: The texts are in another language now.
    """

    retold = Signal()

    @Property(list, notify=retold)
    def keys(self) -> list[dict[str, str]]:
        """Every key and what it does: ``key`` and ``text``."""
        acts: dict[str, list[str]] = {}
        for kind, act in ACTS.items():
            if act.key and kind not in MATTERS:
                text: str = translate("Acts", act.bare or act.text)
                acts.setdefault(act.key, []).append(text.replace("{n}", "…"))
        return [
            *({"key": key, "text": ", ".join(dict.fromkeys(texts))} for key, texts in sorted(acts.items())),
            {"key": translate("Help", "Ctrl+Z"), "text": translate("Help", "Undo a stake, a call or a passed bank")},
            {"key": "O", "text": translate("Help", "Standing orders")},
            {"key": "E", "text": translate("Help", "Matters of the table: buy in, sit out, tip, leave")},
            {"key": "P", "text": translate("Help", "Pause, and go on")},
            {"key": "Y", "text": translate("Help", "Why the last coup went as it did")},
            {"key": "← →", "text": translate("Help", "The coup before it, and the next")},
            {"key": "V", "text": translate("Help", "The scoreboards of the shoe")},
            {"key": "M", "text": translate("Help", "Sound on and off")},
            {"key": "W", "text": translate("Help", "On to my next decision, at top speed")},
            {"key": "0–9", "text": translate("Help", "Type an amount, wherever one is asked for")},
            {"key": translate("Help", "Space"), "text": translate("Help", "The obvious thing to do")},
            {"key": translate("Help", "Esc"), "text": translate("Help", "Skip what is being shown; close a sheet")},
            {
                "key": translate("Help", "Backspace"),
                "text": translate("Help", "Take back the last digit, or an answer half given"),
            },
            {"key": "1–9 0", "text": translate("Help", "Practice: the act, seat or answer with that number")},
            {"key": translate("Help", "Tab"), "text": translate("Help", "From one control to the next")},
            {"key": "F1", "text": translate("Help", "This help")},
            {"key": "F2", "text": translate("Help", "Rules of the house, books and shoe")},
            {"key": "F3", "text": translate("Help", "Settings")},
            {"key": "F4", "text": translate("Help", "Back to the start page; the table waits")},
            {"key": "F5", "text": translate("Help", "The session in figures; save its record")},
            {"key": "F6", "text": translate("Help", "All sessions")},
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
        return [word._asdict() for word in words()]

    @Property(list, notify=retold)
    def phases(self) -> list[dict[str, str]]:
        """What happens in a coup: ``phase`` and ``text``."""
        return [
            _phase(
                translate("Help", "The cut"),
                translate(
                    "Help", "The cards are shuffled. The last seat cuts them, at least ten cards from either end."
                ),
            ),
            _phase(
                translate("Help", "The bank"),
                translate("Help", "It is offered in turn to the right. Whoever takes it names the sum he risks."),
            ),
            _phase(
                translate("Help", "Claims"),
                translate(
                    "Help",
                    "Everybody is asked once, from the banker's right: a stake, banco for all of it, or banco avec la "
                    "table for half. A higher claim beats a lower one, and who is beaten may answer.",
                ),
            ),
            _phase(
                translate("Help", "The close"),
                translate("Help", "Rien ne va plus: the stakes lie. What nobody covered waits in the garage."),
            ),
            _phase(
                translate("Help", "The ponte"),
                translate(
                    "Help", "The highest stake holds the cards. An 8 or 9 is turned; otherwise: card or no card."
                ),
            ),
            _phase(
                translate("Help", "The banker"),
                translate(
                    "Help", "He turns his cards and draws or stands by the tableau; the gold cells leave it to him."
                ),
            ),
            _phase(
                translate("Help", "Settling"),
                translate(
                    "Help",
                    "The bank wins: the stakes go to it, less the cagnotte. The ponte wins: he is paid, and the bank "
                    "moves on. A tie moves nothing.",
                ),
            ),
            _phase(
                translate("Help", "Keep or pass"),
                translate("Help", "After a win the banker goes on with all of it, or passes the bank."),
            ),
            _phase(
                translate("Help", "Sale, auction"),
                translate(
                    "Help", "A passed bank is offered at its amount; if nobody takes it, the highest bid wins it."
                ),
            ),
        ]


def _phase(phase: str, text: str) -> dict[str, str]:
    return {"phase": phase, "text": text}
