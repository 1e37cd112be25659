"""A language that shows what will not fit: every text accented and two fifths longer."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

_ACCENTS = str.maketrans("aeiouyAEIOUYncs", "äéïöüÿÄÉÏÖÜŸñçš")
_WORDS = re.compile(r"[^\W\d_]+")
_PLACES = re.compile(r"(%\w+|\{\w*\})")


def longer(text: str) -> str:
    """The text accented and longer by 40 %; places for values stay as they are."""
    parts = _PLACES.split(text)
    return "".join(part if place % 2 else _stretched(part) for place, part in enumerate(parts))


def _stretched(text: str) -> str:
    return _WORDS.sub(
        lambda word: word[0].translate(_ACCENTS) + word[0][-1].translate(_ACCENTS) * round(len(word[0]) * 0.4), text
    )


class PseudoTranslator(QTranslator):
    """Translates everything into that language."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text, longer."""
        return longer(source)

    def isEmpty(self) -> bool:
        """It knows every text."""
        return False
