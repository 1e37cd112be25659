"""Exchange files: what is written is read again, and an imported session goes on."""

import hashlib
import json

import pytest

from baccara_qt.core.chemin import TableRules, carry_out
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.game import CROUPIER
from baccara_qt.session import files
from baccara_qt.session.codec import encode_step
from baccara_qt.session.errors import RecordError, StorageError
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.library import Library
from baccara_qt.session.record import Header, write_record
from baccara_qt.session.session import digest, opening
from baccara_qt.session.setup import Setup
from baccara_qt.session.verify import verify

# --- there and back ---------------------------------------------------------------------------------------------


def test_a_record_is_verified_to_the_same_table(session, record):
    states = []
    found = verify(record, lambda _: lambda played: states.append(played.after))
    assert found.state == session.state == states[-1]
    assert found.digest == session.digest()
    assert found.steps == len(states) == len(list(session.lines()))
    assert found.header.rules == session.setup.rules
    assert [seat for seat, place in enumerate(found.header.seats, 1) if place.human] == [2]


def test_the_format_is_as_documented(session, record):
    lines = record.read_bytes().splitlines(keepends=True)
    header = json.loads(lines[0])
    assert list(header) == [
        "format",
        "version",
        "application",
        "game",
        "rules",
        "seats",
        "discipline",
        "committed",
        "commitments",
        "check",
    ]
    assert (header["format"], header["version"]) == ("baccara", 2)
    assert len(header["commitments"]) == session.state.shoes == 2
    assert json.loads(lines[1])["command"]["kind"] == "open_table"
    assert json.loads(lines[-1]) == {"digest": hashlib.sha256(b"".join(lines[1:-1])).hexdigest()}
    assert lines[1:-1] == [line.encode() + b"\n" for line in session.lines()]


def test_the_digest_knows_no_clock_ids_or_names(tmp_path, play):
    digests = set()
    for n, name in enumerate(("One", "Other")):
        with Library(tmp_path / f"{n}.db") as library:
            for _ in range(n):
                library.create(Setup.full("casino", 3))
            table = library.create(Setup.full("casino", 3, seed="s", name=name))
            for _ in zip(range(100), play(table), strict=False):
                pass
            digests.add(library.export(table.id, tmp_path / f"{n}.baccara"))
            digests.add(table.digest())
    assert len(digests) == 1


def test_an_imported_session_goes_on(library, session, record, play):
    number = read_incoming(record).into(library)
    summary = library.summary(number)
    assert (summary.name, summary.human, summary.origin) == ("evening", 2, session.digest())
    again = library.open(number)
    assert again.state == session.state
    assert {seat: guest.name for seat, guest in again.guests.items()} == {
        seat: guest.name for seat, guest in session.guests.items()
    }
    shoes = again.state.shoes
    for _ in play(again):
        if again.state.shoes == shoes + 2:
            break
    assert list(library.problems()) == []
    # The seed of a shoe that came with the record is not ours to reveal; those of our own shoes are.
    seeds = [
        event["seed"]
        for line in again.lines()
        for event in json.loads(line)["events"]
        if event["kind"] == "shoe_finished"
    ]
    assert [bool(seed) for seed in seeds] == [True, False, True]
    out = library.path.with_name("out.baccara")
    assert library.export(number, out) == again.digest() == verify(out).digest


def test_an_import_keeps_the_steps_to_the_byte(library, session, record):
    number = read_incoming(record).into(library)
    assert list(library.lines(number)) == list(session.lines())
    assert list(library.problems()) == []


def test_a_record_already_here_can_be_found(library, session, record):
    first = read_incoming(record).into(library)
    assert read_incoming(record).into(library, again=False) == first == library.imported(session.digest())
    assert read_incoming(record).into(library) != first
    assert library.imported("0" * 64) == 0


def test_an_import_is_called_like_its_file(library, record, tmp_path):
    for name, called in (("Ärger", "Ärger"), ("a\x1b[2Jb", "a?[2Jb"), ("a\udc80b", "a?b"), ("n" * 200, "n" * 80)):
        path = tmp_path / f"{name}.baccara"
        path.write_bytes(record.read_bytes())
        assert library.summary(read_incoming(path).into(library)).name == called


def test_a_failed_import_leaves_nothing(library, record, failing, rewritten):
    with failing(library, 9) as shim, pytest.raises(StorageError):
        read_incoming(record).into(library)
    assert shim.failed
    assert library.sessions() == []
    with pytest.raises(RecordError):
        read_incoming(rewritten(lambda lines: lines[:-3], fit=False)).into(library)
    assert library.sessions() == []
    assert list(library.problems()) == []


def test_export_is_all_or_nothing(library, record, tmp_path, monkeypatch):
    number = read_incoming(record).into(library)
    target = tmp_path / "out" / "x.baccara"
    with pytest.raises(StorageError, match="cannot be written: its folder does not exist"):
        library.export(number, target)
    target.parent.mkdir()
    target.write_text("precious")

    def full(handle):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, pytest.raises(StorageError, match="No space left"):
        patch.setattr(files.os, "fsync", full)
        library.export(number, target)
    assert [(file.name, file.read_text()) for file in target.parent.iterdir()] == [("x.baccara", "precious")]
    library.export(number, target)
    assert verify(target).digest == library.summary(number).origin
    with pytest.raises(StorageError, match="There is no session"):
        library.export(99, target)


def test_a_record_that_changes_while_it_is_imported_is_not_taken(library, record, tmp_path, monkeypatch):
    from baccara_qt.session import exchange

    path = tmp_path / "moving.baccara"
    path.write_bytes(record.read_bytes())
    found = verify(path)

    def verify_and_change(path, *given):
        result = verify(path, *given)
        path.write_bytes(record.read_bytes().replace(b'"actor":1', b'"actor":2'))
        return result

    monkeypatch.setattr(exchange, "verify", verify_and_change)
    with pytest.raises(RecordError, match="changed while it was read"):
        read_incoming(path).into(library)
    assert library.sessions() == []
    assert found.steps > 0


def test_a_seat_without_a_name_is_given_a_guest(library, tmp_path):
    """A record whose header names nobody still has somebody at every occupied seat."""
    rules = TableRules(seats=3)
    setup = Setup(rules, (2000_00,) * 3, seed="x")
    chance, _ = opening(setup)
    command = c.OpenTable(setup.purses)
    events, _ = carry_out(setup_state(rules), CROUPIER, command, chance)
    line = encode_step(CROUPIER, command, events)
    path = tmp_path / "nameless.baccara"
    assert write_record(path, Header.of(setup, {}, committed=False), lambda: [line]) == digest([line])
    again = library.open(read_incoming(path).into(library))
    assert set(again.guests) == {1, 2, 3}


def setup_state(rules):
    from baccara_qt.core.chemin import TableState

    return TableState.new(rules)
