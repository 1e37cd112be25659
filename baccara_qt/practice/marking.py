"""Marks texts for the translators; the screen asks for the translation when it shows them."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself: only the collector of texts looks at this call, and this layer knows no Qt."""
    return text
