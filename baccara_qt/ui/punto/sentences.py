"""The coup record of Punto Banco in the user's words: one sentence for each event worth a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.cards import total
from baccara_qt.core.event import Event
from baccara_qt.core.money import Seat
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import SIDE_BETS, Hand
from baccara_qt.core.punto.state import TableState
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.punto.texts import field_name
from baccara_qt.ui.sentences import Names, cards_text, told, who

translate = QCoreApplication.translate

# Qt's stub calls a marked text an object: of somebody, and of the human himself.
_OWN: Final[dict[type[Event], tuple[Any, Any]]] = {
    e.ShoeDeclined: (
        QT_TRANSLATE_NOOP("Record", "{who} declines the shoe."),
        QT_TRANSLATE_NOOP("Record", "You decline the shoe."),
    ),
    e.ShoeTaken: (
        QT_TRANSLATE_NOOP("Record", "{who} takes the shoe."),
        QT_TRANSLATE_NOOP("Record", "You take the shoe."),
    ),
    e.ShoePassed: (
        QT_TRANSLATE_NOOP("Record", "{who} passes the shoe."),
        QT_TRANSLATE_NOOP("Record", "You pass the shoe."),
    ),
    e.StakePlaced: (
        QT_TRANSLATE_NOOP("Record", "{who} stakes {n} on {field}."),
        QT_TRANSLATE_NOOP("Record", "You stake {n} on {field}."),
    ),
    e.StakesWithdrawn: (
        QT_TRANSLATE_NOOP("Record", "{who} takes {n} back."),
        QT_TRANSLATE_NOOP("Record", "You take {n} back."),
    ),
    e.StakePaid: (
        QT_TRANSLATE_NOOP("Record", "{who} wins {n} on {field}."),
        QT_TRANSLATE_NOOP("Record", "You win {n} on {field}."),
    ),
    e.CommissionTaken: (
        QT_TRANSLATE_NOOP("Record", "{who} pays {n} commission."),
        QT_TRANSLATE_NOOP("Record", "You pay {n} commission."),
    ),
    e.CommissionMarked: (
        QT_TRANSLATE_NOOP("Record", "{n} commission is marked for {who}."),
        QT_TRANSLATE_NOOP("Record", "{n} commission is marked for you."),
    ),
    e.CommissionPaid: (
        QT_TRANSLATE_NOOP("Record", "{who} settles the box: {n} commission."),
        QT_TRANSLATE_NOOP("Record", "You settle your box: {n} commission."),
    ),
    e.TakenBack: (
        QT_TRANSLATE_NOOP("Record", "{who} takes the last act back."),
        QT_TRANSLATE_NOOP("Record", "You take the last act back."),
    ),
}

_SILENT: Final = (
    e.FloatFilled,
    e.QuestionDone,
    e.ShoeOffered,
    e.CardsDiscarded,
    e.StakesClosed,
    e.StakesOpened,
    e.CardTurned,
)


def sentence(event: Event, before: TableState, names: Names, human: Seat = 0) -> str:
    """What happened, for the record; empty for what needs no line. Tells no card that is not turned.

    Args:
        event: What happened.
        before: The table before it.
        names: Who sits where.
        human: The seat of the one who is told, 0 for none; he is addressed.
    """
    kind = type(event)
    if isinstance(event, _SILENT):
        return _turned("punto" if event.hand == "punto" else "banco", before) if isinstance(event, e.CardTurned) else ""
    if kind in _SPECIAL:
        return _SPECIAL[kind](event, before)
    if kind not in _OWN:
        return told(event, before, names, human)
    seat: Seat = getattr(event, "seat", 0)
    line = _OWN[kind][human > 0 and seat == human]
    amount = event.won if isinstance(event, e.StakePaid) else getattr(event, "amount", 0)
    bet = getattr(event, "bet", None)
    return translate("Record", line).format(
        who=who(names, seat), n=money_text(amount), field=field_name(bet) if bet else ""
    )


def _turned(hand: Hand, before: TableState) -> str:
    """A hand is told once its last card is seen."""
    coup = before.coup
    assert coup is not None
    cards = coup.hand(hand)
    return _shows(hand, before) if coup.turned[hand == "banco"] + 1 == len(cards) else ""


def _shows(hand: Hand, before: TableState) -> str:
    assert before.coup is not None
    cards = before.coup.hand(hand)
    line = translate("Record", "Punto: {0}, {1}.") if hand == "punto" else translate("Record", "Banco: {0}, {1}.")
    return line.format(cards_text(cards), total(cards))


def _burned(event: e.CardsBurned, before: TableState) -> str:
    if event.count == 1:
        return translate("Record", "{0} is turned, one card is burned.").format(cards_text((event.card,)))
    return translate("Record", "{0} is turned, {1} cards are burned.").format(cards_text((event.card,)), event.count)


def _announced(event: e.PointsAnnounced, before: TableState) -> str:
    line = {
        "punto": translate("Record", "Punto {0}, Banco {1}: Punto wins."),
        "banco": translate("Record", "Punto {0}, Banco {1}: Banco wins."),
        "tie": translate("Record", "Punto {0}, Banco {1}: a tie."),
    }[event.outcome]
    return line.format(event.punto, event.banco)


def _taken(event: e.StakesTaken, before: TableState) -> str:
    aside = all(bet in SIDE_BETS for _, bet, _ in event.stakes)
    line = (
        translate("Record", "The house takes {0} of the side bets.")
        if aside
        else translate("Record", "The house takes {0}.")
    )
    return line.format(money_text(sum(lost for *_, lost in event.stakes)))


_SPECIAL: Final[dict[type[Event], Callable[[Any, TableState], str]]] = {
    e.CardsBurned: _burned,
    e.CroupierDeals: lambda event, before: (
        translate("Record", "The croupier deals.") if before.rules.travelling else ""
    ),
    e.ShoeMoved: lambda event, before: translate("Record", "The shoe moves on."),
    e.CardDealt: lambda event, before: "",
    e.HandTurned: lambda event, before: _shows(event.hand, before),
    e.PointsAnnounced: _announced,
    e.StakesTaken: _taken,
}
