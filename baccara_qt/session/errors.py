"""The refusals of a session's storage: each has a stable code and one clear sentence."""

from __future__ import annotations

from typing import Final

_SENTENCES: Final = {
    # the library
    "read_only": "The library {path} cannot be written: the file or its folder is read-only.",
    "locked": "The library {path} is locked by another program.",
    "full": "The library {path} could not be written: the disk is full.",
    "unreachable": "The library {path} cannot be opened: {reason}.",
    "garbage": "{path} is not a library of this program, or it is damaged.",
    "foreign": "{path} is a database of another program.",
    "future": "The library {path} was written by a newer version of this program.",
    "failed": "The library {path} could not be used: {reason}.",
    # a session
    "unknown": "There is no session {id} in the library.",
    "in_use": "Session {id} is open in another window.",
    "overtaken": "Session {id} was continued elsewhere; open it again.",
    "damaged": "Session {id} is damaged: {reason}.",
    "closed": "Session {id} is closed.",
    # a file
    "unwritable": "{path} cannot be written: {reason}.",
    # the settings
    "settings_unreadable": "The settings {path} cannot be read: {reason}. The defaults are used.",
    "settings_broken": "The settings could not be read; the defaults are used. The old file is kept as {kept}.",
    "settings_partly": "Some settings could not be read; their defaults are used. The old file is kept as {kept}.",
}


class StorageError(Exception):
    """Something could not be stored or read; what was there before is untouched.

    Attributes:
        code: Stable name of the refusal, e.g. ``"locked"``.
        params: What it is about (paths, session ids), for a message in the user's language.
    """

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(_SENTENCES[code].format(**params))
