"""Whole tables, one a preset: they are decided again step by step, and must still be what they were.

After a wanted change of the rules: ``python -m tests.golden.make``, and review the difference.
"""

import hashlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from baccara_qt.core.chemin.notation import CoupRecord
from baccara_qt.core.game import Step
from baccara_qt.core.games import game_of, presets
from baccara_qt.core.punto.notation import CoupRecord as PuntoRecord
from baccara_qt.session.errors import WrongStepError
from baccara_qt.session.recognising import digest_line
from baccara_qt.session.verify import Verified, verify
from tests.golden import features, punto
from tests.golden.make import FOLDER, make, notation, play, table

PRESETS = presets()


class Golden(NamedTuple):
    preset: str
    record: Verified
    steps: list[Step]


@pytest.fixture(scope="module", params=PRESETS)
def golden(request: pytest.FixtureRequest) -> Golden:
    """A playthrough, every step of it decided again."""
    steps: list[Step] = []
    record = verify(FOLDER / f"{request.param}.baccara", lambda _: lambda played: steps.append(played.step))
    return Golden(request.param, record, steps)


def test_every_preset_has_a_playthrough_and_there_is_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.baccara")} == set(PRESETS)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)


def test_it_is_played_by_the_rules_of_its_preset(golden: Golden) -> None:
    assert golden.record.header.rules == PRESETS[golden.preset]


def test_its_digest_is_the_one_that_is_stored(golden: Golden) -> None:
    stored = (FOLDER / f"{golden.preset}.baccara").read_bytes().splitlines(keepends=True)[-1]
    assert stored == digest_line(golden.record.digest)


def test_it_shows_every_turn_of_the_game(golden: Golden) -> None:
    rules = PRESETS[golden.preset]
    shown: Any = features if rules.game == "chemin_de_fer" else punto
    seen = shown.Seen(game_of(rules).state.new(rules))
    for step in golden.steps:
        seen.note(step)
    assert len(shown.wanted(rules)) > 15
    assert seen.missing == set()


def test_its_coups_are_those_of_the_notation_beside_it(golden: Golden) -> None:
    text = (FOLDER / f"{golden.preset}.txt").read_text(encoding="ascii")
    game = golden.record.header.rules.game
    assert notation(game, golden.steps) == text
    parse = CoupRecord.parse if game == "chemin_de_fer" else PuntoRecord.parse
    coups = [parse(line) for line in text.splitlines()]
    assert [coup.number for coup in coups] == list(range(1, golden.record.state.coups + 1))


def test_its_books_balance(golden: Golden) -> None:
    assert golden.record.state.books.balanced


def test_it_is_small_enough_to_be_read(golden: Golden) -> None:
    assert (FOLDER / f"{golden.preset}.baccara").stat().st_size < 250_000


def _with_another_digest(lines: list[bytes]) -> Iterator[bytes]:
    """A record as somebody would write it whose rules are not ours."""
    yield from lines[:-1]
    yield digest_line(hashlib.sha256(b"".join(lines[1:-1])).hexdigest())


def test_a_single_cent_that_goes_elsewhere_is_found(golden: Golden, tmp_path: Path) -> None:
    lines = (FOLDER / f"{golden.preset}.baccara").read_bytes().splitlines(keepends=True)
    at, line = next((n, line) for n, line in enumerate(lines) if b'"kind":"stake_paid"' in line)
    amount = line.index(b'"amount":', line.index(b'"kind":"stake_paid"')) + len(b'"amount":')
    lines[at] = line[:amount] + b"1" + line[amount:]
    altered = tmp_path / "altered.baccara"
    altered.write_bytes(b"".join(_with_another_digest(lines)))
    with pytest.raises(WrongStepError, match=f"line {at + 1}"):
        verify(altered)


def test_the_same_tables_are_made_again(tmp_path: Path) -> None:
    first = make("casino", tmp_path)
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert make("casino", tmp_path) == first
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == files


def test_a_table_that_shows_too_little_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.golden.make.COUPS", 5)
    with closing(table("casino", 0)) as session:
        assert play(session) is None
