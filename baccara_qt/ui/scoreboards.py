"""The five scoreboards of a shoe, to be drawn: bead plate, big road and the three roads derived from it (P8)."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.analysis.roads import BigRoad, Cell, DerivedRoad, Roads, roads

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_DERIVED: Final = ("big_eye", "small", "cockroach")


@QmlElement
class Scoreboards(QObject):
    """What the boards show.

    Signals:
        changed: Another coup was decided, or another shoe begun.

    Args:
        house: Whether the house banks: then the hands are Punto and Banco, else ponte and bank.
        parent: Owner.
    """

    changed = Signal()

    def __init__(self, parent: QObject, *, house: bool) -> None:
        super().__init__(parent)
        self._house = house
        self._results = ""
        self._roads = roads("")

    def show(self, results: str) -> None:
        """Shows a shoe: who won its coups, ``P``, ``B`` or ``T`` each."""
        if results != self._results:
            self._results = results
            self._roads = roads(results)
            self.changed.emit()

    @Property(list, notify=changed)
    def boards(self) -> list[dict[str, Any]]:
        """Each board: ``kind``, ``title``, its short ``name``, how many ``columns`` it fills, ``cells``, ``spoken``.

        A cell is ``[column, row, letter, ties]``; the letter is ``P``, ``B`` or ``T``, on derived roads ``r`` or ``b``.
        """
        found = self._roads
        titles = {
            "bead": translate("Roads", "Bead plate"),
            "big": translate("Roads", "Big road"),
            "big_eye": translate("Roads", "Big eye boy"),
            "small": translate("Roads", "Small road"),
            "cockroach": translate("Roads", "Cockroach road"),
        }
        names = {
            "big_eye": translate("Roads", "Big eye"),
            "small": translate("Roads", "Small"),
            "cockroach": translate("Roads", "Cockroach"),
        }
        cells = {
            "bead": [[*cell, 0] for cell in found.bead],
            "big": _with_ties(found.big),
            **{kind: [[*cell, 0] for cell in _derived(found, kind).cells] for kind in _DERIVED},
        }
        spoken = {
            "bead": " ".join(self._results),
            "big": " ".join(f"{streak.letter}{streak.depth}" for streak in found.big.columns),
            **{kind: " ".join(_derived(found, kind).marks) for kind in _DERIVED},
        }
        empty = translate("Roads", "empty")
        return [
            {
                "kind": kind,
                "title": titles[kind],
                "name": names.get(kind, titles[kind]),
                "columns": 1 + max((cell[0] for cell in cells[kind]), default=-1),
                "cells": cells[kind],
                "spoken": f"{titles[kind]}: {spoken[kind] or empty}",
            }
            for kind in titles
        ]

    @Property(list, notify=changed)
    def next(self) -> list[dict[str, Any]]:
        """What the next winner would add to the derived roads: ``letter``, ``title``, and ``marks`` in their order."""
        return [
            {"letter": letter, "title": title, "marks": [mark or "" for mark in self._roads.next[letter]]}
            for letter, title in self._names().items()
        ]

    @Property(list, notify=changed)
    def counts(self) -> list[dict[str, Any]]:
        """How often each hand won in this shoe: ``letter``, ``title`` and ``times``."""
        names = {**self._names(), "T": translate("Roads", "Tie")}
        return [
            {"letter": letter, "title": title, "times": self._results.count(letter)} for letter, title in names.items()
        ]

    def _names(self) -> dict[str, str]:
        if self._house:
            return {"P": translate("Roads", "Punto"), "B": translate("Roads", "Banco")}
        return {"P": translate("Roads", "Ponte"), "B": translate("Roads", "Bank")}


def _derived(found: Roads, kind: str) -> DerivedRoad:
    return {"big_eye": found.big_eye, "small": found.small, "cockroach": found.cockroach}[kind]


def _with_ties(road: BigRoad) -> list[list[Any]]:
    """The entries with the ties marked on each; ties before the first winner wait in the first cell."""
    ties = [count for column in road.ties for count in column]
    cells = [[*cell, count] for cell, count in zip(road.cells, ties, strict=True)]
    if not cells and road.leading_ties:
        return [[*Cell(0, 0, "T"), road.leading_ties]]
    return cells
