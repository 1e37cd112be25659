"""What the table says in the user's language: whose turn it is and what can be done, badges, names of cards."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.cards import Card, total
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.money import Seat, floor_to
from baccara_qt.players.view import SeatView
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.sentences import Names, who

translate = QCoreApplication.translate

# Qt's stub calls a marked text an object.
_RANKS: Final[dict[str, Any]] = {
    "A": QT_TRANSLATE_NOOP("Cards", "ace"),
    "2": QT_TRANSLATE_NOOP("Cards", "two"),
    "3": QT_TRANSLATE_NOOP("Cards", "three"),
    "4": QT_TRANSLATE_NOOP("Cards", "four"),
    "5": QT_TRANSLATE_NOOP("Cards", "five"),
    "6": QT_TRANSLATE_NOOP("Cards", "six"),
    "7": QT_TRANSLATE_NOOP("Cards", "seven"),
    "8": QT_TRANSLATE_NOOP("Cards", "eight"),
    "9": QT_TRANSLATE_NOOP("Cards", "nine"),
    "T": QT_TRANSLATE_NOOP("Cards", "ten"),
    "J": QT_TRANSLATE_NOOP("Cards", "jack"),
    "Q": QT_TRANSLATE_NOOP("Cards", "queen"),
    "K": QT_TRANSLATE_NOOP("Cards", "king"),
}
_SUITS: Final[dict[str, Any]] = {
    "c": QT_TRANSLATE_NOOP("Cards", "clubs"),
    "d": QT_TRANSLATE_NOOP("Cards", "diamonds"),
    "h": QT_TRANSLATE_NOOP("Cards", "hearts"),
    "s": QT_TRANSLATE_NOOP("Cards", "spades"),
}


def card_name(card: Card | None) -> str:
    """A card to be read aloud; ``None`` is one of which only the back is seen."""
    if card is None:
        return translate("Cards", "face down")
    return translate("Cards", "{0} of {1}").format(
        translate("Cards", _RANKS[card.rank]), translate("Cards", _SUITS[card.suit])
    )


def claim_badge(view: SeatView, seat: Seat) -> str:
    """What a seat has claimed in the coming or running coup; empty for none, or a partial stake."""
    standing = view.coup or view.claims
    if standing is None or not seat or standing.caller != seat:
        return ""
    return {
        "banco": translate("Seats", "Banco"),
        "suivi": translate("Seats", "Banco suivi"),
        "avec_la_table": translate("Seats", "Avec la table"),
        None: "",
    }[standing.call]


def role_badge(view: SeatView, seat: Seat) -> str:
    """What a seat is just now: banker, ponte, bidder, out of it; empty for nothing in particular."""
    state = view.seats[seat - 1]
    if seat == view.banker:
        return translate("Seats", "Banker")
    if view.coup and view.coup.holder == seat:
        return translate("Seats", "Ponte")
    if state.sitting_out:
        return translate("Seats", "Sits out")
    if view.passage and state.occupied:
        return _passage_badge(view, seat)
    # While the banker decides what lies from a tie is all that has been said for the next coup (C22)
    if view.claims and view.phase is not Phase.KEEP and state.occupied and not view.books.stake(seat):
        return "" if seat in _to_be_asked(view) else translate("Seats", "No stake")
    return ""


def _to_be_asked(view: SeatView) -> tuple[Seat, ...]:
    """Who has still to say what he stakes."""
    assert view.claims is not None
    return (*view.claims.queue, *view.claims.answers, view.claims.suivi)


def _passage_badge(view: SeatView, seat: Seat) -> str:
    passage = view.passage
    assert passage is not None
    if passage.bidder == seat:
        return translate("Seats", "Bids {0}").format(money_text(passage.amount))
    if seat == passage.passer:
        return translate("Seats", "Passed")
    if seat in passage.queue:
        return ""
    return translate("Seats", "Bids no more") if passage.kind == "auction" else translate("Seats", "Declined")


def seat_spoken(view: SeatView, seat: Seat, name: str, purse: str, stake: str) -> str:
    """A place at the table to be read aloud."""
    if not view.seats[seat - 1].occupied:
        return translate("Seats", "Seat {0}, free").format(seat)
    parts = [translate("Seats", "Seat {0}, {1}, purse {2}").format(seat, name, purse)]
    if stake:
        parts.append(translate("Seats", "stake {0}").format(stake))
    claim = claim_badge(view, seat)
    parts += [text for text in (role_badge(view, seat), claim) if text]
    if seat == view.turn:
        parts.append(translate("Seats", "is asked"))
    return ", ".join(parts)


def prompt(view: SeatView, human: Seat, names: Names, able: Container[type[c.Command]]) -> str:
    """Whose turn it is and what can be done, in one line.

    Args:
        view: The table as the human sees it.
        human: His seat; 0 for none.
        names: Who sits where.
        able: What he may do; the close of the stakes where it waits for his word.
    """
    if human and view.turn == human:
        return _yours(view, human, able)
    text = _theirs(view, who(names, view.turn)) if view.turn else _nobodys(view, human, able)
    broke = bool(human) and view.books.money(human) < view.rules.stake_min and human != view.banker
    return " ".join(filter(None, (text, how_to_play_again(view, human, broke=broke))))


def how_to_play_again(view: Any, human: Seat, *, broke: bool) -> str:
    """What keeps the human from playing at any game, if anything does; ``broke``: he cannot pay the least stake."""
    if not human or view.phase.value == "closed" or view.coup:
        return ""
    seat = view.seats[human - 1]
    if not seat.occupied:
        return translate("Prompt", "Your seat is free: under “Table” you can sit down again.")
    if seat.sitting_out:
        return translate("Prompt", "You are sitting out: under “Table” you can play again.")
    if broke:
        return translate("Prompt", "Your purse is empty: under “Table” you can buy in.")
    return ""


def _yours(view: SeatView, human: Seat, able: Container[type[c.Command]]) -> str:
    match view.phase:
        case Phase.CUT:
            return translate("Prompt", "It is your turn: cut the cards.")
        case Phase.OFFER:
            return translate("Prompt", "The bank is offered to you: name an amount, or decline.")
        case Phase.SALE:
            assert view.passage is not None
            return translate("Prompt", "It is your turn: take the bank at {0}, or decline.").format(
                money_text(view.passage.amount)
            )
        case Phase.AUCTION:
            return translate("Prompt", "It is your turn: bid for the bank, or bid no more.")
        case Phase.KEEP:
            return translate("Prompt", "You have the bank: keep it, or pass it.")
        case Phase.LOWER:
            return translate("Prompt", "Nobody stakes: lower the bank, or give it up.")
        case Phase.CLAIMS:
            return _your_claim(view, human, able)
        case _:
            return _your_cards(view, able)


def _your_claim(view: SeatView, human: Seat, able: Container[type[c.Command]]) -> str:
    claims = view.claims
    assert claims is not None
    if claims.suivi == human:
        text = translate("Prompt", "You lost the last coup: will you follow with banco for {0}?")
        return text.format(money_text(view.books.bank))
    if human in claims.answers and human not in claims.queue:
        return translate("Prompt", "You have been overtaken: answer, or leave it at that.")
    if lies := view.books.stake(human):
        text = translate("Prompt", "Your {0} still lie from the tie: change them, take them back, or let them lie.")
        return text.format(money_text(lies))
    if c.Stake not in able:
        return _covered(view, able)
    return translate("Prompt", "It is your turn: stake, call banco, or stake nothing.")


def _covered(view: SeatView, able: Container[type[c.Command]]) -> str:
    """What can still be called when no stake can be laid."""
    if sum(view.books.stakes) < view.books.bank or c.CallBanco not in able:
        return translate("Prompt", "It is your turn: call, or stake nothing.")
    if c.CallAvecLaTable in able:
        return translate("Prompt", "The bank is covered: only banco, or avec la table, or nothing.")
    return translate("Prompt", "The bank is covered: only banco, or nothing.")


def _your_cards(view: SeatView, able: Container[type[c.Command]]) -> str:
    coup = view.coup
    assert coup is not None
    ponte = view.phase is Phase.PONTE
    if c.Draw not in able and c.Stand not in able:
        return ""  # cards are still to be turned or dealt
    seen = [card for card in (coup.ponte if ponte else coup.bank) if card]
    advice = coup.ponte_advice if ponte else coup.bank_advice
    if advice:
        return {
            "draw": translate("Prompt", "You have {0}. The croupier told you to draw."),
            "stand": translate("Prompt", "You have {0}. The croupier told you to stand."),
        }[advice].format(total(seen))
    if c.Draw not in able:
        return translate("Prompt", "You have {0}: here one stands.").format(total(seen))
    if c.Stand not in able:
        return translate("Prompt", "You have {0}: here one draws.").format(total(seen))
    return translate("Prompt", "You have {0}: a card, or no card, as you like.").format(total(seen))


def _theirs(view: SeatView, name: str) -> str:
    if view.phase is Phase.CLAIMS and view.claims and view.claims.suivi == view.turn:
        return translate("Prompt", "{0} is asked for banco suivi.").format(name)
    return {
        Phase.CUT: translate("Prompt", "{0} cuts the cards."),
        Phase.OFFER: translate("Prompt", "{0} is offered the bank."),
        Phase.SALE: translate("Prompt", "{0} may take the bank at its price."),
        Phase.AUCTION: translate("Prompt", "{0} may bid."),
        Phase.KEEP: translate("Prompt", "{0} decides whether to keep the bank."),
        Phase.LOWER: translate("Prompt", "{0} may lower the bank."),
        Phase.CLAIMS: translate("Prompt", "{0} is asked for a stake."),
        Phase.PONTE: translate("Prompt", "{0} has the ponte’s cards."),
        Phase.BANKER: translate("Prompt", "{0} plays the bank’s cards."),
    }[view.phase].format(name)


def _nobodys(view: SeatView, human: Seat, able: Container[type[c.Command]]) -> str:
    match view.phase:
        case Phase.CLAIMS if c.CloseStakes not in able:
            return translate("Prompt", "The stakes are about to be closed.")
        case Phase.CLAIMS if human == view.banker:
            return translate("Prompt", "Last word: pass the bank, or close the stakes.")
        case Phase.CLAIMS:
            return _last_word(view, human)
        case Phase.RESTING:
            return translate("Prompt", "The game rests until somebody asks for the bank.")
        case Phase.CLOSED:
            return translate("Prompt", "The table is closed.")
        case Phase.UNOPENED | Phase.SHUFFLE | Phase.CUT:
            return translate("Prompt", "The cards are being prepared.")
        case _:
            return ""


def _last_word(view: SeatView, human: Seat) -> str:
    """What the human has said, before the stakes are closed."""
    assert view.claims is not None
    if view.claims.caller == human:
        return translate("Prompt", "Last word: your call stands. Close the stakes.")
    if lies := view.books.stake(human):
        return translate("Prompt", "Last word: {0} of yours lie. Change them, or close the stakes.").format(
            money_text(lies)
        )
    return translate("Prompt", "Last word: you have staked nothing. Change your mind, or close the stakes.")


def risk_line(view: SeatView) -> str:
    """How much of the bank is at risk, and what waits in the garage (C8); empty without a bank."""
    books = view.books
    if not view.banker:
        return ""
    garage = translate("Bank", "garage {0}").format(money_text(books.garage)) if books.garage else ""
    return " · ".join(filter(None, (_risk(view), garage)))


def _risk(view: SeatView) -> str:
    books, coup = view.books, view.coup
    if coup and coup.outcome is None:
        return translate("Bank", "at risk {0} of {1}").format(
            money_text(coup.at_risk), money_text(books.bank + coup.uncovered)
        )
    if view.claims:
        # What exceeds the bank will be trimmed in units (C6): a remainder below one stays uncovered (B10)
        staked = sum(books.stakes)
        covered = staked if staked <= books.bank else floor_to(books.bank, view.rules.unit)
        return translate("Bank", "covered {0} of {1}").format(money_text(covered), money_text(books.bank))
    return ""


def heading(view: SeatView) -> str:
    """Shoe, coup and rules in one line."""
    number = view.coup.number if view.coup else view.coups + 1
    shoe = view.shoe.number if view.shoe else 1
    return translate("Table", "Shoe {0} · Coup {1} · {2} × 52").format(shoe, number, view.rules.packs)
