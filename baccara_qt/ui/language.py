"""The language of the program: English as it is written, or a catalogue in `i18n`, with numbers and dates to match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from baccara_qt.ui import resources

SOURCE: Final = "en"
"""The language the texts are written in."""

_QTS_OWN: Final = ("qtbase", "qtdeclarative")


def languages() -> dict[str, str]:
    """The languages to choose from: their codes, and what their speakers call them. A new catalogue is a new one."""
    codes = sorted(file.stem.partition("_")[2] for file in resources.locate("i18n").glob("baccara_*.qm"))
    named = {code: QLocale(code).nativeLanguageName() for code in codes}
    return {SOURCE: "English"} | {code: name[:1].upper() + name[1:] for code, name in named.items()}


def qts_own(code: str) -> list[str]:
    """Where Qt keeps the texts of its own dialogs and keys in a language."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [f"{folder}/{catalogue}_{code}.qm" for catalogue in _QTS_OWN]


def system() -> QLocale:
    """What the user has set for all his programs."""
    return QLocale.system()


class Language(QObject):
    """Lets the program speak a language, until it is closed.

    Signals:
        changed: Texts, numbers and dates are others now; nothing that is shown changes by itself.

    Args:
        wanted: Code of the language; the system's when empty or not known.
        parent: Owner.
    """

    changed = Signal()

    def __init__(self, wanted: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self._code = SOURCE
        self._translators: list[QTranslator] = []
        self._with_qts_own = False
        self._begin()

    @property
    def wanted(self) -> str:
        """What was asked for; empty for the system's."""
        return self._wanted

    @property
    def code(self) -> str:
        """What is spoken."""
        return self._code

    def speak(self, wanted: str) -> None:
        """Speaks this language from now on."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._end()
            self._begin()
            self.changed.emit()

    def load_qts_own(self) -> None:
        """Lets the dialogs of Qt speak it too; the first page has none and does not wait for that."""
        if not self._with_qts_own:
            self._with_qts_own = True
            self._install_qts_own()

    def close(self) -> None:
        """Ends it: English texts again, and the system's numbers."""
        self._end()
        QLocale.setDefault(system())

    def _begin(self) -> None:
        self._code = _spoken(self._wanted)
        QLocale.setDefault(_numbers(self._code, self._wanted))
        if self._code != SOURCE:
            self._install(str(resources.locate(f"i18n/baccara_{self._code}.qm")))
        if self._with_qts_own:
            self._install_qts_own()

    def _end(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()

    def _install_qts_own(self) -> None:
        if self._code != SOURCE:
            for file in qts_own(self._code):
                self._install(file)

    def _install(self, file: str) -> None:
        translator = QTranslator()
        # Qt may lack a language; its own texts are then English.
        if translator.load(file):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)


def _spoken(wanted: str) -> str:
    """The language that is wanted, else the first of the system's that there is."""
    known = languages()
    wishes = [wanted, *(name.partition("-")[0] for name in system().uiLanguages())]
    return next((wish for wish in wishes if wish in known), SOURCE)


def _numbers(code: str, wanted: str) -> QLocale:
    """How numbers and dates are written: as the user's system does, unless he speaks another language here."""
    theirs = system()
    if theirs.language() != QLocale.Language.C and (not wanted or QLocale(code).language() == theirs.language()):
        return theirs
    if code == SOURCE:
        return QLocale(QLocale.Language.English, QLocale.Country.World)
    return QLocale(code)
