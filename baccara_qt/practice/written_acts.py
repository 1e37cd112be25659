"""Acts as JSON, for scripts and the library: ``{"act": "offer_cut", "seat": 9}``, amounts as ``"12.50"``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents, amount_text, parse_amount
from baccara_qt.practice import acts, punto_acts
from baccara_qt.practice.act import Act
from baccara_qt.practice.question import AnswerError


def kind_of(act: type[Act]) -> str:
    """The name of an act in a script: ``OfferCut`` is ``offer_cut``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", act.__name__).lower()


ACTS: Final[dict[str, type[Act]]] = {
    kind_of(value): value
    for value in (vars(acts) | vars(punto_acts)).values()
    if isinstance(value, type) and issubclass(value, Act) and value is not Act
}
"""Every act of every game by its name, in the order of the procedure."""

MOST: Final = 1_000
"""No number of an act is larger: neither seats, points nor cards."""

_SHAPES: Final[dict[type[Act], dict[str, Any]]] = {
    act: {field.name: get_type_hints(act)[field.name] for field in fields(act)}  # type: ignore[arg-type]
    for act in ACTS.values()
}


def parts_of(act: type[Act]) -> tuple[str, ...]:
    """The names of what an act needs: a seat, an amount …"""
    return tuple(_SHAPES[act])


def write_act(act: Act) -> dict[str, Any]:
    """An act as it is written in a script."""
    written: dict[str, Any] = {"act": kind_of(type(act))}
    for name, shape in _SHAPES[type(act)].items():
        value = getattr(act, name)
        written[name] = amount_text(value) if shape is Cents else value
    return written


def read_act(written: object) -> Act:
    """Reads an act of a script. Raises ``AnswerError``."""
    if isinstance(written, str):
        written = {"act": written}
    name = written.get("act") if isinstance(written, Mapping) else None
    if not isinstance(written, Mapping) or not isinstance(name, str) or name not in ACTS:
        raise AnswerError(f'an act is such as {{"act": "deal_card", "place": "palette"}}, not {_short(written)}')
    kind = ACTS[name]
    shapes = _SHAPES[kind]
    if set(written) != {"act", *shapes}:
        wanted = " and ".join(shapes) or "nothing else"
        raise AnswerError(f"{name} takes {wanted}")
    return kind(**{part: _value(f"{name}: {part}", shape, written[part]) for part, shape in shapes.items()})


def _value(what: str, shape: Any, value: object) -> Any:
    if shape is Cents:
        try:
            if isinstance(value, str):
                return parse_amount(value)
        except NotationError:
            pass
        raise AnswerError(f'{what} is an amount such as "12.50"')
    if get_origin(shape) is Literal:
        if value in get_args(shape):
            return value
        raise AnswerError(f"{what} is one of {', '.join(get_args(shape))}")
    if type(value) is not int or not 0 <= value <= MOST:
        raise AnswerError(f"{what} is a whole number")
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
