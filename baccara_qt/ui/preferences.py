"""The settings as the screen sees them: changed at once, written shortly after."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError
from baccara_qt.session.places import Places
from baccara_qt.session.settings import LONGEST_THOUGHT, SLOWEST, Settings, save
from baccara_qt.ui.language import languages

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

CLOTHS: Final = ("green", "midnight", "burgundy")

_WRITE_AFTER_MS: Final = 500


@QmlElement
class Preferences(QObject):
    """What the user has set.

    Signals:
        changed: Something else is set now.
        failed: The settings could not be written; with the refusal.
        retold: The texts are in another language now.
    """

    changed = Signal()
    failed = Signal(object)
    retold = Signal()

    def __init__(self, settings: Settings, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._places = places
        self._writer = QTimer(self, singleShot=True, interval=_WRITE_AFTER_MS)
        self._writer.timeout.connect(self._write)

    @property
    def now(self) -> Settings:
        """The settings in force."""
        return self._settings

    def change(self, **values: Any) -> None:
        """Sets these fields of ``Settings``; the file follows shortly after."""
        settings = replace(self._settings, **values)
        if settings != self._settings:
            self._settings = settings
            self._writer.start()
            self.changed.emit()

    def flush(self) -> None:
        """Writes what is not written yet."""
        if self._writer.isActive():
            self._writer.stop()
            self._write()

    @Slot()
    def _write(self) -> None:
        try:
            self._places.make()
            save(self._places.settings, self._settings)
        except StorageError as error:
            self.failed.emit(error)

    @Property(float, notify=changed)
    def speed(self) -> float:
        """Factor on every duration, from 0 (instant) to ``slowest``."""
        return self._settings.speed

    @speed.setter  # type: ignore[no-redef]
    def speed(self, value: float) -> None:
        self.change(speed=min(SLOWEST, max(0.0, value)))

    @Property(float, constant=True)
    def slowest(self) -> float:
        """The greatest speed factor."""
        return SLOWEST

    @Property(int, notify=changed)
    def pace(self) -> int:
        """How long a guest seems to think, in milliseconds."""
        return self._settings.pace

    @pace.setter  # type: ignore[no-redef]
    def pace(self, value: int) -> None:
        self.change(pace=min(LONGEST_THOUGHT, max(0, value)))

    @Property(bool, notify=changed)
    def lastWord(self) -> bool:
        """Whether the croupier waits for the user before he closes the stakes."""
        return self._settings.last_word

    @lastWord.setter  # type: ignore[no-redef]
    def lastWord(self, value: bool) -> None:
        self.change(last_word=value)

    @Property(bool, notify=changed)
    def dealByHand(self) -> bool:
        """Whether the user deals every card himself when he is banker."""
        return self._settings.deal_by_hand

    @dealByHand.setter  # type: ignore[no-redef]
    def dealByHand(self, value: bool) -> None:
        self.change(deal_by_hand=value)

    @Property(list, notify=retold)
    def paces(self) -> list[dict[str, Any]]:
        """How long the guests seem to think, in milliseconds, to choose from."""
        return [
            {"value": 0, "text": translate("Settings", "Not at all")},
            {"value": 300, "text": translate("Settings", "Briefly")},
            {"value": 700, "text": translate("Settings", "As usual")},
            {"value": 1500, "text": translate("Settings", "At leisure")},
        ]

    @Property(str, notify=changed)
    def language(self) -> str:
        """Code of the user's language; empty follows the system."""
        return self._settings.language

    @language.setter  # type: ignore[no-redef]
    def language(self, value: str) -> None:
        self.change(language=value)

    @Property(list, notify=retold)
    def languages(self) -> list[dict[str, str]]:
        """The languages to choose from, each in its own words."""
        system = {"value": "", "text": translate("Settings", "As the system")}
        return [system, *({"value": code, "text": name} for code, name in languages().items())]

    @Property(bool, notify=changed)
    def frenchCalls(self) -> bool:
        """Whether the croupier speaks French; otherwise the user's language."""
        return self._settings.french_calls

    @frenchCalls.setter  # type: ignore[no-redef]
    def frenchCalls(self, value: bool) -> None:
        self.change(french_calls=value)

    @Property(str, notify=changed)
    def cloth(self) -> str:
        """The cloth of the table: one of ``CLOTHS``; a word in the settings that no cloth has stands for the first."""
        return known(self._settings.cloth, CLOTHS)

    @cloth.setter  # type: ignore[no-redef]
    def cloth(self, value: str) -> None:
        self.change(cloth=value)

    @Property(list, notify=retold)
    def cloths(self) -> list[dict[str, str]]:
        """The cloths to choose from."""
        texts = {
            "green": translate("Settings", "Green"),
            "midnight": translate("Settings", "Midnight blue"),
            "burgundy": translate("Settings", "Burgundy"),
        }
        return [{"value": name, "text": texts[name]} for name in CLOTHS]

    @Property(bool, notify=changed)
    def odds(self) -> bool:
        """Whether the odds of the next coup are shown at Punto Banco."""
        return self._settings.odds

    @odds.setter  # type: ignore[no-redef]
    def odds(self, value: bool) -> None:
        self.change(odds=value)


def known(wanted: str, there: tuple[str, ...]) -> str:
    """What is wanted, or the first of what there is."""
    return wanted if wanted in there else there[0]
