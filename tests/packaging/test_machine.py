"""What Qt needs of a machine, and the one command that brings it."""

import shutil
import sys
from pathlib import Path

import machine
import prepare
import pytest
from environment import Environment
from progress import StoppedError

ROOT = Path(__file__).parents[2]


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

    def test_a_screen_comes_with_a_hand_that_types_on_it(self, monkeypatch):
        monkeypatch.setattr(machine.shutil, "which", lambda _: None)
        assert machine.missing_tools(venv=False, screen=True) == ["xvfb", "xdotool"]
        assert machine.missing_tools(venv=False, screen=False) == []

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


@pytest.mark.window
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="the test command installs Xvfb")
def test_the_virtual_screen_comes_and_goes():
    with machine.virtual_screen("640x480x24") as display:
        socket = Path("/tmp/.X11-unix") / f"X{display.removeprefix(':')}"
        assert socket.exists()
    assert not socket.exists()
