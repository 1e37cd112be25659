"""Exercise *passing*: who is offered the bank, who is next, which seat keeps the turn (rules B7, C21, E1–E6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from baccara_qt.core.chance import Stream
from baccara_qt.core.chemin import PRESETS, TableState, fold, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.passage import sell_bank
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.money import Cents, Seat
from baccara_qt.practice.question import AnswerError, Exercise, Fault, Question
from baccara_qt.practice.scenes import after, lost, one_of, opened, says, some, table, taken_by

_BANK: Final = Cents(200_00)

_REFUSALS: Final = {Phase.OFFER: c.DeclineBank, Phase.SALE: c.DeclineSale, Phase.AUCTION: c.PassBid}


class _Scene(NamedTuple):
    """A table after something has happened to the bank.

    Attributes:
        state: The table; somebody is asked for the bank.
        banker: Who held it last; 0 at first.
        standing: The turn seat that stood before; 0 when none did.
    """

    state: TableState
    banker: Seat = 0
    standing: Seat = 0


class _Spot(NamedTuple):
    """What has just happened, and the rule that tells what follows."""

    make: Callable[[TableState, Stream], _Scene]
    rule: str


def _first(state: TableState, stream: Stream) -> _Scene:
    return _Scene(fold(state, (e.BankOffered(state.active, "first"),)))


def _loses(state: TableState, standing: Seat = 0) -> _Scene:
    return _Scene(lost(state, state.others(state.banker)[0]), state.banker, standing)


def _passes(state: TableState, standing: Seat = 0) -> _Scene:
    return _Scene(after(state, lambda dealer: sell_bank(dealer, voluntary=True)), state.banker, standing)


def _held(state: TableState, stream: Stream) -> TableState:
    return taken_by(state, one_of(stream, state.active), _BANK)


def _lost(state: TableState, stream: Stream) -> _Scene:
    return _loses(_held(state, stream))


def _passed(state: TableState, stream: Stream) -> _Scene:
    return _passes(_held(state, stream))


def _refused_by_all(state: TableState, stream: Stream) -> _Scene:
    """Passed, and nobody took it at its amount: the auction begins (E4)."""
    scene = _passed(state, stream)
    while scene.state.phase is Phase.SALE:
        scene = scene._replace(state=_refuses(scene.state))
    return scene


def _no_bid(state: TableState, stream: Stream) -> _Scene:
    scene = _refused_by_all(state, stream)
    while scene.state.phase is Phase.AUCTION:
        scene = scene._replace(state=_refuses(scene.state))
    return scene


def _bought(state: TableState, stream: Stream, *, by_turn_seat: bool) -> TableState:
    """Passed and bought: by the turn seat, or by somebody after it."""
    state = _passed(state, stream).state
    for _ in range(0 if by_turn_seat else 1 + stream.below(len(state.active) - 2)):
        state = _refuses(state)
    seat = turn(state)
    assert seat is not None
    return opened(fold(state, (e.BankBought(seat, _BANK, seat == state.turn_seat),)))


def _buyer_lost(state: TableState, stream: Stream) -> _Scene:
    state = _bought(state, stream, by_turn_seat=False)
    return _loses(state, state.turn_seat)


def _turn_seat_gone(state: TableState, stream: Stream) -> _Scene:
    """The buyer loses, and the turn seat sits out meanwhile (E6)."""
    state = _bought(state, stream, by_turn_seat=False)
    standing = state.turn_seat
    return _loses(fold(state, (e.SatOut(standing),)), standing)


def _turn_seat_lost(state: TableState, stream: Stream) -> _Scene:
    return _loses(_bought(state, stream, by_turn_seat=True))


def _buyer_passed(state: TableState, stream: Stream) -> _Scene:
    """The buyer passes in his turn: the turn seat stands (E3, E6)."""
    state = _bought(state, stream, by_turn_seat=False)
    return _passes(state, state.turn_seat)


_SPOTS: Final = {
    "first": _Spot(_first, "B7"),
    "lost": _Spot(_lost, "C21"),
    "passed": _Spot(_passed, "E2"),
    "refused by all": _Spot(_refused_by_all, "E4"),
    "no bid": _Spot(_no_bid, "E5"),
    "buyer lost": _Spot(_buyer_lost, "E6"),
    "buyer lost, turn seat gone": _Spot(_turn_seat_gone, "E6"),
    "turn seat bought and lost": _Spot(_turn_seat_lost, "E3"),
    "buyer passed": _Spot(_buyer_passed, "E3"),
}


def _refuses(state: TableState) -> TableState:
    seat = turn(state)
    assert seat is not None
    return says(state, seat, _REFUSALS[state.phase]())


def _ask(key: str, stream: Stream) -> Question:
    """Facts.

    ``seats`` (all places), ``occupied``, ``sitting_out``, ``banker`` (who held the bank last; 0 at first), ``standing``
    (the turn seat before, 0 for none), ``event`` (the spot: what has just happened).
    """
    spot = _SPOTS[key]
    state = table(stream, PRESETS["casino"], 5 + stream.below(5), Cents(2_000_00))
    if stream.below(2):
        state = fold(state, tuple(e.SatOut(seat) for seat in some(stream, state.active, 1)))
    state, banker, standing = spot.make(state, stream)
    offered = turn(state)
    assert offered is not None
    following = turn(_refuses(state))
    assert following is not None
    right = {"offered": offered, "next": following, "turn_seat": state.turn_seat}
    facts = {
        "seats": len(state.seats),
        "occupied": list(state.occupied),
        "sitting_out": [seat for seat in state.occupied if seat not in state.active],
        "banker": banker,
        "standing": standing,
        "event": key,
    }
    why = "passing_" + key.replace(",", "").replace(" ", "_")
    return Question("passing", key, facts, right, spot.rule, why, (), {**right, "banker": banker})


def _judge(question: Question, given: Any) -> Fault | None:
    parts = ("offered", "next", "turn_seat")
    if not isinstance(given, dict) or set(given) != set(parts) or any(type(given[part]) is not int for part in parts):
        raise AnswerError('passing: an answer is such as {"offered": 4, "next": 5, "turn_seat": 0}')
    if given == question.right:
        return None
    return Fault("wrong_seat", question.rule, question.right, given, question.params)


PASSING: Final = Exercise("passing", tuple(_SPOTS), _ask, _judge)
