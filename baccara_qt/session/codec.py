"""Commands, events, steps and states as compact JSON text: one canonical text for every value.

A step is ``{"actor":3,"command":{"kind":"stake","amount":30000},"events":[{"kind":"stake_placed",…},…]}``: no spaces,
ASCII only, ``kind`` (the snake_case name of the class) first, then the fields in the order in which the class declares
them. A card is ``"9h"``, many cards are one text ``"9h4dKc"``, a set is an ascending list. Reading is in ``decode``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from json.encoder import encode_basestring_ascii
from operator import attrgetter
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from baccara_qt.core.cards import Card
from baccara_qt.core.event import Event
from baccara_qt.core.game import Actor

Writer = Callable[[Any], str]


def kind_of(cls: type[Any]) -> str:
    """The name under which a command or event is written: ``CallAvecLaTable`` is ``call_avec_la_table``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


def encode_step(actor: Actor, command: Any, events: Iterable[Event]) -> str:
    """The canonical line of a step."""
    written = ",".join([_NAMED[type(event)](event) for event in events])
    return f'{{"actor":{actor:d},"command":{_NAMED[type(command)](command)},"events":[{written}]}}'


def encode_state(state: Any) -> str:
    """The canonical text of a state."""
    return _WRITERS[type(state)](state)


def encode_rules(rules: Any) -> str:
    """The canonical text of the settings of a table."""
    return _WRITERS[type(rules)](rules)


def _bool(value: bool) -> str:
    return "true" if value else "false"


def _cards(cards: Iterable[Card]) -> str:
    return '"' + "".join([card.rank + card.suit for card in cards]) + '"'


def _list(write: Writer) -> Writer:
    return lambda items: "[" + ",".join(map(write, items)) + "]"


def _set(write: Writer) -> Writer:
    return lambda items: "[" + ",".join(map(write, sorted(items))) + "]"


def _row(writers: tuple[Writer, ...]) -> Writer:
    return lambda row: "[" + ",".join([write(item) for write, item in zip(writers, row, strict=True)]) + "]"


def _optional(write: Writer) -> Writer:
    return lambda value: "null" if value is None else write(value)


def _writer(shape: Any) -> Writer:
    """How a field of this type is written."""
    shape = getattr(shape, "__supertype__", shape)
    if shape in _PLAIN:
        return _PLAIN[shape]
    arguments = get_args(shape)
    origin = get_origin(shape)
    if origin is tuple and arguments == (Card, ...):
        return _cards
    if origin is tuple and arguments[-1] is ...:
        return _list(_writer(arguments[0]))
    if origin is tuple:
        return _row(tuple(map(_writer, arguments)))
    if origin is frozenset:
        return _set(_writer(arguments[0]))
    if origin is Literal:
        return _word
    if type(None) in arguments:
        return _optional(_writer(arguments[0]))
    return _WRITERS[shape]


def _word(text: object) -> str:
    return f'"{text}"'


_PLAIN: Final[dict[Any, Writer]] = {int: str, bool: _bool, str: encode_basestring_ascii, Card: _word}

_PLACES: Final[dict[Writer, str]] = {str: "%d", _word: '"%s"'}
"""What a template can write by itself, without the writer."""


def _object(cls: type[Any], kind: str = "") -> Writer:
    """How values of a frozen dataclass are written: by a template, and a writer for each field that needs one."""
    hints = get_type_hints(cls)
    names = [field.name for field in fields(cls)]
    writers = [_writer(hints[name]) for name in names]
    head = [f'"kind":"{kind}"'] if kind else []
    places = [f'"{name}":{_PLACES.get(write, "%s")}' for name, write in zip(names, writers, strict=True)]
    template = "{" + ",".join(head + places) + "}"
    if not names:
        return lambda _: template
    values = attrgetter(*names)
    special = [(n, write) for n, write in enumerate(writers) if write not in _PLACES]
    if not special:
        return lambda value: template % values(value)
    if len(names) == 1:
        (only,) = writers
        return lambda value: template % only(values(value))

    def write(value: Any) -> str:
        row = list(values(value))
        for n, write in special:
            row[n] = write(row[n])
        return template % tuple(row)

    return write


class _Writers(dict[type[Any], Writer]):
    """How each class is written, worked out when the first of its values is: a start of the program writes none."""

    def __init__(self, *, named: bool) -> None:
        self._named = named

    def __missing__(self, cls: type[Any]) -> Writer:
        self[cls] = write = _object(cls, kind_of(cls) if self._named else "")
        return write


_WRITERS: Final = _Writers(named=False)
_NAMED: Final = _Writers(named=True)
"""Commands and events are written with their kind."""
