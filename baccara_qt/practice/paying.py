"""Exercises of money: *cagnotte* (rule C23) and *payout* (rule C21)."""

from __future__ import annotations

from typing import Any, Final

from baccara_qt.core.chance import Stream
from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents, amount_text, parse_amount, share, short_amount
from baccara_qt.practice.question import AnswerError, Exercise, Fault, Question

CHIPS: Final = tuple(Cents(value) for value in (5000_00, 1000_00, 500_00, 100_00, 50_00, 10_00, 5_00, 1_00, 50, 10))
"""The tray the croupier pays from, in cents, the most valuable first."""

_PERCENT: Final = 5
_STEP: Final = 10


# --- cagnotte ---------------------------------------------------------------------------------------------------

_ROUNDING: Final = ("exact", "down", "half", "up")
"""What the rounding to 0.10 does to 5 % of the win: nothing, down, up from the half, up."""

_SIZES: Final = {"small": 500_00, "large": 20_000_00}
_CAGNOTTES: Final = tuple(f"{rounding},{size}" for rounding in _ROUNDING for size in _SIZES)


def _rounding_of(won: int) -> str:
    rest = won * _PERCENT % (100 * _STEP)
    half = 50 * _STEP
    return "exact" if not rest else "half" if rest == half else "down" if rest < half else "up"


def _ask_cagnotte(key: str, stream: Stream) -> Question:
    """Facts: ``won`` (cents the bank won), ``percent``, ``step`` (cents it is rounded to, halves up)."""
    rounding, _, size = key.partition(",")
    while True:
        won = Cents(10_00 + 10 * stream.below(_SIZES[size] // 10))
        if _rounding_of(won) == rounding:
            break
    right = share(won, _PERCENT, _STEP, "nearest")
    params = {
        "won": short_amount(won),
        "exact": f"{won * _PERCENT / 100 / 100:.4f}".rstrip("0").rstrip("."),
        "right": amount_text(right),
    }
    facts = {"won": won, "percent": _PERCENT, "step": _STEP}
    return Question("cagnotte", key, facts, amount_text(right), "C23", "cagnotte", (), params)


def _judge_cagnotte(question: Question, given: Any) -> Fault | None:
    amount = an_amount(question, given)
    if amount == question.right:
        return None
    return Fault("wrong_amount", question.rule, question.right, amount, {**question.params, "given": amount})


def an_amount(question: Question, given: object) -> str:
    """An answer that is an amount, with two decimals. Raises ``AnswerError``."""
    try:
        if isinstance(given, str):
            return amount_text(parse_amount(given))
    except NotationError:
        pass
    raise AnswerError(f'{question.exercise}: an answer is an amount such as "12.50"')


# --- payout -----------------------------------------------------------------------------------------------------

_PAYOUTS: Final = ("one chip", "units", "hundreds", "thousands", "cents")


def _stake(key: str, stream: Stream) -> int:
    match key:
        case "one chip":
            return CHIPS[stream.below(7)]
        case "units":
            return 5_00 * (3 + stream.below(38))
        case "hundreds":
            return 5_00 * (41 + stream.below(160))
        case "thousands":
            return 5_00 * (201 + stream.below(2000))
        case _:  # a *banco* follows the bank to the cent (B10)
            return 10 * (501 + stream.below(30_000))


def _ask_payout(key: str, stream: Stream) -> Question:
    """Facts: ``stake`` (cents to pay 1:1), ``chips`` (the tray, in cents)."""
    stake = Cents(_stake(key, stream))
    right = fewest_chips(stake)
    params = {"stake": short_amount(stake), "right": chips_text(right)}
    return Question("payout", key, {"stake": stake, "chips": list(CHIPS)}, right, "C21", "payout", (), params)


def fewest_chips(amount: Cents) -> dict[str, int]:
    """An amount built with as few chips as can be: how many of each value."""
    rest: int = amount
    counts = {}
    for chip in CHIPS:
        count, rest = divmod(rest, chip)
        if count:
            counts[short_amount(chip)] = count
    return counts


def chips_text(counts: dict[str, int]) -> str:
    """Chips in words: ``2 × 50, 1 × 5``."""
    return ", ".join(f"{count} × {chip}" for chip, count in counts.items())


def _judge_payout(question: Question, given: Any) -> Fault | None:
    """Any chips that make the amount are right: few are quicker to check, not truer."""
    names = {short_amount(chip): chip for chip in CHIPS}
    if not isinstance(given, dict) or not all(
        name in names and type(count) is int and 0 <= count <= 10_000 for name, count in given.items()
    ):
        raise AnswerError(f'payout: an answer tells how many chips of {", ".join(names)}, as in {{"50": 2, "5": 1}}')
    paid = Cents(sum(names[name] * count for name, count in given.items()))
    if paid == question.facts["stake"]:
        return None
    return Fault("wrong_amount", question.rule, question.right, given, {**question.params, "given": short_amount(paid)})


CAGNOTTE: Final = Exercise("cagnotte", _CAGNOTTES, _ask_cagnotte, _judge_cagnotte)
PAYOUT: Final = Exercise("payout", _PAYOUTS, _ask_payout, _judge_payout)
