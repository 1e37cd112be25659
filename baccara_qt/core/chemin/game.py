"""Chemin de fer as a session plays it."""

from __future__ import annotations

from typing import Final, get_args

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.decide import carry_out
from baccara_qt.core.chemin.evolve import fold
from baccara_qt.core.chemin.figures import coup_row
from baccara_qt.core.chemin.legal import legal, play_offers
from baccara_qt.core.chemin.records import CoupRecorder
from baccara_qt.core.chemin.rules import PRESETS
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.taken_back import lasting, taken_back
from baccara_qt.core.chemin.turns import turn
from baccara_qt.core.game import Game

_COUNTED: Final[dict[type[e.Event], str]] = {
    e.BancoCalled: "banco",
    e.AvecLaTableCalled: "avec_la_table",
    e.SuiviCalled: "suivi",
    e.BankBought: "sales",
    e.AuctionOpened: "auctions",
    e.BankDeclined: "refused_banks",
}
"""Events that are simply counted: calls made, passed banks bought at their price, auctions held, banks refused."""


def _counted(event: e.Event) -> str | None:
    match event:
        case e.PointsAnnounced(outcome=outcome):
            return outcome
        case e.BankPassed(voluntary=True):
            return "passed"
        case e.BankOffered(reason="returns"):
            return "returns"
        case _:
            return _COUNTED.get(type(event))


CHEMIN_DE_FER: Final = Game(
    name="chemin_de_fer",
    presets=PRESETS,
    state=TableState,
    phases=Phase,
    commands=get_args(c.Command),
    events=e.ALL_EVENTS,
    purse=lambda rules: rules.bank_min,
    # Nobody is just claiming, bidding or playing.
    quiet=frozenset({Phase.RESTING, Phase.CUT, Phase.OFFER, Phase.SALE, Phase.KEEP}),
    # C2, C22, E1; leaving the cards alone is not worth a wait.
    claims=frozenset({c.Stake, c.CallBanco, c.CallAvecLaTable, c.Withdraw, c.PassBank}),
    # Until the close a claim may still be made, and the bank passed (C2, E1).
    idle=frozenset({c.Done, c.KeepBank}),
    turn=turn,
    legal=legal,
    play_offers=play_offers,
    carry_out=carry_out,
    fold=fold,
    lasting=lasting,
    taken_back=taken_back,
    recorder=CoupRecorder,
    counted=_counted,
    announced=e.PointsAnnounced,
    coup_row=coup_row,
)
