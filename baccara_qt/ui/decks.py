"""The deck the program plays with: what its faces, the letters of its courts and its backs look like."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.ui.language import Language
from baccara_qt.ui.preferences import Preferences, known

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

FACES: Final = ("classic", "four-colour", "large-index", "plain")
LETTERS: Final = ("en", "fr", "de")
BACKS: Final = ("ogee", "lattice", "fans")


@QmlElement
class Decks(QObject):
    """Which deck the user has chosen, and which there are; another one lies on the table at once.

    A word in the settings that no deck has stands for the first.

    Signals:
        changed: Another deck is chosen now, or its courts speak another language.
        retold: The choices have other texts now.
    """

    changed = Signal()
    retold = Signal()

    def __init__(self, preferences: Preferences, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._language = language
        preferences.changed.connect(self.changed)
        language.changed.connect(self.changed)
        language.changed.connect(self.retold)

    @Property(str, notify=changed)
    def faces(self) -> str:
        """The set of faces: one of ``FACES``."""
        return known(self._preferences.now.faces, FACES)

    @faces.setter  # type: ignore[no-redef]
    def faces(self, value: str) -> None:
        self._preferences.change(faces=value)

    @Property(str, notify=changed)
    def letters(self) -> str:
        """The letters wanted on the courts: one of ``LETTERS``; empty for those of the user's language."""
        return known(self._preferences.now.letters, ("", *LETTERS))

    @letters.setter  # type: ignore[no-redef]
    def letters(self, value: str) -> None:
        self._preferences.change(letters=value)

    @Property(str, notify=changed)
    def lettersShown(self) -> str:
        """The letters on the courts: one of ``LETTERS``."""
        return known(known(self._preferences.now.letters, ("", *LETTERS)) or self._language.code, LETTERS)

    @Property(str, notify=changed)
    def backs(self) -> str:
        """The pattern of the backs: one of ``BACKS``; red and blue packs have the same."""
        return known(self._preferences.now.backs, BACKS)

    @backs.setter  # type: ignore[no-redef]
    def backs(self, value: str) -> None:
        self._preferences.change(backs=value)

    @Property(list, notify=retold)
    def facesToChoose(self) -> list[dict[str, Any]]:
        """The sets of faces."""
        texts = {
            "classic": translate("Settings", "Classic"),
            "four-colour": translate("Settings", "Four colours"),
            "large-index": translate("Settings", "Large indices"),
            "plain": translate("Settings", "Without indices"),
        }
        return [{"value": name, "text": texts[name]} for name in FACES]

    @Property(list, notify=retold)
    def lettersToChoose(self) -> list[dict[str, Any]]:
        """The letters of jack, queen and king."""
        return [
            {"value": "", "text": translate("Settings", "As the language")},
            {"value": "en", "text": translate("Settings", "J Q K – English")},
            {"value": "fr", "text": translate("Settings", "V D R – French")},
            {"value": "de", "text": translate("Settings", "B D K – German")},
        ]

    @Property(list, notify=retold)
    def backsToChoose(self) -> list[dict[str, Any]]:
        """The patterns of the backs."""
        texts = {
            "ogee": translate("Settings", "Rosette"),
            "lattice": translate("Settings", "Lattice"),
            "fans": translate("Settings", "Fans"),
        }
        return [{"value": name, "text": texts[name]} for name in BACKS]
