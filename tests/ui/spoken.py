"""The language of the tests: that of a system in the United States, or of the one that BACCARA_TEST_LOCALE names.

No test may depend on it (fault 21), but those that are about the wording; these ask for ``in_english``.
"""

import importlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from baccara_qt.ui import language
from baccara_qt.ui.language import Language

ABROAD = "BACCARA_TEST_LOCALE"


@pytest.fixture
def settle(qapp, monkeypatch) -> Iterator[Callable[[str], Language]]:
    """Makes this the language of the system, and of everything made without a choice of its own."""
    spoken: list[Language] = []

    def in_this(locale: str) -> Language:
        while spoken:
            spoken.pop().close()
        monkeypatch.setattr(language, "system", lambda: QLocale(locale))
        spoken.append(Language(""))
        return spoken[0]

    yield in_this
    while spoken:
        spoken.pop().close()


@pytest.fixture(autouse=True)
def spoken(settle) -> Language:
    """What is spoken where nothing else is said."""
    return settle(os.environ.get(ABROAD, "en_US"))


@pytest.fixture
def in_english(spoken, settle) -> Language:
    """For tests of what is said in English."""
    return settle("en_US")


@pytest.fixture
def in_pseudo(in_english, monkeypatch) -> Iterator[None]:
    """Every text accented and longer by 40 %: what does not fit then will not fit in some language."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "packaging")
    translator = importlib.import_module("pseudo").PseudoTranslator()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
