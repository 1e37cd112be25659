"""The figures of all sessions in words: each with its name, its amount and what it means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication

from baccara_qt.session.statistics import Figures, Rate, Result
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.library_rows import signed_text
from baccara_qt.ui.plots import Plot, hands_plot, money_plot, tenths
from baccara_qt.ui.preset_texts import preset_name

translate = QCoreApplication.translate

Line = dict[str, Any]
"""A figure: ``title``, ``amount``, ``meaning`` in a sentence, ``note`` (a second line, or empty) and ``bar``.

``bar`` is empty or says what is drawn beside it, from 0 to 1: ``low`` and ``high`` (its ends), ``at`` (the dot of a
rate; for a result the place where nothing was won or lost) and ``kind``, which is ``rate``, ``gain`` or ``loss``.
"""

Group = dict[str, Any]
"""Figures that belong together: ``title``, ``lines`` and ``plot``, which may be empty."""


def groups(figures: Figures) -> list[Group]:
    """All groups; those in which there is nothing are left out."""
    found = [
        _group(translate("Figures", "Your money"), _yours(figures), money_plot(figures.money) if figures.money else {}),
        _group(translate("Figures", "How coups ended"), _rates(figures)),
        _group(
            translate("Figures", "Hands held"),
            _hands(figures),
            hands_plot(figures.hands, figures.expected) if figures.hands else {},
        ),
        _group(
            translate("Figures", "By role"),
            _results((*_role(role), result) for role, result in figures.roles.items()),
        ),
        _group(
            translate("Figures", "By stake"),
            _results(
                (_size(limit), _stake(), result)
                for limit, result in sorted(figures.stakes.items(), key=lambda one: one[0] or 2**62)
            ),
        ),
        _group(
            translate("Figures", "By rules"),
            _results((preset_name(preset), _preset(), result) for preset, result in figures.presets.items()),
        ),
    ]
    return [group for group in found if group["lines"]]


def _group(title: str, lines: list[Line], plot: Plot | None = None) -> Group:
    return {"title": title, "lines": lines, "plot": plot or {}}


def _line(title: str, amount: str, meaning: str, note: str = "", bar: dict[str, Any] | None = None) -> Line:
    return {"title": title, "amount": amount, "meaning": meaning, "note": note, "bar": bar or {}}


def _yours(figures: Figures) -> list[Line]:
    counted = [
        _line(
            translate("Figures", "Sessions"),
            number_text(figures.sessions),
            translate("Figures", "Sessions with at least one coup that counts."),
        ),
        _line(
            translate("Figures", "Coups"),
            number_text(figures.coups),
            translate(
                "Figures",
                "Coups that were played to their end. One that several sessions share, such as a record imported again,"
                " counts once; what was played on a copy or as a what if counts only if you wish.",
            ),
        ),
    ]
    if not figures.money:
        return counted
    return [
        _line(
            translate("Figures", "Won or lost"),
            signed_text(figures.yours.gain),
            translate(
                "Figures",
                "All you won less all you lost, the cagnotte taken off. The line adds it up coup by coup, all sessions"
                " in a row; in the shaded range you would stand nineteen times out of twenty, had a coin decided each"
                " time whether that much was won or lost.",
            ),
        ),
        _line(
            translate("Figures", "Of each 100 at risk"),
            _signed_tenths(figures.yours.yielded),
            translate("Figures", "What was left to you of each 100 you had at risk, above zero or below."),
        ),
        _line(
            translate("Figures", "Cagnotte you paid"),
            money_text(figures.cagnotte),
            translate("Figures", "What the house took of the banks you won with."),
        ),
        _line(
            translate("Figures", "Coups you played in"),
            number_text(figures.yours.coups),
            translate("Figures", "Coups in which you were banker or had a stake."),
        ),
        *counted,
    ]


def _rates(figures: Figures) -> list[Line]:
    bank, ponte, tie = (figures.outcomes[name] for name in ("bank", "ponte", "tie"))
    return [
        _rate(translate("Figures", "The bank won"), bank, translate("Figures", "Coups the bank won, of all coups.")),
        _rate(translate("Figures", "The ponte won"), ponte, translate("Figures", "Coups the ponte won, of all coups.")),
        _rate(
            translate("Figures", "Ties"),
            tie,
            translate("Figures", "Coups that ended in a tie, of all coups; they are neither won nor lost."),
        ),
        _rate(
            translate("Figures", "Naturals"),
            figures.natural,
            translate("Figures", "Coups in which either side had eight or nine with two cards, of all coups."),
        ),
        _rate(
            translate("Figures", "You won, ties apart"),
            figures.won,
            translate("Figures", "Of your coups that were no ties, those you won."),
        ),
    ]


def _rate(title: str, rate: Rate, meaning: str) -> Line:
    if not rate.of:
        return _line(title, "–", meaning)
    share, low, high = (tenths(100 * part) for part in (rate.value, rate.low, rate.high))
    interval = translate("Figures", "The true rate lies in the range {0}–{1} % nineteen times out of twenty (Wilson).")
    return _line(
        title,
        translate("Figures", "{0} %").format(share),
        f"{meaning} {interval.format(low, high)}",
        translate("Figures", "{0} of {1} · range {2}–{3} %").format(
            number_text(rate.times), number_text(rate.of), low, high
        ),
        {"low": rate.low, "high": rate.high, "at": rate.value, "kind": "rate"},
    )


def _hands(figures: Figures) -> list[Line]:
    if not figures.hands:
        return []
    return [
        _line(
            translate("Figures", "Coups a bank lasted on average"),
            tenths(figures.lasted),
            translate(
                "Figures",
                "A bank lasts until it is lost or passed, whoever holds it; one that is still held is left out. The"
                " marks show how many would last so long if every coup ended a bank with the same chance, the one"
                " observed.",
            ),
        )
    ]


def _results(results: Iterable[tuple[str, str, Result]]) -> list[Line]:
    """Results that are to be compared: name, what it means, and the result."""
    listed = list(results)
    gains = [result.gain for _, _, result in listed]
    least, most = min([0, *gains]), max([0, *gains])
    length = (most - least) or 1
    zero = -least / length
    return [
        _line(
            name,
            signed_text(result.gain),
            meaning,
            translate("Figures", "Coups: {0} · won {1}, lost {2}, neither {3}").format(
                *map(number_text, (result.coups, result.won, result.lost, result.tied))
            ),
            {
                "low": min(zero, (result.gain - least) / length),
                "high": max(zero, (result.gain - least) / length),
                "at": zero,
                "kind": "loss" if result.gain < 0 else "gain",
            },
        )
        for name, meaning, result in listed
    ]


def _role(role: str) -> tuple[str, str]:
    """What a role is called, and what its result means."""
    return {
        "banker": (
            translate("Figures", "Banker"),
            translate("Figures", "Your result in coups in which you held the bank in turn, the cagnotte taken off."),
        ),
        "buyer": (
            translate("Figures", "Banker by purchase"),
            translate(
                "Figures",
                "Your result in coups in which you held a bank bought out of turn, the cagnotte taken off.",
            ),
        ),
        "ponte": (
            translate("Figures", "Against the bank"),
            translate("Figures", "Your result in coups in which you had a stake against the bank."),
        ),
    }[role]


def _size(limit: int) -> str:
    if not limit:
        return translate("Figures", "Above that")
    return translate("Figures", "Up to {0}").format(money_text(limit))


def _stake() -> str:
    return translate(
        "Figures", "Your result in coups in which you had so much at risk; as banker that is the sum of the stakes."
    )


def _preset() -> str:
    return translate("Figures", "Your result in sessions that opened with these rules.")


def _signed_tenths(number: float) -> str:
    """A number with one decimal and its sign."""
    text = tenths(abs(number))
    return f"+{text}" if number > 0 else f"−{text}" if number < 0 else text
