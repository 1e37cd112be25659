"""The action bar: what the human can do, as buttons that stay in their place and light up when they are legal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.chemin.turns import avec_la_table_amount
from baccara_qt.core.game import Offer
from baccara_qt.core.money import Cents, Seat
from baccara_qt.players.view import SeatView
from baccara_qt.ui.amounts import money_text

if TYPE_CHECKING:
    from baccara_qt.ui.showing import Showing

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Act:
    """Something a human can do.

    Attributes:
        command: Class of the command.
        key: Key that does it.
        text: What the button says; ``{n}`` is the amount it would take.
        main: Whether it may be the obvious thing to do, done by Space and Enter; never what costs all at once.
        bare: What it says without an amount, if that is more than the text without it.
        again: What it says while a stake of the user's lies already: with the amount of another, and without one.
        meaning: What follows from it, for who rests on it.
    """

    command: type[Any]
    key: str
    # Qt's stub calls a marked text an object.
    text: Any
    main: bool = False
    bare: Any = ""
    again: tuple[Any, Any] | None = None
    meaning: Any = ""


ACTS: Final = {
    "cut": Act(c.Cut, "C", QT_TRANSLATE_NOOP("Acts", "Cut here"), main=True),
    "take_bank": Act(
        c.TakeBank,
        "B",
        QT_TRANSLATE_NOOP("Acts", "Take the bank with {n}"),
        main=True,
        bare=QT_TRANSLATE_NOOP("Acts", "Take the bank"),
    ),
    "decline_bank": Act(c.DeclineBank, "N", QT_TRANSLATE_NOOP("Acts", "Decline")),
    "stake": Act(
        c.Stake,
        "J",
        QT_TRANSLATE_NOOP("Acts", "Stake {n}"),
        main=True,
        again=(QT_TRANSLATE_NOOP("Acts", "Stake {n} instead"), QT_TRANSLATE_NOOP("Acts", "Change the stake")),
    ),
    "banco": Act(
        c.CallBanco,
        "B",
        QT_TRANSLATE_NOOP("Acts", "Banco {n}"),
        meaning=QT_TRANSLATE_NOOP(
            "Acts", "The whole bank, alone: all other stakes go back, and you hold the ponte’s cards."
        ),
    ),
    "avec_la_table": Act(
        c.CallAvecLaTable,
        "T",
        QT_TRANSLATE_NOOP("Acts", "Avec la table {n}"),
        meaning=QT_TRANSLATE_NOOP(
            "Acts", "Half the bank; the others may stake the rest, and you hold the ponte’s cards."
        ),
    ),
    "suivi": Act(
        c.CallSuivi,
        "S",
        QT_TRANSLATE_NOOP("Acts", "Suivi {n}"),
        meaning=QT_TRANSLATE_NOOP("Acts", "The whole bank again, before anybody else may call."),
    ),
    "withdraw": Act(c.Withdraw, "R", QT_TRANSLATE_NOOP("Acts", "Take back {n}")),
    "decline_cards": Act(
        c.DeclineCards,
        "L",
        QT_TRANSLATE_NOOP("Acts", "Pass the cards on"),
        meaning=QT_TRANSLATE_NOOP("Acts", "Your stake stays, but another seat holds the ponte’s cards."),
    ),
    "done": Act(
        c.Done,
        "N",
        QT_TRANSLATE_NOOP("Acts", "Let {n} lie"),
        main=True,
        bare=QT_TRANSLATE_NOOP("Acts", "Nothing"),
    ),
    "close": Act(c.CloseStakes, "G", QT_TRANSLATE_NOOP("Acts", "Close the stakes"), main=True),
    "lower_bank": Act(
        c.LowerBank,
        "L",
        QT_TRANSLATE_NOOP("Acts", "Lower to {n}"),
        main=True,
        bare=QT_TRANSLATE_NOOP("Acts", "Lower the bank"),
    ),
    "let_go": Act(
        c.Done,
        "N",
        QT_TRANSLATE_NOOP("Acts", "Give up, take home {n}"),
        bare=QT_TRANSLATE_NOOP("Acts", "Give up the bank"),
    ),
    "draw": Act(c.Draw, "C", QT_TRANSLATE_NOOP("Acts", "Card")),
    "stand": Act(c.Stand, "N", QT_TRANSLATE_NOOP("Acts", "No card")),
    "advice": Act(c.AskAdvice, "A", QT_TRANSLATE_NOOP("Acts", "Ask the croupier")),
    "keep_bank": Act(c.KeepBank, "K", QT_TRANSLATE_NOOP("Acts", "Keep the bank"), main=True),
    "pass_bank": Act(
        c.PassBank,
        "U",
        QT_TRANSLATE_NOOP("Acts", "Pass, take home {n}"),
        bare=QT_TRANSLATE_NOOP("Acts", "Pass the bank"),
    ),
    "set_aside": Act(c.SetAside, "A", QT_TRANSLATE_NOOP("Acts", "Set aside")),
    "buy_bank": Act(c.BuyBank, "B", QT_TRANSLATE_NOOP("Acts", "Take it at {n}")),
    "decline_sale": Act(c.DeclineSale, "N", QT_TRANSLATE_NOOP("Acts", "Decline"), main=True),
    "bid": Act(c.Bid, "B", QT_TRANSLATE_NOOP("Acts", "Bid {n}"), main=True),
    "pass_bid": Act(c.PassBid, "N", QT_TRANSLATE_NOOP("Acts", "Bid no more")),
    "buy_in": Act(c.BuyIn, "", QT_TRANSLATE_NOOP("Acts", "Buy in")),
    "tip": Act(c.Tip, "", QT_TRANSLATE_NOOP("Acts", "Tip the staff")),
    "sit_out": Act(c.SitOut, "", QT_TRANSLATE_NOOP("Acts", "Sit out")),
    "come_back": Act(c.ComeBack, "", QT_TRANSLATE_NOOP("Acts", "Play again")),
    "sit_down": Act(c.SitDown, "", QT_TRANSLATE_NOOP("Acts", "Sit down")),
    "leave": Act(c.Leave, "", QT_TRANSLATE_NOOP("Acts", "Leave the table")),
}
"""Everything a human can do, by the name QML uses."""

_CLAIMING: Final = ("stake", "banco", "avec_la_table", "suivi")
_PLAYING: Final = ("draw", "stand", "advice")

_GROUPS: Final[dict[Phase, tuple[str, ...]]] = {
    Phase.CUT: ("cut",),
    Phase.SHUFFLE: ("cut",),
    Phase.OFFER: ("take_bank", "decline_bank"),
    Phase.SALE: ("buy_bank", "decline_sale"),
    Phase.AUCTION: ("bid", "pass_bid"),
    Phase.DEAL: _PLAYING,
    Phase.PONTE: _PLAYING,
    Phase.BANKER: _PLAYING,
    Phase.SETTLE: _PLAYING,
    Phase.RESTING: ("take_bank",),
}

MATTERS: Final = ("buy_in", "tip", "sit_out", "come_back", "sit_down", "leave")
"""What has nothing to do with the coup; it lives in a menu of its own."""


@dataclass(frozen=True, slots=True)
class ActRow:
    """A button of the action bar.

    ``isMain``: Space and Enter do it. ``takesAmount``: it wants a sum. ``priced``: what the button says once the
    sum is known and another than what ``lies`` there already, with ``%1`` for it. ``reason``: why it cannot be done
    now; empty when it can, or when there is nothing to say before what is on its way has been seen. ``meaning``: what
    follows from it.
    """

    kind: str
    text: str
    key: str
    isEnabled: bool
    isMain: bool
    takesAmount: bool
    priced: str = ""
    lies: str = ""
    reason: str = ""
    meaning: str = ""


def group(view: SeatView, human: Seat, offers: Sequence[Offer], *, may_close: bool) -> tuple[str, ...]:
    """The acts the bar shows in this situation, whether they are legal or not; rare ones only when they are."""
    banker = view.banker == human and human > 0
    match view.phase:
        case Phase.KEEP if banker:
            return ("keep_bank", "pass_bank", *(("set_aside",) if find("set_aside", offers) else ()))
        case Phase.LOWER if banker:
            return ("lower_bank", "let_go")
        case Phase.CLAIMS if banker:
            return ("pass_bank", "close")
        case Phase.KEEP | Phase.LOWER | Phase.CLAIMS:
            rare = tuple(kind for kind in ("withdraw", "decline_cards") if find(kind, offers))
            return (*_CLAIMING, "close" if may_close else "done", *rare)
        case phase:
            return _GROUPS.get(phase, ())


def act_rows(
    kinds: Sequence[str], offers: Sequence[Offer], view: Any, game: Showing, *, may_close: bool
) -> list[ActRow]:
    """The buttons of these acts; enabled is exactly what is among the offers."""
    rows = [_row(kind, find(kind, offers, game.acts), view, game, may_close=may_close) for kind in kinds]
    main = _main(rows, game.acts, lies=bool(game.price("withdraw", view)))
    return [replace(row, isMain=row.kind == main) for row in rows]


def _main(rows: Sequence[ActRow], acts: Mapping[str, Act], *, lies: bool) -> str:
    """The one act Space and Enter do; empty for none, as when the cards are to be played as one likes.

    The close, a play without choice, a stake that lies already; else the obvious one.
    """
    legal = [row.kind for row in rows if row.isEnabled]
    playing = [kind for kind in legal if kind in ("draw", "stand")]
    if "close" in legal:
        return "close"
    if len(playing) == 1:
        return playing[0]
    if lies and "done" in legal:
        return "done"
    return next((kind for kind in legal if acts[kind].main), "")


def find(kind: str, offers: Iterable[Offer], acts: Mapping[str, Act] = ACTS) -> Offer | None:
    """The offer behind an act, if it stands."""
    command = acts[kind].command
    return next((offer for offer in offers if offer.command is command), None)


def _row(kind: str, offer: Offer | None, view: Any, game: Showing, *, may_close: bool) -> ActRow:
    act = game.acts[kind]
    takes = offer is not None and offer.step > 0
    amount = game.price(kind, view) if offer else None
    lies = game.price("withdraw", view) if act.again else None
    named, nameless = act.again if act.again and lies else (act.text, act.bare)
    text: str = translate("Acts", named)
    # Without a price the button keeps its name alone.
    bare: str = translate("Acts", nameless) if nameless else text.replace("{n}", "").strip()
    return ActRow(
        kind=kind,
        text=text.format(n=money_text(amount)) if amount else bare,
        key=act.key,
        isEnabled=may_close if kind == "close" else offer is not None,
        isMain=False,
        takesAmount=takes,
        priced=text.replace("{n}", "%1") if takes and "{n}" in text else "",
        lies=money_text(lies) if lies else "",
        meaning=translate("Acts", act.meaning) if act.meaning and offer else "",
    )


def price(kind: str, view: SeatView) -> Cents | None:
    """What an act costs or brings home that leaves no choice, in cents; ``None`` or 0 for nothing."""
    books = view.books
    match kind:
        case "banco" | "suivi":
            return books.bank
        case "pass_bank" | "let_go":
            return Cents(books.bank + books.garage)
        case "withdraw" | "done":
            return books.stake(view.seat)
        case "avec_la_table":
            return avec_la_table_amount(view.rules, books)
        case "buy_bank":
            return view.passage.amount if view.passage else None
        case _:
            return None
