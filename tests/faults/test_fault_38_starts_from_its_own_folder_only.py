"""Fault 38: starts only from its own folder; fails with spaces or umlauts in path or user name; writes where it lies.

The smoke test does the same with the frozen program; here it is the source, so that the fault is found before that.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from baccara_qt.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """The program in a folder with a space and an umlaut that cannot be written."""
    place = tmp_path_factory.mktemp("Programme für zwei")
    for name in ("baccara_qt", "resources"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    paths = [place, *place.rglob("*")]
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)
    yield place
    for path in paths:
        path.chmod(0o755)


@pytest.fixture
def run(program, tmp_path):
    """Run the program as a user whose name has a space and an umlaut, from his own folder."""
    home = tmp_path / "Jürgen Groß"
    home.mkdir()
    environ = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environ |= {"HOME": str(home), "APPDATA": str(home), "LOCALAPPDATA": str(home), "USERPROFILE": str(home)}
    environ |= {"PYTHONPATH": str(program), "PYTHONDONTWRITEBYTECODE": "1"}

    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", "baccara_qt", *arguments]
        done = subprocess.run(command, cwd=home, env=environ, capture_output=True, encoding="utf-8", check=False)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        return done.stdout

    return run


@pytest.fixture(autouse=True)
def untouched(program):
    """Nothing is written beside the program; an administrator could."""
    before = {path: path.stat().st_mtime_ns for path in [program, *program.rglob("*")]}
    yield
    assert {path: path.stat().st_mtime_ns for path in [program, *program.rglob("*")]} == before


def test_fault_38_it_is_whole_wherever_it_lies(run):
    assert run("selftest").splitlines()[-1].endswith(" 0 failed")


def test_fault_38_records_are_written_and_read_wherever_the_user_is(run, tmp_path):
    played = json.loads(
        run("play", "--headless", "--coups", "3", "--seed", "7", "--record", "Spiel zu dritt ß.baccara", "--json")
    )
    assert json.loads(run("replay", "Spiel zu dritt ß.baccara", "--json"))["digest"] == played["digest"]
    (summary,) = json.loads(run("sessions", "list", "--json"))
    run("sessions", "export", str(summary["id"]), "Ausfuhr ä.baccara")
    assert json.loads(run("replay", "Ausfuhr ä.baccara", "--json"))["digest"] == played["digest"]


def test_fault_38_the_library_lies_in_the_user_s_home(run, tmp_path):
    run("play", "--headless", "--coups", "1")
    (library,) = tmp_path.rglob("library.db")
    assert library.is_relative_to(tmp_path / "Jürgen Groß")


@pytest.mark.skipif(sys.platform == "win32", reason="on Windows every user has a profile")
@pytest.mark.parametrize("verb", [[], ["sessions", "list"]], ids=["window", "list"])
def test_fault_38_a_user_without_a_home_is_told_so_in_a_sentence(monkeypatch, capsys, verb):
    """Such as a number without a name that a container gives out."""
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", lambda _number: {}[_number])
    assert main(verb) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        "baccara-qt: The data folder cannot be written: you have no home folder; name another with --data-dir."
    ]
