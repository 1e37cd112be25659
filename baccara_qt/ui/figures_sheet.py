"""The figures of all sessions, each with what it means."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QLocale, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.session.statistics import Figures, Rate, Result
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.library_rows import signed_text
from baccara_qt.ui.preset_texts import preset_name

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

Group = dict[str, Any]


@QmlElement
class FiguresSheet(QObject):
    """What the statistics page shows.

    Signals:
        changed: The figures are others now, or said in another language.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._figures: Figures | None = None

    def show(self, figures: Figures) -> None:
        """Shows these figures."""
        self._figures = figures
        self.changed.emit()

    @Property(bool, notify=changed)
    def blank(self) -> bool:
        """Whether nothing was played that counts."""
        return self._figures is None or self._figures.coups == 0

    @Property(list, notify=changed)
    def groups(self) -> list[Group]:
        """The figures in groups: ``title``, ``meaning`` and ``lines`` (``title`` and ``amount`` each)."""
        return _groups(self._figures) if self._figures is not None else []


def _groups(figures: Figures) -> list[Group]:
    bank, ponte, tie = (figures.outcomes[name] for name in ("bank", "ponte", "tie"))
    return [
        _group(
            translate("Figures", "Coups"),
            translate(
                "Figures",
                "Coups played to their end. What several sessions share counts once, and what was"
                " played on a copy or as a what if does not. In brackets the range in which the true"
                " rate lies nineteen times out of twenty (Wilson).",
            ),
            [
                (translate("Figures", "Sessions"), number_text(figures.sessions)),
                (translate("Figures", "Coups"), number_text(figures.coups)),
                (translate("Figures", "The bank won"), _rate(bank)),
                (translate("Figures", "The ponte won"), _rate(ponte)),
                (translate("Figures", "Ties"), _rate(tie)),
                (translate("Figures", "Naturals"), _rate(figures.natural)),
                (translate("Figures", "You won, ties apart"), _rate(figures.won)),
                (translate("Figures", "Cagnotte you paid"), money_text(figures.cagnotte)),
            ],
        ),
        _group(
            translate("Figures", "By role"),
            translate(
                "Figures",
                "What you won or lost as banker, as banker who bought the bank out of turn, and"
                " staking against it, the cagnotte taken off.",
            ),
            [(_role(role), _result(result)) for role, result in figures.roles.items()],
        ),
        _group(
            translate("Figures", "By rules"),
            translate("Figures", "What you won or lost, by the rules the session opened with."),
            [(preset_name(preset), _result(result)) for preset, result in figures.presets.items()],
        ),
        _group(
            translate("Figures", "By stake"),
            translate(
                "Figures", "What you won or lost, by what you had at risk in the coup; as banker the sum of the stakes."
            ),
            [
                (_size(limit), _result(result))
                for limit, result in sorted(figures.stakes.items(), key=lambda one: one[0] or 2**62)
            ],
        ),
        _group(
            translate("Figures", "Hands held"),
            translate(
                "Figures",
                "How many banks lasted so many coups until lost or passed, and how many would if"
                " every coup ended a bank with the same chance, the one observed.",
            ),
            [
                (
                    translate("Figures", "Coups: {0}").format(length),
                    translate("Figures", "{0}, expected {1}").format(figures.hands.get(length, 0), _tenths(expected)),
                )
                for length, expected in figures.expected.items()
            ],
        ),
    ]


def _group(title: str, meaning: str, lines: list[tuple[str, str]]) -> Group:
    return {
        "title": title,
        "meaning": meaning,
        "lines": [{"title": name, "amount": amount} for name, amount in lines],
    }


def _rate(rate: Rate) -> str:
    if not rate.of:
        return "–"
    share, low, high = (_tenths(100 * part) for part in (rate.value, rate.low, rate.high))
    return f"{share} % ({low}–{high})"


def _tenths(number: float) -> str:
    """A number with one decimal, as the user's country writes it."""
    return QLocale().toString(number, "f", 1)


def _result(result: Result) -> str:
    return translate("Figures", "{0} · coups: {1}").format(signed_text(result.gain), number_text(result.coups))


def _role(role: str) -> str:
    return {
        "banker": translate("Figures", "Banker"),
        "buyer": translate("Figures", "Banker by purchase"),
        "ponte": translate("Figures", "Against the bank"),
    }.get(role, role)


def _size(limit: int) -> str:
    if not limit:
        return translate("Figures", "Above that")
    return translate("Figures", "Up to {0}").format(money_text(limit))
