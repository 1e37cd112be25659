"""When `.venv` is complete, when pip has work to do, and when it must be made anew."""

import json
import os
import shutil
import venv

import environment
import pytest
from environment import Environment
from progress import StoppedError

NONE: frozenset[str] = frozenset()
posix = pytest.mark.skipif(os.name == "nt", reason="stands in for the interpreter with a shell script")


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
