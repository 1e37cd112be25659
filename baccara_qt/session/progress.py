"""How far long work is: whoever does it tells, and whoever is told may stop it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

Progress = Callable[[float], None]
"""Is told from time to time which part of the work is done, from 0 to 1; what it raises stops the work."""


def unheard(_part: float) -> None:
    """Nobody asks how far it is."""


def between(progress: Progress, first: float, last: float) -> Progress:
    """How far a part of the work is that begins and ends at these parts of the whole."""
    return lambda part: progress(first + (last - first) * part)


def told(things: Iterable[T], most: int, progress: Progress) -> Iterator[T]:
    """The same things one by one, of which there are so many; how far they are is told before each and at the end."""
    for n, thing in enumerate(things):
        progress(min(1.0, n / most))
        yield thing
    progress(1.0)
