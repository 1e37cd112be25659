"""``play --headless``: exactly N coups, kept, recorded and reproducible."""

import json
import os
import re
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import pytest

from baccara_qt.core.chemin import PRESETS
from baccara_qt.core.chemin.notation import CoupRecord
from baccara_qt.session.library import Library

ROOT = Path(__file__).parents[2]

COUNTS = {
    "bank",
    "ponte",
    "tie",
    "banco",
    "avec_la_table",
    "suivi",
    "passed",
    "sales",
    "auctions",
    "returns",
    "refused_banks",
}
BOOKS = {
    "bought_in",
    "cashed_out",
    "purses",
    "stakes",
    "bank",
    "garage",
    "cagnotte",
    "tips",
    "owed",
    "balanced",
}


def test_the_answer_has_the_keys_of_the_contract(run):
    ran = run("play", "--headless", "--coups", 25, "--seed", 7, "--json")
    answer = ran.document
    assert (ran.status, ran.err) == (0, "")
    assert set(answer) == {"coups", "shoes", "seed", "digest", "steps", "books", "counts", "seconds"}
    assert set(answer["counts"]) == COUNTS
    assert set(answer["books"]) == BOOKS
    assert (answer["coups"], answer["seed"]) == (25, "7")
    assert answer["counts"]["bank"] + answer["counts"]["ponte"] + answer["counts"]["tie"] == 25
    assert re.fullmatch("[0-9a-f]{64}", answer["digest"])


@pytest.mark.parametrize("preset", PRESETS)
def test_f2_the_books_balance(run, preset):
    books = run("play", "--headless", "--coups", 40, "--rules", preset, "--dry", "--json").document["books"]
    assert books["balanced"] is True
    assert all(re.fullmatch(r"\d+\.\d\d", books[name]) for name in BOOKS - {"balanced"})
    lying = sum(Decimal(books[name]) for name in ("purses", "stakes", "bank", "garage", "cagnotte", "tips"))
    assert lying == Decimal(books["bought_in"]) - Decimal(books["cashed_out"])


def test_one_line_of_notation_a_coup(run):
    ran = run("play", "--headless", "--coups", 12, "--seed", "x", "--dry")
    records = [CoupRecord.parse(line) for line in ran.out.splitlines()]
    assert [record.number for record in records] == list(range(1, 13))
    assert [str(record) for record in records] == ran.out.splitlines()


def test_the_record_ends_with_the_coup(run, tmp_path):
    """Right after the last cards are in the slot, with a whole step."""
    path = tmp_path / "x.baccara"
    played = run("play", "--headless", "--coups", 7, "--seed", 1, "--record", path, "--json").document
    lines = path.read_text().splitlines()
    assert len(lines) == played["steps"] + 2
    assert '"cards_discarded"' in lines[-2]
    assert sum(line.count('"cards_discarded"') for line in lines) == 7
    assert lines[-1] == f'{{"digest":"{played["digest"]}"}}'


def test_a_session_is_kept_unless_it_is_dry(run):
    assert run("play", "--headless", "--coups", 2, "--dry", "--json").status == 0
    assert run("sessions", "list", "--json").document == []
    played = run("play", "--headless", "--coups", 2, "--rules", "parlour", "--json").document
    (kept,) = run("sessions", "list", "--json").document
    assert (kept["coups"], kept["rules"]) == (2, "parlour")
    assert run("sessions", "show", kept["id"], "--json").document["digest"] == played["digest"]


def test_dry_or_kept_the_game_is_the_same(run, tmp_path):
    words = ("play", "--headless", "--coups", 30, "--seed", "same", "--json")
    kept = run(*words, "--record", tmp_path / "kept.baccara").document
    dry = run(*words, "--record", tmp_path / "dry.baccara", "--dry").document
    assert kept | {"seconds": 0} == dry | {"seconds": 0}
    assert (tmp_path / "kept.baccara").read_bytes() == (tmp_path / "dry.baccara").read_bytes()


def test_a5_without_a_seed_the_seed_that_was_drawn_is_told(run):
    one, other = (run("play", "--headless", "--coups", 2, "--dry", "--json").document for _ in range(2))
    assert one["digest"] != other["digest"]
    again = run("play", "--headless", "--coups", 2, "--dry", "--json", "--seed", one["seed"]).document
    assert again["digest"] == one["digest"]


def test_any_text_is_a_seed(run):
    digests = set()
    for seed in ("", " ", "7", "07", "Käse ♥", "x" * 5000, "'; DROP TABLE step; --"):
        ran = run("play", "--headless", "--coups", 1, "--seats", 2, f"--seed={seed}", "--json")
        assert ran.document["seed"] == seed
        digests.add(ran.document["digest"])
    assert len(digests) == 7


@pytest.mark.parametrize("seats", [2, 3, 14])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_at_every_size(run, preset, seats):
    answer = run("play", "--headless", "--coups", 3, "--rules", preset, "--seats", seats, "--json").document
    assert answer["coups"] == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--coups", "3", "--seats", "1"], "seats: at least 2"),
        (["--coups", "3", "--seats", "15"], "seats: at most 14"),
        (["--coups", "3", "--seats", "-999999999999"], "seats: at least 2"),
        (["--coups", "3", "--seats", "9" * 30], "seats: at most 14"),
        (["--coups", "3", "--seats", "two"], "--seats: not a whole number: 'two'"),
        (["--coups", "3", "--rules", "roulette"], "--rules: not one of"),
        (["--coups", "0"], "must be at least 1"),
        (["--coups", "-5"], "must be at least 1"),
        (["--coups", "9" * 30], "must be at most 9223372036854775807"),
        (["--coups", "1e12"], "--coups: not a whole number: '1e12'"),
        (["--coups", "7.5"], "not a whole number"),
        (["--coups", "1_000"], "not a whole number"),
        (["--coups", "٣"], "not a whole number"),
        (["--coups", " 5"], "not a whole number"),
        (["--coups", "9" * 5000], "not a whole number"),
        (["--coups=--"], "--coups: expected one argument"),
        (["--coups", "3", "--seats", "９"], "not a whole number"),
        ([], "required: --coups"),
        (["--coups", "3", "--seed", "\udc80"], "seed: not readable as text"),
        (["--coups", "3", "--record", "/nowhere/x.baccara"], "its folder does not exist"),
        (["--coups", "3", "--record", "/"], "it is not a file"),
        (["--coups", "3", "--record", "/" + "n" * 300], "File name too long"),
        (["--coups", "3", "--coup", "3"], "unrecognized arguments"),
    ],
)
def test_bad_input_is_one_sentence_and_leaves_nothing(run, tmp_path, words, said):
    ran = run("play", "--headless", "--json", *words)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.startswith("baccara-qt: ")
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_play_says_that_it_is_headless(run):
    assert run("play", "--coups", 3).status == 2


def test_a_record_that_cannot_be_written_is_said(run, tmp_path):
    ran = run("play", "--headless", "--coups", 2, "--record", tmp_path, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert "it is not a file" in ran.err


def test_a_table_that_rests_says_so(run, monkeypatch):
    from baccara_qt.session import director

    plan = director.Director._plan
    monkeypatch.setattr(director.Director, "_plan", lambda self, state: plan(self, state) if state.coups < 2 else None)
    ran = run("play", "--headless", "--coups", 5, "--json")
    assert ran.status == 1
    assert ran.document["coups"] == 2
    assert "rests after 2 coups" in ran.err


def program(*words, **options):
    command = [sys.executable, "-m", "baccara_qt", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, **options)


def test_the_digest_is_the_same_everywhere(tmp_path):
    """Another language, time zone, folder and hash seed; and nothing is left where it ran."""
    digests = set()
    for n, surroundings in enumerate(
        [
            {"LC_ALL": "C", "TZ": "UTC", "PYTHONHASHSEED": "0"},
            {"LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de", "TZ": "Asia/Kathmandu", "PYTHONHASHSEED": "1"},
            {"LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "TZ": "Pacific/Apia", "PYTHONHASHSEED": "4294967295"},
        ]
    ):
        folder = tmp_path / f"ümläut {n}"
        folder.mkdir()
        environment = os.environ | surroundings | {"PYTHONPATH": str(ROOT)}
        ran = program(
            *("play", "--headless", "--coups", 60, "--seed", "Ä", "--json", "--data-dir", f"data {n}"),
            cwd=folder,
            env=environment,
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        digests.add(json.loads(ran.stdout)["digest"])
        assert [path.name for path in folder.iterdir()] == [f"data {n}"]
    assert len(digests) == 1


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path):
    command = [sys.executable, "-m", "baccara_qt", "play", "--headless", "--coups", "100000", "--data-dir", tmp_path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        shown = [process.stdout.readline() for _ in range(3)]
        process.stdout.close()
        assert process.stderr.read() == ""
    with Library(tmp_path / "library.db") as library:
        (summary,) = library.sessions()
        assert summary.coups >= len(shown)


def test_the_window_is_not_loaded_for_a_headless_game(tmp_path):
    code = (
        "import sys; from baccara_qt.cli import main\n"
        f"main(['play', '--headless', '--coups', '1', '--json', '--data-dir', {str(tmp_path)!r}])\n"
        "assert not {'PySide6', 'numpy'} & set(sys.modules), sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
