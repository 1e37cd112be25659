"""A faster ``dataclasses.replace`` for the frozen values the table is made of.

A coup is about thirty events and each makes a new state. The library walks the fields in Python, and a frozen
``__init__`` sets each through ``object.__setattr__``; together that would be half of the time of a coup. Here the walk
is compiled once for each class: it fills an open twin of the same slots and then makes it an instance of the frozen
class. Same meaning, and the type checker checks it as the library's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value, /, **changes):
        """The value with some of its fields changed."""
        kind = type(value)
        return (_REPLACERS.get(kind) or _compiled(kind))(value, **changes)


_KEEP = object()
_REPLACERS: dict[type, Callable[..., Any]] = {}


def _compiled(kind: type) -> Callable[..., Any]:
    names = [field.name for field in fields(kind)]
    parameters = ", ".join(f"{name}=_KEEP" for name in names)
    body = "\n".join(f"    new.{name} = value.{name} if {name} is _KEEP else {name}" for name in names)
    source = (
        f"def replacer(value, /, *, {parameters}):\n"
        f"    new = _twin()\n{body}\n    new.__class__ = _kind\n    return new"
    )
    twin = type(kind.__name__, kind.__bases__, {"__slots__": names})
    scope: dict[str, Any] = {"_KEEP": _KEEP, "_kind": kind, "_twin": twin}
    exec(source, scope)
    _REPLACERS[kind] = scope["replacer"]
    return _REPLACERS[kind]


__all__ = ["replace"]
