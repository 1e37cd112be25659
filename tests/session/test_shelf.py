"""Sessions as a whole: renamed, duplicated, gone on with differently, put away and fetched back."""

from contextlib import closing

import pytest

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import legal, turn
from baccara_qt.core.frozen import replace
from baccara_qt.session import checking
from baccara_qt.session.checking import tidy
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StorageError
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup, SetupError
from baccara_qt.session.summary import glance


@pytest.fixture(scope="module")
def whole(tmp_path_factory, played):
    """A library with a session of the user's, closed, in its second shoe."""
    path = tmp_path_factory.mktemp("whole") / "library.db"
    with (
        Library(path) as library,
        closing(library.create(Setup.full("casino", 4, human=2, seed="shelf", name="Evening"))) as session,
    ):
        played(session, 90)
    return path


def test_a_session_is_renamed(library, evening):
    library.rename(evening, "Åse’s évening")
    assert library.summary(evening).name == "Åse’s évening"
    with closing(library.open(evening)) as session:
        assert session.name == "Åse’s évening"
    with pytest.raises(SetupError, match="name: at most 80"):
        library.rename(evening, "x" * 81)
    with pytest.raises(SetupError, match="not readable"):
        library.rename(evening, "\udc80")
    with pytest.raises(StorageError, match="no session 9"):
        library.rename(9, "x")
    assert library.summary(evening).name == "Åse’s évening"


def test_a_branch_is_the_same_up_to_its_step_and_the_other_stays(library, evening, play):
    lines, before = list(library.lines(evening)), library.summary(evening)
    for at in (1, 2, len(lines) // 2, len(lines) - 1, len(lines)):
        new = library.branch(evening, at)
        assert list(library.lines(new)) == lines[:at]
        found = library.summary(new)
        assert (found.parent, found.branched_at, found.steps, found.committed) == (evening, at, at, False)
        with closing(library.open(new)) as session:
            assert session.state == library.table(evening, at).state
            # The same decisions lead to the same table, card by card: cards and luck are those of the other.
            for line, _ in zip(lines[at : at + 300], play(session), strict=False):
                assert list(session.lines())[-1] == line
    assert list(library.lines(evening)) == lines
    assert library.summary(evening) == before
    assert list(library.problems()) == []


def test_another_decision_changes_nobodys_cards(library, evening, play):
    rows = library.coups(evening)
    shoe = library.table(evening, rows[10].step).state.shoe
    new = library.branch(evening, rows[10].step)
    with closing(library.open(new)) as session:
        director = Director(session)
        while turn(session.state) != 2 and not session.state.in_coup:
            director.act()
        if turn(session.state) == 2:
            other = next(
                o for o in legal(session.state, 2) if o.command in {c.Done, c.DeclineBank, c.PassBank, c.KeepBank}
            )
            session.execute(2, other.at())
        for _, _ in zip(play(session), range(200), strict=False):
            if session.state.shoes != shoe.number:
                break
            assert session.state.shoe.order == shoe.order
    both = library.compared(evening, new)
    assert both.shared == 11
    assert both.before[:11] == both.after[:11]
    assert (both.before, both.after) == (library.coups(evening), library.coups(new))


@pytest.mark.parametrize("at", [0, -1, 10**9, 2**70])
def test_there_is_no_branch_where_there_is_no_step(library, evening, at):
    with pytest.raises(StorageError, match=f"has no step {at}"):
        library.branch(evening, at)
    assert len(library.sessions()) == 1


def test_a_duplicate_goes_on_alike(library, evening, played):
    copy = library.duplicate(evening)
    tables = []
    for number in (evening, copy):
        with closing(library.open(number)) as session:
            tables.append(played(session, 95).state)
    assert tables[0] == tables[1]


def test_what_was_put_away_is_fetched_back(library, evening):
    before = library.summary(evening)
    library.delete(evening)
    assert library.sessions() == []
    assert glance(library.path, 1.0).sessions == []
    with pytest.raises(StorageError, match="no session"):
        library.open(evening)
    library.restore(evening)
    assert library.summary(evening) == before
    library.delete(evening)
    assert library.empty() == 1
    library.restore(evening)
    assert library.sessions() == []
    assert list(library.problems()) == []
    assert library._connection.execute("SELECT count(*) FROM step").fetchone() == (0,)


def test_an_open_session_is_not_put_away(library, evening):
    refused = pytest.raises(StorageError, match="open in another window")
    with Library(library.path) as other, closing(other.open(evening)), refused:
        library.delete(evening)
    assert library.summary(evening).name == "Evening"


def test_the_guests_of_the_moment_sit_at_a_branch(library, play):
    setup = Setup.full("casino", 6, seed="tests")
    poor = replace(setup, rules=replace(setup.rules, opening_purse=150_00), purses=(150_00,) * 6)
    with closing(library.create(poor)) as session:
        seen = [dict(session.guests)]
        for _ in play(session):
            seen.append(dict(session.guests))
            if seen[-1] != seen[0]:
                break
    for at in (1, len(seen) - 1, len(seen)):
        with closing(library.open(library.branch(session.id, at))) as branched:
            assert branched.guests == seen[at - 1]


def test_the_table_after_any_coup(library, evening):
    for row in library.coups(evening)[::7]:
        past = library.table(evening, row.step)
        assert past.state.coups == row.number
        assert past.recent.steps == row.step
        assert past.state.books.balanced


def test_what_was_put_away_is_forgotten_after_a_day(library, evening, monkeypatch):
    other = library.duplicate(evening)
    library.delete(evening)
    assert tidy(library.path) == 0
    now = checking.time()
    monkeypatch.setattr(checking, "time", lambda: now + 24 * 60 * 60 + 2)
    assert tidy(library.path) == 1
    library.restore(evening)
    assert [summary.id for summary in library.sessions()] == [other]
    assert tidy(library.path.with_name("none.db")) == 0
    assert list(library.problems()) == []
