"""What can be asked of a table whatever its game, in the imperative. Amounts are cents."""

from __future__ import annotations

from dataclasses import dataclass

from baccara_qt.core.money import Cents


@dataclass(frozen=True, slots=True)
class OpenTable:
    """The croupier opens the table; each seat buys in for its purse, an empty seat for 0 (B1, B9)."""

    purses: tuple[Cents, ...]


@dataclass(frozen=True, slots=True)
class CloseTable:
    """The croupier closes a resting table for good (B7)."""


@dataclass(frozen=True, slots=True)
class SitDown:
    """A new player takes this empty seat with so much (B9)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class BuyIn:
    """Money from the cashier (B9)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class SitOut:
    """The seat plays no part until it comes back (B9)."""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """A seat that sat out plays again (B9)."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The player leaves and cashes out (B9); for a banker that is passing (E1)."""


@dataclass(frozen=True, slots=True)
class Tip:
    """Something for the staff (F4)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class Cut:
    """The seat at the croupier's left cuts the shoe after so many cards (B5)."""

    position: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Takes the stake back before the close (C6), or a call that lies after a tie (C22)."""


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing (more) to say when asked for a claim, or for a lower bank (C2, C7)."""


@dataclass(frozen=True, slots=True)
class CloseStakes:
    """The croupier closes the stakes: *rien ne va plus* (C10)."""
