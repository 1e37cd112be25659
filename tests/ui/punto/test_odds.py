"""The odds beside the table: off until they are wanted, then exactly those of the cards nobody has seen."""

import subprocess
import sys

import pytest

from baccara_qt.analysis.chances import punto_banco
from baccara_qt.players.punto.counting import unseen
from tests.ui.punto.test_punto_table import at_punto

__all__ = ["at_punto"]

OFF = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings
from tests.ui.punto.test_punto_table import AtPunto
app = QGuiApplication([])
table = AtPunto(Path(sys.argv[1]))
table.to_stakes()
table.lay("punto")
assert not table.model.odds.rows and not table.model.odds.wanted
print("numpy" in sys.modules)
table.close()
"""


def told(table):
    """What the panel says of the fields, once it can."""
    table.wait(lambda: table.model.odds.rows)
    return [(row["title"], row["chance"], row["gain"]) for row in table.model.odds.rows]


def play_a_coup(table):
    coups = table.state.coups
    table.to_stakes()
    table.do("banco", "20")
    for _ in range(9):
        table.wait_for_me()
        if table.state.coups > coups:
            return
        table.do("close")
    raise AssertionError("no coup was given")


def test_nothing_is_counted_while_nobody_wants_to_see_it(tmp_path):
    """They are off by default; whoever plays without them never loads numpy."""
    done = subprocess.run(
        [sys.executable, "-c", OFF, str(tmp_path)], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "False\n", "")


@pytest.mark.usefixtures("in_english")
def test_the_odds_of_a_full_shoe_before_a_card_is_seen(at_punto):
    table = at_punto(preset="mini", odds=True)
    assert table.state.burned == 0
    assert told(table) == [
        ("Punto", "44.63\u00a0%", "−1.24\u00a0%"),
        ("Banco", "45.87\u00a0%", "−1.06\u00a0%"),
        ("Tie", "9.51\u00a0%", "−14.44\u00a0%"),
        ("A pair", "7.40\u00a0%", "−11.25\u00a0%"),
    ]
    assert table.model.odds.unseenText == "From 312 unseen cards"
    assert [count["cards"] for count in table.model.odds.counts] == ["96", *["24"] * 9]
    assert table.model.odds.rows[1]["spoken"] == "Banco: chance 45.87\u00a0%, gain on average −1.06\u00a0%"


@pytest.mark.parametrize("preset", ["mini", "big-table"])
def test_p5_the_odds_follow_every_card_that_is_turned(at_punto, preset):
    table = at_punto(preset=preset, odds=True)
    seen = []
    for _ in range(4):
        play_a_coup(table)
        table.wait(lambda: not table.model.busy and table.model.odds.rows)
        left = unseen(table.model.shown)
        assert sum(left) == sum(int(count["cards"]) for count in table.model.odds.counts)
        exact = [punto_banco(table.state.rules, left)[bet].ev for bet in ("punto", "banco", "tie", "punto_pair")]
        shown = [row["gain"] for row in table.model.odds.rows]
        for text, ev in zip(shown, exact, strict=True):
            figure = text.removesuffix("\u00a0%").replace("−", "-").replace(",", ".")
            assert abs(float(figure) - 100 * float(ev)) <= 0.005 + 1e-9
        seen.append((sum(left), *shown))
    assert len({cards for cards, *_ in seen}) == len(seen)
    assert len(set(seen)) == len(seen), "the figures move with the cards"


def test_the_odds_are_switched_on_and_off_while_playing(at_punto):
    table = at_punto(preset="mini")
    play_a_coup(table)
    assert table.model.odds.rows == table.model.odds.counts == []
    table.preferences.odds = True
    assert told(table)
    assert sum(int(count["cards"]) for count in table.model.odds.counts) == sum(unseen(table.model.shown))
    table.preferences.odds = False
    assert table.model.odds.rows == table.model.odds.counts == []


def test_the_odds_are_written_as_the_country_writes_numbers(settle, at_punto):
    settle("de_DE")
    table = at_punto(preset="big-table", odds=True)
    assert told(table)[0][1:] == ("44,62\u00a0%", "−1,24\u00a0%")
