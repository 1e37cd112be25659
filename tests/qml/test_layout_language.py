"""The language changes in the running window, also in a flight: all is said anew, and nothing leaves its place."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from baccara_qt.ui.preferences import Preferences
from tests.ui.spoken import in_english, settle, spoken

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from looking import visible
from shots import Scene, staged

__all__ = ["in_english", "settle", "spoken"]

SIZE = (1280, 800)


@contextmanager
def at(name: str, language: str = "en") -> Iterator[Scene]:
    """The program in a language of its own, not in that of the tests."""
    with staged(name, SIZE, language, seats=9) as scene:
        yield scene


CLOCK = re.compile(r"\b\d?\d:\d\d\b")
"""The time of the day, which may go on between two pictures."""


def picture(scene: Scene) -> list[tuple[str, str, tuple[float, ...]]]:
    """What is seen and where: the type of each item, its text, and its place; what can be scrolled, without a place."""
    scene.wait(300)
    return [
        (thing.where, CLOCK.sub("0:00", thing.text), () if thing.rolls else tuple(map(round, thing.box.getRect())))
        for thing in visible(scene.window)
        if not (thing.rolls and thing.sight.isEmpty())
    ]


def texts(scene: Scene) -> list[str]:
    return [text for _, text, _ in picture(scene) if text]


def choose(scene: Scene, **settings: object) -> None:
    """Chooses as on the sheet of settings."""
    scene.shell.findChild(Preferences).change(**settings)
    QCoreApplication.processEvents()


PAGES = ["start-again", "setup", "settings", "help", "table-rules", "table-claims", "table-banker", "table-auction"]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_whose_language_changes_looks_as_if_it_had_always_been_spoken(name, in_english):
    with at(name) as scene:
        english = picture(scene)
        choose(scene, language="de")
        switched = picture(scene)
        choose(scene, language="en")
        assert picture(scene) == english, "and back"
    with at(name, "de") as scene:
        assert switched == picture(scene)
    assert [text for _, text, _ in switched] != [text for _, text, _ in english]


def test_money_is_written_as_the_language_does_at_once(in_english):
    with at("table-claims") as scene:
        assert "2,000" in texts(scene) and "2.000" not in texts(scene)
        choose(scene, language="de")
        assert "2.000" in texts(scene) and "2,000" not in texts(scene)


def test_the_croupier_speaks_french_until_he_is_asked_for_the_users_language(in_english):
    with at("table-claims") as scene:
        assert "«\u202fQui fait le banco\u202f?\u202f»" in texts(scene) and "Who goes banco?" in texts(scene)
        choose(scene, language="de")
        assert "«\u202fQui fait le banco\u202f?\u202f»" in texts(scene)
        choose(scene, french_calls=False)
        (call,) = [text for text in texts(scene) if text.startswith("„")]
        assert "fait" not in call and not [text for text in texts(scene) if "Qui fait" in text]


def test_a_flight_through_which_everything_changes_ends_where_it_would_have(in_english):
    settings = {"language": "de", "faces": "large-index", "backs": "lattice", "letters": "fr"}
    with at("table-flight") as scene:
        table = scene.shell.property("table")
        assert table.stage.busy
        for size in ((1024, 640), (1800, 1000), SIZE):
            scene.window.resize(*size)
            QTest.qWait(40)
        choose(scene, **settings)
        choose(scene, speed=0.5)
        assert table.stage.busy, "it is still on its way"
        choose(scene, speed=0.0)
        while not table.yourTurn:
            QTest.qWait(10)
        disturbed = picture(scene)
        assert table.shown == scene.shell._session.state
    with at("table-flight") as scene:
        table = scene.shell.property("table")
        choose(scene, speed=0.0)
        while not table.yourTurn:
            QTest.qWait(10)
        choose(scene, **settings)
        assert picture(scene) == disturbed
