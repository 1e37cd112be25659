"""The build makes an environment of its own, freezes the program into one folder and publishes its hashes."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import folder
import freezing
import machine
import pytest
import yardstick
from environment import Environment
from progress import StoppedError

from baccara_qt import __version__

ROOT = Path(__file__).parents[2]

# By name at run time: a folder called `build` may lie beside it, and linters take one for the other.
build = import_module("build")


@pytest.fixture
def program(tmp_path):
    """A frozen program of three files, one of them known by two names."""
    made = tmp_path / "dist" / "baccara-qt-1"
    (made / "_internal" / "Qt").mkdir(parents=True)
    (made / "baccara-qt").write_bytes(b"program")
    (made / "_internal" / "Qt" / "libQt6Core.so.6").write_bytes(b"library")
    (made / "_internal" / "Ümlaut.svg").write_bytes(b"<svg/>")
    (made / "_internal" / "libQt6Core.so.6").symlink_to(Path("Qt", "libQt6Core.so.6"))
    return made


class TestFolder:
    @pytest.mark.skipif(not shutil.which("sha256sum"), reason="compares with the tool its readers use")
    def test_its_hashes_are_what_the_usual_tool_checks(self, program):
        sums = program.parent / "SHA256SUMS"
        sums.write_text(folder.hashes(program), encoding="utf-8")
        check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
        assert subprocess.run(check, cwd=program.parent, capture_output=True, check=False).returncode == 0
        (program / "baccara-qt").write_bytes(b"another")
        assert subprocess.run(check, cwd=program.parent, capture_output=True, check=False).returncode == 1

    def test_a_file_with_two_names_counts_once(self, program):
        assert folder.size(program) == len(b"program") + len(b"library") + len(b"<svg/>")
        assert folder.hashes(program).count("libQt6Core.so.6") == 1

    @pytest.mark.parametrize(
        ("platform", "machine_name", "ending"),
        [
            ("linux", "x86_64", "linux-x86_64"),
            ("linux", "aarch64", "linux-arm64"),
            ("win32", "AMD64", "windows-x86_64"),
            ("darwin", "arm64", "macos-arm64"),
        ],
    )
    def test_its_name_tells_version_and_platform(self, monkeypatch, platform, machine_name, ending):
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(freezing.platform, "machine", lambda: machine_name)
        assert freezing.folder_name() == f"baccara-qt-{__version__}-{ending}"


class TestEnvironment:
    def test_it_is_not_the_one_of_the_tests(self):
        assert freezing.CleanEnvironment(ROOT).folder != Environment(ROOT).folder

    def test_it_gets_no_tool_of_the_tests(self):
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = extras["optional-dependencies"]
        named = {re.split(r"\W", requirement)[0] for name in freezing._EXTRAS for requirement in extras[name]}
        assert named == {"pyinstaller"}

    def test_what_pyinstaller_needs_of_the_system_is_brought(self, monkeypatch):
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(freezing.shutil, "which", lambda _: None)
        monkeypatch.setattr(freezing.sysconfig, "get_config_var", lambda _: None)
        monkeypatch.setattr(freezing, "_loads", lambda _: False)
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        assert freezing._missing_tools() == ["binutils", f"libpython{version}"]

    def test_a_machine_that_lacks_them_stops_the_build(self, monkeypatch, capsys):
        def cannot(sonames, packages, why):
            raise StoppedError(f"{why} needs {packages[-1]}")

        monkeypatch.setattr(freezing, "_missing_tools", lambda: ["binutils"])
        monkeypatch.setattr(machine, "provide", cannot)
        assert build.main([]) == 1
        assert capsys.readouterr().err.splitlines()[-1] == "The build needs binutils"


class TestFreezing:
    @pytest.fixture
    def clean(self, tmp_path):
        return freezing.CleanEnvironment(tmp_path)

    def test_the_spec_is_told_what_to_freeze(self, monkeypatch, clean, tmp_path):
        calls = []
        monkeypatch.setattr(freezing, "run", lambda command, **how: (calls.append((command, how)), (0, []))[1])
        made = freezing.freeze(clean, tmp_path / "x.py", "name", tmp_path / "dist")
        assert made == tmp_path / "dist" / "name"
        ((command, how),) = calls
        spec = command.index("--") - 1
        assert Path(command[spec]) == ROOT / "packaging" / "baccara.spec"
        assert command[spec + 2 :] == [str(tmp_path / "x.py"), "name"]
        assert command[0] == str(clean.python)
        assert how["env"]["PYTHONHASHSEED"] == "0"

    def test_a_failing_pyinstaller_is_one_sentence_with_its_last_lines(self, monkeypatch, clean, tmp_path):
        monkeypatch.setattr(freezing, "run", lambda *_, **__: (1, ["Traceback", "ImportError: x"]))
        with pytest.raises(StoppedError, match="PyInstaller failed") as stopped:
            freezing.freeze(clean, tmp_path / "x.py", "name", tmp_path)
        assert stopped.value.tail[-1] == "ImportError: x"

    def test_the_hashes_lie_beside_the_folder(self, monkeypatch, program):
        monkeypatch.setattr(build, "prepare", lambda: freezing.CleanEnvironment(ROOT))
        monkeypatch.setattr(build, "freeze", lambda *_: program)
        monkeypatch.setattr(build, "DIST", program.parent)
        monkeypatch.setattr(build, "ROOT", program.parent)
        monkeypatch.setattr(build, "folder_name", lambda: program.name)
        assert build.build() == program
        assert (program.parent / "SHA256SUMS").read_bytes() == folder.hashes(program).encode()


@pytest.mark.parametrize(("arguments", "status"), [(["--help"], 0), (["twice"], 2)])
def test_it_takes_no_arguments(arguments, status, capsys):
    assert build.main(arguments) == status
    out, err = capsys.readouterr()
    assert "python3 packaging/build.py" in (err if status else out)


class TestYardstick:
    def test_it_has_the_qt_of_the_program(self, tmp_path):
        source = tmp_path / "baccara_qt" / "ui" / "x.py"
        source.parent.mkdir(parents=True)
        source.write_text(
            "from PySide6.QtCore import QObject\ndef f():\n    from PySide6.QtGraphs import X\n", encoding="utf-8"
        )
        assert yardstick.qt_modules(tmp_path) == ["QtCore", "QtGraphs"]
        assert {"QtCore", "QtGui", "QtQml", "QtQuick"} <= set(yardstick.qt_modules(ROOT))

    @pytest.mark.parametrize(("ours", "status"), [(140, 0), (141, 1)])
    def test_a_folder_that_is_too_large_fails(self, monkeypatch, tmp_path, ours, status, capsys):
        program, empty = tmp_path / "program", tmp_path / "empty"
        for made, size in ((program, ours), (empty, 100)):
            made.mkdir()
            (made / "x").write_bytes(bytes(size))
        monkeypatch.setattr(yardstick, "empty_window", lambda: empty)
        monkeypatch.setattr(yardstick, "starts", lambda *_: [1.0, 1.0])
        assert yardstick.main([str(program)]) == status
        assert f"{ours / 100:.2f}" in capsys.readouterr().out

    def test_it_wants_a_folder(self, tmp_path):
        assert yardstick.main([]) == 2
        assert yardstick.main([str(tmp_path / "none")]) == 2

    def test_the_empty_window_is_a_program(self):
        compile(yardstick._EMPTY.format(modules="PySide6.QtCore"), "empty", "exec")


@pytest.mark.skipif(os.name == "nt", reason="runs another Python by its usual name")
def test_an_old_python_is_told_so():
    script = "import sys; sys.version_info = (3, 9, 0); import runpy; runpy.run_path('packaging/build.py')"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert (
        done.stderr.strip() == "Baccara is built with Python 3.11 or newer, for example: python3.11 packaging/build.py"
    )
