"""The smoke test itself: it must see what is wrong with a frozen program, here a shell script."""

import os
import shutil
import stat
import textwrap
from types import SimpleNamespace

import folder
import frozen
import machine
import playing
import pytest
import smoke_test
from frozen import FaultError, Frozen

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the program is a shell script")


@pytest.fixture
def make(tmp_path):
    """Make a program of a shell script; its home lies beside it."""

    def made(script: str = "") -> Frozen:
        place = tmp_path / "dist" / "baccara-qt-1"
        place.mkdir(parents=True, exist_ok=True)
        program = place / "baccara-qt"
        program.write_text("#!/bin/sh\n" + textwrap.dedent(script), encoding="utf-8")
        program.chmod(0o755)
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        return Frozen(place, home)

    return made


class TestCommandLine:
    def test_what_it_prints_is_returned(self, make):
        assert make('echo "$1 für dich"').run("Karten") == "Karten für dich\n"

    def test_a_failing_verb_is_a_fault_with_its_reason(self, make):
        with pytest.raises(FaultError, match=r"selftest ends with 1 and says: 9h.svg: it is damaged"):
            make("echo '9h.svg: it is damaged'; echo '5 passed, 1 failed'; exit 1").run("selftest")

    def test_a_word_on_stderr_is_a_fault_though_all_went_well(self, make):
        with pytest.raises(FaultError, match=r"complains: qrc:/x.qml: module is not installed"):
            make("echo 'qrc:/x.qml: module is not installed' >&2").run("--version")

    def test_a_graphics_driver_may_grumble(self, make):
        make("echo 'libEGL warning: DRI3 error: Could not get DRI3 device' >&2").run("--version")
        assert frozen.complaints(
            "MESA: error: x\nQRhi: no\n\nQUnifiedTimer::stopAnimationDriver: driver is not running\n"
        ) == ["QRhi: no"]

    def test_no_setting_of_the_caller_helps(self, make, monkeypatch):
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
        monkeypatch.setenv("PYTHONPATH", "/somewhere")
        seen = make("env").run()
        assert "QT_" not in seen
        assert "PYTHON" not in seen
        assert f"HOME={make().home}\n" in seen

    def test_a_selftest_that_finds_something_is_a_fault(self, make):
        with pytest.raises(FaultError, match="selftest: 1 passed, 1 failed"):
            smoke_test.whole(make("echo '1 passed, 1 failed'"))
        smoke_test.whole(make("echo '2 passed, 0 failed'"))

    def test_another_answer_without_a_language_is_a_fault(self, make):
        with pytest.raises(FaultError, match="without a language"):
            smoke_test.answers(make('echo "version in $LANG"'))
        smoke_test.answers(make("echo version"))


class TestHashes:
    @pytest.fixture
    def program(self, make):
        made = make("true").folder
        (made.parent / "SHA256SUMS").write_text(folder.hashes(made), encoding="utf-8")
        return made

    def test_a_folder_as_published_is_good(self, program):
        smoke_test.published(program)

    def test_a_changed_a_missing_and_a_foreign_file_are_faults(self, program):
        (program / "x.so").touch()
        with pytest.raises(FaultError, match=r"x.so is not what the hashes say"):
            smoke_test.published(program)
        (program / "x.so").unlink()
        (program / "baccara-qt").write_text("virus", encoding="utf-8")
        with pytest.raises(FaultError, match="baccara-qt-1/baccara-qt is not"):
            smoke_test.published(program)
        (program / "baccara-qt").unlink()
        with pytest.raises(FaultError, match="baccara-qt-1/baccara-qt is not"):
            smoke_test.published(program)

    def test_no_hashes_are_a_fault(self, program):
        (program.parent / "SHA256SUMS").unlink()
        with pytest.raises(FaultError, match="no hashes are published"):
            smoke_test.published(program)


class TestPlace:
    def test_it_is_inconvenient(self, make):
        with frozen.unpacked(make().folder) as copy:
            for path in (copy.folder, copy.home):
                assert " " in str(path)
                assert not str(path).isascii()
            assert not copy.command.stat().st_mode & stat.S_IWUSR
            assert not copy.folder.stat().st_mode & stat.S_IWUSR
            assert not copy.data.is_relative_to(copy.folder)
        assert not copy.folder.exists()

    def test_a_program_that_writes_into_its_folder_is_a_fault(self, make):
        # As an administrator would be able to; anybody else would be refused.
        program = make().folder
        with pytest.raises(FaultError, match=r"writes into its own folder: log.txt"), frozen.unpacked(program) as copy:
            copy.folder.chmod(0o755)
            (copy.folder / "log.txt").touch()

    def test_the_settings_given_are_those_of_the_program(self, make):
        from baccara_qt.session.settings import load

        with frozen.unpacked(make().folder) as copy:
            loaded = load(copy.data / "settings.json")
        assert (loaded.settings.speed, loaded.settings.pace, loaded.notice) == (0.2, 0, None)
        assert loaded.settings.seat == playing.SEAT


class TestPlaying:
    def test_every_phase_that_asks_has_a_key_that_the_table_knows(self):
        from baccara_qt.core.chemin.state import Phase
        from baccara_qt.ui.offers import ACTS

        assert set(playing.ANSWERS) <= {phase.value for phase in Phase}
        for kind in ("decline_bank", "decline_sale", "pass_bid", "stand", "done"):
            assert ACTS[kind].key.lower() == playing._DECLINE

    @pytest.mark.parametrize(
        ("coup", "there"),
        [
            ("4. B2=150 P3+70 P5+10 | P 9s Ks (9) B Kd Qd (0) | natural | ponte -150", True),
            ("4. B2=150 P5*150 | P 9s Ks (9) B Kd Qd (0) | natural | ponte -150", True),
            ("4. B5=150 P3+70 | P@5 9s Ks (9) B Kd Qd (0) | natural | ponte -150", False),
        ],
    )
    def test_the_user_was_in_the_coup(self, coup, there):
        assert playing.joined({"notation": [coup]}) is there

    @pytest.fixture
    def table(self):
        """A library with one session whose phases follow one another with every look."""
        phases = ["cut", "offer", "ponte", "keep"]
        pressed = []

        def ask(*words):
            if words[1] == "list":
                return [{"id": 7}]
            return {"id": 7, "phase": phases.pop(0), "coups": 4 - len(phases), "notation": []}

        return SimpleNamespace(ask=ask, pressed=pressed, press=lambda *keys: pressed.append(keys))

    def test_each_phase_gets_its_keys_until_the_session_is_as_wanted(self, table):
        session = playing.play(table, table, lambda session: session["coups"] == 4)
        assert session["phase"] == "keep"
        assert table.pressed == [("space",), ("space",), ("n",), ("n", "space")]

    def test_a_coup_that_never_comes_is_a_fault_and_says_where_the_table_stands(self, table, monkeypatch):
        monkeypatch.setattr(playing, "PATIENCE", 0)
        with pytest.raises(FaultError, match="the coup does not come: the table is in phase cut"):
            playing.play(table, table, lambda _: False)


@pytest.mark.window
@pytest.mark.skipif(not shutil.which("Xvfb") or not shutil.which("xdotool"), reason="the smoke test installs them")
class TestWindow:
    @pytest.fixture
    def display(self):
        with machine.virtual_screen("640x480x24") as display:
            yield display

    def test_a_program_that_ends_before_its_window_is_a_fault(self, make, display):
        with pytest.raises(FaultError, match="closed by itself with 3"):
            playing.Window(make("exit 3"), display)

    def test_a_program_that_complains_before_its_window_is_a_fault(self, make, display):
        with pytest.raises(FaultError, match="complains: no platform plugin"):
            playing.Window(make("echo no platform plugin >&2; sleep 60"), display)

    def test_a_program_without_a_window_is_a_fault(self, make, display, monkeypatch):
        monkeypatch.setattr(playing, "PATIENCE", 0.5)
        with pytest.raises(FaultError, match="the window does not come"):
            playing.Window(make("exec sleep 60"), display)


def test_every_fault_is_counted_and_the_rest_is_tried(make, monkeypatch, capsys):
    """A program of which nothing works fails in everything but in leaving its folder alone."""
    monkeypatch.setattr(smoke_test, "_LINUX", False)
    assert smoke_test.main([str(make("exit 1").folder)]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "baccara-qt-1: 1 passed, 6 failed"
    assert err.count("FAILED") == 6
