"""A faster ``dataclasses.replace`` for the frozen values the table is made of.

A coup is about thirty events and each makes a new state. The library walks the fields in Python, and a frozen
``__init__`` sets each through ``object.__setattr__``; together that would be half of the time of a coup. Here the walk
is compiled once for each class: it fills an open twin of the same slots, which becomes an instance of the frozen class
once the changes are in. Same meaning, and the type checker checks it as the library's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value, /, **changes):
        """The value with some of its fields changed."""
        return _CHANGERS[type(value)](value, changes)


def changed(value: T, changes: Mapping[str, Any]) -> T:
    """The value with some of its fields changed; for changes that come as a mapping."""
    new: T = _CHANGERS[type(value)](value, changes)
    return new


_CHANGER: Final = """
def changer(value, changes):
    new = _twin()
    {copied}
    try:
        for field, change in changes.items():
            setattr(new, field, change)
    except AttributeError as error:
        raise TypeError(str(error)) from None
    new.__class__ = _kind
    return new
"""


class _Changers(dict[type, Callable[[Any, Mapping[str, Any]], Any]]):
    """For each class, what makes a changed value of another."""

    def __missing__(self, kind: type) -> Callable[[Any, Mapping[str, Any]], Any]:
        names = [field.name for field in fields(kind)]
        lines = [f"new.{name} = value.{name}" for name in names] + [f"new.{slot} = None" for slot in _room(kind)]
        scope = {"_kind": kind, "_twin": type(kind.__name__, kind.__bases__, {"__slots__": names})}
        exec(_CHANGER.format(copied="\n    ".join(lines)), scope)
        self[kind] = scope["changer"]
        return self[kind]


def _room(kind: type) -> list[str]:
    """Slots that are no fields: room for what follows from a value, and empty in a new one."""
    return [slot for base in kind.__bases__ for slot in getattr(base, "__slots__", ())]


_CHANGERS = _Changers()

__all__ = ["changed", "replace"]
