"""A table of guests on screen at which nothing happens but by a lesson."""

from __future__ import annotations

from typing import Any, Final

from baccara_qt.practice.at_table import TableLesson, Verdict
from baccara_qt.practice.plan import Plan
from baccara_qt.session.session import Session, dry, opening
from baccara_qt.session.setup import Setup
from baccara_qt.ui.practice.own_acts import OwnShoe, shown
from baccara_qt.ui.stage import Stage

_GUESTS: Final = "practice"
"""The seed of who sits at the table."""


def seated(plan: Plan, lesson: TableLesson) -> Session:
    """The guests of a lesson, at its table as it stands."""
    setup = Setup.full(plan.preset, plan.seats or None, seed=_GUESTS)
    session = dry(setup, *opening(setup))
    session.state = lesson.state
    return session


def follow(stage: Stage, session: Session, state: Any, verdict: Verdict, shoe: OwnShoe) -> None:
    """Shows what has come of an act, the house's steps at speed; the table then stands like this."""
    given = shoe.given(verdict.done, stage.game.see(session.state, session.human))
    stage.drain()
    session.state = state
    stage.play([*given, *shown(verdict.done)])
    stage.present(verdict.events[: verdict.own])
    stage.present(verdict.events[verdict.own :], quick=True)
