"""What a lesson at the table is begun with: whose rules, how many sit there, what the learner takes over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, get_args

from baccara_qt.core.frozen import replace
from baccara_qt.core.games import presets
from baccara_qt.core.punto.bets import Commission
from baccara_qt.practice.act import STEPS
from baccara_qt.practice.at_table import MANNERS, Part, TableLesson
from baccara_qt.practice.chemin import MISHAPS, CheminDeFer
from baccara_qt.practice.procedure import Procedure
from baccara_qt.practice.punto_table import PuntoBanco
from baccara_qt.practice.question import AnswerError

COMMISSIONS: Final[tuple[Commission, ...]] = get_args(Commission)
"""How the house of Big Table and Mini can be paid for a won Banco (P4, P6)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a lesson at the table is begun with.

    Attributes:
        preset: The rules of the table.
        seats: Seats, all occupied; 0 for the preset's.
        part: What the learner takes over.
        commission: How the house is paid for a won Banco, at Big Table and Mini; empty for the preset's way.
    """

    preset: str = "casino"
    seats: int = 0
    part: Part = field(default_factory=Part)
    commission: str = ""

    @property
    def game(self) -> str:
        """The game that is dealt."""
        name: str = presets()[self.preset].game
        return name

    def lesson(self, seed: str) -> TableLesson:
        """The table, at its beginning."""
        return TableLesson(self._procedure(seed), self.part, seed)

    def _procedure(self, seed: str) -> Procedure:
        rules = presets()[self.preset]
        rules = replace(rules, seats=self.seats or rules.seats)
        if self.game == "chemin_de_fer":
            return CheminDeFer(rules, seed)
        return PuntoBanco(replace(rules, commission=self.commission or rules.commission), seed)

    def written(self) -> dict[str, Any]:
        """The plan as JSON."""
        part = asdict(self.part) | {"steps": [step for step in STEPS if step in self.part.steps]}
        return {"preset": self.preset, "seats": self.seats, "commission": self.commission} | part


def read_plan(written: object) -> Plan:
    """Reads a plan; what is missing is as in ``Plan()``. Raises ``AnswerError``."""
    if not isinstance(written, Mapping):
        raise AnswerError("the plan of a lesson at the table is an object")
    plan = Plan().written() | dict(written)
    if unknown := set(plan) - set(Plan().written()):
        raise AnswerError(f"a lesson at the table has no {min(unknown)!r}")
    _check(plan, "preset", tuple(presets()))
    _check(plan, "commission", (*COMMISSIONS, ""))
    _check(plan, "manner", MANNERS)
    _check_all(plan, "steps", STEPS)
    _check_all(plan, "mishaps", MISHAPS)
    _check_game(plan)
    rate, coups = plan["rate"], plan["coups"]
    if type(rate) is not int or not 1 <= rate <= 1000:
        raise AnswerError("rate is a number from 1 to 1000")
    if type(coups) is not int or not 0 <= coups <= 1000:
        raise AnswerError("coups is a number from 0 to 1000, 0 for a lesson without an end")
    part = Part(frozenset(plan["steps"]), plan["manner"], tuple(plan["mishaps"]), rate, coups)
    return Plan(plan["preset"], plan["seats"], part, plan["commission"])


def _check(plan: Mapping[str, Any], name: str, known: tuple[str, ...]) -> None:
    if not isinstance(plan[name], str) or plan[name] not in known:
        raise AnswerError(f"{name} is one of {', '.join(filter(None, known))}")


def _check_all(plan: Mapping[str, Any], name: str, known: tuple[str, ...]) -> None:
    given = plan[name]
    if not isinstance(given, list | tuple) or any(not isinstance(one, str) or one not in known for one in given):
        raise AnswerError(f"{name} is a list of {', '.join(known)}")


def _check_game(plan: Mapping[str, Any]) -> None:
    """What only one of the games has, and how many can sit at its tables."""
    preset, seats = plan["preset"], plan["seats"]
    if presets()[preset].game == "chemin_de_fer":
        if plan["commission"]:
            raise AnswerError("commission can be chosen at big-table and mini only")
    elif plan["mishaps"]:
        raise AnswerError(f"mishaps can happen at chemin de fer only, not at {preset}")
    least, most = presets()[preset].people
    if type(seats) is not int or not (seats == 0 or least <= seats <= most):
        raise AnswerError(f"seats is a number from {least} to {most}, or 0 for those of the preset")
