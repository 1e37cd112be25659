"""What an actor can ask the table to do, in the imperative. Amounts are cents.

Every command is given together with its actor: a seat's number, or the croupier (0).
"""

from __future__ import annotations

from dataclasses import dataclass

from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.game import TakeBack
from baccara_qt.core.money import Cents, Seat


@dataclass(frozen=True, slots=True)
class OpenTable:
    """The croupier opens the table; each seat buys in for its purse, an empty seat for 0 (B1, B9)."""

    purses: tuple[Cents, ...]


@dataclass(frozen=True, slots=True)
class CloseTable:
    """The croupier closes a resting table for good (B7)."""


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """The croupier announces other settings between two coups."""

    rules: TableRules


@dataclass(frozen=True, slots=True)
class Bar:
    """The croupier bars a player from holding the cards for the rest of the shoe (G7)."""

    seat: Seat


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
class Withdraw:
    """Takes the stake back before the close (C6), or a call that lies after a tie (C22)."""


@dataclass(frozen=True, slots=True)
class DeclineCards:
    """Stakes, but leaves the cards to the next largest (C9)."""


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing (more) to say when asked for a claim, or for a lower bank (C2, C7)."""


@dataclass(frozen=True, slots=True)
class CloseStakes:
    """The croupier closes the stakes: *rien ne va plus* (C10)."""


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
