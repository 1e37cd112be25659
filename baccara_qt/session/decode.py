"""Reading steps, states and rules from JSON text: strict, unknown keys refused, nothing executed.

Loaded only when something is read, because even the core of pydantic costs more than the first frame may. The schemas
are written out here: what the rest of pydantic has for finding them in classes takes 9 MiB and a tenth of a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import Any, Final, Literal, cast, get_args, get_origin, get_type_hints

from pydantic_core import CoreSchema, SchemaValidator, ValidationError, core_schema

from baccara_qt.core.cards import Card
from baccara_qt.core.game import Step
from baccara_qt.core.games import NAMES, game_named
from baccara_qt.core.money import MAX_AMOUNT
from baccara_qt.session.codec import kind_of
from baccara_qt.session.errors import ReasonedError

_CARDS: Final = re.compile(r"(?:[A2-9TJQK][cdhs])*")


class DecodeError(ReasonedError):
    """A text that is not what it should be; says where and why."""


def decode_step(line: str | bytes, game: str = "chemin_de_fer") -> Step:
    """Reads a step's line.

    Args:
        line: The text.
        game: What is played.

    Raises:
        DecodeError: If it is no step, or holds an unknown key, a wrong type or an amount beyond ±(2⁵³ − 1) cents.
    """
    step = _read(_step(game), line)
    return Step(step["actor"], step["command"], step["events"])


def decode_state(text: str | bytes, game: str = "chemin_de_fer") -> Any:
    """Reads the state of a table of this game. Raises ``DecodeError``."""
    return _read(_state(game), text)


def decode_rules(text: str | bytes) -> Any:
    """Reads the settings of a table; they say themselves what is played. Raises ``DecodeError``."""
    return _read(_rules(), text)


def decode_header(text: str | bytes) -> dict[str, Any]:
    """Reads the header of a record into its parts, their types checked. Raises ``DecodeError``."""
    return cast(dict[str, Any], _read(_header(), text))


def _read(validator: SchemaValidator, text: str | bytes) -> Any:
    try:
        return validator.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise DecodeError("{place}: {said}" if place else "{said}", place=place, said=first["msg"]) from None


def _cards(text: str) -> tuple[Card, ...]:
    if not _CARDS.fullmatch(text):
        raise ValueError("not a row of cards")
    return tuple([Card.parse(text[n : n + 2]) for n in range(0, len(text), 2)])


def _schema(shape: Any) -> CoreSchema:
    """How a field of this type is read; the counterpart of the codec's writers."""
    shape = getattr(shape, "__supertype__", shape)
    if shape in _PLAIN:
        return _PLAIN[shape]
    arguments = get_args(shape)
    origin = get_origin(shape)
    if origin is tuple and arguments == (Card, ...):
        return core_schema.no_info_after_validator_function(_cards, core_schema.str_schema(strict=True))
    if origin is tuple and arguments[-1] is ...:
        return _many(_schema(arguments[0]))
    if origin is tuple:
        return core_schema.tuple_schema([_schema(item) for item in arguments], strict=True)
    if origin is frozenset:
        return core_schema.frozenset_schema(_schema(arguments[0]), strict=True)
    if origin is Literal:
        return core_schema.literal_schema(list(arguments))
    if type(None) in arguments:
        return core_schema.nullable_schema(_schema(arguments[0]))
    return _object(shape)


_PLAIN: Final[dict[Any, CoreSchema]] = {
    int: core_schema.int_schema(strict=True, ge=-MAX_AMOUNT, le=MAX_AMOUNT),
    bool: core_schema.bool_schema(strict=True),
    str: core_schema.str_schema(strict=True, max_length=1000),
    Card: core_schema.no_info_after_validator_function(Card.parse, core_schema.str_schema(strict=True)),
}


def _object(cls: type[Any], kind: str = "") -> CoreSchema:
    """How a frozen dataclass is read: its kind where it has one, every field, and none beyond them."""
    names = [field.name for field in fields(cls)]
    hints = get_type_hints(cls)
    members = [core_schema.dataclass_field(name, _schema(hints[name])) for name in names]
    if kind:
        tag = core_schema.literal_schema([kind])
        members.insert(0, core_schema.dataclass_field("kind", tag, init_only=True))
    arguments = core_schema.dataclass_args_schema(
        cls.__name__, members, collect_init_only=bool(kind), extra_behavior="forbid"
    )
    return core_schema.dataclass_schema(cls, arguments, names, slots=True, strict=True)


def _by_kind(classes: Iterable[type[Any]]) -> CoreSchema:
    choices = {kind: _object(cls, kind) for cls in classes for kind in [kind_of(cls)]}
    return core_schema.tagged_union_schema(choices, discriminator="kind", strict=True)


def _parts(parts: dict[str, CoreSchema], newer: frozenset[str] = frozenset()) -> CoreSchema:
    """An object without a class of its own: all these parts but the newer ones, and none beyond them."""
    members = {name: core_schema.typed_dict_field(part, required=name not in newer) for name, part in parts.items()}
    return core_schema.typed_dict_schema(members, extra_behavior="forbid")


def _many(item: CoreSchema) -> CoreSchema:
    return core_schema.tuple_schema([item], variadic_item_index=0, strict=True)


@cache
def _step(game: str) -> SchemaValidator:
    played = game_named(game)
    parts = {"actor": _PLAIN[int], "command": _by_kind(played.commands), "events": _many(_by_kind(played.events))}
    return SchemaValidator(_parts(parts))


@cache
def _state(game: str) -> SchemaValidator:
    return SchemaValidator(_object(game_named(game).state))


def _game_of(rules: Any) -> str | None:
    """What settings are for; those of chemin de fer do not say so: at first there was no other game."""
    return rules.get("game", NAMES[0]) if isinstance(rules, dict) else None


@cache
def _rules() -> SchemaValidator:
    choices = {game: _object(get_type_hints(game_named(game).state)["rules"]) for game in NAMES}
    return SchemaValidator(core_schema.tagged_union_schema(choices, _game_of, strict=True))


@cache
def _header() -> SchemaValidator:
    seat = _parts({"guest": core_schema.str_schema(strict=True, max_length=40), "human": _PLAIN[bool]})
    choices = {
        game: _parts(
            {
                "format": _PLAIN[str],
                "version": _PLAIN[int],
                "application": _PLAIN[str],
                "game": core_schema.literal_schema([game]),
                "rules": _object(get_type_hints(game_named(game).state)["rules"]),
                "seats": _many(seat),
                "discipline": _PLAIN[bool],
                "committed": _PLAIN[bool],
                "commitments": _many(_PLAIN[str]),
                "check": _PLAIN[str],
            },
            frozenset({"discipline", "committed"}),
        )
        for game in NAMES
    }
    return SchemaValidator(core_schema.tagged_union_schema(choices, "game", strict=True))
