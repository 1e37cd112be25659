"""A shoe is what was committed to before the cut (A5), and anybody can check it in twenty lines."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from baccara_qt.core.chance import SeededChance, shuffled
from baccara_qt.core.house_events import ShoeFinished, ShoeShuffled
from baccara_qt.session.codec import encode_step
from baccara_qt.session.decode import decode_step
from baccara_qt.session.fair import FairShoes
from baccara_qt.session.record import Header, write_record

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def twenty_lines():
    """The function the README shows, run as it stands there."""
    (code,) = re.findall(r"```python\n(import hashlib, hmac\n.*?)```", README, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    names = {}
    exec(code, names)
    return names["shoe"]


def events(record, kind):
    lines = record.read_text(encoding="ascii").splitlines()[1:-1]
    found = [event for line in lines for event in decode_step(line, "chemin_de_fer").events]
    return [event for event in found if isinstance(event, kind)]


def test_the_twenty_lines_of_the_readme_give_the_shoe(twenty_lines, record):
    (shoe, _), (finished,) = events(record, ShoeShuffled), events(record, ShoeFinished)
    seed = bytes.fromhex(finished.seed)
    assert hashlib.sha256(seed).hexdigest() == shoe.commitment
    assert twenty_lines(seed) == [str(card) for card in shoe.order]


@pytest.mark.parametrize("packs", [4, 6, 8])
def test_the_twenty_lines_know_every_size_of_shoe(twenty_lines, packs):
    seed = SeededChance.from_text("any").seed(1)
    assert twenty_lines(seed, packs) == [str(card) for card in shuffled(seed, packs).order]


def test_the_commitment_stands_before_the_cut_and_the_seed_after_the_last_card(record):
    header = json.loads(record.read_text(encoding="ascii").splitlines()[0])
    first, second = events(record, ShoeShuffled)
    assert header["commitments"] == [first.commitment, second.commitment]
    (finished,) = events(record, ShoeFinished)
    assert finished.number == 1


def fairness(record):
    shoes = FairShoes()
    for line in record.read_text(encoding="ascii").splitlines()[1:-1]:
        shoes.note(decode_step(line, "chemin_de_fer").events)
    return shoes


def test_a_fair_record_is_fair(record):
    shoes = fairness(record)
    assert (shoes.problem, shoes.revealed) == ("", 1)


@pytest.fixture
def forged(session, tmp_path):
    """The record with the seed of its first shoe exchanged; by the rules it is right."""

    def forge(seed):
        lines = list(session.lines())
        for n, line in enumerate(lines):
            if '"shoe_finished"' in line:
                step = decode_step(line, "chemin_de_fer")
                changed = [ShoeFinished(e.number, seed) if isinstance(e, ShoeFinished) else e for e in step.events]
                lines[n] = encode_step(step.actor, step.command, changed)
        path = tmp_path / "forged.baccara"
        write_record(path, Header.of(session.setup, session.guests, committed=True), lambda: lines)
        return path

    return forge


@pytest.mark.parametrize(("seed", "reason"), [("00" * 32, "not the one"), ("xyz", "is no seed")])
def test_another_seed_is_not_fair(forged, seed, reason):
    assert reason in fairness(forged(seed)).problem


def test_a_shoe_put_in_another_order_is_not_fair(record):
    (shoe, _), (finished,) = events(record, ShoeShuffled), events(record, ShoeFinished)
    stacked = ShoeShuffled(1, shoe.commitment, shoe.order[::-1], shoe.backs[::-1], shoe.by_dealers)
    shoes = FairShoes()
    shoes.note([stacked, finished])
    assert shoes.problem == "the order of shoe 1 does not come from its seed"
    assert "packs" not in shoes.problem


def test_a_typed_seed_is_not_committed(session):
    assert not session.setup.committed


def test_the_command_line_tells_it(record, forged, capsys):
    from baccara_qt.cli import main

    assert main(["replay", "--fair", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["fair"], told["verified"], told["revealed"], told["committed"]) == (True, True, 1, False)
    bad = forged("00" * 32)
    assert main(["replay", str(bad), "--json"]) == 0
    assert main(["replay", "--fair", str(bad), "--json"]) == 1
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()][-1]
    assert (told["fair"], told["verified"], told["committed"]) == (False, True, True)
    assert "shoe 1" in told["reason"]
    assert main(["replay", "--fair", str(bad)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("not fair: the seed of shoe 1")
