"""What was beside what if: both lines are one until they part, on one scale."""

import pytest

from baccara_qt.session.library import Library
from baccara_qt.session.statistics import Compared
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.comparison import Comparison
from tests.ui.test_evening import EVENING, coup

OTHER = [*EVENING[:5], coup(6, 5, 1, "bank", ("banker", 20_00), purse=2540_00)]


@pytest.fixture
def pair(qapp, shell, places):
    shell.openSetup()
    shell.form.submit()
    shell.leave()
    with Library(places.library) as library:
        parent = library.summary(1)
        branch = library.summary(library.duplicate(1))
    made = Comparison()
    made.show(parent, branch, Compared(5, EVENING, OTHER))
    return made


@pytest.mark.usefixtures("in_english")
def test_the_two_lines_have_their_names_results_and_the_coup_they_part_at(pair):
    first, second = pair.names
    assert second == f"{first}, what if" or first != second
    assert pair.results == ["+538", "+540"]
    assert pair.sharedText == "The same up to coup 5"


def test_the_curves_are_on_one_scale_and_one_until_they_part(pair):
    first, second = pair.curves
    assert first[:5] == second[:5]
    assert min(first + second) == 0 and max(first + second) == 1
    purses = [row.purse for row in [*EVENING, *OTHER]]
    assert pair.scale == [money_text(min(purses)), money_text(max(purses))]
    assert pair.lengths == pytest.approx([1, 5 / 6])
    assert pair.parting == pytest.approx(4 / 6)


@pytest.mark.usefixtures("in_english")
def test_coup_beside_coup_from_a_little_before_they_part(pair):
    lines = pair.lines
    assert [line["number"] for line in lines] == ["4", "5", "6", "7"]
    assert [line["shared"] for line in lines] == [True, True, False, False]
    assert lines[2]["first"] == "ponte · −20 · you have 2,500"
    assert lines[2]["second"] == "bank · +20 · you have 2,540"
    assert lines[3]["second"] == "–"


def test_a_long_pair_keeps_its_shape(pair):
    rows = [coup(n, 6, 1, "bank", ("", 0), purse=n) for n in range(1, 2001)]
    pair.show(*pair._pair, Compared(1000, rows, rows[:1500]))
    first, second = pair.curves
    assert len(first) <= 240
    assert first[: len(second)] == second
    assert pair.lengths[1] == pytest.approx(0.75, abs=0.01)
    assert pair.parting == pytest.approx(0.5, abs=0.01)
    assert len(pair.lines) == 500


def test_a_branch_is_compared_with_what_it_goes_on_from(shell, qtbot):
    shell.openSetup()
    shell.form.submit()
    shell.leave()
    shell.openLibrary()
    page = shell.library
    page.compare()
    assert shell.page == "library"
    page.duplicate()
    qtbot.waitUntil(lambda: page.total == 2)
    page.compare()
    assert shell.page == "compare"
