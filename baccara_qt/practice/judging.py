"""The judge of chemin de fer: what is wrong with an act, when this one was due."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.chemin.mishaps import KINDS, Mishap, hand_served
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.practice import acts as a
from baccara_qt.practice.act import Act
from baccara_qt.practice.question import Fault
from baccara_qt.practice.written_acts import parts_of, write_act

_WRONG: Final[dict[tuple[type[Act], str], tuple[str, str]]] = {
    (a.PlaceStopCard, "cards"): ("wrong_stop_card", "B6"),
    (a.GrantCall, "seat"): ("wrong_rank", "C2"),
    (a.GrantCall, "call"): ("wrong_rank", "C2"),
    (a.CardsTo, "seat"): ("wrong_holder", "C9"),
    (a.DealCard, "place"): ("misplaced_card", "C11"),
    (a.Repeat, "word"): ("wrong_word", "C13"),
    (a.OrderTurn, "hand"): ("wrong_hand", "C14"),
    (a.Instruct, "order"): ("wrong_instruction", "C17"),
    (a.Advise, "order"): ("wrong_advice", "C19"),
    (a.NamePoints, "bank"): ("wrong_total", "A1"),
    (a.NamePoints, "ponte"): ("wrong_total", "A1"),
    (a.NamePoints, "winner"): ("wrong_winner", "A2"),
    (a.DropCagnotte, "amount"): ("wrong_cagnotte", "C23"),
    (a.PutRight, "remedy"): ("wrong_remedy", ""),
}
"""The fault of an act that is the right one but for this part, and its rule; all others are seats and amounts."""

_IN_ORDER: Final = (a.Rake, a.Pay)
"""Acts that go from seat to seat: another seat that has a stake comes too early."""

_BEFORE_CLOSE: Final = (Phase.CLAIMS, Phase.KEEP, Phase.LOWER)


def judge(state: TableState, due: Act, given: Act, mishap: Mishap | None) -> Fault | None:
    """What is wrong with an act when ``due`` was due; ``None`` when it is right."""
    if given == due:
        return None
    code, rule = _same_kind(state, due, given, mishap) if type(given) is type(due) else _other_kind(state, due, given)
    if mishap is not None and not rule:
        rule = KINDS[mishap.kind].rule
    return Fault(code, rule, write_act(due), write_act(given))


def _same_kind(state: TableState, due: Act, given: Act, mishap: Mishap | None) -> tuple[str, str]:
    part = next(name for name in parts_of(type(due)) if getattr(due, name) != getattr(given, name))
    if (found := _WRONG.get((type(due), part))) is not None:
        return found
    if part == "amount":
        return "wrong_amount", due.rule
    if isinstance(given, _IN_ORDER) and state.is_seat(given.seat) and state.books.stake(given.seat):
        return "wrong_order", due.rule
    return "wrong_seat", due.rule


def _other_kind(state: TableState, due: Act, given: Act) -> tuple[str, str]:
    """Another act than the one due: some have a name of their own, for the rest it is the order."""
    match due, given:
        case a.PutRight(), _:
            return "mishap_overlooked", ""
        case _, a.PutRight():
            return "nothing_wrong", due.rule
        case _, a.DealCard() if state.phase in _BEFORE_CLOSE:
            return "card_before_close", "C10"
        case _, a.DealCard() if state.coup and not state.coup.outcome and hand_served(state) is None:
            return "unasked_card", "G5"
        case a.DropCagnotte(), _:
            return "forgotten_cagnotte", "C23"
        case _, a.ClearCards() if state.coup:
            return "cleared_early", "C25"
        case a.Trim(), a.Close():
            return "untrimmed", "C6"
        case a.AskSuivi(), a.AskClaim():
            return "suivi_overlooked", "C5"
        case _:
            return "wrong_order", due.rule
