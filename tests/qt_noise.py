"""What Qt says though nobody is at fault, in whatever process of a test."""

import re
from typing import Final

ALLOWED: Final = (
    (
        r"^This plugin does not support (propagateSizeHints|raise)\(\)",
        "the offscreen platform has no window manager to tell; on a real screen the call is right",
    ),
    (
        r"^QUnifiedTimer::stopAnimationDriver: driver is not running$",
        "Qt stops its clock of animations a turn late; on a busy machine the clock has stopped by itself",
    ),
)
"""Messages that may come at any time: pattern, and why."""


def is_noise(text: str) -> bool:
    """Whether a message says nothing of the program."""
    return any(re.search(pattern, text) for pattern, _ in ALLOWED)


def complaints(stderr: str) -> list[str]:
    """The lines a process should not have said."""
    return [line for line in stderr.splitlines() if not is_noise(line)]
