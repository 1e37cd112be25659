"""What the verbs of the command line have in common: their parser, their answers, and the user's library."""

from __future__ import annotations

import argparse
import json
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NoReturn, Self

from baccara_qt.session.errors import StorageError
from baccara_qt.session.places import Places

if TYPE_CHECKING:
    from baccara_qt.session.library import Library

GOOD: Final = 0
NO: Final = 1
UNUSABLE: Final = 2

_MAX_NUMBER: Final = 2**63 - 1
_DIGITS: Final = re.compile(r"-?[0-9]{1,40}")
_NO_VALUE: Final = re.compile(r"(--[a-z-]+)=--")

_PAUSE: Final = 0.1
"""Seconds between two words of progress."""


def complain(text: str) -> None:
    """Says in one line what is wrong."""
    print(f"baccara-qt: {one_line(text)}", file=sys.stderr)


def one_line(text: str) -> str:
    """A text as a terminal may be sent it: whatever is in a name, it neither ends the line nor commands anything."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Says it and ends."""
        complain(message)
        raise SystemExit(UNUSABLE)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Reads the words; ``--option=--``, which Python would take for an empty list, has no value."""
        for word in args or ():
            if bare := _NO_VALUE.fullmatch(word):
                self.error(f"argument {bare[1]}: expected one argument")
        return super().parse_known_args(args, namespace)


def whole_number(text: str) -> int:
    """How an argument is read that is a whole number: plain digits and no others."""
    if _DIGITS.fullmatch(text) is None:
        raise argparse.ArgumentTypeError(f"not a whole number: {text[:40]!r}")
    return int(text)


def counted(least: int) -> Any:
    """How an argument is read that is a whole number of at least so many."""

    def number(text: str) -> int:
        value = whole_number(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}: {text[:40]}")
        if value > _MAX_NUMBER:
            raise argparse.ArgumentTypeError(f"must be at most {_MAX_NUMBER}: {text[:40]}")
        return value

    return number


class Progress:
    """How far a long verb has come, on a terminal only; a context after which its line is gone.

    Args:
        what: What is counted.
        whole: How many there will be; 0 where nobody knows.
        shown: Whether it is wanted: not where the answers themselves come one by one.
    """

    def __init__(self, what: str, whole: int = 0, *, shown: bool = True) -> None:
        self._shown = shown and sys.stderr.isatty()
        self._what = f"of {whole} {what}" if whole else what
        self._last = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def __call__(self, done: int) -> None:
        """So many are done."""
        now = time.monotonic()
        if self._shown and now - self._last > _PAUSE:
            self._last = now
            print(f"\r{done} {self._what}", end="", file=sys.stderr, flush=True)


@contextmanager
def interrupts_held() -> Iterator[Callable[[], None]]:
    """Ctrl+C is heard only where the function given is called: what Qt calls must not raise it."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))

    def heed() -> None:
        if heard:
            raise KeyboardInterrupt

    try:
        yield heed
    finally:
        signal.signal(signal.SIGINT, before)


def answer(document: Any) -> None:
    """Answers with a JSON document."""
    print(json.dumps(document, ensure_ascii=False))


def library_of(arguments: argparse.Namespace, *, make: bool = True) -> Library:
    """The user's library; a verb that only looks makes none."""
    from baccara_qt.session.copies import begun  # noqa: PLC0415
    from baccara_qt.session.library import Library  # noqa: PLC0415

    found = Places.find(arguments.data_dir)
    if make:
        found.make()
    elif not begun(found.library):
        raise StorageError("missing", path=found.library)
    return Library(found.library, every_step=False)
