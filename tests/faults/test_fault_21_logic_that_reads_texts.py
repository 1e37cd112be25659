"""Logic that compares translated text: nothing the program does depends on the language it speaks."""

import ast
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.ui.at_table import AtTable
from tests.ui.spoken import ABROAD, in_english, in_pseudo, settle, spoken

__all__ = ["in_english", "in_pseudo", "settle", "spoken"]

ROOT = Path(__file__).parents[2]
OF_THEIR_OWN = ("test_shell_app.py", "test_shell_selftest.py", "test_first_frame.py", "test_sound.py")
"""Tests that start the program as a process, which hears nothing of the language of the tests."""

OF_THE_CATALOGUES = "test_language_catalogues.py"
"""They hold all languages beside each other, whichever is spoken."""


@pytest.mark.long
def test_21_the_tests_of_the_window_pass_in_german_and_with_french_numbers():
    words = [word for file in (*OF_THEIR_OWN, OF_THE_CATALOGUES) for word in ("--ignore", f"tests/ui/{file}")]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", *words, "tests/ui"]

    def passes(locale: str) -> str:
        environ = {**os.environ, ABROAD: locale}
        done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
        return "" if done.returncode == 0 else f"{locale}: {done.stdout[-4000:]}"

    # One beside the other: each of them takes a minute
    with ThreadPoolExecutor() as both:
        assert list(both.map(passes, ("de_DE", "fr_FR"))) == ["", ""]


def play(folder: Path, turns: int, between=lambda turn: None):
    """A game in which the human does anything that is lit, and types the amounts he is shown.

    Returns:
        Every command of his, and the table in the end.
    """
    table = AtTable(folder, seats=6, human=4, seed="babel")
    luck = random.Random("babel")
    done = []
    for turn in range(turns):
        between(turn)
        table.wait_for_me()
        kind = luck.choice(sorted(table.able()))
        text = "100" if kind == "cut" else table.model.entry.text
        done.append((kind, table.model.entry.kind and table.model.entry.amount()))
        table.do(kind, text)
        assert table.model.problem == table.model.entry.problem == ""
    state = table.session.state
    table.close()
    return done, state


@pytest.fixture
def in_english_of_course(in_english, tmp_path):
    return play(tmp_path / "en", 60)


@pytest.mark.parametrize("locale", ["de_DE", "fr_FR", "de_CH"])
def test_21_a_game_goes_the_same_way_in_every_language(in_english_of_course, settle, tmp_path, locale):
    settle(locale)
    assert play(tmp_path / locale, 60) == in_english_of_course


def test_21_a_game_goes_the_same_way_in_a_language_nobody_knows(in_english_of_course, in_pseudo, tmp_path):
    assert play(tmp_path / "pseudo", 60) == in_english_of_course


def test_21_a_game_goes_the_same_way_when_every_turn_is_in_another_language(in_english_of_course, settle, tmp_path):
    locales = ("de_DE", "en_US", "fr_FR")
    assert play(tmp_path / "all", 60, lambda turn: settle(locales[turn % 3])) == in_english_of_course


def compared_texts(source: str) -> list[str]:
    """Comparisons and look-ups with a translated text."""
    found = []
    for node in ast.walk(ast.parse(source)):
        asked = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        asked += [node.slice] if isinstance(node, ast.Subscript) else []
        for part in asked:
            calls = [each for each in ast.walk(part) if isinstance(each, ast.Call)]
            found += [
                ast.unparse(node)
                for call in calls
                if getattr(call.func, "id", getattr(call.func, "attr", "")) == "translate"
            ]
    return found


def test_21_no_line_of_code_compares_a_translated_text():
    assert compared_texts('x = 1 if translate("Seats", "Banker") == badge else rows[translate("A", "b")]') != []
    for file in (ROOT / "baccara_qt").rglob("*.py"):
        assert compared_texts(file.read_text(encoding="utf-8")) == [], file.name
    for file in (ROOT / "baccara_qt").rglob("*.qml"):
        assert not re.search(r"[!=]==? qsTr|qsTr\([^)]*\) [!=]==?|case qsTr", file.read_text(encoding="utf-8")), (
            file.name
        )
