"""A copy is called a copy until the session it was made of goes on as well; then it is a what-if."""

from contextlib import closing

import pytest

from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.ui.comparison import Comparison
from baccara_qt.ui.library_rows import how_it_stands
from baccara_qt.ui.session_details import details


@pytest.fixture
def library(tmp_path):
    with Library(tmp_path / "library.db") as made:
        with closing(made.create(Setup.full("casino", 3, seed="copy", name="Spa"))) as session:
            go_on(session)
        yield made


def go_on(session, steps=20):
    director = Director(session)
    for _ in range(steps):
        director.act()


def tag(library, session):
    return how_it_stands(library.summary(session)).rpartition(" · ")[2]


def described(library, session):
    row = library.summary(session)
    parent = library.summary(row.parent) if row.parent else None
    found = details(row, parent, [])
    return found["branch"], next((line["title"] for line in found["lines"] if line["amount"] == "Spa"), "")


pytestmark = pytest.mark.usefixtures("in_english")


def test_a_plain_duplicate_is_a_copy_with_nothing_to_compare(library):
    copy = library.duplicate(1)
    assert not tag(library, 1).startswith(("copy", "what"))
    assert tag(library, copy) == "copy"
    assert described(library, copy) == (False, "Copy of")


def test_a_copy_that_went_on_is_compared_and_still_a_copy(library):
    copy = library.duplicate(1)
    with closing(library.open(copy)) as session:
        go_on(session)
    assert tag(library, copy) == "copy"
    assert described(library, copy) == (True, "Goes on from")


def test_a_copy_is_a_what_if_once_the_other_has_gone_on_too(library):
    copy = library.duplicate(1)
    with closing(library.open(1)) as session:
        go_on(session)
    assert tag(library, copy) == "what if"
    assert described(library, copy) == (True, "Goes on from")


def test_a_branch_from_a_moment_before_the_end_is_a_what_if_at_once(library):
    branch = library.branch(1, library.summary(1).steps - 5)
    copy = library.duplicate(branch)
    assert (tag(library, branch), tag(library, copy)) == ("what if", "copy")
    pair = Comparison()
    pair.show(library.summary(1), library.summary(branch), library.compared(1, branch))
    assert pair.names == ["Spa", "Spa, what if"]
    pair.show(library.summary(branch), library.summary(copy), library.compared(branch, copy))
    assert pair.names == ["Spa", "Spa, copy"]


def test_a_branch_of_what_was_forgotten_stays_a_what_if(library):
    branch = library.branch(1, library.summary(1).steps - 5)
    library.delete(1)
    library.empty()
    assert tag(library, branch) == "what if"
