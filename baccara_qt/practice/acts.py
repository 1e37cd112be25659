"""What the staff of a chemin-de-fer table does with its own hands and voice, one act at a time.

Each act belongs to a step a learner may take over, and cites the rule that asks for it. Amounts are cents, seats are
numbers, 0 the croupier himself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from baccara_qt.core.chemin.event import Call, Hand, Outcome
from baccara_qt.core.chemin.putting_right import Remedy
from baccara_qt.core.money import Cents, Seat
from baccara_qt.practice.act import Act, Step

Place = Literal["palette", "corner", "ponte", "bank"]
"""Where a card goes: to the palette, under the corner of the shoe, before the ponte, before the bank (C11, C15)."""

Word = Literal["carte", "non"]
Order = Literal["draw", "stand", "free"]


@dataclass(frozen=True, slots=True)
class CheckCards(Act):
    """Spreads the packs face up and checks them."""

    step: ClassVar[Step] = "shuffle"
    rule: ClassVar[str] = "B4"


@dataclass(frozen=True, slots=True)
class WashFaceUp(Act):
    """Washes the cards face up."""

    step: ClassVar[Step] = "shuffle"
    rule: ClassVar[str] = "B4"


@dataclass(frozen=True, slots=True)
class WashFaceDown(Act):
    """Turns the cards, washes them face down and gathers them."""

    step: ClassVar[Step] = "shuffle"
    rule: ClassVar[str] = "B4"


@dataclass(frozen=True, slots=True)
class WorkIn(Act):
    """Works about two packs into what the dealers have shuffled."""

    step: ClassVar[Step] = "shuffle"
    rule: ClassVar[str] = "B4"


@dataclass(frozen=True, slots=True)
class OfferCut(Act):
    """Offers the cut to a seat."""

    step: ClassVar[Step] = "cut"
    rule: ClassVar[str] = "B5"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceStopCard(Act):
    """Places the stop card before the last so many cards."""

    step: ClassVar[Step] = "stop_card"
    rule: ClassVar[str] = "B6"
    cards: int


@dataclass(frozen=True, slots=True)
class GiveShoe(Act):
    """Moves the shoe to the banker."""

    step: ClassVar[Step] = "shoe"
    rule: ClassVar[str] = "B5"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AnnounceBank(Act):
    """Announces the bank."""

    step: ClassVar[Step] = "announce"
    rule: ClassVar[str] = "C1"
    amount: Cents


@dataclass(frozen=True, slots=True)
class AskSuivi(Act):
    """Asks the loser of the last call whether he follows."""

    step: ClassVar[Step] = "ask"
    rule: ClassVar[str] = "C5"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskClaim(Act):
    """Asks a seat for its claim."""

    step: ClassVar[Step] = "ask"
    rule: ClassVar[str] = "C2"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReturnStake(Act):
    """Sends back a stake that was overtaken, or lay on a bank that passes."""

    step: ClassVar[Step] = "rank"
    rule: ClassVar[str] = "C3"
    seat: Seat


@dataclass(frozen=True, slots=True)
class GrantCall(Act):
    """Says whose call stands now."""

    step: ClassVar[Step] = "rank"
    rule: ClassVar[str] = "C2"
    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Trim(Act):
    """Gives back what the bank cannot cover of a stake."""

    step: ClassVar[Step] = "trim"
    rule: ClassVar[str] = "C6"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class NoCoup(Act):
    """Nobody has staked: no coup."""

    step: ClassVar[Step] = "close"
    rule: ClassVar[str] = "C7"


@dataclass(frozen=True, slots=True)
class Close(Act):
    """*Rien ne va plus*."""

    step: ClassVar[Step] = "close"
    rule: ClassVar[str] = "C10"


@dataclass(frozen=True, slots=True)
class CardsTo(Act):
    """Says who holds the ponte's cards; 0 for the croupier."""

    step: ClassVar[Step] = "close"
    rule: ClassVar[str] = "C9"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ToGarage(Act):
    """Puts bank money into the garage."""

    step: ClassVar[Step] = "garage"
    rule: ClassVar[str] = "C8"
    amount: Cents


@dataclass(frozen=True, slots=True)
class FromGarage(Act):
    """Puts garage money back into the bank."""

    step: ClassVar[Step] = "garage"
    rule: ClassVar[str] = "C8"
    amount: Cents


@dataclass(frozen=True, slots=True)
class DealCard(Act):
    """Detaches the next card and brings it to its place."""

    step: ClassVar[Step] = "detach"
    rule: ClassVar[str] = "C11"
    place: Place


@dataclass(frozen=True, slots=True)
class HandCards(Act):
    """Brings the two cards of the palette to who holds them."""

    step: ClassVar[Step] = "detach"
    rule: ClassVar[str] = "C11"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Repeat(Act):
    """Repeats the ponte's word."""

    step: ClassVar[Step] = "repeat"
    rule: ClassVar[str] = "C13"
    word: Word


@dataclass(frozen=True, slots=True)
class OrderTurn(Act):
    """Has a hand turned."""

    step: ClassVar[Step] = "turn"
    rule: ClassVar[str] = "C14"
    hand: Hand


@dataclass(frozen=True, slots=True)
class Instruct(Act):
    """Tells the banker what the tableau says."""

    step: ClassVar[Step] = "instruct"
    rule: ClassVar[str] = "C17"
    order: Order


@dataclass(frozen=True, slots=True)
class Advise(Act):
    """Answers who asked what to do."""

    step: ClassVar[Step] = "instruct"
    rule: ClassVar[str] = "C19"
    order: Order


@dataclass(frozen=True, slots=True)
class NamePoints(Act):
    """Names the bank's point, the ponte's point and the winner."""

    step: ClassVar[Step] = "points"
    rule: ClassVar[str] = "C15"
    bank: int
    ponte: int
    winner: Outcome


@dataclass(frozen=True, slots=True)
class Rake(Act):
    """Rakes the stake of a seat."""

    step: ClassVar[Step] = "settle"
    rule: ClassVar[str] = "C24"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Pay(Act):
    """Pays the stake of a seat."""

    step: ClassVar[Step] = "settle"
    rule: ClassVar[str] = "C24"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class ReturnBank(Act):
    """Gives bank and garage back to the banker, together so much."""

    step: ClassVar[Step] = "settle"
    rule: ClassVar[str] = "C21"
    amount: Cents


@dataclass(frozen=True, slots=True)
class DropCagnotte(Act):
    """Announces the cagnotte, shows it and drops it."""

    step: ClassVar[Step] = "cagnotte"
    rule: ClassVar[str] = "C23"
    amount: Cents


@dataclass(frozen=True, slots=True)
class ClearCards(Act):
    """Puts the cards into the slot."""

    step: ClassVar[Step] = "clear"
    rule: ClassVar[str] = "C25"


@dataclass(frozen=True, slots=True)
class AskGoOn(Act):
    """Asks the banker whether he keeps the bank or passes it."""

    step: ClassVar[Step] = "go_on"
    rule: ClassVar[str] = "C26"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskLower(Act):
    """Asks the banker whether he lowers a bank nobody staked on."""

    step: ClassVar[Step] = "go_on"
    rule: ClassVar[str] = "C7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferBank(Act):
    """Offers the bank to a seat."""

    step: ClassVar[Step] = "offer"
    rule: ClassVar[str] = "B7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferSale(Act):
    """Offers a passed bank to a seat at its amount."""

    step: ClassVar[Step] = "sale"
    rule: ClassVar[str] = "E2"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class OpenAuction(Act):
    """Nobody took it: to the auction."""

    step: ClassVar[Step] = "auction"
    rule: ClassVar[str] = "E4"


@dataclass(frozen=True, slots=True)
class AskBid(Act):
    """Asks a seat for its bid."""

    step: ClassVar[Step] = "auction"
    rule: ClassVar[str] = "E4"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Award(Act):
    """Says who has bought the bank, and for how much."""

    step: ClassVar[Step] = "auction"
    rule: ClassVar[str] = "E4"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class PutRight(Act):
    """Puts a mistake right."""

    step: ClassVar[Step] = "put_right"
    rule: ClassVar[str] = "G8"
    remedy: Remedy
