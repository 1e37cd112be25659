"""``replay``: a record is verified by deciding every step again."""

import hashlib
import json
from itertools import pairwise

import pytest


@pytest.fixture
def record(run, tmp_path):
    path = tmp_path / "x.baccara"
    run("play", "--headless", "--coups", 40, "--seed", 3, "--record", path, "--dry")
    return path


@pytest.fixture
def wrong(record):
    """A whole record with a wrong step in line 12, its digest made to fit."""
    lines = record.read_bytes().splitlines(keepends=True)
    step = json.loads(lines[11])
    step["events"].append({"kind": "cards_discarded"})
    lines[11] = json.dumps(step, separators=(",", ":")).encode() + b"\n"
    digest = hashlib.sha256(b"".join(lines[1:-1])).hexdigest()
    lines[-1] = json.dumps({"digest": digest}, separators=(",", ":")).encode() + b"\n"
    record.write_bytes(b"".join(lines))
    return record


def test_the_answer_is_that_of_play_and_verified(run, tmp_path):
    path = tmp_path / "x.baccara"
    played = run("play", "--headless", "--coups", 40, "--seed", 3, "--record", path, "--json").document
    replayed = run("replay", path, "--json")
    assert (replayed.status, replayed.err) == (0, "")
    changed = {"seed": None, "seconds": replayed.document["seconds"], "verified": True}
    assert replayed.document == played | changed


def test_without_json_it_is_the_notation(run, tmp_path):
    path = tmp_path / "x.baccara"
    played = run("play", "--headless", "--coups", 15, "--record", path)
    assert run("replay", path).out == played.out


def test_the_table_after_a_coup(run, record):
    states = [run("replay", record, "--json", "--at", n).document["state"] for n in range(41)]
    assert all(list(state) == ["coup", "banker", "bank", "garage", "purses", "phase"] for state in states)
    assert [state["coup"] for state in states] == list(range(41))
    assert states[0]["purses"] == ["2000.00"] * 9
    assert all(len(state["purses"]) == 9 for state in states)
    assert any(before["banker"] == after["banker"] != 0 for before, after in pairwise(states))
    assert {state["phase"] for state in states} <= {"cut", "offer", "keep", "sale"}


def test_the_table_after_a_coup_for_people(run, record):
    ran = run("replay", record, "--at", 5)
    assert ran.out.splitlines()[0] == "coup: 5"
    assert len(ran.out.splitlines()) == 6


def test_a_coup_the_record_has_not(run, record):
    ran = run("replay", record, "--at", 41, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert "only 40 coups" in ran.err
    assert run("replay", record, "--at", -1).status == 2


def test_a_wrong_step_is_a_no(run, wrong):
    ran = run("replay", wrong, "--json")
    assert (ran.status, ran.err) == (1, "")
    assert ran.document["verified"] is False
    assert ran.document["line"] == 12
    assert set(ran.document) == {"verified", "line", "reason"}
    plain = run("replay", wrong)
    assert plain.status == 1
    assert "line 12" in plain.err


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda content: content[:-30], "truncated"),
        (lambda content: content.replace(b'"amount":', b'"amount":1', 1), "altered"),
        (lambda content: b"\xff\xd8\xff\xe0" + content, "not a record"),
        (lambda content: content.replace(b'"version":2', b'"version":7', 1), "newer version"),
        (lambda content: content.replace(b'"packs":6', b'"packs":7', 1), "impossible values"),
        (lambda content: b"", "not a record"),
    ],
)
def test_what_cannot_be_used_is_one_sentence(run, record, spoil, said):
    record.write_bytes(spoil(record.read_bytes()))
    for verb in (("replay", record), ("sessions", "import", record)):
        ran = run(*verb, "--json")
        assert (ran.status, ran.out) == (2, "")
        assert said in ran.err
        assert ran.err.count("\n") == 1
    assert run("sessions", "list", "--json").document == []


def test_a_record_that_is_not_there(run, tmp_path):
    for verb in (["replay"], ["sessions", "import"]):
        ran = run(*verb, tmp_path / "nothing.baccara")
        assert (ran.status, ran.out) == (2, "")
        assert "No such file" in ran.err
