"""Exercise *claims*: who gets the cards, and who is trimmed to what (rules C2–C6, C9)."""

from __future__ import annotations

from typing import Any, Final

from baccara_qt.core.chance import Stream
from baccara_qt.core.chemin import PRESETS, TableState, play_offers, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.play import close_stakes
from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents, Seat, amount_text, parse_amount
from baccara_qt.practice.question import AnswerError, Exercise, Fault, Question
from baccara_qt.practice.scenes import after, one_of, says, table, taken_by

_SPOTS: Final = {
    "largest": "claims_largest",
    "equal": "claims_equal",
    "declined": "claims_declined",
    "trimmed": "claims_trimmed",
    "avec la table": "claims_avec_la_table",
    "avec la table trimmed": "claims_avec_la_table_trimmed",
    "overtaken": "claims_overtaken",
}
"""What the question turns on, and the sentence that explains it."""

_CALLS: Final[dict[type, str]] = {c.Stake: "stake", c.CallAvecLaTable: "avec_la_table", c.CallBanco: "banco"}

_RULES: Final = {"trimmed": "C6", "avec la table": "C4", "avec la table trimmed": "C4", "overtaken": "C2"}


def _ask(key: str, stream: Stream) -> Question:
    """Facts.

    ``seats`` (who plays), ``banker``, ``bank`` and ``unit`` (cents); ``claims``, in the order in which they were said:
    a list of ``seat``, ``call`` (``stake``, ``avec_la_table`` or ``banco``) and ``amount`` (cents); ``declined``: the
    seats that leave the cards to others.
    """
    while True:
        state, said = _claimed(key, stream)
        closed = after(state, close_stakes)
        trims = _trims(state, closed)
        if _spot(state, closed, trims) == key:
            break
    assert closed.coup is not None
    assert state.claims is not None
    left = {str(seat): amount_text(amount) for seat, amount in trims.items()}
    facts = {
        "seats": list(state.active),
        "banker": state.banker,
        "bank": state.books.bank,
        "unit": state.rules.unit,
        "claims": said,
        "declined": sorted(state.claims.declined),
    }
    params = {"seat": closed.coup.holder, "trims": _trims_text(left)}
    right = {"cards": closed.coup.holder, "trims": left}
    return Question("claims", key, facts, right, _RULES.get(key, "C9"), _SPOTS[key], (), params)


def _claimed(key: str, stream: Stream) -> tuple[TableState, list[dict[str, Any]]]:
    """A table whose claims were asked for once, and what was said."""
    rules = PRESETS["casino"]
    state = table(stream, rules, 5 + stream.below(5), Cents(3_000_00))
    bank = Cents(rules.unit * (20 + stream.below(200)))
    state = taken_by(state, one_of(stream, state.active), bank)
    same = Cents(rules.stake_min + rules.unit * stream.below(max(1, bank // 4 // rules.unit)))
    said = []
    while (seat := turn(state)) is not None:
        claim = _claim(key, state, seat, same, stream)
        state = says(state, seat, claim)
        if type(claim) in _CALLS:
            said.append({"seat": seat, "call": _CALLS[type(claim)], "amount": state.books.stake(seat)})
    if key == "declined":
        holder = after(state, close_stakes).coup
        if holder is not None and holder.holder:
            state = says(state, holder.holder, c.DeclineCards())
    return state, said


def _claim(key: str, state: TableState, seat: Seat, same: Cents, stream: Stream) -> Any:
    """What a seat says so that a table of this kind may come about."""
    offers = {offer.command: offer for offer in play_offers(state, seat)}
    luck = stream.below(10)
    if key == "overtaken" and c.CallBanco in offers and luck < 3:
        return c.CallBanco()
    if key in {"avec la table", "avec la table trimmed", "overtaken"} and c.CallAvecLaTable in offers and luck < 6:
        return c.CallAvecLaTable()
    if c.Stake not in offers or luck == 9:
        return c.Done()
    offer = offers[c.Stake]
    if key == "equal":
        return offer.at(offer.nearest(same))
    share = 8 if key in {"largest", "declined", "avec la table"} else 2
    most = max(offer.min, state.books.bank // share)
    return offer.at(offer.nearest(offer.min + stream.below(most - offer.min + 1)))


def _trims(state: TableState, closed: TableState) -> dict[Seat, Cents]:
    """What is left of each stake that was trimmed."""
    pairs = enumerate(zip(state.books.stakes, closed.books.stakes, strict=True), 1)
    return {seat: left for seat, (laid, left) in pairs if left != laid}


def _spot(state: TableState, closed: TableState, trims: dict[Seat, Cents]) -> str | None:
    """What the table turns on; ``None`` when it is no question."""
    claims, coup = state.claims, closed.coup
    if coup is None or claims is None or sum(stake > 0 for stake in state.books.stakes) < 2:
        overtaken = coup is not None and coup.call == "banco" and claims is not None and bool(claims.answers)
        return "overtaken" if overtaken else None
    if coup.call == "avec_la_table":
        return "avec la table trimmed" if trims else "avec la table"
    if trims:
        return "trimmed"
    if claims.declined:
        return "declined"
    top = max(closed.books.stakes)
    return "equal" if closed.books.stakes.count(top) > 1 else "largest"


def _trims_text(trims: dict[str, str]) -> str:
    return ", ".join(f"{seat} → {left}" for seat, left in trims.items()) or "–"


def _judge(question: Question, given: Any) -> Fault | None:
    """Who gets the cards counts first; then who is trimmed, and to what."""
    answer = _read(given)
    params = {**question.params, "given": answer["cards"], "given_trims": _trims_text(answer["trims"])}
    if answer["cards"] != question.right["cards"]:
        return Fault("wrong_holder", question.rule, question.right, answer, params)
    if answer["trims"] != question.right["trims"]:
        return Fault("wrong_trim", "C6", question.right, answer, params)
    return None


def _read(given: Any) -> dict[str, Any]:
    try:
        seat, trims = given["cards"], given.get("trims", {})
        if set(given) <= {"cards", "trims"} and type(seat) is int and all(1 <= int(n) <= 14 for n in trims):
            return {"cards": seat, "trims": {str(int(n)): amount_text(parse_amount(left)) for n, left in trims.items()}}
    except (KeyError, TypeError, ValueError, AttributeError, NotationError):
        pass
    raise AnswerError('claims: an answer is such as {"cards": 5, "trims": {"8": "50.00"}}')


CLAIMS: Final = Exercise("claims", tuple(_SPOTS), _ask, _judge)
