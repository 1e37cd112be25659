"""What an actor can ask the table to do, in the imperative. Amounts are cents.

Every command is given together with its actor: a seat's number, or the croupier (0).
"""

from __future__ import annotations

from dataclasses import dataclass

from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.game import TakeBack
from baccara_qt.core.house_commands import *
from baccara_qt.core.money import Cents, Seat


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """The croupier announces other settings between two coups."""

    rules: TableRules


@dataclass(frozen=True, slots=True)
class Bar:
    """The croupier bars a player from holding the cards for the rest of the shoe (G7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBank:
    """Takes the bank offered and names it (B7, C1)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class DeclineBank:
    """Refuses the bank offered (B7)."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A partial stake; replaces the one lying (C6)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class CallBanco:
    """*Banco*: the whole bank (C3)."""


@dataclass(frozen=True, slots=True)
class CallAvecLaTable:
    """*Banco avec la table*: half the bank (C4)."""


@dataclass(frozen=True, slots=True)
class CallSuivi:
    """*Banco suivi*: the whole bank again, before anybody else (C5)."""


@dataclass(frozen=True, slots=True)
class DeclineCards:
    """Stakes, but leaves the cards to the next largest (C9)."""


@dataclass(frozen=True, slots=True)
class LowerBank:
    """The banker lowers a bank nobody staked on to this amount (C7)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class Draw:
    """*Carte*: ponte or banker takes a third card (C13, C17)."""


@dataclass(frozen=True, slots=True)
class Stand:
    """*Non*: ponte or banker takes no card (C13, C17)."""


@dataclass(frozen=True, slots=True)
class AskAdvice:
    """Asks the croupier; the answer binds (C19)."""


@dataclass(frozen=True, slots=True)
class KeepBank:
    """The banker keeps the hand; everything rides (C26)."""


@dataclass(frozen=True, slots=True)
class PassBank:
    """The banker passes the hand: *Suite* (E1)."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """The banker sets aside a surplus, where the house allows it (C26)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class BuyBank:
    """Takes the passed bank at its amount (E2)."""


@dataclass(frozen=True, slots=True)
class DeclineSale:
    """Does not take the passed bank at its amount (E2)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bids so much for the bank (E4)."""

    amount: Cents


@dataclass(frozen=True, slots=True)
class PassBid:
    """Bids no more; final (E4)."""


Command = (
    OpenTable
    | CloseTable
    | ChangeRules
    | Bar
    | SitDown
    | BuyIn
    | SitOut
    | ComeBack
    | Leave
    | Tip
    | Cut
    | TakeBank
    | DeclineBank
    | Stake
    | CallBanco
    | CallAvecLaTable
    | CallSuivi
    | Withdraw
    | DeclineCards
    | Done
    | CloseStakes
    | LowerBank
    | Draw
    | Stand
    | AskAdvice
    | KeepBank
    | PassBank
    | SetAside
    | BuyBank
    | DeclineSale
    | Bid
    | PassBid
    | TakeBack
)
