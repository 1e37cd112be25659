"""The window and the settings change while something flies: everything comes to its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.window.tables import CLAIMS, lay
from tests.window.visit import Key, Visit

THINGS: Final = ("CardItem", "ChipHeap", "SeatPlace", "Shoe", "HandArea")
"""What has a place on the table."""

FLIGHTS: Final = {"card": ("card", "serve", "turn"), "chips": ("chips", "rake", "ticket"), "sweep": ("sweep",)}
"""Beats in which something is on its way."""


def enlarge(me: Visit) -> None:
    me.window.resize(1500, 940)


def shrink(me: Visit) -> None:
    me.window.resize(970, 610)


def set_to(**values: Any) -> Callable[[Visit], None]:
    """Changes settings as the sheet does."""

    def change(me: Visit) -> None:
        for name, value in values.items():
            setattr(me.shell.decks if name in ("faces", "backs") else me.shell.preferences, name, value)

    return change


CHANGES: Final = {
    "larger": enlarge,
    "smaller": shrink,
    "German": set_to(language="de"),
    "instant": set_to(speed=0.0),
    "slow": set_to(speed=1.5),
    "deck": set_to(faces="large-index", backs="fans"),
    "theme": set_to(cloth="burgundy"),
}


def rest(me: Visit) -> None:
    """Nobody acts any more, and everything is shown in its own time."""
    me.table.orders.setPaused(True)
    me.wait(lambda: not me.table.busy, "what flies arrives")
    QTest.qWait(300)


def places(me: Visit) -> list[tuple[str, int, int, int, int]]:
    """What lies where on the table."""
    found = []

    def walk(item: QQuickItem) -> None:
        for child in item.childItems():
            if child.isVisible() and child.opacity() > 0:
                kind = child.metaObject().className().partition("_QML")[0]
                if kind in THINGS:
                    box = child.mapRectToScene(QRectF(0, 0, child.width(), child.height())).toRect()
                    found.append((kind, box.x(), box.y(), box.width(), box.height()))
                walk(child)

    walk(me.window.contentItem())
    return sorted(found)


@pytest.mark.parametrize(
    ("change", "flight"),
    [
        *((change, "card") for change in CHANGES),
        *(("larger", "chips"), ("German", "chips"), ("theme", "chips"), ("smaller", "sweep"), ("instant", "sweep")),
    ],
)
def test_what_flies_arrives_whatever_changes_meanwhile(visit, tmp_path, change, flight):
    lay(tmp_path, CLAIMS)
    me = visit(speed=0.4, muted=True)
    number = me.shell.last["id"]
    me.press(Key.Key_Return)
    me.wait_for_me()
    me.act("banco")
    quick: Any = me.shell.preferences

    def flies() -> bool:
        if me.table.yourTurn:
            me.act(next(kind for kind in ("draw", "stand", "decline_bank", "done", "close") if kind in me.able))
        return me.table.cue.get("beat") in FLIGHTS[flight] and not me.table.cue.get("waits")

    me.wait(flies, f"{flight} on its way")
    cue = me.table.cue["number"]
    CHANGES[change](me)
    assert me.table.cue.get("number") == (None if change == "instant" else cue), "it flies on, unless nothing does"

    rest(me)
    assert me.table.shown == me.state
    there = places(me)
    assert there

    me.shell.leave()
    quick.speed = 0.0
    me.shell.continueSession(number)
    rest(me)
    assert there == places(me), "where it lies for somebody who comes only now"
