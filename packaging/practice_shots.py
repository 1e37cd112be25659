"""What leads to the pictures of the practice: its page, every exercise asked and answered, how one went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from table_shots import part

from baccara_qt.core.money import Cents
from baccara_qt.practice.act import Act
from baccara_qt.practice.acts import ClearCards
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.history import History
from baccara_qt.practice.kept import PROCEDURE, KeptLesson
from baccara_qt.practice.plan import read_plan
from baccara_qt.practice.written_acts import kind_of, parts_of
from baccara_qt.ui.practice.drilling import Drilling
from baccara_qt.ui.practice.forms import PASSING_PARTS
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.practice.planning import Planning
from baccara_qt.ui.practice.practice import Practice

if TYPE_CHECKING:
    from shots import Scene

_MOST_ACTS: Final = 600
"""Acts after which what is looked for will not come."""

_WRONG: Final = "0"
"""Chips, seats and numbers that are hardly ever right."""


def _practice(scene: Scene) -> Practice:
    scene.shell.openPractice()
    scene.wait()
    return part(scene, Practice)


def overview(scene: Scene) -> None:
    """What can be practised, by somebody who has begun."""
    asked(scene, "tableau")
    part(scene, Practice).back()
    scene.wait()


def asked(scene: Scene, exercise: str) -> None:
    """A question after a wrong answer that was read."""
    wrong(scene, exercise)
    part(scene, Drilling).goOn()
    scene.wait()


def wrong(scene: Scene, exercise: str) -> None:
    """A wrong answer and what is said about it."""
    practice = _practice(scene)
    practice.setProperty("mode", "lives")
    practice.begin(exercise)
    scene.wait()
    drilling = part(scene, Drilling)
    while choices := drilling.property("choices"):
        drilling.choose(choices[0]["value"])
        scene.wait(60)
        if drilling.property("waits"):
            return
    fields = {"payout": ("5",), "cagnotte": ("amount",), "claims": ("cards",), "passing": PASSING_PARTS}
    for field in fields[exercise]:
        drilling.put(field, "1")
    drilling.submit()
    scene.wait()


def summary(scene: Scene) -> None:
    """How an exercise went."""
    practice = _practice(scene)
    practice.setProperty("mode", "streak")
    practice.begin("counting")
    scene.wait()
    drilling = part(scene, Drilling)
    while practice.property("view") == "drill":
        drilling.choose(_WRONG)
        scene.wait(60)
        drilling.goOn()
        scene.wait(60)


def plan(scene: Scene) -> None:
    """What a lesson at the table is begun with."""
    _practice(scene).begin(PROCEDURE)
    scene.wait()


def led(scene: Scene, kind: str, *, chosen: bool = False) -> None:
    """The first lesson, where an act of this kind is due or was chosen."""
    _sit_down(scene, "first", kind)
    if chosen:
        part(scene, Lesson).choose(kind)
        scene.wait()


def alone(scene: Scene, kind: str) -> None:
    """A table taken over, with a wrong act where one of this kind is due."""
    _sit_down(scene, "plan", kind)
    part(scene, Lesson).choose("clear_cards")
    scene.wait()


def laid(scene: Scene) -> None:
    """A stake is being paid in chips."""
    _sit_down(scene, "plan", "pay")
    lesson = part(scene, Lesson)
    lesson.choose("pay")
    scene.wait(60)
    lesson.give(str(getattr(lesson.due, "seat", 0)))
    scene.wait(60)
    for chip in ("10", "10", "50", "5"):
        lesson.layChips(chip, 1)
    scene.wait()


def between_coups(scene: Scene) -> None:
    """A coup is over, and something was wrong in it."""
    alone(scene, "name_points")
    lesson = part(scene, Lesson)
    while (due := lesson.due) is not None and not lesson.property("coup"):
        lesson.perform(due)
    scene.wait()


def examined(scene: Scene) -> None:
    """How an exam went, after an earlier one, with a good deal wrong in it."""
    planning = scene.shell.findChild(Planning) or _planning(scene)
    planning.setProperty("manner", "exam")
    planning.setProperty("coups", 3)
    for often in (4, 9):
        _sit_down(scene, "plan", "check_cards")
        lesson = part(scene, Lesson)
        done = 0
        while (due := lesson.due) is not None:
            done += 1
            lesson.perform(_slip(due) if done % often == 0 else due)
        part(scene, Practice).finish()
        scene.wait()


def planned(scene: Scene) -> None:
    """The plan of somebody who has done two exams and left a lesson."""
    examined(scene)
    _sit_down(scene, "plan", "check_cards")
    part(scene, Practice).back()
    scene.wait()
    plan(scene)


def _slip(due: Act) -> Act:
    """An act of the same kind that is hardly ever right, where there is one."""
    wrong = {"amount": Cents(5), "seat": 1, "bank": 9, "order": "free", "word": "non", "hand": "ponte", "place": "bank"}
    parts = [part for part in parts_of(type(due)) if part in wrong]
    return replace(due, **{parts[-1]: wrong[parts[-1]]}) if parts else ClearCards()  # type: ignore[type-var]


def accident(scene: Scene, kind: str) -> None:
    """Something of this kind has gone wrong, and is about to be put right."""
    _practice(scene)
    with History(scene.places.library) as history:
        KeptLesson.begin(read_plan({"mishaps": [kind], "rate": 1, "steps": ["put_right"]}), "shots", history)
    _sit_down(scene, "resume", "put_right")
    lesson = part(scene, Lesson)
    scene.wait(700)
    lesson.choose("put_right")
    scene.wait()


def dealt(scene: Scene, preset: str, kind: str, *, how: str = "plan", chosen: bool = False) -> None:
    """A table of other rules, where an act of this kind is due or was chosen."""
    _planning(scene).setProperty("preset", preset)
    _sit_down(scene, how, kind)
    if chosen:
        part(scene, Lesson).choose(kind)
    scene.wait()


def plan_of(scene: Scene, preset: str) -> None:
    """What a lesson at a table of other rules is begun with."""
    _planning(scene).setProperty("preset", preset)
    plan(scene)


def _planning(scene: Scene) -> Planning:
    _practice(scene)
    return part(scene, Planning)


def _sit_down(scene: Scene, how: str, kind: str) -> None:
    practice = _practice(scene)
    practice.begin(PROCEDURE)
    scene.wait(60)
    practice.sitDown(how)
    scene.wait()
    lesson = part(scene, Lesson)
    for _ in range(_MOST_ACTS):
        due = lesson.due
        assert due is not None
        if kind_of(type(due)) == kind:
            return
        lesson.perform(due)
        scene.wait(10)


PRACTICE_SHOTS: Final[dict[str, Callable[[Scene], None]]] = {
    "practice": overview,
    **{f"practice-{name}": partial(asked, exercise=name) for name in EXERCISES},
    **{f"practice-{name}-wrong": partial(wrong, exercise=name) for name in ("tableau", "payout", "claims", "passing")},
    "practice-summary": summary,
    "lesson-plan": plan,
    "lesson-plan-again": planned,
    "lesson-first": partial(led, kind="check_cards"),
    "lesson-spread": partial(led, kind="wash_face_up"),
    "lesson-washed": partial(led, kind="wash_face_down"),
    "lesson-claims": partial(led, kind="ask_claim", chosen=True),
    "lesson-card": partial(led, kind="deal_card"),
    "lesson-points": partial(led, kind="name_points", chosen=True),
    "lesson-cagnotte": partial(led, kind="drop_cagnotte", chosen=True),
    "lesson-wrong": partial(alone, kind="announce_bank"),
    "lesson-settling": partial(alone, kind="pay"),
    "lesson-chips": laid,
    "lesson-coup": between_coups,
    "lesson-summary": examined,
    **{f"lesson-{kind}": partial(accident, kind=kind) for kind in MISHAPS},
    "lesson-mini-plan": partial(plan_of, preset="mini"),
    "lesson-mini-burn": partial(dealt, preset="mini", kind="burn_cards", how="first", chosen=True),
    "lesson-mini-card": partial(dealt, preset="mini", kind="call_card", how="first"),
    "lesson-mini-take": partial(dealt, preset="mini", kind="take_stake"),
    "lesson-mini-commission": partial(dealt, preset="mini", kind="mark_commission", chosen=True),
    "lesson-big-turner": partial(dealt, preset="big-table", kind="name_turner", how="first", chosen=True),
    "lesson-big-pay": partial(dealt, preset="big-table", kind="pay_stake", how="first"),
}
