"""Records that are wrong or cannot be used: each is refused in one sentence, with its first wrong line."""

import os
import random

import pytest

from baccara_qt.session.errors import RecordError, WrongStepError
from baccara_qt.session.record import Header, write_record
from baccara_qt.session.verify import verify


def refused(path, code):
    with pytest.raises(RecordError) as error:
        verify(path)
    assert error.value.code == code
    assert "\n" not in str(error.value)
    assert str(path) in str(error.value)
    return error.value


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
    write_record(path, Header.of(session.setup, session.guests, committed=False), lambda: [marked])
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
    newer = rewritten(lambda lines: changed(lines, 1, b'"version":2,', b'"version":3,"mood":"new",'))
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
    write_record(path, Header.of(session.setup, session.guests, committed=False), session.lines)
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


# --- anything -----------------------------------------------------------------------------------------------------


JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01" + bytes(range(256)) * 400
DEEP = b'{"format":"baccara","version":2,"rules":' + b"[" * 3_000_000 + b"\n"
LONG = b'{"format":"baccara","version":2,"application":"' + b"x" * 10**7 + b'"}\n'


@pytest.mark.parametrize("content", [JPEG, DEEP, LONG, b"\n" * 10**6, b"\0" * 10**6, "ä\n".encode("utf-16")])
def test_what_is_no_record_is_refused_by_its_first_line(tmp_path, content):
    path = tmp_path / "anything.baccara"
    path.write_bytes(content)
    assert "line 1 " in str(refused(path, "record_foreign"))


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        # A line of ten million characters.
        (lambda lines: [*lines[:8], b"x" * 10**7 + b"\n", *lines[8:]], "record_malformed", 9),
        # Amounts beyond 64 bits.
        (lambda lines: _with(lines, b'"amount":', b'"amount":%d' % 2**70), "record_malformed", None),
        (lambda lines: _with(lines, b'"amount":', b'"amount":-%d' % 2**70), "record_malformed", None),
        # An actor that is not at the table.
        (
            lambda lines: _with(
                lines, b'{"actor":3,"command":{"kind":"stake"', b'{"actor":9,"command":{"kind":"stake"'
            ),
            "record_wrong",
            None,
        ),
        (
            lambda lines: _with(
                lines, b'{"actor":3,"command":{"kind":"stake"', b'{"actor":-1,"command":{"kind":"stake"'
            ),
            "record_wrong",
            None,
        ),
        # Steps out of order, twice, and left out.
        (lambda lines: [*lines[:9], lines[10], lines[9], *lines[11:]], "record_wrong", 10),
        (lambda lines: [*lines[:9], lines[8], *lines[9:]], "record_wrong", 10),
        (lambda lines: [*lines[:1], *lines[2:]], "record_wrong", 2),
    ],
)
def test_what_comes_from_anywhere_is_refused_with_its_line(rewritten, record, change, code, line):
    path = rewritten(change)
    error = refused(path, code)
    found = error.line if isinstance(error, WrongStepError) else error.params["line"]
    assert f"line {found}" in str(error)
    assert line in {None, found}


def _with(lines, old, new):
    return changed(lines, line_with(lines[1:], old) + 1, old, new)


@pytest.mark.parametrize("forged", [b"0" * 64, b"f" * 64, b"", b"\xff" * 64, b"0" * 60_000])
def test_a_forged_digest_is_refused_with_its_line(rewritten, record, forged):
    last = len(record.read_bytes().splitlines())
    path = rewritten(lambda lines: [*lines[:-1], b'{"digest":"' + forged + b'"}\n'], fit=False)
    assert f"line {last} " in str(refused(path, "record_altered"))
