"""What the library keeps of the practice: lessons, what was done in them, and the spots that come back."""

from __future__ import annotations

from typing import Final

PRACTICE: Final = (
    """CREATE TABLE lesson (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        exercise TEXT NOT NULL,
        mode TEXT NOT NULL,
        seed TEXT NOT NULL,
        options TEXT NOT NULL,
        upcoming TEXT NOT NULL,
        begun TEXT NOT NULL,
        ended TEXT
    ) STRICT""",
    """CREATE TABLE lesson_act (
        lesson INTEGER NOT NULL REFERENCES lesson (id),
        n INTEGER NOT NULL,
        spot TEXT NOT NULL,
        given TEXT NOT NULL,
        fault TEXT NOT NULL,
        milliseconds INTEGER NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (lesson, n)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE spot (
        exercise TEXT NOT NULL,
        key TEXT NOT NULL,
        card TEXT NOT NULL,
        due TEXT NOT NULL,
        PRIMARY KEY (exercise, key)
    ) STRICT, WITHOUT ROWID""",
)
"""``given`` is JSON as in a script of answers, ``fault`` a fault's code or empty, ``card`` the scheduler's own JSON."""
