"""The one command for a fresh machine: what it decides, without a network and without installing anything."""

import ast
import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import checks
import environment
import machine
import prepare
import progress
import pytest
import table
from environment import Environment
from progress import StoppedError

ROOT = Path(__file__).parents[2]
BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"
NONE: frozenset[str] = frozenset()
posix = pytest.mark.skipif(os.name == "nt", reason="stands in for the interpreter with a shell script")


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
    def test_help_goes_to_standard_output(self):
        done = bootstrap("--help")
        assert (done.returncode, done.stderr) == (0, "")
        assert "bootstrap.py play" in done.stdout

    @pytest.mark.parametrize("arguments", [(), ("dance",)])
    def test_anything_else_shows_the_help_and_fails(self, arguments):
        done = bootstrap(*arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert "bootstrap.py test" in done.stderr


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


class TestDisplay:
    @pytest.mark.parametrize(
        ("environ", "platform", "there"),
        [
            ({}, "linux", False),
            ({"DISPLAY": ""}, "linux", False),
            ({"DISPLAY": ":0"}, "linux", True),
            ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
            ({"QT_QPA_PLATFORM": "vnc"}, "linux", True),
            ({}, "darwin", True),
            ({}, "win32", True),
        ],
    )
    def test_a_display_is_told_by_the_environment(self, environ, platform, there):
        assert machine.has_display(environ, platform) is there

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


def gone(*sonames):
    """Stand in for the loader of a machine that lacks these libraries."""

    def load(name):
        if name in sonames:
            raise OSError(f"{name}: cannot open shared object file")

    return load


class TestLibraries:
    def test_a_library_the_loader_cannot_find_is_missing(self, monkeypatch):
        monkeypatch.setattr(sys, "platform", "linux")
        load = gone("libxcb-cursor.so.0", "libEGL.so.1")
        assert machine.missing_libraries({}, load) == ["libEGL.so.1", "libxcb-cursor.so.0"]

    def test_wayland_s_libraries_count_only_on_wayland(self, monkeypatch):
        monkeypatch.setattr(sys, "platform", "linux")
        load = gone("libwayland-cursor.so.0")
        assert machine.missing_libraries({"DISPLAY": ":0"}, load) == []
        assert machine.missing_libraries({"WAYLAND_DISPLAY": "w"}, load) == ["libwayland-cursor.so.0"]

    def test_other_systems_bring_all_that_qt_needs(self, monkeypatch):
        monkeypatch.setattr(sys, "platform", "darwin")
        assert machine.missing_libraries({}, gone(*machine.LIBRARIES)) == []

    @pytest.mark.parametrize(
        ("soname", "package"),
        [
            ("libxcb-cursor.so.0", "libxcb-cursor0"),
            ("libxcb-icccm.so.4", "libxcb-icccm4"),
            ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
            ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
            ("libEGL.so.1", "libegl1"),
            ("libpulse.so.0", "libpulse0"),
        ],
    )
    def test_what_a_bare_debian_lacks_is_known_by_its_package(self, soname, package):
        assert machine.packages_for([soname]) == [package]

    def test_two_libraries_of_one_package_name_it_once(self):
        assert machine.packages_for(["libgthread-2.0.so.0", "libglib-2.0.so.0"]) == ["libglib2.0-0"]

    @pytest.mark.parametrize(
        ("manager", "command"),
        [
            ("apt-get", "sudo apt-get update && sudo apt-get install -y libegl1 python3.11-venv xvfb"),
            ("dnf", 'sudo dnf install -y "libEGL.so.1()(64bit)" xorg-x11-server-Xvfb'),
            ("", "install what holds libEGL.so.1, xvfb, python3.11-venv"),
        ],
    )
    def test_one_command_installs_all_that_is_missing(self, manager, command):
        found = machine.the_command(["libEGL.so.1"], ["xvfb", "python3.11-venv"], lambda name: name == manager)
        assert found == command

    def test_who_may_not_install_is_told_the_command(self, monkeypatch):
        monkeypatch.setattr(machine, "can_install", lambda: False)
        monkeypatch.setattr(machine.shutil, "which", lambda name: name == "apt-get")
        with pytest.raises(StoppedError) as stopped:
            machine.provide(["libEGL.so.1"], [], "The table")
        assert str(stopped.value) == (
            "The table needs system packages; this installs them:\n"
            "    sudo apt-get update && sudo apt-get install -y libegl1"
        )

    def test_who_may_install_gets_it_without_questions(self, monkeypatch):
        calls = []
        monkeypatch.setattr(machine, "can_install", lambda: True)
        monkeypatch.setattr(machine, "run", lambda command, **how: (calls.append((command, how)), (0, []))[1])
        monkeypatch.setattr(machine, "_loads", lambda *_: True)
        machine.provide(["libEGL.so.1"], ["xvfb"], "The table")
        assert [command[3] for command, _ in calls] == ["update", "install"]
        assert calls[1][0][-4:] == ["-y", "--no-install-recommends", "libegl1", "xvfb"]
        assert all(how["env"] == {"DEBIAN_FRONTEND": "noninteractive"} for _, how in calls)

    def test_a_failing_apt_get_is_one_sentence_with_its_last_lines(self, monkeypatch):
        monkeypatch.setattr(machine, "can_install", lambda: True)
        monkeypatch.setattr(machine, "run", lambda *_, **__: (100, ["E: Unable to locate package"]))
        with pytest.raises(StoppedError, match="apt-get could not install") as stopped:
            machine.provide(["libEGL.so.1"], [], "The table")
        assert stopped.value.tail == ("E: Unable to locate package",)

    def test_a_library_that_only_loading_reveals_is_brought_too(self, monkeypatch):
        complaints = ["ImportError: libnew.so.3: cannot open shared object file: No such file", ""]
        monkeypatch.setattr(Environment, "missing_for_qt", lambda _: complaints.pop(0))
        asked = []
        monkeypatch.setattr(machine, "provide", lambda *what: asked.append(what))
        prepare.load_qt(Environment(ROOT))
        assert asked == [(["libnew.so.3"], [], "Qt")]

    def test_qt_that_stays_broken_is_said_once(self, monkeypatch):
        monkeypatch.setattr(Environment, "missing_for_qt", lambda _: "ImportError: undefined symbol")
        with pytest.raises(StoppedError, match="Qt does not load here: ImportError: undefined symbol"):
            prepare.load_qt(Environment(ROOT))


@pytest.fixture
def project(tmp_path):
    """A project folder with a space and an umlaut in its path."""
    root = tmp_path / "Bä cc" / "main"
    root.mkdir(parents=True)
    (root / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    return root


@pytest.fixture
def made(project):
    """An environment that works and is recorded as complete, with pip reduced to its name."""
    here = Environment(project)
    venv.create(here.folder, with_pip=False)
    site = next(here.folder.glob("lib*/python*/site-packages"))
    (site / "pip.py").touch()
    here.program("baccara-qt").touch()
    info = site / "baccara_qt-1.dist-info"
    info.mkdir()
    here._write(finished=True, extras=[], packages=[info.relative_to(here.folder).as_posix()])
    return here


def edit(stamp, **changes):
    stamp.write_text(json.dumps({**json.loads(stamp.read_text(encoding="utf-8")), **changes}), encoding="utf-8")


@posix
class TestStamp:
    def test_a_complete_environment_is_known_without_starting_anything(self, made, monkeypatch):
        monkeypatch.setattr(environment.subprocess, "run", lambda *_, **__: pytest.fail("started a process"))
        assert made.state(NONE) == "ready"

    def test_no_folder_at_all(self, project):
        assert Environment(project).state(NONE) == "broken"

    def test_interrupted_before_pip_was_there(self, project):
        venv.create(project / ".venv", with_pip=False)
        assert Environment(project).state(NONE) == "broken"

    def test_interrupted_while_installing(self, made):
        edit(made.stamp, finished=False)
        assert made.state(NONE) == "broken"

    def test_an_unreadable_stamp(self, made):
        made.stamp.write_text("{", encoding="utf-8")
        assert made.state(NONE) == "broken"

    def test_made_by_hand_and_working_is_kept(self, made):
        made.stamp.unlink()
        assert made.state(NONE) == "incomplete"

    def test_a_changed_project_is_installed_again(self, made):
        (made.root / "pyproject.toml").write_text("[project]\nname = 'y'\n", encoding="utf-8")
        assert made.state(NONE) == "incomplete"

    def test_extras_not_installed_yet(self, made):
        assert made.state(frozenset(["test"])) == "incomplete"

    def test_more_extras_than_asked_for_are_welcome(self, made):
        edit(made.stamp, extras=["test"])
        assert made.state(NONE) == "ready"

    def test_another_python(self, made):
        edit(made.stamp, python="cpython-310")
        assert made.state(NONE) == "broken"

    def test_a_moved_folder(self, made):
        moved = made.root.parent / "elsewhere"
        made.root.rename(moved)
        assert Environment(moved).state(NONE) == "broken"

    def test_an_interpreter_that_was_removed(self, made):
        made.python.unlink()
        assert made.state(NONE) == "broken"

    def test_a_package_that_was_removed(self, made):
        shutil.rmtree(next(made.folder.glob("lib*/python*/site-packages/*.dist-info")))
        assert made.state(NONE) == "incomplete"


def pip_that(here, script):
    here.python.unlink()
    here.python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    here.python.chmod(0o755)


@posix
class TestInstalling:
    def test_extras_once_asked_for_stay(self, made):
        edit(made.stamp, extras=["test"])
        pip_that(made, 'printf "%s\\n" "$@" > arguments')
        made.install(frozenset(["freeze"]))
        assert (made.root / "arguments").read_text().split()[-2:] == ["--editable", ".[freeze,test]"]
        record = json.loads(made.stamp.read_text(encoding="utf-8"))
        assert (record["finished"], record["extras"]) == (True, ["freeze", "test"])

    def test_without_a_network_it_is_one_sentence_and_pip_s_last_lines(self, made):
        words = "NewConnectionError: Failed to establish a new connection"
        pip_that(made, f"echo one; echo '{words}'; exit 1")
        with pytest.raises(StoppedError, match="is this machine connected to the internet") as stopped:
            made.install(NONE)
        assert stopped.value.tail == ("one", words)

    def test_a_failed_update_leaves_the_earlier_stamp(self, made):
        before = json.loads(made.stamp.read_text(encoding="utf-8"))
        pip_that(made, "exit 1")
        with pytest.raises(StoppedError):
            made.install(frozenset(["test"]))
        assert json.loads(made.stamp.read_text(encoding="utf-8")) == before

    def test_an_interrupted_installation_is_recorded_as_such(self, made, monkeypatch):
        def interrupted(*_, **__):
            raise KeyboardInterrupt

        monkeypatch.setattr(environment, "run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            made.install(NONE)
        assert made.state(NONE) == "broken"

    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("OSError: [Errno 28] No space left on device", "The disk is full."),
            ("Error: [Errno 13] Permission denied: '.venv'", "cannot be written by this user"),
            ("OSError: [Errno 30] Read-only file system", "read-only disk"),
            ("Temporary failure in name resolution", "connected to the internet"),
            ("something else", "otherwise"),
        ],
    )
    def test_the_last_words_become_one_sentence(self, line, sentence):
        assert sentence in environment.explain(["before", line, "after"], "otherwise")

    def test_a_disk_too_small_is_said_before_anything_is_fetched(self, project, monkeypatch):
        usage = shutil.disk_usage(project)._replace(free=300_000_000)
        monkeypatch.setattr(environment.shutil, "disk_usage", lambda _: usage)
        with pytest.raises(StoppedError, match=r"only 0\.3 GB free"):
            Environment(project).make()


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

    def test_without_a_screen_there_are_no_windows(self, root):
        assert [platform for platform, _ in self.runs(root, screen=False)] == ["offscreen"]


@pytest.mark.window
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="the test command installs Xvfb")
def test_the_virtual_screen_comes_and_goes():
    with machine.virtual_screen("640x480x24") as display:
        socket = Path("/tmp/.X11-unix") / f"X{display.removeprefix(':')}"
        assert socket.exists()
    assert not socket.exists()
