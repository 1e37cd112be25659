"""Umlauts missing in the font: every letter of every language is in every typeface of the program."""

import importlib
from pathlib import Path

from PySide6.QtGui import QRawFont

from baccara_qt.ui import calls, resources

NOT_DRAWN = {"\u202f", "\n"}
"""A narrow space leaves no mark, whichever typeface it is from."""


def letters(monkeypatch) -> set[str]:
    """Every letter of every language and of the croupier's French."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "packaging")
    i18n = importlib.import_module("i18n")
    texts = [text for catalogue in i18n.catalogues() for text in i18n.texts(catalogue)]
    written = {letter for text in texts for letter in text.source + text.translation}
    return (written | set("".join(calls.FRENCH.values()))) - NOT_DRAWN


def test_22_every_typeface_has_every_letter_of_every_language(qapp, monkeypatch):
    needed = letters(monkeypatch)
    assert set("äöüÜß„“éàÉ×·…") <= needed
    for family in resources._FONTS.values():
        for file in family:
            typeface = QRawFont(str(resources.locate(f"fonts/{file}")), 20)
            assert not {letter for letter in needed if not typeface.supportsCharacter(ord(letter))}, file
