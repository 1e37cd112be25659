"""Punto Banco as it is shown."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.core.punto.legal import legal, turn
from baccara_qt.core.punto.reasons import CoupReasons
from baccara_qt.core.punto.records import CoupRecorder
from baccara_qt.core.punto.refusal import why_not
from baccara_qt.core.punto.state import Phase
from baccara_qt.players.punto.view import see
from baccara_qt.session.orders_punto import answer
from baccara_qt.ui.punto import why_texts
from baccara_qt.ui.punto.acts import ACTS, group
from baccara_qt.ui.punto.books import PuntoBooks
from baccara_qt.ui.punto.cues import asking, cues_for, opening
from baccara_qt.ui.punto.hand import PuntoHand
from baccara_qt.ui.punto.landmarks import PUNTO_LANDMARKS
from baccara_qt.ui.punto.outcome import PuntoOutcome
from baccara_qt.ui.punto.placing import card_rows, chip_rows, flights, seat_rows
from baccara_qt.ui.punto.sentences import sentence
from baccara_qt.ui.punto.texts import prompt
from baccara_qt.ui.showing import Showing

PUNTO_BANCO: Final = Showing(
    evolve=evolve,
    turn=turn,
    legal=legal,
    why_not=why_not,
    see=see,
    answer=answer,
    claims=Phase.STAKES,
    dealer=lambda _state: 0,
    cues=cues_for,
    opening=opening,
    asking=asking,
    fresh=(e.StakesOpened, e.StakesClosed, e.CardsDiscarded),
    seats=seat_rows,
    cards=card_rows,
    chips=chip_rows,
    flights=flights,
    shoe_seat=lambda view: view.holder,
    acts=ACTS,
    group=group,
    price=lambda _kind, _view: None,
    prompt=prompt,
    sentence=sentence,
    landmarks=PUNTO_LANDMARKS,
    recorder=CoupRecorder.at,
    reasons=CoupReasons,
    why=why_texts,
    outcome=PuntoOutcome,
    books=PuntoBooks,
    hand=PuntoHand,
)
