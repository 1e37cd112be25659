"""What the user can do at a table of Punto Banco, as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from baccara_qt.core.game import Offer
from baccara_qt.core.money import Seat
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.state import Phase
from baccara_qt.players.punto.view import SeatView
from baccara_qt.ui import offers as common
from baccara_qt.ui.offers import Act

FIELDS: Final[dict[str, Act]] = {
    "punto": Act(c.StakePunto, "U", QT_TRANSLATE_NOOP("Acts", "Punto")),
    "banco": Act(c.StakeBanco, "B", QT_TRANSLATE_NOOP("Acts", "Banco")),
    "tie": Act(c.StakeTie, "T", QT_TRANSLATE_NOOP("Acts", "Tie")),
    "punto_pair": Act(c.StakePuntoPair, "K", QT_TRANSLATE_NOOP("Acts", "Punto pair")),
    "banco_pair": Act(c.StakeBancoPair, "L", QT_TRANSLATE_NOOP("Acts", "Banco pair")),
    "dragon_7": Act(c.StakeDragon7, "D", QT_TRANSLATE_NOOP("Acts", "Dragon 7")),
    "panda_8": Act(c.StakePanda8, "A", QT_TRANSLATE_NOOP("Acts", "Panda 8")),
}
"""A button for each field of the cloth."""

ACTS: Final[dict[str, Act]] = {
    "cut": common.ACTS["cut"],
    "take_shoe": Act(c.TakeShoe, "H", QT_TRANSLATE_NOOP("Acts", "Take the shoe"), main=True),
    "decline_shoe": Act(c.DeclineShoe, "N", QT_TRANSLATE_NOOP("Acts", "Decline")),
    **FIELDS,
    "done": replace(common.ACTS["done"], bare=QT_TRANSLATE_NOOP("Acts", "Nothing more")),
    "close": common.ACTS["close"],
    "withdraw": common.ACTS["withdraw"],
    "pass_shoe": Act(c.PassShoe, "X", QT_TRANSLATE_NOOP("Acts", "Pass the shoe")),
    "turn_card": Act(c.TurnCard, "C", QT_TRANSLATE_NOOP("Acts", "Turn the card"), main=True),
    **{kind: common.ACTS[kind] for kind in common.MATTERS},
}
"""Everything a human can do, by the name QML uses."""


def group(view: SeatView, human: Seat, offers: Sequence[Offer], *, may_close: bool) -> tuple[str, ...]:
    """The acts the bar shows in this situation, whether they are legal or not; rare ones only when they are."""
    match view.phase:
        case Phase.CUT | Phase.SHUFFLE:
            return ("cut",)
        case Phase.OFFER:
            return ("take_shoe", "decline_shoe")
        case Phase.OPEN | Phase.STAKES:
            rare = tuple(kind for kind in ("withdraw", "pass_shoe") if common.find(kind, offers, ACTS))
            return (*view.rules.bets, "close" if may_close else "done", *rare)
        case Phase.DEAL | Phase.TURN | Phase.SETTLE if view.rules.one_by_one:
            return ("turn_card",)
        case _:
            return ()
