"""The statistics page: every figure of all sessions, in groups, each with what it means."""

import sqlite3
import threading
from contextlib import closing

import pytest

from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.session.statistics import STAKE_SIZES, geometric
from baccara_qt.ui.figure_texts import groups
from tests.ui.test_replay import play


@pytest.fixture
def evening(places):
    """A library with a session of five coups; its figures."""
    places.make()
    with Library(places.library) as library:
        session = library.create(Setup.full("casino", 6, human=3, seed="figures"))
        play(session, 5)
        session.close()
        return library.statistics()


@pytest.fixture
def counted(shell, qtbot):
    """Opens the page and waits until everything is counted."""

    def open_page():
        shell.openLibrary()
        shell.library.count()
        assert shell.page == "statistics"
        sheet = shell.library.figures
        qtbot.waitUntil(lambda: not sheet.counting)
        return sheet

    return open_page


@pytest.mark.usefixtures("in_english")
def test_every_figure_is_told_and_explained(evening, counted):
    sheet = counted()
    assert not sheet.blank
    found = {group["title"]: group for group in sheet.groups}
    assert list(found) == ["Your money", "How coups ended", "Hands held", "By role", "By stake", "By rules"]
    lines = [line for group in sheet.groups for line in group["lines"]]
    assert all(line["title"] and line["amount"] and line["meaning"].endswith((".", ")")) for line in lines)
    told = {line["title"]: line for line in lines}
    assert told["Coups"]["amount"] == str(evening.coups)
    bank = evening.outcomes["bank"]
    assert told["The bank won"]["amount"] == f"{100 * bank.value:.1f} %"
    assert f"{100 * bank.low:.1f}–{100 * bank.high:.1f} %" in told["The bank won"]["note"]
    assert [len(found[title]["lines"]) for title in ("By role", "By stake", "By rules")] == [
        len(results) for results in (evening.roles, evening.stakes, evening.presets)
    ]
    assert [title for title, group in found.items() if group["plot"]] == ["Your money", "Hands held"]


@pytest.mark.usefixtures("evening")
def test_results_are_drawn_from_where_nothing_was_won_or_lost(counted):
    for group in counted().groups[3:]:
        for line in group["lines"]:
            bar = line["bar"]
            assert 0 <= bar["low"] <= bar["at"] <= bar["high"] <= 1
            assert bar["at"] == (bar["high"] if bar["kind"] == "loss" else bar["low"])


def test_without_a_coup_there_is_nothing_to_count(counted):
    sheet = counted()
    assert sheet.blank
    assert sheet.copies == ""


@pytest.mark.usefixtures("in_english")
def test_at_tables_of_guests_there_is_nothing_of_ones_own(evening):
    nothing = evening.yours._replace(coups=0, won=0, lost=0, tied=0, staked=0, gain=0)
    watched = evening._replace(
        money=[], yours=nothing, roles={}, presets={}, stakes={}, won=evening.won._replace(times=0, of=0)
    )
    found = groups(watched)
    assert [group["title"] for group in found] == ["Your money", "How coups ended", "Hands held"]
    assert [line["title"] for line in found[0]["lines"]] == ["Sessions", "Coups"]
    assert found[0]["plot"] == {}
    assert found[1]["lines"][-1]["amount"] == "–"


@pytest.mark.usefixtures("in_english")
def test_stakes_are_listed_by_size_the_greatest_last(evening):
    result = evening.yours
    found = groups(evening._replace(stakes=dict.fromkeys((0, *STAKE_SIZES), result)))
    titles = [line["title"] for group in found if group["title"] == "By stake" for line in group["lines"]]
    assert titles == ["Up to 50", "Up to 200", "Up to 1,000", "Up to 5,000", "Above that"]


@pytest.mark.usefixtures("in_english", "evening")
def test_copies_count_only_if_that_is_wished(places, counted, qtbot):
    with Library(places.library) as library:
        library.duplicate(1)
    sheet = counted()
    assert (sheet.branches, sheet.copies) == (False, "Copies and what ifs left out: 1")
    sheet.countBranches(True)
    assert sheet.groups
    qtbot.waitUntil(lambda: not sheet.counting)
    assert (sheet.branches, sheet.copies) == (True, "Copies and what ifs count")


@pytest.mark.usefixtures("evening")
def test_counting_is_not_the_windows_work_and_tells_how_far_it_is(shell, monkeypatch, qtbot):
    may_go_on = threading.Event()

    def slow(hands):
        assert may_go_on.wait(30)
        return geometric(hands)

    monkeypatch.setattr("baccara_qt.session.statistics.geometric", slow)
    shell.openLibrary()
    shell.library.count()
    sheet = shell.library.figures
    assert sheet.counting
    assert sheet.groups == []
    qtbot.waitUntil(lambda: sheet.progress > 0)
    may_go_on.set()
    qtbot.waitUntil(lambda: not sheet.counting)


@pytest.mark.usefixtures("evening")
def test_what_is_asked_last_is_shown(counted, shell, qtbot):
    sheet = counted()
    for wanted in (True, False, True):
        sheet.countBranches(wanted)
    qtbot.waitUntil(lambda: not sheet.counting)
    assert sheet.branches
    assert not sheet.blank


@pytest.mark.usefixtures("evening")
def test_a_library_that_cannot_be_read_is_told(shell, places, counted):
    with closing(sqlite3.connect(places.library)) as connection:
        connection.execute("ALTER TABLE coup RENAME TO lost")
    sheet = counted()
    assert shell.notices.grave
    assert (sheet.blank, sheet.groups) == (False, [])
