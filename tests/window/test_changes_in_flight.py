"""The window and the settings change while something flies: everything comes to its place, and speaks the new language.

At the tables of all games, in lessons at them, and in the exercises. What lies where is compared with what somebody
finds who comes in only then. With BACCARA_SOAK=1 every flight, every change and several moments of it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.kept import PROCEDURE
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.setup import Setup
from baccara_qt.ui import resources
from baccara_qt.ui.practice.practice import Practice
from tests.window.visit import Visit

TEXTS: Final = resources.locate("i18n/baccara_de.ts")

SOAK: Final = os.environ.get("BACCARA_SOAK") == "1"

LOOKS: Final[tuple[dict[str, Any], dict[str, Any]]] = (
    {"size": (1024, 640), "language": "en", "speed": 0.3, "deck": ("classic", "ogee"), "cloth": "green"},
    {"size": (1500, 940), "language": "de", "speed": 0.8, "deck": ("large-index", "fans"), "cloth": "burgundy"},
)
"""What each setting changes to and back from."""

Way = tuple[tuple[float, str], ...]
"""What changes, and how far along the flight is then; when it is instant nothing flies any more."""

IN_TURN: Final[Way] = tuple(zip((0.1, 0.1, 0.5, 0.9, 0.9), LOOKS[0], strict=True))
AT_ONCE: Final[Way] = tuple((0.4, name) for name in (*LOOKS[0], "instant"))

WAYS: Final[dict[str, tuple[Way, ...]]] = {
    "in turn, at once": (IN_TURN, AT_ONCE),
    **{f"{name} at {at}": (((at, name),),) for _, name in AT_ONCE for at in (0.02, 0.5, 0.98)},
}
"""One flight goes one way, the next the next; the first of them is what is always tried."""

SOME: Final = {
    "casino": ("card", "ticket"),
    "big-table": ("wash", "turn", "rake"),
    "lesson: casino": ("card", "serve"),
    "lesson: mini": ("gather", "chips"),
}
"""What always flies at each place."""

COUP: Final = ("card", "turn", "chips", "rake", "sweep")

ALL: Final = {
    "casino": ("cut", *COUP, "serve", "ticket"),
    "big-table": ("wash", *COUP),
    "lesson: casino": ("spread", "wash", "wash_down", "cut", "load", *COUP, "serve", "ticket", "shoe"),
    "lesson: mini": ("gather", "cut", "load", *COUP),
}
"""What flies there; of what the house does in one go, one thing, for the rest of it has gone by then."""

ANSWERS: Final = ("cut", "take_shoe", "turn_card", "draw", "keep_bank", "close", "done")
"""What the user does, the first that can be done."""

THINGS: Final = ("CardItem", "ChipHeap", "FieldChips", "FieldBox", "SeatPlace", "Shoe", "HandArea", "SeatRing")
"""What has a place."""

Lying = tuple[str, str, str, int, int, int, int]
"""What something is, what it says, what it looks like, and its box."""

FLEETING: Final = ("CroupierPost", "ResultBanner", "LessonRail")
"""What tells what has just happened, to him who was there."""


def change(me: Visit, name: str, value: Any) -> None:
    """Changes something as the user does."""
    preferences: Any = me.shell.preferences
    if name == "size":
        me.window.resize(*value)
    elif name == "deck":
        me.shell.decks.faces, me.shell.decks.backs = value
    else:
        setattr(preferences, name, value)


def kind(item: QQuickItem) -> str:
    return item.metaObject().className().partition("_QML")[0]


def seen(item: QQuickItem, *without: str) -> Iterator[QQuickItem]:
    """Everything one can see below an item."""
    for child in item.childItems():
        if child.isVisible() and child.opacity() > 0 and kind(child) not in without:
            yield child
            yield from seen(child, *without)


def lying(me: Visit) -> list[Lying]:
    """What lies and what is written where, and how it looks, once nothing moves: no frame is drawn."""
    frames: list[int] = []

    def rests() -> bool:
        frames.clear()
        # A figure may count in silence towards the next whole unit
        QTest.qWait(300)
        return not frames

    counted = me.window.frameSwapped.connect(lambda: frames.append(1))
    me.wait(rests, "nothing moves")
    me.window.frameSwapped.disconnect(counted)
    return sorted(pictured(me))


def pictured(me: Visit) -> Iterator[Lying]:
    for item in seen(me.window.contentItem(), *FLEETING):
        text, picture = (str(item.property(name) or "") for name in ("text", "source"))
        if text or picture or kind(item) in THINGS:
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            yield kind(item), text, picture, *box.toRect().getRect()


@cache
def sayings(tag: str) -> re.Pattern[str]:
    """All texts of the program: ``source`` is English, ``translation`` German."""
    texts = {entry.findtext(tag, "") for entry in ElementTree.parse(TEXTS).iter("message")}
    return re.compile("|".join(r".+?".join(map(re.escape, re.split(r"%n|%\d|\{\w*\}", text))) for text in texts))


class AtTable:
    """Somebody at a table of this preset."""

    def __init__(self, me: Visit, preset: str, folder: Path) -> None:
        with Library(Places(folder).library) as library:
            library.create(Setup.full(preset, 9, human=5, seed="flight 11")).close()
        self._me = me
        self.come_back()

    @property
    def table(self) -> Any:
        return self._me.table

    def come_back(self) -> None:
        """He finds the table as it stands, and nobody acts."""
        self._me.shell.leave()
        self._me.shell.continueSession(self._me.shell.last["id"])
        self.rest()

    def rest(self) -> None:
        """Nobody acts any more."""
        self.table.orders.setPaused(True)

    def go_on(self) -> None:
        """He does what he is asked for, or lets the others act."""
        self.table.orders.setPaused(False)
        if self.table.yourTurn:
            able = self._me.able
            what = next((act for act in ANSWERS if act in able), min(able))
            self.table.perform(what, "150" if what == "cut" else self.table.entry.text or "20", self.table.seq)


class InLesson:
    """Somebody who does the croupier's work at a table of this preset, and all of it right."""

    def __init__(self, me: Visit, preset: str) -> None:
        self._me = me
        me.shell.openPractice()
        self._practice = me.shell.findChild(Practice)
        self._practice.planning.preset = preset
        self._sit_down("plan")

    @property
    def table(self) -> Any:
        return self._practice.lesson.table

    def _sit_down(self, how: str) -> None:
        self._practice.begin(PROCEDURE)
        self._me.wait(lambda: self._practice.view == "plan", "the plan")
        self._practice.sitDown(how)
        self._me.wait(lambda: self._practice.view == "lesson", "the lesson")

    def come_back(self) -> None:
        """He finds the table as he left it."""
        self._practice.back()
        self._me.wait(lambda: self._practice.view == "overview", "the overview")
        self._sit_down("resume")

    def rest(self) -> None:
        """Nobody acts but he."""

    def go_on(self) -> None:
        """He does what is due."""
        self._practice.lesson.perform(self._practice.lesson.due)


def somebody(me: Visit, place: str, folder: Path) -> AtTable | InLesson:
    """Somebody at this place."""
    lesson, _, preset = place.rpartition(": ")
    return InLesson(me, preset) if lesson else AtTable(me, preset, folder)


def flight(me: Visit) -> tuple[QQuickItem, QObject]:
    """What flies, and what makes it fly."""
    (overlay,) = (item for item in seen(me.window.contentItem()) if kind(item) == "FlightOverlay")
    (motion,) = (each for each in overlay.findChildren(QObject) if each.inherits("QQuickNumberAnimation"))
    return overlay, motion


def set_out(me: Visit, at: AtTable | InLesson, beat: str) -> None:
    """Goes on until this is on its way, and holds it there."""

    def flies() -> bool:
        if not at.table.busy:
            at.go_on()
        while at.table.busy and at.table.cue["beat"] != beat:
            at.table.stage.acknowledge(at.table.cue["number"])
        if not at.table.busy:
            return False
        _, motion = flight(me)
        # On a busy machine it may have arrived before anybody looks
        return motion.property("running") and motion.setProperty("paused", True)

    me.wait(flies, f"{beat} on its way")
    at.rest()


def fly(me: Visit, at: AtTable | InLesson, way: Way, now: dict[str, int]) -> None:
    """What is held on its way is where something is to change, and then flies on until it has arrived.

    Args:
        me: Who looks on.
        at: Where it flies.
        way: What changes when.
        now: Which of its two looks each setting has; changed.
    """
    cue = at.table.cue
    overlay, motion = flight(me)
    for progress, name in way:
        if overlay.property("progress") != progress:
            overlay.setProperty("progress", progress)
            me.drawn()
        if name == "instant":
            change(me, "speed", 0.0)
            return
        now[name] = 1 - now[name]
        change(me, name, LOOKS[now[name]][name])
        assert at.table.cue.get("number") == cue["number"], f"{cue['beat']} flies on when {name} changes"
    motion.setProperty("paused", False)
    me.wait(lambda: at.table.cue.get("number") != cue["number"], f"{cue['beat']} arrives")


def understood(me: Visit, language: str) -> None:
    """Nothing is said in the other language."""
    own, other = map(sayings, ("source", "translation") if language == "en" else ("translation", "source"))
    said = {str(item.property("text") or "") for item in seen(me.window.contentItem())}
    assert not {text for text in said if len(text) > 1 and other.fullmatch(text) and not own.fullmatch(text)}


@pytest.mark.parametrize("ways", list(WAYS) if SOAK else list(WAYS)[:1])
@pytest.mark.parametrize("place", SOME)
def test_what_flies_arrives_whatever_changes_meanwhile(visit, tmp_path, monkeypatch, place, ways):
    # Nothing but the flight ends a cue
    monkeypatch.setattr("baccara_qt.ui.stage.PATIENCE_MS", 10_000_000)
    me = visit(speed=LOOKS[0]["speed"], muted=True)
    at = somebody(me, place, tmp_path)
    now = dict.fromkeys(LOOKS[0], 0)
    for beat, way in zip((ALL if SOAK else SOME)[place], cycle(WAYS[ways]), strict=False):
        set_out(me, at, beat)
        fly(me, at, way, now)
        at.table.stage.drain()
        there = lying(me)
        understood(me, LOOKS[now["language"]]["language"])
        at.come_back()
        me.drawn()
        at.table.stage.drain()
        back = lying(me)
        assert [thing for thing in there if thing not in back] == [], f"{beat}, for who comes only now"
        assert back == there
        change(me, "speed", LOOKS[now["speed"]]["speed"])


@pytest.mark.parametrize("exercise", EXERCISES if SOAK else list(EXERCISES)[::4])
def test_a_question_stays_as_it_is_whatever_changes_meanwhile(visit, exercise):
    me = visit(muted=True)
    me.shell.openPractice()
    practice = me.shell.findChild(Practice)

    def asked() -> None:
        practice.begin(exercise)
        me.wait(lambda: practice.view == "drill", "the question")

    asked()
    for there in reversed(LOOKS):
        for name, value in there.items():
            change(me, name, value)
        before = lying(me)
        understood(me, there["language"])
        practice.back()
        me.wait(lambda: practice.view == "overview", "the overview")
        asked()
        assert lying(me) == before
