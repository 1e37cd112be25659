"""Chemin de fer as it is shown."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import legal, turn
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.reasons import CoupReasons
from baccara_qt.core.chemin.records import CoupRecorder
from baccara_qt.core.chemin.refusal import why_not
from baccara_qt.core.chemin.state import Phase
from baccara_qt.players.view import see
from baccara_qt.session.orders import answer
from baccara_qt.ui import why_texts
from baccara_qt.ui.cues import asking, cues_for, opening
from baccara_qt.ui.flight import flying_chips
from baccara_qt.ui.hand import Hand
from baccara_qt.ui.house_books import HouseBooks
from baccara_qt.ui.landmarks import CHEMIN_LANDMARKS
from baccara_qt.ui.offers import ACTS, group, price
from baccara_qt.ui.outcome import Outcome
from baccara_qt.ui.placing import card_rows, chip_rows, seat_rows, shoe_seat
from baccara_qt.ui.sentences import sentence
from baccara_qt.ui.showing import Showing
from baccara_qt.ui.texts import prompt

CHEMIN_DE_FER: Final = Showing(
    evolve=evolve,
    turn=turn,
    legal=legal,
    why_not=why_not,
    see=see,
    answer=answer,
    claims=Phase.CLAIMS,
    dealer=lambda state: state.banker,
    cues=cues_for,
    opening=opening,
    asking=asking,
    fresh=(e.StakesOpened, e.StakesClosed, e.CardsDiscarded),
    seats=seat_rows,
    cards=card_rows,
    chips=lambda view, _cue: chip_rows(view),
    flights=lambda cue, _view: flying_chips(cue.moves),
    shoe_seat=shoe_seat,
    acts=ACTS,
    group=group,
    price=price,
    prompt=prompt,
    sentence=sentence,
    landmarks=CHEMIN_LANDMARKS,
    recorder=CoupRecorder.at,
    reasons=CoupReasons,
    why=why_texts,
    outcome=Outcome,
    books=HouseBooks,
    hand=Hand,
)
