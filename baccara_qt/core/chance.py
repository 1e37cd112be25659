"""Chance as a port: where shoes come from (rule A5).

``SeededChance`` is defined byte by byte, so that a seed is the same shoe for ever, on every Python and platform:

* The stream of a 32-byte seed is the concatenation of the blocks ``HMAC-SHA256(key=seed, message=i)`` for
  ``i = 0, 1, 2 …``, the message being ``i`` as 8 bytes, big-endian. It is read in words of 4 bytes, big-endian.
  (The players' streams come from the session's secret; their messages begin with a prefix before ``i``.)
* ``below(n)`` reads words until one is below the largest multiple of ``n`` up to 2³², and returns it modulo ``n``.
* A shuffle is Fisher–Yates from the end: for ``i = len-1 … 1`` swap item ``i`` with item ``below(i + 1)``.
* The seed of a session's shoe ``n`` (from 1) is ``HMAC-SHA256(key=secret, message=b"shoe" + n)``, ``n`` as 8 bytes,
  big-endian; revealing it tells nothing of the next. The commitment is the SHA-256 of the seed, in hexadecimal.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from baccara_qt.core.cards import PACK, Card, parse_cards

T = TypeVar("T")

_WORDS = 1 << 32

_EIGHT_BYTES = struct.Struct(">Q").pack
_WORDS_OF_BLOCK = struct.Struct(">8I").unpack


@lru_cache(maxsize=4)
def _keyed(key: bytes) -> tuple[Any, Any]:
    """The inner and the outer hash of HMAC with the key taken in: a table draws thousands with one key."""
    block = key.ljust(64, b"\0")
    return hashlib.sha256(bytes([byte ^ 0x36 for byte in block])), hashlib.sha256(
        bytes([byte ^ 0x5C for byte in block])
    )


def _block(seed: bytes, message: bytes) -> tuple[int, ...]:
    """The words of HMAC-SHA256."""
    inner, outer = _keyed(seed)
    inner, outer = inner.copy(), outer.copy()
    inner.update(message)
    outer.update(inner.digest())
    return _WORDS_OF_BLOCK(outer.digest())


class Stream:
    """Uniform integers from a 32-byte seed; nothing is computed before the first is asked for."""

    __slots__ = ("_blocks", "_prefix", "_seed", "_words")

    def __init__(self, seed: bytes, prefix: bytes = b"") -> None:
        self._seed = seed
        self._prefix = prefix
        self._blocks = 0
        self._words: Iterator[int] = iter(())

    def below(self, n: int) -> int:
        """A uniform integer from 0 to ``n - 1``."""
        limit = _WORDS - _WORDS % n
        while True:
            for word in self._words:
                if word < limit:
                    return word % n
            self._words = iter(_block(self._seed, self._prefix + _EIGHT_BYTES(self._blocks)))
            self._blocks += 1

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Puts the items into a uniform order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A shuffled shoe before the cut.

    Attributes:
        order: The cards, first to last.
        backs: The back of each card, ``r`` or ``b`` (B3).
        commitment: SHA-256 of the shoe's seed in hexadecimal; empty when the order is not from a seed.
    """

    order: tuple[Card, ...]
    backs: str
    commitment: str


class Chance(Protocol):
    """Where the order of a shoe comes from."""

    def shuffle(self, number: int, packs: int) -> Shuffle:
        """The shoe with this number (from 1), of so many packs."""
        ...

    def reveal(self, number: int) -> str:
        """The seed of a finished shoe in hexadecimal; empty when there is none to reveal."""
        ...


def packs_in_order(packs: int) -> tuple[tuple[Card, str], ...]:
    """The cards of so many packs with their backs, unshuffled: first half of the packs red, the rest blue (B3)."""
    return tuple((card, "r" if 2 * n < packs else "b") for n in range(packs) for card in PACK)


def shuffled(seed: bytes, packs: int) -> Shuffle:
    """The one order of so many packs that belongs to a seed (A5)."""
    cards = list(packs_in_order(packs))
    Stream(seed).shuffle(cards)
    order, backs = zip(*cards, strict=True)
    return Shuffle(order, "".join(backs), commitment=hashlib.sha256(seed).hexdigest())


class SeededChance:
    """Shoes derived one-way from a session's 32-byte secret (A5)."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @classmethod
    def from_text(cls, text: str) -> SeededChance:
        """The chance of a typed seed: any text, hashed to the session's secret."""
        return cls(hashlib.sha256(b"baccara session\0" + text.encode()).digest())

    @classmethod
    def fresh(cls) -> SeededChance:
        """A chance nobody can foretell, from the operating system."""
        return cls(secrets.token_bytes(32))

    def seed(self, number: int) -> bytes:
        """The 32-byte seed of the shoe with this number (from 1)."""
        return hmac.digest(self.secret, b"shoe" + _EIGHT_BYTES(number), "sha256")

    def stream(self, *key: int) -> Stream:
        """A stream of its own for each key, so that one player's choice never shifts another's luck."""
        return Stream(self.secret, b"player" + b"".join(map(_EIGHT_BYTES, key)))

    def shuffle(self, number: int, packs: int) -> Shuffle:
        """The shoe with this number (from 1), of so many packs."""
        return shuffled(self.seed(number), packs)

    def reveal(self, number: int) -> str:
        """The seed of the shoe with this number, in hexadecimal."""
        return self.seed(number).hex()


class ScriptedChance:
    """Deals what a test or a lesson needs: the first shoe, cut at ``cut``, begins with the script's cards.

    The rest of that shoe, and every later one, follows in the unshuffled order of the packs.
    """

    def __init__(self, script: str | Sequence[Card], cut: int = 10) -> None:
        self._script = parse_cards(script) if isinstance(script, str) else tuple(script)
        self._cut = cut

    def shuffle(self, number: int, packs: int) -> Shuffle:
        """The scripted shoe for number 1, else the packs in order."""
        rest = list(packs_in_order(packs))
        first: list[tuple[Card, str]] = []
        for card in self._script if number == 1 else ():
            index = next((i for i, (other, _) in enumerate(rest) if other == card), None)
            if index is None:
                raise ValueError(f"more {card} in the script than in the shoe")
            first.append(rest.pop(index))
        cards = rest[: self._cut] + first + rest[self._cut :]
        return Shuffle(tuple(card for card, _ in cards), "".join(back for _, back in cards), "")

    def reveal(self, number: int) -> str:
        """Nothing to reveal: the script is no seed."""
        return ""
