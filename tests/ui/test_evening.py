"""A session in figures."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPageSize

from baccara_qt.core.chemin import PRESETS
from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.tableau import BANKER, PONTE
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.library import Library
from baccara_qt.ui import tableau_print
from baccara_qt.ui.evening import Evening
from baccara_qt.ui.setup_form import SetupForm
from baccara_qt.ui.table import TableModel
from baccara_qt.ui.tableau_print import tableau_page
from tests.ui.at_table import AtTable


def coup(number: int, banker: int, given: int, outcome: str, part: tuple[str, int], **more: int) -> CoupRow:
    role, stake = part
    cagnotte = more.get("cagnotte", 0)
    sign = {"bank": 1, "ponte": -1, "tie": 0}[outcome]
    gain = (sign * stake - cagnotte if role in ("banker", "buyer") else -sign * stake) if role else 0
    return CoupRow(
        number, number, 1, banker, given, 600, 600, outcome, False, cagnotte, role, stake, gain, more["purse"]
    )


EVENING = [
    coup(1, 5, 1, "bank", ("banker", 600_00), cagnotte=30_00, purse=2570_00),
    coup(2, 5, 2, "tie", ("banker", 600_00), purse=2570_00),
    coup(3, 5, 3, "ponte", ("banker", 100_00), purse=2470_00),
    coup(4, 6, 1, "ponte", ("ponte", 50_00), purse=2520_00),
    coup(5, 6, 1, "bank", ("", 0), purse=2520_00),
    coup(6, 5, 1, "ponte", ("buyer", 20_00), purse=2500_00),
    coup(7, 5, 1, "bank", ("banker", 40_00), cagnotte=2_00, purse=2538_00),
]


@pytest.fixture
def evening(qapp) -> Evening:
    made = Evening()
    made.show(EVENING, 5)
    return made


@pytest.mark.usefixtures("in_english")
def test_a_session_in_figures(evening):
    told = {line["title"]: line["amount"] for line in evening.lines}
    assert evening.title == "You have won 538"
    assert told == {
        "Coups": "7",
        "You played in": "6",
        "Won, lost, tied": "3 · 2 · 1",
        "Banks you held": "3",
        "Your longest bank, coups": "3",
        "Cagnotte you paid": "32",
        "Your greatest stake": "50",
        "Your best coup, number 1": "+570",
    }
    assert evening.curve[0] == pytest.approx((2570 - 2470) / 100)
    assert (min(evening.curve), max(evening.curve), len(evening.curve)) == (0, 1, 7)


@pytest.mark.usefixtures("in_english")
def test_a_session_without_a_coup_or_without_a_user(evening):
    evening.show([], 5)
    assert (evening.title, evening.lines, evening.curve) == ("No coup was given yet", [], [])
    evening.show(EVENING, 0)
    assert evening.title == "The session so far"
    assert {line["title"] for line in evening.lines} >= {"Coups", "Bank, ponte, tie"}
    assert evening.curve == []


def test_a_long_session_keeps_the_shape_of_its_curve_and_its_last_point(evening):
    rows = [coup(n, 6, 1, "bank", ("", 0), purse=n % 97) for n in range(1, 1000)]
    evening.show(rows, 5)
    assert 200 <= len(evening.curve) <= 240
    assert evening.curve[-1] == pytest.approx((999 % 97) / 96)


@dataclass
class Seated:
    """A user at a table of the program."""

    shell: object

    def __post_init__(self) -> None:
        self.shell.openSetup()
        self.shell.findChild(SetupForm).submit()
        self.table = self.shell.findChild(TableModel)

    def see_a_coup(self) -> AtTable:
        """Plays until a coup is over; gives who played."""
        hand = AtTable.__new__(AtTable)
        hand.model, hand.session, hand.preferences = self.table, self.table._session, self.shell.preferences
        while hand.session.state.coups < 2:
            hand.play_until("stake")
            hand.do("done" if "done" in hand.able() else "close")
        return hand


def test_who_leaves_after_a_coup_is_told_how_the_session_stands(shell):
    Seated(shell).see_a_coup()
    shell.leave()
    assert (shell.page, shell.sheet) == ("start", "session")
    assert shell.papers.evening.lines


@pytest.mark.usefixtures("in_english")
def test_28_a_library_removed_under_the_table_is_said_at_the_next_step_and_nothing_more_is_shown(shell, places):
    hand = Seated(shell).see_a_coup()
    hand.play_until("stake")
    before = hand.session.state
    places.library.unlink()
    hand.do("done" if "done" in hand.able() else "close")
    sentence = shell.notices.sentence
    assert sentence.startswith("The library was removed or replaced, so nothing more is stored; start Baccara again:")
    assert shell.notices.grave
    assert hand.session.state is before
    shell.papers.saveRecord(QUrl.fromLocalFile(str(places.folder / "x.baccara")))
    assert not (places.folder / "x.baccara").exists()


def test_who_leaves_before_a_coup_is_told_nothing(shell):
    Seated(shell)
    shell.leave()
    assert (shell.page, shell.sheet) == ("start", "")


def test_the_record_of_the_table_and_of_the_one_just_left_can_be_saved(shell, tmp_path, qtbot):
    Seated(shell).see_a_coup()
    for name, save in (("at the table", shell.papers.saveRecord), ("left", shell.papers.reportProblem)):
        file = tmp_path / f"{name}.baccara"
        save(QUrl.fromLocalFile(str(file)))
        qtbot.waitUntil(lambda name=str(file): name in shell.notices.sentence)
        with Library(tmp_path / f"{name}.db") as other:
            assert other.summary(read_incoming(file).into(other)).coups >= 2
        shell.notices.dismiss()
        shell.leave()


@pytest.mark.usefixtures("in_english")
def test_what_is_taken_home_has_a_name_to_begin_with(shell):
    Seated(shell)
    assert shell.papers.recordFile().fileName() == "Casino, table 1.baccara"
    assert shell.papers.tableauFile().fileName() == "Tableau, Casino.pdf"


def test_a_record_that_cannot_be_saved_is_said_in_a_sentence(shell, tmp_path, qtbot):
    Seated(shell)
    shell.papers.saveRecord(QUrl.fromLocalFile(str(tmp_path / "no" / "such" / "folder.baccara")))
    qtbot.waitUntil(lambda: "folder.baccara" in shell.notices.sentence)
    assert shell.notices.grave


def test_the_tableau_can_be_printed(shell, tmp_path):
    page = tmp_path / "tableau.pdf"
    shell.papers.saveTableau(QUrl.fromLocalFile(str(page)))
    assert page.read_bytes().startswith(b"%PDF")
    assert len(page.read_bytes()) > 5_000
    assert str(page) in shell.notices.sentence


def test_the_page_shows_every_verdict_of_the_house(qapp, monkeypatch):
    drawn = []
    monkeypatch.setattr(tableau_print, "_cell", lambda pen, box, verdict: drawn.append(verdict))
    tableau_page(PRESETS["casino"], QPageSize.PageSizeId.A4)
    assert "".join(drawn) == PONTE + "".join(BANKER)
