"""Exchange files: what is written is read again, and whatever else comes in is refused in one sentence."""

import hashlib
import json
import os
import random
from contextlib import closing

import pytest

from baccara_qt.core.chemin import TableRules, carry_out
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.game import CROUPIER
from baccara_qt.session import files
from baccara_qt.session.codec import encode_step
from baccara_qt.session.errors import RecordError, StorageError, WrongStepError
from baccara_qt.session.library import Library
from baccara_qt.session.record import digest_line, places, write_record
from baccara_qt.session.session import digest, dry, opening
from baccara_qt.session.setup import Setup
from baccara_qt.session.verify import verify


@pytest.fixture(scope="module")
def session(play):
    """A table played into its second shoe."""
    setup = Setup.full("casino", 3, human=2, seed="exchange")
    with closing(dry(setup, *opening(setup))) as table:
        for _ in play(table):
            if table.state.shoes == 2 and table.state.coups % 5 == 2:
                break
        yield table


@pytest.fixture(scope="module")
def record(session, tmp_path_factory):
    """The same as a file."""
    path = tmp_path_factory.mktemp("record") / "evening.baccara"
    write_record(path, session.setup.rules, places(session.setup.rules, 2, session.guests), session.lines)
    return path


@pytest.fixture
def rewritten(record, tmp_path):
    """The record with its lines changed, and its digest made to fit."""

    def rewrite(change, *, fit=True):
        lines = record.read_bytes().splitlines(keepends=True)
        lines = change(lines)
        if fit:
            lines[-1] = digest_line(hashlib.sha256(b"".join(lines[1:-1])).hexdigest())
        path = tmp_path / "changed.baccara"
        path.write_bytes(b"".join(lines))
        return path

    return rewrite


def refused(path, code):
    with pytest.raises(RecordError) as error:
        verify(path)
    assert error.value.code == code
    assert "\n" not in str(error.value)
    assert str(path) in str(error.value)
    return error.value


# --- there and back ---------------------------------------------------------------------------------------------


def test_a_record_is_verified_to_the_same_table(session, record):
    states = []
    found = verify(record, lambda step, state: states.append(state))
    assert found.state == session.state == states[-1]
    assert found.digest == session.digest()
    assert found.steps == len(states) == len(list(session.lines()))
    assert found.header.rules == session.setup.rules
    assert [seat for seat, place in enumerate(found.header.seats, 1) if place.human] == [2]


def test_the_format_is_as_documented(session, record):
    lines = record.read_bytes().splitlines(keepends=True)
    header = json.loads(lines[0])
    assert list(header) == ["format", "version", "application", "game", "rules", "seats", "commitments", "check"]
    assert (header["format"], header["version"]) == ("baccara", 1)
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
    number = library.import_(record)
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
    number = library.import_(record)
    assert list(library.lines(number)) == list(session.lines())
    assert list(library.problems()) == []


def test_a_record_already_here_can_be_found(library, session, record):
    first = library.import_(record)
    assert library.import_(record, again=False) == first == library.imported(session.digest())
    assert library.import_(record) != first
    assert library.imported("0" * 64) == 0


def test_an_import_is_called_like_its_file(library, record, tmp_path):
    for name, called in (("Ärger", "Ärger"), ("a\x1b[2Jb", "a?[2Jb"), ("a\udc80b", "a?b"), ("n" * 200, "n" * 80)):
        path = tmp_path / f"{name}.baccara"
        path.write_bytes(record.read_bytes())
        assert library.summary(library.import_(path)).name == called


def test_a_failed_import_leaves_nothing(library, record, failing, rewritten):
    with failing(library, 40) as shim, pytest.raises(StorageError):
        library.import_(record)
    assert shim.failed
    assert library.sessions() == []
    with pytest.raises(RecordError):
        library.import_(rewritten(lambda lines: lines[:-3], fit=False))
    assert library.sessions() == []
    assert list(library.problems()) == []


def test_export_is_all_or_nothing(library, record, tmp_path, monkeypatch):
    number = library.import_(record)
    target = tmp_path / "out" / "x.baccara"
    with pytest.raises(StorageError, match="cannot be written: No such file or directory"):
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


# --- wrong steps ------------------------------------------------------------------------------------------------


def changed(lines, n, old, new):
    assert old in lines[n - 1]
    return [*lines[: n - 1], lines[n - 1].replace(old, new, 1), *lines[n:]]


def line_with(lines, text):
    return next(n for n, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"kind":"cagnotte_taken","amount":', b'"kind":"cagnotte_taken","amount":1', "event"),
        (b'"kind":"hand_turned","hand":"ponte"', b'"kind":"hand_turned","hand":"bank"', "event"),
        (b'"actor":3,"command":{"kind":"cut"', b'"actor":2,"command":{"kind":"cut"', "does not allow cut"),
        (b'"command":{"kind":"stake","amount":', b'"command":{"kind":"stake","amount":9', "does not allow stake"),
        (b'"order":"', b'"order":"9h', "the shoe is not 6 packs of cards"),
        (b'"kind":"shoe_shuffled","number":1', b'"kind":"shoe_shuffled","number":2', "a shoe is missing"),
        (b',{"kind":"stop_card_placed","remaining":7}', b"", "event 2, stop_card_placed, is missing"),
        (b',{"kind":"cards_discarded"}', b"", "should be CardsDiscarded"),
        (b'"kind":"shoe_finished","number":1', b'"kind":"shoe_finished","number":2', "event"),
        (b'"events":[', b'"events":[{"kind":"cards_discarded"},', "event 1 should be SeatTaken"),
        (b'"remaining":7}', b'"remaining":7},{"kind":"cards_discarded"}', "event 3 does not follow"),
    ],
)
def test_the_first_wrong_line_is_named(rewritten, record, old, new, reason):
    n = line_with(record.read_bytes().splitlines(keepends=True), old)
    path = rewritten(lambda lines: changed(lines, n, old, new))
    with pytest.raises(WrongStepError, match=reason) as error:
        verify(path)
    assert error.value.line == n


def test_a_marked_shoe_is_wrong(session, tmp_path):
    """A4: a shoe of the right size, with one nine too many."""
    first, *_ = list(session.lines())
    marked = first.replace('"order":"' + first.split('"order":"')[1][:2], '"order":"9h', 1)
    assert marked != first
    path = tmp_path / "marked.baccara"
    write_record(path, session.setup.rules, places(session.setup.rules, 2, session.guests), lambda: [marked])
    with pytest.raises(WrongStepError, match="the shoe is not 6 packs of cards") as error:
        verify(path)
    assert error.value.line == 2


def test_a_step_left_out_or_twice_is_wrong(rewritten):
    for change in (lambda lines: lines[:3] + lines[4:], lambda lines: lines[:4] + lines[3:]):
        with pytest.raises(WrongStepError):
            verify(rewritten(change))


# --- what cannot be used ----------------------------------------------------------------------------------------


def test_an_altered_record_is_told_by_its_digest(rewritten, record):
    n = line_with(record.read_bytes().splitlines(keepends=True), b'"kind":"cagnotte_taken"')
    old, new = b'"kind":"cagnotte_taken","amount":', b'"kind":"cagnotte_taken","amount":1'
    error = refused(rewritten(lambda lines: changed(lines, n, old, new), fit=False), "record_altered")
    assert f"first wrong line is {n}" in str(error)


def test_every_flipped_bit_is_found(record, tmp_path, soak):
    content = record.read_bytes()
    path = tmp_path / "flipped.baccara"
    chance = random.Random(1)
    ends = [0, 1, len(content) - 1, len(content) - 2, content.index(b"\n")]
    for place in [*ends, *(chance.randrange(len(content)) for _ in range(soak(5000)))]:
        flipped = bytearray(content)
        flipped[place] ^= 1 << chance.randrange(8)
        path.write_bytes(flipped)
        with pytest.raises(RecordError) as error:
            verify(path)
        assert not isinstance(error.value, WrongStepError), (place, flipped[place])


def test_every_truncation_is_found(record, tmp_path, soak):
    content = record.read_bytes()
    path = tmp_path / "short.baccara"
    chance = random.Random(2)
    for length in [0, 1, len(content) - 1, *(chance.randrange(len(content)) for _ in range(soak(3000)))]:
        path.write_bytes(content[:length])
        with pytest.raises(RecordError) as error:
            verify(path)
        assert error.value.code in {"record_truncated", "record_foreign"}


def test_a_record_without_its_digest_is_truncated(rewritten):
    refused(rewritten(lambda lines: lines[:-1], fit=False), "record_truncated")


def test_a_record_without_steps_is_refused(rewritten):
    refused(rewritten(lambda lines: [lines[0], lines[-1]]), "record_impossible")


@pytest.mark.parametrize("more", [b"\n", b"x", b'{"digest":""}\n'])
def test_nothing_may_follow_the_digest(rewritten, more):
    refused(rewritten(lambda lines: [*lines, more], fit=False), "record_altered")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"hello\n",
        b"\xff\xd8\xff\xe0\x00\x10JFIF" + os.urandom(5000),
        b"\x00" * 100_000,
        b"{}\n",
        b"[]\n",
        b"null\n",
        b'{"format":"baccarat","version":1}\n',
        b'{"format":"baccara"}\n',
        b'{"format":"baccara","version":"1"}\n',
        b'{"format":"baccara","version":0}\n',
        b"[" * 1_000_000 + b"\n",
        b'{"format":' + b"[" * 1_000_000 + b"\n",
        b"\xef\xbb\xbf{}\n",
    ],
)
def test_a_foreign_file_is_said(tmp_path, content):
    path = tmp_path / "foreign.baccara"
    path.write_bytes(content)
    refused(path, "record_foreign")


def test_a_newer_record_is_said(rewritten):
    newer = rewritten(lambda lines: changed(lines, 1, b'"version":1,', b'"version":2,"mood":"new",'))
    refused(newer, "record_future")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"packs":6', b'"packs":5', "record_impossible"),
        (b'"seats":3,"unit"', b'"seats":15,"unit"', "record_impossible"),
        (b'"seats":3,"unit"', b'"seats":4,"unit"', "record_impossible"),
        (b'"human":false', b'"human":true', "record_impossible"),
        (b'"cagnotte_percent":5', b'"cagnotte_percent":6', "record_altered"),
        (b'"stake_min":1000', b'"stake_min":9007199254740993', "record_malformed"),
        (b'"game":"chemin_de_fer"', b'"game":"poker"', "record_malformed"),
        (b'"commitments":[', b'"commitments":[1,', "record_malformed"),
        (b'"rules":', b'"more":1,"rules":', "record_malformed"),
    ],
)
def test_a_wrong_header_is_said(rewritten, old, new, code):
    refused(rewritten(lambda lines: changed(lines, 1, old, new)), code)


def test_commitments_that_are_not_those_of_the_shoes_are_said(session, tmp_path, monkeypatch):
    from baccara_qt.session import record as recording

    monkeypatch.setattr(recording, "_commitments", lambda lines: ["0" * 64])
    path = tmp_path / "x.baccara"
    write_record(path, session.setup.rules, places(session.setup.rules, 2, session.guests), session.lines)
    refused(path, "record_impossible")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{}\n", "Field required"),
        (b'{"actor":1, "command":{"kind":"done"},"events":[]}\n', "canonically"),
        (b'{"actor":1,"actor":1,"command":{"kind":"done"},"events":[]}\n', "canonically"),
        (b'{"actor":1,"command":{"kind":"done","x":1},"events":[]}\n', "x"),
        (b'{"actor":1,"command":{"kind":"stake","amount":1e99},"events":[]}\n', "integer"),
        (b"[" * 60_000 + b"\n", "recursion"),
        (b"x" * 70_000 + b"\n", "too long"),
        (b"\xc3\xa4\n", "ascii"),
        (b"\x00\n", "JSON"),
        (b"\n", "JSON"),
    ],
)
def test_a_line_that_is_no_step_is_named(rewritten, line, reason):
    error = refused(rewritten(lambda lines: [*lines[:5], line, *lines[5:]]), "record_malformed")
    assert error.params["line"] == 6
    assert reason in str(error)


@pytest.mark.parametrize("size", [10**7, pytest.param(2 * 10**9, marks=pytest.mark.long)])
def test_endless_files_are_refused_in_bounded_time_and_memory(tmp_path, record, size):
    """A file of zeros takes no room on the disk, and must take none in memory."""
    import tracemalloc

    path = tmp_path / "zeros.baccara"
    for content in (b"", record.read_bytes()[:-100]):
        path.write_bytes(content)
        with path.open("ab") as file:
            file.truncate(size)
        tracemalloc.start()
        try:
            with pytest.raises(RecordError):
                verify(path)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < 64 << 20


def test_what_is_no_file_is_said(tmp_path):
    refused(tmp_path, "record_unreadable")
    refused(tmp_path / "nothing.baccara", "record_unreadable")
    os.mkfifo(tmp_path / "pipe")
    refused(tmp_path / "pipe", "record_unreadable")


def test_a_record_that_changes_while_it_is_imported_is_not_taken(library, record, tmp_path, monkeypatch):
    from baccara_qt.session import exchange

    path = tmp_path / "moving.baccara"
    path.write_bytes(record.read_bytes())
    found = verify(path)

    def verify_and_change(path, visit):
        result = verify(path, visit)
        path.write_bytes(record.read_bytes().replace(b'"actor":1', b'"actor":2'))
        return result

    monkeypatch.setattr(exchange, "verify", verify_and_change)
    with pytest.raises(RecordError, match="changed while it was read"):
        library.import_(path)
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
    assert write_record(path, rules, places(rules, 0, {}), lambda: [line]) == digest([line])
    again = library.open(library.import_(path))
    assert set(again.guests) == {1, 2, 3}


def setup_state(rules):
    from baccara_qt.core.chemin import TableState

    return TableState.new(rules)
