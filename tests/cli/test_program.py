"""The program itself: versions, help, opening the window, and what it loads for that."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from baccara_qt import __version__, cli_play, selftest
from baccara_qt.session.errors import StuckError


def test_the_versions(run):
    ran = run("--version", "--json")
    python = ".".join(map(str, sys.version_info[:3]))
    assert list(ran.document) == ["version", "python", "qt"]
    assert (ran.document["version"], ran.document["python"]) == (__version__, python)
    assert ran.document["qt"].startswith("6.11.")
    assert run("--version").out.startswith(f"baccara-qt {__version__} (Python {python}, Qt 6.11.")


def test_help_names_the_verbs(run):
    ran = run("--help")
    assert ran.status == 0
    for verb in ("play", "replay", "sessions", "selftest"):
        assert verb in ran.out
        assert run(verb, "--help").status == 0


def test_a_word_that_is_no_verb_is_a_record_to_open(run):
    ran = run("nothing.baccara")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "baccara-qt: nothing.baccara cannot be read: there is no such file.\n"


@pytest.mark.parametrize("words", [["--nonsense"], ["a.baccara", "b.baccara"], ["play", "--headless", "extra"]])
def test_nonsense_is_one_line(run, words):
    ran = run(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("baccara-qt: ")
    assert ran.err.count("\n") == 1


def test_the_window_is_opened_with_its_record_and_folder(run, tmp_path, monkeypatch):
    from baccara_qt import app

    opened = []

    def window(record, folder):
        opened.append((record, folder))
        return 0

    monkeypatch.setattr(app, "run", window)
    record = tmp_path / "x.baccara"
    record.touch()
    assert run().status == 0
    assert run(record).status == 0
    assert opened == [(None, tmp_path / "data"), (record, tmp_path / "data")]


def test_the_program_runs_as_a_module():
    command = [sys.executable, "-m", "baccara_qt", "--version", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)["version"] == __version__


def test_the_command_line_loads_nothing_it_does_not_need():
    code = (
        "import sys; from baccara_qt.cli import main; main(['--version'])\n"
        "heavy = {'pydantic', 'numpy', 'PySide6.QtCore', 'sqlite3', 'baccara_qt.core.chemin'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_an_interrupted_game_ends_with_a_line(run, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli_play, "_play", interrupted)
    ran = run("play", "--headless", "--coups", 3)
    assert (ran.status, ran.out, ran.err) == (130, "", "baccara-qt: interrupted\n")


def test_an_interrupted_selftest_ends_between_two_checks(run, monkeypatch):
    before, done = signal.getsignal(signal.SIGINT), []

    def results():
        for name in ("cards", "pages", "sheets"):
            os.kill(os.getpid(), signal.SIGINT)
            done.append(name)
            yield name, ""

    monkeypatch.setattr(selftest, "results", results)
    ran = run("selftest", "--json")
    assert (ran.status, ran.out, ran.err) == (130, "", "baccara-qt: interrupted\n")
    assert done == ["cards"]
    assert signal.getsignal(signal.SIGINT) is before


def test_progress_is_told_on_a_terminal_and_gone_at_the_end(run, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(selftest, "results", lambda: iter([("cards", "")]))
    play = ("play", "--headless", "--coups", 3, "--dry")
    assert run(*play).err == ""
    for words, first in ((("selftest",), "\r1 checks"), ((*play, "--json"), "\r1 of 3 coups")):
        told = run(*words).err
        assert told.startswith(first) and told.endswith("\r\033[K")


def test_a_table_that_is_stuck_is_a_no(run, monkeypatch):
    from baccara_qt.session.director import Director

    def stuck(self):
        raise StuckError("The table has taken 5000 steps without a coup.")

    monkeypatch.setattr(Director, "act", stuck)
    ran = run("play", "--headless", "--coups", 3, "--json")
    assert (ran.status, ran.out) == (1, "")
    assert "without a coup" in ran.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_an_answer_that_cannot_be_written_is_said(tmp_path):
    command = [sys.executable, "-m", "baccara_qt", "sessions", "list", "--json", "--data-dir", str(tmp_path)]
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (2, "baccara-qt: The answer cannot be written: No space left on device.\n")


def test_a_terminal_is_sent_nothing_but_text(run):
    ran = run("a\x1b[2Jb\nc")
    assert ran.err == "baccara-qt: a [2Jb c cannot be read: there is no such file.\n"


# --- selftest ---------------------------------------------------------------------------------------------------


def test_the_selftest_passes(run):
    ran = run("selftest")
    assert ran.out.splitlines()[-1].endswith(" passed, 0 failed")
    assert ran.status == 0
    answer = run("selftest", "--json").document
    assert answer["failed"] == 0
    assert answer["passed"] > 60
    assert f"{answer['passed']} passed, 0 failed" in ran.out


def test_the_selftest_finds_what_is_broken(run, monkeypatch, tmp_path):
    from baccara_qt.ui import resources

    broken = tmp_path / "resources"
    (broken / "cards").mkdir(parents=True)
    (broken / "cards" / "x.svg").write_text("<svg")
    (broken / "cards" / "x.png").write_bytes(b"\x89PNG")

    def failing():
        raise RuntimeError("no such page")

    monkeypatch.setattr(resources, "locate", lambda name: broken / name)
    monkeypatch.setattr(selftest, "scripted_coup", failing)
    ran = run("selftest", "--json")
    assert ran.status == 1
    faults = ran.document["faults"]
    assert faults["a scripted coup"] == "RuntimeError: no such page"
    assert faults[str(Path("cards/x.svg"))] == "it is damaged"
    assert faults[str(Path("cards/x.png"))] == "it is damaged"
    assert faults[str(Path("cards/classic/9h.svg"))] == "No such file or directory"
    plain = run("selftest")
    assert plain.out.splitlines()[-1] == f"{ran.document['passed']} passed, {len(faults)} failed"


def test_a_qt_that_cannot_be_loaded_is_a_fault(monkeypatch):
    monkeypatch.setitem(sys.modules, "baccara_qt.ui.resources", None)
    results = dict(selftest.results())
    assert results["a scripted coup"] == results["the library, casino"] == results["the library, mini"] == ""
    assert results["the exact odds of eight packs"] == ""
    assert "baccara_qt.ui.resources" in results["assets"]


def test_the_scripted_coup_would_notice_other_rules(monkeypatch):
    assert selftest.scripted_coup() == ""
    monkeypatch.setattr(selftest, "_EXPECTED", "another coup")
    assert "instead of 'another coup'" in selftest.scripted_coup()


def test_n1_the_selftest_finds_chances_that_are_wrong(monkeypatch):
    monkeypatch.setattr(selftest, "_CERTIFICATE", (1, 2, 3))
    assert selftest.exact_odds().startswith("counted (2292252566437888, 2230518282592256, 475627426473216) instead of")
