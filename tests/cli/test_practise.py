"""`practise`: scripted learners, the examples they come with, and files that are none."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from baccara_qt.practice.scripts import NAMES

EXAMPLES = Path(__file__).parents[2] / "resources" / "practice"


@pytest.fixture
def practise(run, tmp_path):
    def call(exercise, answers, *words, seed="3", **rest):
        path = tmp_path / "script.json"
        path.write_text(json.dumps({"answers": answers} | rest), encoding="utf-8")
        return run("practise", "--exercise", exercise, "--script", path, "--seed", seed, "--json", *words)

    return call


def test_the_list_names_an_example_for_everything(run):
    listed = run("practise", "--list", "--json").document
    assert [entry["name"] for entry in listed] == list(NAMES)
    assert all(Path(entry["example"]).is_file() for entry in listed)
    assert run("practise", "--list").out.startswith("procedure")


@pytest.mark.parametrize("name", NAMES)
def test_every_example_is_right_throughout(run, name):
    ran = run("practise", "--exercise", name, "--script", EXAMPLES / f"{name}.json", "--seed", "3", "--json")
    assert ran.status == 0
    document = ran.document
    assert list(document) == ["asked", "right", "errors", "score"]
    assert document["asked"] == document["right"] >= 20
    assert (document["errors"], document["score"]) == ([], 100.0)


@pytest.mark.parametrize("preset", ["big-table", "mini"])
def test_every_game_has_an_example_at_the_table(run, preset):
    path = EXAMPLES / f"procedure-{preset}.json"
    ran = run("practise", "--exercise", "procedure", "--rules", preset, "--script", path, "--seed", "3", "--json")
    assert ran.document["asked"] == ran.document["right"] >= 300


def test_the_rules_of_the_table_can_be_chosen_beside_the_script(practise):
    answers = [{"act": "right", "times": 6}, {"act": "burn_cards", "count": 11}]
    document = practise("procedure", answers, "--rules", "mini").document
    (error,) = document["errors"]
    assert (error["code"], error["rule"], error["expected"]["act"]) == ("wrong_burn", "P5", "burn_cards")


@pytest.mark.parametrize(
    ("exercise", "rest", "says"),
    [
        ("procedure", {"plan": {"preset": "casino"}}, "the script is for casino, not for mini"),
        ("tableau", {}, "--rules is for procedure"),
    ],
)
def test_rules_that_do_not_fit_are_refused_in_one_line(practise, exercise, rest, says):
    ran = practise(exercise, [], "--rules", "mini", **rest)
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err and len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("exercise", ["tableau", "procedure"])
def test_a_seed_that_is_no_text_is_refused_in_one_line(practise, exercise):
    ran = practise(exercise, [], "--seed", "\udcff")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "baccara-qt: the seed is not readable as text\n"


def test_wrong_answers_are_told_with_rule_and_what_was_right(practise):
    answers = [{"key": "5,4", "answer": "free"}, {"key": "6,7", "answer": "stand"}, {"key": "3,8", "answer": "stand"}]
    document = practise("tableau", answers).document
    assert (document["asked"], document["right"], document["score"]) == (3, 2, 66.7)
    assert document["errors"] == [
        {"code": "wrong_instruction", "rule": "C17", "expected": "draw", "given": "stand", "step": 2}
    ]


def test_a_wrong_act_at_the_table_is_told_with_its_step(practise):
    document = practise("procedure", ["right", "wash_face_down", "right", "right"]).document
    assert (document["asked"], document["right"]) == (4, 3)
    (error,) = document["errors"]
    assert (error["code"], error["rule"], error["step"]) == ("wrong_order", "B4", 2)
    assert (error["expected"], error["given"]) == ({"act": "wash_face_up"}, {"act": "wash_face_down"})


def test_without_json_it_is_said_in_words(run, tmp_path):
    path = tmp_path / "script.json"
    path.write_text(json.dumps({"answers": [{"key": "0,stood", "answer": "stand"}]}), encoding="utf-8")
    out = run("practise", "--exercise", "tableau", "--script", path).out
    assert out.splitlines() == ["1. wrong_instruction (C17): stand, right: draw", "0 of 1 right"]


def test_no_answers_are_no_score(practise):
    assert practise("counting", []).document == {"asked": 0, "right": 0, "errors": [], "score": 0.0}


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\xff\xfe", "is not JSON"),
        (b"", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"[]", "is no script"),
        (b'{"answers": 3}', "is no script"),
        (b'{"answers": [], "score": 1}', "no use for 'score'"),
        (b'{"exercise": "ponte", "answers": []}', "the script is for ponte"),
        (b'{"answers": [], "plan": {}}', "takes no plan"),
        (b'{"answers": ["maybe"]}', "answer 1: tableau"),
        (b'{"answers": [{"key": "9,9", "answer": "draw"}]}', "answer 1: tableau has no spot"),
        (b'{"answers": [{"key": ["9"], "answer": "draw"}]}', "answer 1: tableau has no spot"),
        (b'{"answers": [NaN]}', "answer 1: tableau"),
        (b'{"answers": ["draw"], "answers": []}', "gives 'answers' twice"),
        (b'{"answers": [{"key": "5,4", "answer": "free", "key": "5,5"}]}', "gives 'key' twice"),
    ],
)
def test_a_file_that_is_no_script_is_refused_in_one_line(run, tmp_path, content, says):
    path = tmp_path / "wrong.json"
    path.write_bytes(content)
    ran = run("practise", "--exercise", "tableau", "--script", path, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert says in ran.err


@pytest.mark.parametrize(
    ("answers", "rest", "says"),
    [
        (["sleep"], {}, "answer 1: an act is such as"),
        ([{"act": "pay", "seat": 1}], {}, "pay takes seat and amount"),
        ([{"act": "pay", "seat": 1, "amount": 5}], {}, "pay: amount is an amount"),
        ([{"act": "pay", "seat": 1, "amount": "five"}], {}, "pay: amount is an amount"),
        ([{"act": "pay", "seat": True, "amount": "5"}], {}, "pay: seat is a whole number"),
        ([{"act": "deal_card", "place": "floor"}], {}, "deal_card: place is one of"),
        ([{"act": "deal_card", "place": []}], {}, "deal_card: place is one of"),
        ([{"act": "close", "seat": 1}], {}, "close takes nothing else"),
        ([{"act": ["close"]}], {}, "an act is such as"),
        ([{"act": "right", "times": 0}], {}, '"right" takes times'),
        (["right"], {"plan": {"steps": []}}, "nothing left to do"),
        ([], {"plan": []}, "the plan of a lesson"),
        ([], {"plan": {"preset": "poker"}}, "preset is one of"),
    ],
)
def test_an_act_that_is_none_is_refused_in_one_line(practise, answers, rest, says):
    ran = practise("procedure", answers, **rest)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert says in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("--exercise", "poker", "--script", "x"),
        ("--exercise", "tableau"),
        ("--exercise", "tableau", "--script", "nowhere.json"),
        ("--exercise", "tableau", "--script", "/"),
        (),
        ("--list", "--exercise", "tableau"),
    ],
)
def test_what_cannot_be_practised_is_refused_in_one_line(run, words):
    ran = run("practise", *words)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


def test_the_examples_are_those_their_script_writes(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLES.parent)
    written = dict(import_module("write_practice").examples())
    assert written == {path.name: path.read_text(encoding="utf-8") for path in EXAMPLES.iterdir()}
