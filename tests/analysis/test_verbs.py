"""The verbs `roads`, `odds` and `simulate` as other programs call them."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from baccara_qt.analysis.simulate import GAMES, MOST_COUPS
from baccara_qt.cli import main
from baccara_qt.cli_analysis import VERBS

SIX_PACKS = "96,24,24,24,24,24,24,24,24,24"


@pytest.fixture
def answer(capsys) -> Callable[..., Any]:
    """Runs a verb that succeeds in silence, and reads the one document it prints."""

    def run(*words: str) -> Any:
        assert main([*words, "--json"]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        assert said.out.count("\n") == 1
        return json.loads(said.out)

    return run


@pytest.fixture
def refusal(capsys) -> Callable[..., str]:
    """Runs a verb that refuses its input with status 2, and gives the one line it says."""

    def run(*words: str) -> str:
        try:
            status = main(list(words))
        except SystemExit as done:
            status = done.code
        said = capsys.readouterr()
        assert (status, said.out) == (2, "")
        assert said.err.startswith("baccara-qt: ")
        assert said.err.count("\n") == 1
        return said.err

    return run


def test_roads_as_agreed(answer, vectors):
    for vector in vectors("roads")["vectors"]:
        assert {"sequence": vector["sequence"], **answer("roads", vector["sequence"])} == vector


def test_roads_from_standard_input(answer, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("BB\nPT\n"))
    assert answer("roads", "-") == answer("roads", "BBPT")


def test_roads_refuses_other_letters(refusal):
    assert "number 3 is 'x'" in refusal("roads", "BPx")
    assert "number 1 is 'b'" in refusal("roads", "b", "--json")


def test_roads_refuses_what_is_no_text(refusal, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"B\xff"), encoding="utf-8"))
    assert "not text" in refusal("roads", "-")


def test_roads_to_look_at(capsys):
    assert main(["roads", "TBBPT"]) == 0
    assert capsys.readouterr().out.startswith("bead\n  T\n  B\n  B\n  P\n  T\nbig\n  BP\n  B.\nbig eye\n")


def exact(number: dict[str, Any]) -> Fraction:
    fraction = Fraction(number["exact"])
    assert number["exact"] == f"{fraction.numerator}/{fraction.denominator}"
    assert number["value"] == float(fraction)
    return fraction


def test_odds_as_agreed(answer, vectors):
    for vector in vectors("odds")["odds"]:
        given = (
            ("--decks", str(vector["decks"])) if "decks" in vector else ("--shoe", ",".join(map(str, vector["shoe"])))
        )
        document = answer("odds", *given)
        assert document.keys() == {"shoe", "banker", "player", "tie", "ev", "cards"}
        for name in ("banker", "player", "tie"):
            assert exact(document[name]) == Fraction(vector[name]["exact"])
        for stake, number in vector["ev"].items():
            assert exact(document["ev"][stake]) == Fraction(number["exact"])
        assert document["ev"].keys() - vector["ev"].keys() == ({"pair_11"} if "decks" in vector else set())
        assert sum(exact(document["cards"][number]) for number in ("4", "5", "6")) == 1


def test_odds_of_a_full_shoe_are_those_of_its_counts(answer):
    packs, counts = answer("odds", "--decks", "6"), answer("odds", "--shoe", SIX_PACKS)
    assert exact(packs["ev"].pop("pair_11")) == Fraction(12 * 23, 311) - 1
    assert packs == counts


def test_odds_are_those_of_eight_packs_unless_told_otherwise(answer):
    assert answer("odds") == answer("odds", "--decks", "8")


def test_odds_to_look_at(capsys):
    assert main(["odds", "--decks", "8"]) == 0
    said = capsys.readouterr().out
    assert "banker              45.859742" in said
    assert "pair_11            -10.361446" in said


@pytest.mark.parametrize(
    "words",
    [
        ("--decks", "0"),
        ("--decks", "-1"),
        ("--decks", "1.5"),
        ("--decks", "99999999999"),
        ("--decks", ""),
        ("--decks", "9" * 5000),
        ("--decks", "1_0"),
        ("--decks", "٤"),
        ("--decks", " 8"),
        ("--shoe", "1,2,3"),
        ("--shoe", ""),
        ("--shoe", "0,0,0,0,0,0,0,0,0,0"),
        ("--shoe", "5,0,0,0,0,0,0,0,0,0"),
        ("--shoe", "9,9,9,9,9,9,9,9,9,-9"),
        ("--shoe", "9,9,9,9,9,9,9,9,9,x"),
        ("--shoe", f"{SIX_PACKS},4"),
        ("--decks", "8", "--shoe", SIX_PACKS),
    ],
)
def test_odds_refuses_impossible_shoes(refusal, words):
    assert len(refusal("odds", *words)) < 200


@pytest.mark.parametrize("rules", GAMES)
def test_simulate_counts_whole_shoes(answer, rules):
    document = answer("simulate", "--coups", "3000", "--seed", "x", "--rules", rules)
    assert document.keys() == {"coups", "shoes", "banker", "player", "tie", "ev", "seconds"}
    assert 3000 <= document["coups"] == document["banker"] + document["player"] + document["tie"]
    stakes = {"banker_5", "player", "tie_8", "banker_half_on_6", "dragon_7", "panda_8", "pair_11"}
    assert document["ev"].keys() == stakes
    for mean, error in document["ev"].values():
        assert abs(mean) < 1
        assert error > 0
    gained = (document["player"] - document["banker"]) / document["coups"]
    assert document["ev"]["player"][0] == pytest.approx(gained)
    again = answer("simulate", "--coups", "3000", "--seed", "x", "--rules", rules)
    assert again | {"seconds": 0} == document | {"seconds": 0}


def test_simulate_takes_any_seed_and_other_packs(answer):
    six = answer("simulate", "--coups", "300", "--seed", "Zufall ♠", "--decks", "6")
    eight = answer("simulate", "--coups", "300", "--seed", "Zufall ♠")
    assert six["shoes"] > eight["shoes"]
    answer("simulate", "--coups", "300", "--seed", "\udcff")


def test_simulate_to_look_at(capsys):
    assert main(["simulate", "--coups", "300", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("coups 3")
    assert "dragon_7" in said


@pytest.mark.parametrize(
    "words",
    [
        ("--coups", "0", "--seed", "1"),
        ("--coups", "-5", "--seed", "1"),
        ("--coups", "many", "--seed", "1"),
        ("--coups", str(MOST_COUPS + 1), "--seed", "1"),
        ("--coups", "9" * 40, "--seed", "1"),
        ("--coups", "10"),
        ("--seed", "1"),
        ("--coups", "10", "--seed", "1", "--rules", "strict"),
        ("--coups", "10", "--seed", "1", "--decks", "0"),
        ("--coups", "10", "--seed", "1", "--decks", "1001"),
    ],
)
def test_simulate_refuses_what_cannot_be_dealt(refusal, words):
    refusal("simulate", *words)


def test_progress_is_shown_on_a_terminal_only(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["simulate", "--coups", "300", "--seed", "1", "--json"]) == 0
    said = capsys.readouterr()
    json.loads(said.out)
    assert "coups" in said.err
    assert said.err.endswith("\r\033[K")


def test_the_verbs_are_known_without_loading_what_they_need():
    script = """
import sys
from baccara_qt.cli import main
main(["--version"])
print(*sorted({"numpy", "fractions", "decimal"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1:] == [""]
    assert set(VERBS) == {"roads", "odds", "simulate"}
