"""Punto Banco as a session plays it."""

from __future__ import annotations

from typing import Final, get_args

from baccara_qt.core.event import Event
from baccara_qt.core.game import Game
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import Outcome
from baccara_qt.core.punto.decide import carry_out
from baccara_qt.core.punto.evolve import fold
from baccara_qt.core.punto.figures import coup_row
from baccara_qt.core.punto.legal import legal, play_offers, turn
from baccara_qt.core.punto.records import CoupRecorder
from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.core.punto.state import Phase, TableState
from baccara_qt.core.punto.taken_back import lasting, taken_back

_COUNTED: Final[dict[Outcome, str]] = {"banco": "bank", "punto": "ponte", "tie": "tie"}


def _counted(event: Event) -> str | None:
    """Coups by winner, in the words of the house's other game; and shoes given up."""
    match event:
        case e.PointsAnnounced(outcome=outcome):
            return _COUNTED[outcome]
        case e.ShoePassed():
            return "passed"
        case _:
            return None


PUNTO_BANCO: Final = Game(
    name="punto_banco",
    presets=PRESETS,
    state=TableState,
    phases=Phase,
    commands=get_args(c.Command),
    events=e.ALL_EVENTS,
    purse=lambda rules: rules.stake_min,
    quiet=frozenset({Phase.RESTING, Phase.CUT, Phase.OFFER, Phase.STAKES}),
    claims=frozenset({*c.STAKES.values(), c.Withdraw}),
    idle=frozenset({c.Done}),
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
