"""What could not be stored or read, in one sentence for people."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.session.errors import Reason, StorageError
from baccara_qt.ui.session_list import day_text

# Qt's stub calls a marked text an object.
_SENTENCES: Final[dict[str, Any]] = {
    "read_only": QT_TRANSLATE_NOOP(
        "Storage", "Nothing can be played or kept in this library, for it is read-only: {path}"
    ),
    "locked": QT_TRANSLATE_NOOP("Storage", "Another program has locked the library; try again when it is done: {path}"),
    "full": QT_TRANSLATE_NOOP("Storage", "The disk is full. Nothing is lost, but nothing more can be stored: {path}"),
    "unreachable": QT_TRANSLATE_NOOP("Storage", "The library cannot be opened ({reason}): {path}"),
    "garbage": QT_TRANSLATE_NOOP("Storage", "This file is no library of Baccara, or it is damaged: {path}"),
    "emptied": QT_TRANSLATE_NOOP("Storage", "The library is empty, but there are copies of it: {path}"),
    "gone": QT_TRANSLATE_NOOP("Storage", "The library is missing, but there are copies of it: {path}"),
    "replaced": QT_TRANSLATE_NOOP(
        "Storage", "The library was removed or replaced, so nothing more is stored; start Baccara again: {path}"
    ),
    "restored": QT_TRANSLATE_NOOP(
        "Storage", "The library was lost. Its copy of {day} is in its place now (tables: {sessions}): {path}"
    ),
    "foreign": QT_TRANSLATE_NOOP("Storage", "This file belongs to another program: {path}"),
    "future": QT_TRANSLATE_NOOP("Storage", "A newer version of Baccara wrote this library: {path}"),
    "missing": QT_TRANSLATE_NOOP("Storage", "There is no library yet: {path}"),
    "failed": QT_TRANSLATE_NOOP("Storage", "The library could not be used ({reason}): {path}"),
    "recovered": QT_TRANSLATE_NOOP(
        "Storage", "The library was damaged. {sessions} tables were saved into a new one; the old file is kept: {old}"
    ),
    "no_step": QT_TRANSLATE_NOOP("Storage", "That table did not come so far."),
    "unknown": QT_TRANSLATE_NOOP("Storage", "That table is no longer in the library."),
    "in_use": QT_TRANSLATE_NOOP("Storage", "That table is open in another window."),
    "overtaken": QT_TRANSLATE_NOOP("Storage", "This table was continued elsewhere; open it again to go on."),
    "lesson_overtaken": QT_TRANSLATE_NOOP("Storage", "This lesson was continued elsewhere; open it again to go on."),
    "lesson_changed": QT_TRANSLATE_NOOP(
        "Storage",
        "What you left was begun with another version and cannot go on. Begin anew; what you did still counts.",
    ),
    "damaged": QT_TRANSLATE_NOOP("Storage", "That table is damaged and cannot be opened: {reason}"),
    "unwritable": QT_TRANSLATE_NOOP("Storage", "This file cannot be written ({reason}): {path}"),
    "record_unreadable": QT_TRANSLATE_NOOP("Storage", "This record cannot be read ({reason}): {path}"),
    "record_foreign": QT_TRANSLATE_NOOP("Storage", "This file is no record of Baccara, as line 1 shows: {path}"),
    "record_future": QT_TRANSLATE_NOOP("Storage", "A newer version of Baccara wrote this record: {path}"),
    "record_truncated": QT_TRANSLATE_NOOP("Storage", "This record is cut off after line {line}: {path}"),
    "record_altered": QT_TRANSLATE_NOOP("Storage", "Line {line} shows that this record was altered ({reason}): {path}"),
    "record_malformed": QT_TRANSLATE_NOOP("Storage", "Line {line} of this record cannot be read ({reason}): {path}"),
    "record_impossible": QT_TRANSLATE_NOOP(
        "Storage", "Line {line} of this record has impossible values ({reason}): {path}"
    ),
    "record_short": QT_TRANSLATE_NOOP("Storage", "This record has only {coups} coups: {path}"),
    "record_wrong": QT_TRANSLATE_NOOP("Storage", "Line {line} of this record is against the rules ({reason}): {path}"),
    "settings_unreadable": QT_TRANSLATE_NOOP(
        "Storage", "The settings cannot be read, so the usual ones hold ({reason}): {path}"
    ),
    "settings_broken": QT_TRANSLATE_NOOP(
        "Storage", "The settings were damaged, so the usual ones hold. The old file is kept: {kept}"
    ),
    "settings_partly": QT_TRANSLATE_NOOP(
        "Storage", "Some settings were damaged, so the usual ones hold for them. The old file is kept: {kept}"
    ),
}

_REASONS: Final[frozenset[Any]] = frozenset(
    {
        QT_TRANSLATE_NOOP("Storage", "a shoe is missing"),
        QT_TRANSLATE_NOOP("Storage", "a step does not fit the table"),
        QT_TRANSLATE_NOOP("Storage", "it does not name as many seats as its rules"),
        QT_TRANSLATE_NOOP("Storage", "it is a library of sessions"),
        QT_TRANSLATE_NOOP("Storage", "it is a link to itself"),
        QT_TRANSLATE_NOOP("Storage", "it is not a file"),
        QT_TRANSLATE_NOOP("Storage", "it is not a folder"),
        QT_TRANSLATE_NOOP("Storage", "its folder does not exist"),
        QT_TRANSLATE_NOOP("Storage", "its folder is read-only"),
        QT_TRANSLATE_NOOP("Storage", "there is no such file"),
        QT_TRANSLATE_NOOP("Storage", "it is too long"),
        QT_TRANSLATE_NOOP("Storage", "it has no steps"),
        QT_TRANSLATE_NOOP("Storage", "it changed while it was read"),
        QT_TRANSLATE_NOOP("Storage", "its digest does not fit its steps"),
        QT_TRANSLATE_NOOP("Storage", "its header does not fit its check"),
        QT_TRANSLATE_NOOP("Storage", "its rules cannot be read"),
        QT_TRANSLATE_NOOP("Storage", "its shoes are not those it was committed to"),
        QT_TRANSLATE_NOOP("Storage", "something follows its digest"),
        QT_TRANSLATE_NOOP("Storage", "the user sits at more than one seat"),
        QT_TRANSLATE_NOOP("Storage", "what it began with is not what was written"),
        QT_TRANSLATE_NOOP("Storage", "its steps are not those its summary counts"),
        # of the system
        QT_TRANSLATE_NOOP("Storage", "Permission denied"),
        QT_TRANSLATE_NOOP("Storage", "No such file or directory"),
        QT_TRANSLATE_NOOP("Storage", "Is a directory"),
        QT_TRANSLATE_NOOP("Storage", "Not a directory"),
        QT_TRANSLATE_NOOP("Storage", "Read-only file system"),
        QT_TRANSLATE_NOOP("Storage", "No space left on device"),
        QT_TRANSLATE_NOOP("Storage", "File name too long"),
        QT_TRANSLATE_NOOP("Storage", "Input/output error"),
        QT_TRANSLATE_NOOP("Storage", "Device or resource busy"),
        QT_TRANSLATE_NOOP("Storage", "Disk quota exceeded"),
        QT_TRANSLATE_NOOP("Storage", "File too large"),
        QT_TRANSLATE_NOOP("Storage", "Invalid argument"),
        QT_TRANSLATE_NOOP("Storage", "No such device"),
        QT_TRANSLATE_NOOP("Storage", "Operation not permitted"),
        QT_TRANSLATE_NOOP("Storage", "Stale file handle"),
        QT_TRANSLATE_NOOP("Storage", "Too many levels of symbolic links"),
        QT_TRANSLATE_NOOP("Storage", "Too many open files"),
    }
)
"""What the storage gives as its reason, and what the system does; whatever else there is stays as it was said."""

# What only a programmer could make something of is left to the command line.
_PATTERNS: Final[dict[str, Any]] = {
    "{said}": QT_TRANSLATE_NOOP("Storage", "it is not what Baccara writes"),
    "it is not written canonically": QT_TRANSLATE_NOOP("Storage", "it is not what Baccara writes"),
    "{place}: {said}": QT_TRANSLATE_NOOP("Storage", "what stands at “{place}” is not what Baccara writes"),
    "SQLite says “{said}”": QT_TRANSLATE_NOOP("Storage", "SQLite says “{said}”"),
    "step {step} is not what was written": QT_TRANSLATE_NOOP("Storage", "step {step} is not what was written"),
    "step {step} is missing": QT_TRANSLATE_NOOP("Storage", "step {step} is missing"),
    "{phase!r} is no phase of a table": QT_TRANSLATE_NOOP("Storage", "“{phase}” is no phase of a table"),
    "its digest does not fit its steps; the first wrong line is {line}": QT_TRANSLATE_NOOP(
        "Storage", "its digest does not fit its steps; the first wrong line is {line}"
    ),
    "its rules contradict themselves ({fields})": QT_TRANSLATE_NOOP("Storage", "its rules contradict themselves"),
    "the shoe is not {packs} packs of cards": QT_TRANSLATE_NOOP("Storage", "the shoe is not {packs} packs of cards"),
    "the table does not allow {command}: {error}": QT_TRANSLATE_NOOP(
        "Storage", "the table does not allow it there, see rule {rule}"
    ),
    "what seat {seat} can take back is step {step}": QT_TRANSLATE_NOOP(
        "Storage", "what seat {seat} can take back is step {step}"
    ),
    "event {n}, {kind}, is missing": QT_TRANSLATE_NOOP("Storage", "event {n} is missing"),
    "event {n} should be {event}": QT_TRANSLATE_NOOP("Storage", "event {n} is not what follows from the rules"),
    "event {n} does not follow from the rules": QT_TRANSLATE_NOOP(
        "Storage", "event {n} does not follow from the rules"
    ),
    "the seed of shoe {shoe} is no seed": QT_TRANSLATE_NOOP("Storage", "the seed of shoe {shoe} is no seed"),
    "the seed of shoe {shoe} is not the one that was committed to": QT_TRANSLATE_NOOP(
        "Storage", "the seed of shoe {shoe} is not the one that was committed to"
    ),
    "the order of shoe {shoe} does not come from its seed": QT_TRANSLATE_NOOP(
        "Storage", "the order of shoe {shoe} does not come from its seed"
    ),
}
"""Reasons that tell where, by how the storage puts them; the others stand for themselves."""


def storage_text(error: StorageError) -> str:
    """The sentence for a refusal of the storage."""
    shown = {name: _shown(value) for name, value in error.params.items()}
    return QCoreApplication.translate("Storage", _SENTENCES[error.code]).format_map(shown)


def reason_text(reason: object) -> str:
    """Why something was refused, as a part of a sentence."""
    if isinstance(reason, Reason) and reason.pattern in _PATTERNS:
        return QCoreApplication.translate("Storage", _PATTERNS[reason.pattern]).format_map(reason.params)
    return QCoreApplication.translate("Storage", str(reason)) if str(reason) in _REASONS else str(reason)


def _shown(value: object) -> object:
    return day_text(value.isoformat()) if isinstance(value, date) else reason_text(value)
