"""What a user has set: a small JSON file, written whole or not at all, and never a reason not to start.

It holds names and figures, no path of the program. It is read without pydantic, before the first frame.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import write_atomically

VERSION: Final = 1

SLOWEST: Final = 3.0
"""The greatest factor on durations."""

LONGEST_THOUGHT: Final = 5000
"""The longest a guest may seem to think, in milliseconds."""

_MOST_BYTES: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, with their defaults.

    Attributes:
        speed: Factor on every duration of the table, 0 (instant) to ``SLOWEST``.
        pace: How long a guest seems to think, in milliseconds, up to ``LONGEST_THOUGHT``.
        last_word: Whether the croupier waits for the user before he closes the stakes, while the user could still act.
        deal_by_hand: Whether the user deals every card himself when he is banker.
        language: Code of the user's language; empty follows the system.
        french_calls: Whether the croupier speaks French; otherwise the user's language.
        faces: Which faces the cards have; ``letters`` which letters its courts have (empty: those of the language);
            ``backs`` which pattern their backs have.
        cloth: Which cloth lies on the table.
        preset: Preset of the table last begun, ``seats`` its seats, ``seat`` the user's (0: none), ``purse`` his
            opening purse in cents (0: the preset's).
        window: Place and size of the window: x, y, width, height; empty before the first time.
        maximised: Whether the window was maximised; ``full_screen`` whether it filled the screen.
        muted: Whether nothing is heard.
        volume: How loud the sounds are, 0–1.
        silenced: The groups of sounds that are switched off.
        odds: Whether the odds of the next coup are shown at Punto Banco.
        lesson_preset: Preset of the table of a lesson, ``lesson_manner`` how the learner is corrected, ``lesson_coups``
            how many coups an exam has, ``lesson_accidents`` whether things go wrong, ``lesson_left`` the steps of the
            staff's work he leaves to the house, ``lesson_commission`` how the house of Punto Banco is paid.
    """

    speed: float = 1.0
    pace: int = 700
    last_word: bool = True
    deal_by_hand: bool = False
    language: str = ""
    french_calls: bool = True
    faces: str = "classic"
    letters: str = ""
    backs: str = "ogee"
    cloth: str = "green"
    preset: str = "casino"
    seats: int = 9
    seat: int = 5
    purse: int = 0
    window: tuple[int, ...] = ()
    maximised: bool = False
    full_screen: bool = False
    muted: bool = False
    volume: float = 0.7
    silenced: tuple[str, ...] = ()
    odds: bool = False
    lesson_preset: str = "casino"
    lesson_manner: str = "gentle"
    lesson_coups: int = 3
    lesson_accidents: bool = False
    lesson_left: tuple[str, ...] = ()
    lesson_commission: str = "box"


class Loaded(NamedTuple):
    """What was read, and what the user should be told about it.

    Attributes:
        settings: The settings; defaults where nothing usable was found.
        notice: Why something was not as it should be; ``None`` when all is well.
    """

    settings: Settings
    notice: StorageError | None = None


def load(path: Path) -> Loaded:
    """Reads the settings; a file that cannot be used is kept aside as ``.broken`` and the defaults stand in."""
    try:
        with path.open("rb") as file:
            text = file.read(_MOST_BYTES + 1)
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        reason = error.strerror or error
        return Loaded(Settings(), StorageError("settings_unreadable", path=path, reason=reason))
    try:
        content = json.loads(text, object_pairs_hook=_once) if len(text) <= _MOST_BYTES else None
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict) or content.pop("version", None) != VERSION:
        return Loaded(Settings(), _put_aside(path, "settings_broken"))
    good = {name: _CASTS.get(name, _same)(content[name]) for name in content if _allows(name, content[name])}
    notice = None if good.keys() == content.keys() else _put_aside(path, "settings_partly")
    return Loaded(Settings(**good), notice)


def save(path: Path, settings: Settings) -> None:
    """Writes the settings, all or nothing.

    Raises:
        StorageError: If they cannot be written; the old file is then untouched.
    """
    text = json.dumps({"version": VERSION, **asdict(settings)}, indent=1)
    write_atomically(path, [text.encode(), b"\n"])


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which what is given twice has no value: nobody knows which was meant."""
    names = Counter(name for name, _ in pairs)
    return {name: value if names[name] == 1 else None for name, value in pairs}


def _put_aside(path: Path, code: str) -> StorageError:
    kept = path.with_suffix(".broken")
    try:
        path.replace(kept)
    except OSError:
        kept = path
    return StorageError(code, kept=kept)


def _number(low: float, high: float) -> Callable[[Any], bool]:
    return lambda value: type(value) in (int, float) and low <= value <= high


def _whole(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 40


def _frame(value: Any) -> bool:
    return isinstance(value, list) and len(value) in (0, 4) and all(map(_whole(-100_000, 100_000), value))


def _words(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= 40 and all(map(_word, value))


def _same(value: Any) -> Any:
    return value


def _allows(name: str, value: Any) -> bool:
    return name in _CHECKS and _CHECKS[name](value)


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "speed": _number(0, SLOWEST),
    "pace": _whole(0, LONGEST_THOUGHT),
    "last_word": _flag,
    "deal_by_hand": _flag,
    "language": _word,
    "french_calls": _flag,
    "faces": _word,
    "letters": _word,
    "backs": _word,
    "cloth": _word,
    "preset": _word,
    "seats": _whole(1, 14),
    "seat": _whole(0, 14),
    "purse": _whole(0, 2**53 - 1),
    "window": _frame,
    "maximised": _flag,
    "full_screen": _flag,
    "muted": _flag,
    "volume": _number(0, 1),
    "silenced": _words,
    "odds": _flag,
    "lesson_preset": _word,
    "lesson_manner": _word,
    "lesson_coups": _whole(1, 100),
    "lesson_accidents": _flag,
    "lesson_left": _words,
    "lesson_commission": _word,
}
_CASTS: Final[dict[str, Callable[[Any], Any]]] = {
    "speed": float,
    "window": tuple,
    "volume": float,
    "silenced": tuple,
    "lesson_left": tuple,
}
