"""What Qt says though nobody is at fault, in whatever process of a test."""

import re
from typing import Final

ALLOWED: Final = (
    (
        r"^This plugin does not support (propagateSizeHints|raise)\(\)",
        "the offscreen platform has no window manager to tell; on a real screen the call is right",
    ),
    # The last animation has ended, and QQmlAnimationTimer::stopTimer has asked for QUnifiedTimer::stopTimer in the next
    # turn of the event loop. In the same turn something was begun and over at once, as all is at the speed "instant",
    # and left a call of startAnimations behind. If a key or a click begins a Timer between the two turns, that call
    # makes it the only thing that runs: the clock is stopped, and a plain timer set for it. Then comes stopTimer, which
    # does not look at what is about to start, and finds the clock stopped (qabstractanimation.cpp and
    # qabstractanimationjob.cpp of Qt 6.11). The Timer runs all the same: tests/qml/test_qt_noise.py.
    (
        r"^QUnifiedTimer::stopAnimationDriver: driver is not running$",
        "Qt stops its clock of animations a turn late, when it has stopped it already for a Timer that runs alone",
    ),
)
"""Messages that may come at any time: pattern, and why."""


def is_noise(text: str) -> bool:
    """Whether a message says nothing of the program."""
    return any(re.search(pattern, text) for pattern, _ in ALLOWED)


def complaints(stderr: str) -> list[str]:
    """The lines a process should not have said."""
    return [line for line in stderr.splitlines() if not is_noise(line)]
