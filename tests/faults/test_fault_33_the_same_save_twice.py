"""Fault 33: the same save loaded twice counts its results twice."""

import pytest

from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup


@pytest.fixture
def library(tmp_path):
    with Library(tmp_path / "library.db") as made:
        yield made


def test_fault_33_two_imports_can_be_told_to_be_the_same(library, tmp_path):
    session = library.create(Setup.full("casino", 3, seed="fault 33"))
    path = tmp_path / "x.baccara"
    digest = library.export(session.id, path)
    first, second = read_incoming(path).into(library), read_incoming(path).into(library)
    assert first != second
    origins = [library.summary(number).origin for number in (session.id, first, second)]
    assert origins == ["", digest, digest]
    assert library.imported(digest) == second
    assert list(library.problems()) == []


def test_fault_33_opening_a_record_twice_opens_one_session(library, tmp_path):
    session = library.create(Setup.full("casino", 3, seed="fault 33"))
    path = tmp_path / "x.baccara"
    library.export(session.id, path)
    first = read_incoming(path).into(library, again=False)
    assert read_incoming(path).into(library, again=False) == first
    assert len(library.sessions()) == 2


def test_fault_33_copies_go_their_own_ways(library, tmp_path):
    from baccara_qt.core.chemin import commands as c

    session = library.create(Setup.full("casino", 3, seed="fault 33"))
    path = tmp_path / "x.baccara"
    library.export(session.id, path)
    copy = library.open(read_incoming(path).into(library))
    copy.execute(3, c.Cut(100))
    assert library.summary(session.id).steps == 1
    assert session.digest() != copy.digest()


def test_fault_33_its_results_count_once(library, tmp_path):
    from baccara_qt.session.director import Director

    session = library.create(Setup.full("casino", 3, seed="fault 33"))
    director = Director(session)
    while session.state.coups < 10:
        director.act()
    path = tmp_path / "x.baccara"
    library.export(session.id, path)
    before = library.statistics()
    assert before.coups == 10
    read_incoming(path).into(library)
    read_incoming(path).into(library)
    assert library.statistics() == before
