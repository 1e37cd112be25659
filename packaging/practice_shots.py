"""What leads to the pictures of the practice: its page, every exercise asked and answered, how one went."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.ui.practice.drilling import Drilling
from baccara_qt.ui.practice.practice import Practice

if TYPE_CHECKING:
    from shots import Scene

_WRONG: Final = "0"
"""Chips, seats and numbers that are hardly ever right."""


def _practice(scene: Scene) -> Practice:
    scene.shell.openPractice()
    scene.wait()
    practice = scene.shell.findChild(Practice)
    assert practice is not None
    return practice


def overview(scene: Scene) -> None:
    """What can be practised, by somebody who has begun."""
    asked(scene, "tableau")
    _practice_of(scene).back()
    scene.wait()


def _practice_of(scene: Scene) -> Practice:
    practice = scene.shell.findChild(Practice)
    assert practice is not None
    return practice


def asked(scene: Scene, exercise: str) -> None:
    """A question after a wrong answer that was read."""
    wrong(scene, exercise)
    _drilling(scene).goOn()
    scene.wait()


def wrong(scene: Scene, exercise: str) -> None:
    """A wrong answer and what is said about it."""
    practice = _practice(scene)
    practice.setProperty("mode", "lives")
    practice.begin(exercise)
    scene.wait()
    drilling = _drilling(scene)
    choices = drilling.property("choices")
    for choice in choices:
        drilling.choose(choice["value"])
        scene.wait(60)
        if drilling.property("waits"):
            return
    for field in ("cards", "offered", "next", "turn_seat", "amount", "5"):
        drilling.put(field, "1")
    drilling.submit()
    scene.wait()


def summary(scene: Scene) -> None:
    """How an exercise went."""
    practice = _practice(scene)
    practice.setProperty("mode", "streak")
    practice.begin("counting")
    scene.wait()
    drilling = _drilling(scene)
    while practice.property("view") == "drill":
        drilling.choose(_WRONG)
        scene.wait(60)
        drilling.goOn()
        scene.wait(60)


def _drilling(scene: Scene) -> Drilling:
    drilling = scene.shell.findChild(Drilling)
    assert drilling is not None
    return drilling


PRACTICE_SHOTS: Final[dict[str, Callable[[Scene], None]]] = {
    "practice": overview,
    **{f"practice-{name}": partial(asked, exercise=name) for name in EXERCISES},
    **{f"practice-{name}-wrong": partial(wrong, exercise=name) for name in ("tableau", "payout", "claims", "passing")},
    "practice-summary": summary,
}
