"""The one command for a fresh machine: what it says and passes on, without installing anything."""

import ast
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path

import checks
import progress
import pytest
import table
from environment import Environment

ROOT = Path(__file__).parents[2]
BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"


def bootstrap(*arguments, python=sys.executable, **environ):
    return subprocess.run(
        [python, str(BOOTSTRAP), *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **environ},
        check=False,
    )


class TestOldPython:
    def test_the_file_is_readable_by_python_3_6(self):
        ast.parse(BOOTSTRAP.read_text(encoding="utf-8"), feature_version=(3, 6))

    def test_nothing_new_is_imported_before_the_version_is_known(self):
        _, first, second = ast.parse(BOOTSTRAP.read_text(encoding="utf-8")).body[:3]
        assert ast.unparse(first) == "import sys"
        assert ast.unparse(second).startswith("if sys.version_info < (3, 11):")

    def test_an_old_python_says_in_one_sentence_what_is_needed(self, monkeypatch):
        monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
        with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.9"):
            exec(compile(BOOTSTRAP.read_text(encoding="utf-8"), "bootstrap.py", "exec"), {"__name__": "x"})


class TestVerbs:
    @pytest.mark.parametrize("arguments", [("--help",), ("help",), ("play", "--help"), ("test", "-h")])
    def test_help_goes_to_standard_output_and_nothing_is_set_up_for_it(self, arguments):
        done = bootstrap(*arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert "bootstrap.py play" in done.stdout

    @pytest.mark.parametrize("arguments", [(), ("dance",)])
    def test_anything_else_shows_the_help_and_fails(self, arguments):
        done = bootstrap(*arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert "bootstrap.py test" in done.stderr

    def test_38_its_programs_read_paths_as_utf_8_whatever_the_locale(self, monkeypatch):
        started = {}
        monkeypatch.delenv("PYTHONUTF8", raising=False)
        monkeypatch.setattr(table, "play", lambda _: started.update(os.environ) or 0)
        monkeypatch.setattr(signal, "signal", lambda *_: None)
        main = runpy.run_path(str(BOOTSTRAP))["main"]
        assert main(["play"]) == 0
        assert started["PYTHONUTF8"] == "1"


class TestArguments:
    @pytest.mark.parametrize(
        ("given", "passed"),
        [
            ([], []),
            (["evening.baccara"], ["evening.baccara"]),
            (["--headless", "--coups", "5"], ["play", "--headless", "--coups", "5"]),
            (["--data-dir", "d", "--headless"], ["play", "--data-dir", "d", "--headless"]),
            (["play", "--headless"], ["play", "--headless"]),
            (["odds", "--decks", "6"], ["odds", "--decks", "6"]),
            (["--version", "--json"], ["--version", "--json"]),
        ],
    )
    def test_what_follows_play_goes_on_to_the_program(self, given, passed):
        assert table.program_arguments(given) == passed

    @pytest.mark.parametrize(
        ("given", "window"),
        [
            ([], True),
            (["evening.baccara"], True),
            (["--data-dir", "d"], True),
            (["--headless", "--coups", "5"], False),
            (["selftest"], False),
            (["--version"], False),
        ],
    )
    def test_a_window_is_wanted_unless_the_command_line_does_the_work(self, given, window):
        assert table.wants_window(given) is window


class TestWithoutDisplay:
    def started(self, monkeypatch, capsys, arguments):
        commands = []
        monkeypatch.setattr(table, "prepare", lambda *_, **__: Environment(ROOT))
        monkeypatch.setattr(table.machine, "has_display", lambda: False)
        monkeypatch.setattr(table.os, "execv", lambda _, command: commands.append(command[1:]))
        monkeypatch.setattr(table.os, "name", "posix")
        table.play(arguments)
        return commands[0], capsys.readouterr().err

    def test_without_a_display_it_says_so_in_one_line_and_plays_ten_coups(self, monkeypatch, capsys):
        command, said = self.started(monkeypatch, capsys, [])
        assert command == ["play", "--headless", "--coups", "10", "--dry"]
        assert said.count("\n") == 1
        assert "no display" in said
        assert "baccara-qt play --headless" in said
        assert "python3 packaging/bootstrap.py play --headless" in said

    def test_without_a_display_a_record_is_verified_instead_of_shown(self, monkeypatch, capsys):
        command, said = self.started(monkeypatch, capsys, ["evening.baccara"])
        assert command == ["replay", "evening.baccara"]
        assert "only verified" in said

    def test_headless_play_says_nothing_of_its_own(self, monkeypatch, capsys):
        command, said = self.started(monkeypatch, capsys, ["--headless", "--coups", "3", "--json"])
        assert command == ["play", "--headless", "--coups", "3", "--json"]
        assert said == ""


class TestProgress:
    def test_steps_are_numbered(self, capsys):
        step = progress.Steps(2)
        step("Making .venv")
        step("Loading Qt")
        assert capsys.readouterr().err.splitlines() == ["1/2 Making .venv …", "2/2 Loading Qt …"]

    def test_a_slow_tool_gives_signs_of_life(self, capsys, monkeypatch, tmp_path):
        monkeypatch.setattr(progress, "_QUIET_SECONDS", 0.0)
        script = "import time; print('Collecting PySide6', flush=True); time.sleep(0.6)"
        assert progress.run([sys.executable, "-c", script], cwd=tmp_path) == (0, ["Collecting PySide6"])
        said = capsys.readouterr()
        assert "Collecting PySide6" in said.err
        assert said.out == ""


class TestRuns:
    @pytest.fixture
    def root(self, tmp_path):
        (tmp_path / "tests" / "window").mkdir(parents=True)
        (tmp_path / "tests" / "core").mkdir()
        (tmp_path / "tests" / "window" / "test_table.py").touch()
        return tmp_path

    def runs(self, root, *arguments, quick=False, screen=True):
        return [
            (platform, words[2:])
            for _, platform, words in checks.pytest_runs([*arguments], quick=quick, screen=screen, root=root)
        ]

    def test_all_tests_then_those_of_real_windows(self, root):
        assert self.runs(root) == [
            ("offscreen", ["--ignore", "tests/window"]),
            ("xcb", ["tests/window"]),
        ]

    def test_the_budgets_are_left_out_unless_asked_for(self, root):
        for _, _, words in checks.pytest_runs(["-m", "bench"], quick=False, screen=True, root=root):
            assert words[:2] == ["-m", "not bench"]
            assert words[-2:] == ["-m", "bench"] or words[-3:-1] == ["-m", "bench"]

    def test_a_choice_by_name_holds_for_both(self, root):
        assert [words[-2:] for _, words in self.runs(root, "-k", "tests")] == [
            ["-k", "tests"],
            ["tests", "tests/window"],
        ]

    def test_a_path_is_run_where_it_belongs(self, root):
        assert [platform for platform, _ in self.runs(root, "tests/core")] == ["offscreen"]
        assert self.runs(root, "-x", "tests/window/test_table.py::test_it") == [
            ("xcb", ["-x", "tests/window/test_table.py::test_it"])
        ]
        assert [platform for platform, _ in self.runs(root, "tests")] == ["offscreen", "xcb"]

    def test_quick_is_one_run_without_windows_long_runs_and_budgets(self, root):
        ((_, platform, words),) = checks.pytest_runs([], quick=True, screen=True, root=root)
        assert platform == "offscreen"
        assert words[:2] == ["-m", "not (long or window or bench)"]
        assert {"tests/core", "tests/session"} <= set(words)
        assert not {"tests", "tests/qml", "tests/ui"} & set(words)

    def test_quick_takes_the_paths_it_is_given(self, root):
        ((_, words),) = self.runs(root, "tests/core", quick=True)
        assert words == ["--ignore", "tests/window", "tests/core"]

    def test_what_is_quick_is_there(self):
        assert [path for path in checks.QUICK if not (checks.ROOT / path).exists()] == []

    def test_without_a_screen_there_are_no_windows(self, root):
        assert [platform for platform, _ in self.runs(root, screen=False)] == ["offscreen"]
