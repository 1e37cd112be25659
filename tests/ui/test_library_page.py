"""The library page: every session is found, named, copied, deleted and fetched back, taken out and brought in."""

import re
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QUrl

from baccara_qt.core.chemin import PRESETS
from baccara_qt.core.money import Cents
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.ui.library_rows import LibraryRows, found
from tests.ui.test_shell import begin


@dataclass
class Told:
    """What a model has told of its changes."""

    rows: LibraryRows

    def __post_init__(self) -> None:
        self.log = []
        self.rows.rowsInserted.connect(lambda _parent, first, last: self.log.append(("in", first, last)))
        self.rows.rowsRemoved.connect(lambda _parent, first, last: self.log.append(("out", first, last)))
        self.rows.dataChanged.connect(lambda first, last: self.log.append(("new", first.row(), last.row())))
        self.rows.modelReset.connect(lambda: self.log.append(("reset", 0, 0)))


@pytest.fixture
def kept(places):
    """A library of three tables, the last one the newest."""
    places.make()
    with Library(places.library) as library:
        for name, preset in (("Deauville", "casino"), ("Enghien", "strict"), ("", "parlour")):
            rules = PRESETS[preset]
            setup = Setup(rules, (Cents(200_000),) * rules.seats, 1, name, name=name)
            library.create(setup).close()
    return places


@pytest.fixture
def page(kept, shell):
    shell.openLibrary()
    return shell.library


def names(page) -> list[str]:
    rows = page.rows
    role = next(role for role, name in rows.roleNames().items() if name == b"name")
    return [rows.data(rows.index(n), role) for n in range(rows.rowCount())]


@pytest.mark.usefixtures("in_english")
def test_all_sessions_are_listed_the_last_played_first(page, shell):
    assert shell.page == "library"
    assert names(page) == ["Parlour, table 3", "Enghien", "Deauville"]
    assert page.chosenAt == 0
    assert page.details["open"]
    assert {line["title"]: line["amount"] for line in page.details["lines"]}["Your purse"] == "2,000"


@pytest.mark.usefixtures("in_english")
def test_sessions_are_found_by_name_and_rules_and_sorted(page):
    page.search("enGH strict")
    assert names(page) == ["Enghien"]
    assert page.countText == "1 of 3 sessions"
    page.search("nowhere")
    assert (names(page), page.chosen, page.details) == ([], 0, {})
    page.search("")
    page.sortBy("name")
    assert names(page) == ["Deauville", "Enghien", "Parlour, table 3"]


@pytest.mark.usefixtures("in_english")
def test_a_session_is_renamed_and_what_cannot_be_its_name_is_said(page):
    page.choose(1)
    assert page.rename("  Spa ")
    assert names(page)[1] == "Spa"
    assert not page.rename("x" * 1000)
    assert page.problem
    assert names(page)[1] == "Spa"


@pytest.mark.usefixtures("in_english")
def test_a_deleted_session_is_gone_until_it_is_fetched_back(page):
    page.choose(1)
    chosen = page.chosen
    page.remove()
    assert names(page) == ["Parlour, table 3", "Deauville"]
    assert page.chosen and page.chosen != chosen
    assert "Enghien" in page.removed
    page.undo()
    assert names(page) == ["Parlour, table 3", "Enghien", "Deauville"]
    assert (page.chosen, page.removed) == (chosen, "")


@pytest.mark.usefixtures("in_english")
def test_a_copy_is_chosen_and_knows_where_it_comes_from(page, shell, qtbot):
    page.choose(2)
    page.duplicate()
    qtbot.waitUntil(lambda: names(page)[0] == "Deauville")
    assert shell.notices.sentence == "“Deauville” is among your sessions now."
    assert page.chosenAt == 0
    assert {line["title"]: line["amount"] for line in page.details["lines"]}["Copy of"] == "Deauville"


def test_records_go_out_and_come_in(page, tmp_path, shell, qtbot):
    file = QUrl.fromLocalFile(str(tmp_path / "one.baccara"))
    page.keepsakes.save(page.chosen, "record", file)
    qtbot.waitUntil(lambda: str(tmp_path / "one.baccara") in shell.notices.sentence)
    shell.notices.dismiss()
    for _ in range(2):
        page.bringIn([file])
        qtbot.waitUntil(lambda: "one" in shell.notices.sentence)
        shell.notices.dismiss()
        assert page.total == 4
    page.bringIn([QUrl.fromLocalFile(str(tmp_path / "none.baccara"))])
    qtbot.waitUntil(lambda: shell.notices.grave)


@pytest.mark.usefixtures("in_english")
def test_the_shoes_are_checked_on_demand(page):
    assert page.shoes == ""
    page.checkShoes()
    assert "No shoe has ended" in page.shoes
    assert re.search(r"committed to with( [0-9a-f]{8}){8}\.$", page.shoes), "two of them are compared by eye"


def test_the_list_is_never_reset_and_only_what_differs_comes_and_goes(page, kept):
    with Library(kept.library) as library:
        rows = library.sessions()
    told = Told(LibraryRows(lambda _row: []))
    told.rows.show(rows)
    told.rows.show([rows[0], rows[2]])
    told.rows.show([rows[0], rows[1]._replace(name="Spa"), rows[2]])
    told.rows.show([rows[0], rows[1], rows[2]])
    told.rows.show(found(rows, "", "name"))
    assert told.log == [("in", 0, 2), ("out", 1, 1), ("in", 1, 1), ("new", 1, 1), ("out", 0, 2), ("in", 0, 2)]


def test_a_table_of_the_library_is_continued(page, shell):
    page.choose(1)
    shell.continueSession(page.chosen)
    assert shell.page == "table"
    shell.leave()
    begin(shell)
    assert shell.page == "table"
