"""The refusals of a session's storage: each has a stable code and one clear sentence."""

from __future__ import annotations

from typing import Final, Self

_SENTENCES: Final = {
    # the library
    "read_only": "The library {path} cannot be written: the file or its folder is read-only.",
    "locked": "The library {path} is locked by another program.",
    "full": "The library {path} could not be written: the disk is full.",
    "unreachable": "The library {path} cannot be opened: {reason}.",
    "garbage": "{path} is not a library of this program, or it is damaged.",
    "emptied": "The library {path} is empty, but there are copies in {copies}; the window brings back the newest.",
    "gone": "The library {path} is missing, but there are copies in {copies}; the window brings back the newest.",
    "replaced": "The library {path} was removed or replaced while it was open; start the program again.",
    "foreign": "{path} is a database of another program.",
    "future": "The library {path} was written by a newer version of this program.",
    "missing": "There is no library {path}.",
    "failed": "The library {path} could not be used: {reason}.",
    "recovered": "The library was damaged: {sessions} sessions were saved into a new one; the old file is {old}.",
    "restored": "The library {path} was lost; its copy of {day} is in its place, with {sessions} sessions.",
    # a session
    "unknown": "There is no session {id} in the library.",
    "in_use": "Session {id} is open in another window.",
    "overtaken": "Session {id} was continued elsewhere; open it again.",
    "lesson_overtaken": "The lesson was continued elsewhere; open it again.",
    "lesson_changed": "What was left was begun with another version and cannot go on; what was done still counts.",
    "no_step": "Session {id} has no step {step}.",
    "damaged": "Session {id} is damaged: {reason}.",
    # a file
    "unwritable": "{path} cannot be written: {reason}.",
    # a record
    "record_unreadable": "{path} cannot be read: {reason}.",
    "record_foreign": "{path} is not a record of this program: line 1 is no header of one.",
    "record_future": "{path} was written by a newer version of this program.",
    "record_truncated": "{path} is truncated: it ends at line {line}, before its digest.",
    "record_altered": "{path} was altered, as line {line} shows: {reason}.",
    "record_malformed": "{path}, line {line}, cannot be read: {reason}.",
    "record_impossible": "{path}, line {line}, has impossible values: {reason}.",
    "record_short": "{path} has only {coups} coups.",
    "record_wrong": "{path}, line {line}, is wrong: {reason}.",
    # the settings
    "settings_unreadable": "The settings {path} cannot be read: {reason}. The defaults are used.",
    "settings_broken": "The settings could not be read; the defaults are used. The old file is kept as {kept}.",
    "settings_partly": "Some settings could not be read; their defaults are used. The old file is kept as {kept}.",
}


class Reason(str):
    """Why something is refused: a sentence that also knows its parts, so that it can be told in another language.

    Attributes:
        pattern: The sentence with its gaps.
        params: What fills them.
    """

    __slots__ = ("params", "pattern")
    pattern: str
    params: dict[str, object]

    def __new__(cls, pattern: str, **params: object) -> Self:
        """Fills the gaps."""
        reason = super().__new__(cls, pattern.format(**params))
        reason.pattern = pattern
        reason.params = params
        return reason


class ReasonedError(ValueError):
    """Something that is not what it should be.

    Attributes:
        reason: Why.
    """

    def __init__(self, pattern: str, **params: object) -> None:
        self.reason = Reason(pattern, **params)
        super().__init__(self.reason)


def reason_of(error: Exception) -> Reason:
    """Why something could not be read; what Python says of it is nothing for other languages."""
    return error.reason if isinstance(error, ReasonedError) else Reason("{said}", said=error)


class RefusedError(Exception):
    """Something that was asked for and cannot be done; its text is one clear sentence."""


class StuckError(RefusedError):
    """A table of guests only that no longer comes to a coup."""


class StorageError(RefusedError):
    """Something could not be stored or read; what was there before is untouched.

    Attributes:
        code: Stable name of the refusal, e.g. ``"locked"``.
        params: What it is about (paths, session ids), for a message in the user's language.
    """

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(_SENTENCES[code].format(**params))


class RecordError(StorageError):
    """A record that cannot be used."""


class WrongStepError(RecordError):
    """A readable record with a step the rules do not lead to.

    Attributes:
        line: The first line that is wrong, from 1.
        reason: What is wrong with it.
    """

    def __init__(self, path: object, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__("record_wrong", path=path, line=line, reason=reason)
