"""Figures over all sessions: coups and not bets, ties apart, everything once (faults 12 and 33)."""

from contextlib import closing
from itertools import accumulate, pairwise

import pytest

from baccara_qt.core.chemin import events as e
from baccara_qt.core.house_commands import SitOut
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.library import Library
from baccara_qt.session.recent import standing
from baccara_qt.session.setup import Setup
from baccara_qt.session.statistics import DEFINITIONS, MONEY_POINTS, geometric, rate


@pytest.fixture(scope="module")
def whole(tmp_path_factory, played):
    """A library with a session of the user's, closed."""
    path = tmp_path_factory.mktemp("whole") / "library.db"
    with (
        Library(path) as library,
        closing(library.create(Setup.full("casino", 5, human=2, seed="figures"))) as session,
    ):
        played(session, 60)
    return path


def test_every_coup_is_counted_from_the_record(library, evening):
    rows = library.coups(evening)
    announced = [
        event
        for step in standing(library.steps(evening))
        for event in step.events
        if isinstance(event, e.PointsAnnounced)
    ]
    assert [row.number for row in rows] == list(range(1, 61))
    assert [row.outcome for row in rows] == [event.outcome for event in announced]
    figures = library.statistics()
    assert (figures.sessions, figures.coups) == (1, 60)
    for outcome, found in figures.outcomes.items():
        assert found.times == sum(event.outcome == outcome for event in announced)
        assert found.of == 60
        assert found.low < found.value < found.high


def test_the_gains_are_what_the_purse_says(library, evening):
    rows = library.coups(evening)
    assert any(row.role == "banker" for row in rows)
    assert any(row.role == "ponte" for row in rows)
    for before, row in pairwise(rows):
        assert row.purse - before.purse == row.gain, row
        assert (row.gain == 0) == (row.outcome == "tie" or not row.role)
    assert library.summary(evening).gain == sum(row.gain for row in rows) == rows[-1].purse - 2000_00
    assert [point.purse for point in library.purse_line(evening)] == [row.purse for row in rows]
    few = library.purse_line(evening, 10)
    assert len(few) <= 10
    assert few[-1] == (60, rows[-1].purse)


def test_results_are_told_apart_and_add_up(library, evening):
    figures, rows = library.statistics(), library.coups(evening)
    mine = [row for row in rows if row.role]
    assert figures.yours.coups == len(mine)
    assert figures.yours.yielded == pytest.approx(100 * figures.yours.gain / sum(row.stake for row in mine))
    for results in (figures.roles, figures.presets, figures.stakes):
        assert sum(result.coups for result in results.values()) == len(mine)
        assert sum(result.gain for result in results.values()) == sum(row.gain for row in mine)
        for result in results.values():
            assert result.coups == result.won + result.lost + result.tied
    assert figures.won.of == sum(row.outcome != "tie" for row in mine)
    assert figures.cagnotte == sum(row.cagnotte for row in mine if row.role != "ponte")


def test_hands_are_as_long_as_they_lasted(library, evening):
    lengths, rows = [], library.coups(evening)
    for row, following in zip(rows, [*rows[1:], None], strict=True):
        ended = following.given <= row.given if following else row.outcome == "ponte"
        if ended:
            lengths.append(row.given)
    figures = library.statistics()
    assert figures.hands == {length: lengths.count(length) for length in sorted(set(lengths))}
    assert sum(figures.expected.values()) <= len(lengths)
    assert figures.lasted == pytest.approx(sum(lengths) / len(lengths))


def test_the_money_is_added_up_coup_by_coup(library, evening):
    gains = [row.gain for row in library.coups(evening) if row.role]
    money = library.statistics().money
    assert [point.coup for point in money] == list(range(len(gains) + 1))
    assert [point.won for point in money] == [0, *accumulate(gains)]
    squares = [0, *accumulate(gain**2 for gain in gains)]
    assert [point.luck for point in money] == [round(1.959963984540054 * square**0.5) for square in squares]


def test_a_long_line_of_money_has_few_points_the_last_among_them(library, played):
    with closing(library.create(Setup.full("casino", 3, human=2, seed="long line"))) as session:
        played(session, 300)
    gains = [row.gain for row in library.coups(session.id) if row.role]
    money = library.statistics().money
    assert len(gains) > MONEY_POINTS
    assert MONEY_POINTS // 2 < len(money) <= MONEY_POINTS + 1
    assert (money[-1].coup, money[-1].won) == (len(gains), sum(gains))
    assert len({after.coup - before.coup for before, after in pairwise(money[1:])}) == 1


def test_what_was_played_on_a_copy_counts_only_if_that_is_wished(library, evening, played):
    before = library.statistics()
    with closing(library.open(library.duplicate(evening))) as copy:
        played(copy, 64)
    assert library.statistics() == before._replace(left_out=1)
    both = library.statistics(branches=True)
    assert (both.coups, both.sessions, both.left_out) == (64, 2, 0)


def test_a_what_if_that_is_imported_again_is_still_one(library, evening, played, tmp_path):
    before = library.statistics()
    branch = library.branch(evening, library.coups(evening)[39].step)
    with closing(library.open(branch)) as session:
        session.execute(2, SitOut())
        played(session, 64)
    record = tmp_path / "branch.baccara"
    library.export(branch, record)
    read_incoming(record).into(library)
    assert library.statistics() == before._replace(left_out=1)
    assert library.statistics(branches=True).coups > 64


def test_it_is_told_how_far_the_counting_is(library, evening):
    parts = []
    library.statistics(progress=parts.append)
    assert parts == sorted(parts)
    assert 0 < parts[0] <= parts[-1] <= 1


def test_counting_can_be_stopped_and_begun_again(library, evening):
    class Enough(Exception):  # noqa: N818 - no error
        pass

    def stop(_part):
        raise Enough

    with pytest.raises(Enough):
        library.statistics(progress=stop)
    assert library.statistics().coups == 60


def test_the_geometric_expectation():
    assert geometric({}) == {}
    assert geometric({1: 4}) == {1: 4.0}
    expected = geometric({1: 50, 2: 25, 3: 25})
    assert expected[1] == pytest.approx(100 * 100 / 175)
    assert expected[2] / expected[1] == pytest.approx(75 / 175)


def test_intervals_are_wilsons():
    assert rate(0, 0) == (0, 0, 0.0, 0.0, 1.0)
    found = rate(10, 100)
    assert (found.low, found.high) == pytest.approx((0.05522914, 0.17436566), abs=1e-7)
    assert rate(0, 50).low == pytest.approx(0.0)
    assert rate(50, 50).high == pytest.approx(1.0)


def test_fault_33_what_is_imported_again_counts_once(library, evening, tmp_path, played):
    before = library.statistics()
    record = tmp_path / "evening.baccara"
    library.export(evening, record)
    copies = [read_incoming(record).into(library) for _ in range(3)]
    copy = library.duplicate(evening)
    after = library.statistics()
    assert after == before._replace(left_out=1)
    assert library.coups(copy) == library.coups(evening)
    with closing(library.open(copies[0])) as session:
        played(session, 63)
    assert library.statistics().coups == 63


def test_what_was_put_away_does_not_count(library, evening):
    library.delete(evening)
    assert library.statistics().coups == 0
    library.restore(evening)
    assert library.statistics().coups == 60


def test_a_library_that_counted_nothing_is_counted_once_it_is_asked(library, evening, raw):
    before = library.statistics(), library.coups(evening), library.summary(evening)
    with raw(library) as connection, connection:
        connection.execute("DELETE FROM coup")
        connection.execute("UPDATE session SET gain = 0")
    assert (library.statistics(), library.coups(evening), library.summary(evening)) == before
    assert list(library.problems()) == []


def test_every_figure_has_its_definition(library, evening):
    figures = library.statistics()
    named = {*figures.outcomes, *figures._fields, "lasted"} - {"outcomes", "expected"}
    assert named | {"yield", "luck", "geometric", "interval"} == set(DEFINITIONS)


def test_an_empty_library_has_figures_too(tmp_path):
    with Library(tmp_path / "empty.db") as library:
        figures = library.statistics()
    assert (figures.sessions, figures.coups, figures.cagnotte) == (0, 0, 0)
    assert figures.hands == figures.roles == {}
    assert (figures.money, figures.lasted, figures.yours) == ([], 0.0, (0, 0, 0, 0, 0, 0))
    assert figures.won == (0, 0, 0.0, 0.0, 1.0)


def test_punto_banco_is_counted_too(library):
    from baccara_qt.session.director import Director

    with closing(library.create(Setup.full("mini", 4, seed="punto"))) as session:
        director = Director(session)
        while session.state.coups < 30:
            director.act()
    assert [row.number for row in library.coups(session.id)] == list(range(1, 31))
    assert library.statistics().coups == 30
    assert library.statistics().hands == {}
