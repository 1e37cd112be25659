"""The coup record in the user's words: one sentence for each event worth a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.cards import Card, total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import Seat
from baccara_qt.ui.amounts import money_text

translate = QCoreApplication.translate

Names = Mapping[Seat, str]

# Qt's stub calls a marked text an object.
_PLAIN: Final[dict[type[e.Event], Any]] = {
    e.SeatTaken: QT_TRANSLATE_NOOP("Record", "{who} sits down with {n}."),
    e.BoughtIn: QT_TRANSLATE_NOOP("Record", "{who} buys in for {n}."),
    e.SeatLeft: QT_TRANSLATE_NOOP("Record", "{who} leaves with {n}."),
    e.SatOut: QT_TRANSLATE_NOOP("Record", "{who} sits out."),
    e.CameBack: QT_TRANSLATE_NOOP("Record", "{who} plays again."),
    e.TipGiven: QT_TRANSLATE_NOOP("Record", "{who} gives {n} to the staff."),
    e.RulesChanged: QT_TRANSLATE_NOOP("Record", "The croupier announces other rules."),
    e.PlayerBarred: QT_TRANSLATE_NOOP("Record", "{who} may not hold the cards for the rest of this shoe."),
    e.TableRested: QT_TRANSLATE_NOOP("Record", "The game rests."),
    e.TableClosed: QT_TRANSLATE_NOOP("Record", "The table is closed."),
    e.ShoeCut: QT_TRANSLATE_NOOP("Record", "{who} cuts at card {n}."),
    e.StopCardPlaced: "",
    e.BankDeclined: QT_TRANSLATE_NOOP("Record", "{who} declines the bank."),
    e.BankTaken: QT_TRANSLATE_NOOP("Record", "{who} takes the bank with {n}."),
    e.BankBought: QT_TRANSLATE_NOOP("Record", "{who} takes the bank at {n}."),
    e.BankAuctioned: QT_TRANSLATE_NOOP("Record", "Sold: {who} has the bank with {n}."),
    e.SaleOpened: QT_TRANSLATE_NOOP("Record", "The bank is for sale at {n}."),
    e.SaleDeclined: QT_TRANSLATE_NOOP("Record", "{who} declines."),
    e.AuctionOpened: QT_TRANSLATE_NOOP("Record", "The bank is auctioned."),
    e.BidMade: QT_TRANSLATE_NOOP("Record", "{who} bids {n}."),
    e.BidPassed: QT_TRANSLATE_NOOP("Record", "{who} bids no more."),
    e.BankPassed: QT_TRANSLATE_NOOP("Record", "{who} passes the bank and takes {n} home."),
    e.BankKept: QT_TRANSLATE_NOOP("Record", "{who} keeps the bank."),
    e.BankSetAside: QT_TRANSLATE_NOOP("Record", "{who} sets {n} aside."),
    e.ClaimDeclined: "",
    e.SuiviDeclined: QT_TRANSLATE_NOOP("Record", "{who} does not follow."),
    e.StakePlaced: QT_TRANSLATE_NOOP("Record", "{who} stakes {n}."),
    e.BancoCalled: QT_TRANSLATE_NOOP("Record", "{who} calls banco: {n}."),
    e.AvecLaTableCalled: QT_TRANSLATE_NOOP("Record", "{who} calls banco avec la table: {n}."),
    e.SuiviCalled: QT_TRANSLATE_NOOP("Record", "{who} follows: banco, {n}."),
    e.BankReturned: QT_TRANSLATE_NOOP("Record", "{n} of the bank goes back to {who}."),
    e.StakeWithdrawn: QT_TRANSLATE_NOOP("Record", "{who} takes {n} back."),
    e.StakeReturned: QT_TRANSLATE_NOOP("Record", "{n} goes back to {who}."),
    e.StakeTrimmed: QT_TRANSLATE_NOOP("Record", "{n} too much goes back to {who}."),
    e.CardsDeclined: QT_TRANSLATE_NOOP("Record", "{who} leaves the cards to others."),
    e.TakenBack: QT_TRANSLATE_NOOP("Record", "{who} takes the last act back."),
    e.NobodyStaked: QT_TRANSLATE_NOOP("Record", "Nobody stakes: no coup."),
    e.BankUncovered: QT_TRANSLATE_NOOP("Record", "{n} goes to the garage."),
    e.BankCapped: QT_TRANSLATE_NOOP("Record", "{n} goes to the garage."),
    e.GarageReturned: QT_TRANSLATE_NOOP("Record", "{n} comes back from the garage."),
    e.CagnotteTaken: QT_TRANSLATE_NOOP("Record", "Cagnotte {n}."),
    e.StakePaid: QT_TRANSLATE_NOOP("Record", "{who} wins {n}."),
    e.CardsDiscarded: "",
}
"""Lines that need only the seat and a figure of the event; empty for what needs no line."""

# What the human does is told to him.
_YOURS: Final[dict[type[e.Event], Any]] = {
    e.SeatTaken: QT_TRANSLATE_NOOP("Record", "You sit down with {n}."),
    e.BoughtIn: QT_TRANSLATE_NOOP("Record", "You buy in for {n}."),
    e.SeatLeft: QT_TRANSLATE_NOOP("Record", "You leave with {n}."),
    e.SatOut: QT_TRANSLATE_NOOP("Record", "You sit out."),
    e.CameBack: QT_TRANSLATE_NOOP("Record", "You play again."),
    e.TipGiven: QT_TRANSLATE_NOOP("Record", "You give {n} to the staff."),
    e.PlayerBarred: QT_TRANSLATE_NOOP("Record", "You may not hold the cards for the rest of this shoe."),
    e.ShoeCut: QT_TRANSLATE_NOOP("Record", "You cut at card {n}."),
    e.BankDeclined: QT_TRANSLATE_NOOP("Record", "You decline the bank."),
    e.BankTaken: QT_TRANSLATE_NOOP("Record", "You take the bank with {n}."),
    e.BankBought: QT_TRANSLATE_NOOP("Record", "You take the bank at {n}."),
    e.BankAuctioned: QT_TRANSLATE_NOOP("Record", "Sold: you have the bank with {n}."),
    e.BankPassed: QT_TRANSLATE_NOOP("Record", "You pass the bank and take {n} home."),
    e.BankReturned: QT_TRANSLATE_NOOP("Record", "{n} of the bank goes back to you."),
    e.SaleDeclined: QT_TRANSLATE_NOOP("Record", "You decline."),
    e.BidMade: QT_TRANSLATE_NOOP("Record", "You bid {n}."),
    e.BidPassed: QT_TRANSLATE_NOOP("Record", "You bid no more."),
    e.BankKept: QT_TRANSLATE_NOOP("Record", "You keep the bank."),
    e.BankSetAside: QT_TRANSLATE_NOOP("Record", "You set {n} aside."),
    e.SuiviDeclined: QT_TRANSLATE_NOOP("Record", "You do not follow."),
    e.StakePlaced: QT_TRANSLATE_NOOP("Record", "You stake {n}."),
    e.BancoCalled: QT_TRANSLATE_NOOP("Record", "You call banco: {n}."),
    e.AvecLaTableCalled: QT_TRANSLATE_NOOP("Record", "You call banco avec la table: {n}."),
    e.SuiviCalled: QT_TRANSLATE_NOOP("Record", "You follow: banco, {n}."),
    e.StakeWithdrawn: QT_TRANSLATE_NOOP("Record", "You take {n} back."),
    e.StakeReturned: QT_TRANSLATE_NOOP("Record", "{n} goes back to you."),
    e.StakeTrimmed: QT_TRANSLATE_NOOP("Record", "{n} too much goes back to you."),
    e.CardsDeclined: QT_TRANSLATE_NOOP("Record", "You leave the cards to others."),
    e.TakenBack: QT_TRANSLATE_NOOP("Record", "You take the last act back."),
    e.StakePaid: QT_TRANSLATE_NOOP("Record", "You win {n}."),
}
"""The same about the human himself."""


def sentence(event: e.Event, before: TableState, names: Names, human: Seat = 0) -> str:
    """What happened, for the record; empty for what needs no line. Tells no card that is not turned.

    Args:
        event: What happened.
        before: The table before it.
        names: Who sits where.
        human: The seat of the one who is told, 0 for none; he is addressed.
    """
    special = _SPECIAL.get(type(event))
    line = special(event, before, names, human) if special else None
    return told(event, before, names, human) if line is None else line


def told(event: Event, before: Any, names: Names, human: Seat = 0) -> str:
    """The same for what happens at the tables of every game, and for what needs only a seat and a figure."""
    kind = type(event)
    if kind in _HOUSE:
        return _HOUSE[kind](event, before, names, human)
    seat = getattr(event, "seat", 0)
    line = (human and seat == human and _YOURS.get(kind)) or _PLAIN[kind]
    return translate("Record", line).format(who=who(names, seat), n=_figure(event)) if line else ""


def _figure(event: Event) -> str:
    """The one figure of an event: an amount, or where the cards were cut."""
    match event:
        case e.ShoeCut():
            return str(event.position)
        case e.BankPassed(amount=bank, garage=garage) | e.BankReturned(amount=bank, garage=garage) if garage:
            # The bank is for sale without it (E2): two figures want a reason. After a loss nothing else is left (C21).
            whole = money_text(bank + garage)
            return translate("Record", "{0} (garage {1})").format(whole, money_text(garage)) if bank else whole
        case _:
            return money_text(getattr(event, "amount", 0))


def who(names: Names, seat: Seat) -> str:
    """A seat by the name of its player, else by its number."""
    return names.get(seat, "") or translate("Record", "Seat {0}").format(seat)


def rank_text(card: Card) -> str:
    """The rank as it stands in the corner of a card, in the letters of the language."""
    ranks = {
        "A": translate("Cards", "A"),
        "K": translate("Cards", "K"),
        "Q": translate("Cards", "Q"),
        "J": translate("Cards", "J"),
        "T": "10",
    }
    return ranks.get(card.rank, card.rank)


def cards_text(cards: tuple[Card, ...]) -> str:
    """Cards as signs, e.g. ``"9♥ 10♠"``."""
    suits = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
    return " ".join(rank_text(card) + suits[card.suit] for card in cards)


def _shuffled(event: e.ShoeShuffled, before: Any, names: Names, human: Seat) -> str:
    return translate("Record", "Shoe {0} is shuffled.").format(event.number)


def _finished(event: e.ShoeFinished, before: Any, names: Names, human: Seat) -> str:
    return translate("Record", "Shoe {0} is finished.").format(event.number)


def _offered(event: e.BankOffered, before: TableState, names: Names, human: Seat) -> str:
    yours = human and event.order[0] == human
    if event.reason == "returns":
        line = (
            translate("Record", "The bank returns to you.")
            if yours
            else translate("Record", "The bank returns to {0}.")
        )
    else:
        line = (
            translate("Record", "The bank is offered, first to you.")
            if yours
            else translate("Record", "The bank is offered, first to {0}.")
        )
    return line.format(who(names, event.order[0]))


def _went_home(event: e.BankReturned, before: TableState, names: Names, human: Seat) -> str | None:
    return None if event.amount + event.garage else translate("Record", "Nothing is left of the bank.")


def _asked(event: e.StakesOpened, before: TableState, names: Names, human: Seat) -> str:
    text = translate("Record", "A bank of {0}.").format(money_text(before.books.bank))
    if event.suivi:
        line = (
            translate("Record", "You may follow.")
            if event.suivi == human
            else translate("Record", "{0} may follow.").format(who(names, event.suivi))
        )
        text += f" {line}"
    return text


def _banco(event: e.BancoCalled, before: TableState, names: Names, human: Seat) -> str | None:
    if not event.prime:
        return None
    line = (
        translate("Record", "You call banco prime: {1}.")
        if event.seat == human
        else translate("Record", "{0} calls banco prime: {1}.")
    )
    return line.format(who(names, event.seat), money_text(event.amount))


def _lowered(event: e.BankLowered, before: TableState, names: Names, human: Seat) -> str:
    return translate("Record", "The bank is lowered to {0}.").format(money_text(before.books.bank - event.amount))


def _closed(event: e.StakesClosed, before: TableState, names: Names, human: Seat) -> str:
    amount = money_text(event.at_risk)
    if event.holder == CROUPIER:
        return translate("Record", "{0} at risk; the croupier plays the cards.").format(amount)
    if event.holder == human:
        return translate("Record", "{0} at risk; you hold the cards.").format(amount)
    return translate("Record", "{0} at risk; {1} holds the cards.").format(amount, who(names, event.holder))


def _dealt(event: e.CardDealt, before: TableState, names: Names, human: Seat) -> str:
    if len(_hand(event.hand, before)) < 2:
        return ""
    card = cards_text((event.card,))
    if event.hand == "ponte":
        return translate("Record", "The ponte is given {0}.").format(card)
    return translate("Record", "The bank takes {0}.").format(card)


def _turned(event: e.HandTurned, before: TableState, names: Names, human: Seat) -> str:
    cards = _hand(event.hand, before)
    line = (
        translate("Record", "The ponte shows {0}: {1}.")
        if event.hand == "ponte"
        else translate("Record", "The bank shows {0}: {1}.")
    )
    return line.format(cards_text(cards), total(cards))


def _hand(hand: e.Hand, state: TableState) -> tuple[Card, ...]:
    assert state.coup is not None
    return state.coup.ponte if hand == "ponte" else state.coup.bank


def _advised(event: e.AdviceGiven, before: TableState, names: Names, human: Seat) -> str:
    return {
        ("ponte", True): translate("Record", "The ponte is told to draw."),
        ("ponte", False): translate("Record", "The ponte is told to stand."),
        ("bank", True): translate("Record", "The bank is told to draw."),
        ("bank", False): translate("Record", "The bank is told to stand."),
    }[event.hand, event.draw]


def _drew(event: e.HandDrew, before: TableState, names: Names, human: Seat) -> str:
    if event.hand == "ponte":
        return translate("Record", "The ponte asks for a card.")
    return translate("Record", "The bank draws.")


def _stood(event: e.HandStood, before: TableState, names: Names, human: Seat) -> str:
    if event.hand == "ponte":
        return translate("Record", "The ponte takes no card.")
    return translate("Record", "The bank stands.")


def _announced(event: e.PointsAnnounced, before: TableState, names: Names, human: Seat) -> str:
    line = {
        "bank": translate("Record", "Bank {0}, ponte {1}: the bank wins."),
        "ponte": translate("Record", "Bank {0}, ponte {1}: the ponte wins."),
        "tie": translate("Record", "Bank {0}, ponte {1}: a tie, the stakes stay."),
    }[event.outcome]
    return line.format(event.bank, event.ponte)


def _raked(event: e.StakesRaked, before: TableState, names: Names, human: Seat) -> str:
    won = money_text(sum(amount for _, amount in event.stakes))
    return translate("Record", "The bank wins {0}.").format(won)


_HOUSE: Final[dict[type[Event], Callable[[Any, Any, Names, Seat], str]]] = {
    e.ShoeShuffled: _shuffled,
    e.ShoeFinished: _finished,
}

_SPECIAL: Final[dict[type[e.Event], Callable[[Any, TableState, Names, Seat], str | None]]] = {
    e.BankOffered: _offered,
    e.BankReturned: _went_home,
    e.StakesOpened: _asked,
    e.BancoCalled: _banco,
    e.BankLowered: _lowered,
    e.StakesClosed: _closed,
    e.CardDealt: _dealt,
    e.HandTurned: _turned,
    e.AdviceGiven: _advised,
    e.HandDrew: _drew,
    e.HandStood: _stood,
    e.PointsAnnounced: _announced,
    e.StakesRaked: _raked,
}
