"""The selftest of the window passes here, and fails where a file is missing or wrong (fault 36)."""

import shutil
import sys

import pytest

from baccara_qt.ui import resources, selftest


def failures() -> dict[str, str]:
    return {name: fault for name, fault in ((name, run()) for name, run in selftest.checks()) if fault}


def test_36_everything_is_whole_here(qapp):
    names = []
    for name, run in selftest.checks():
        names.append(name)
        assert run() == ""
    assert {"typefaces", "qml/Main.qml", "page table", "sheet rules"} <= set(names)


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A copy of the program's files, to be damaged."""
    shutil.copytree(resources.locate("qml"), tmp_path / "baccara_qt" / "qml")
    shutil.copytree(resources.locate("cards").parent, tmp_path / "resources")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "baccara_qt")
    return tmp_path / "baccara_qt"


def test_36_a_missing_qml_file_is_found(qapp, package):
    (package / "qml" / "pages" / "Bullet.qml").unlink()
    found = failures()
    assert {"qml/pages/SetupPage.qml", "page setup", "sheet rules"} <= found.keys()
    assert "Bullet" in found["qml/pages/SetupPage.qml"]
    assert "page start" not in found


def test_36_a_missing_card_is_found(qapp, package):
    (package.parent / "resources" / "cards" / "classic" / "9h.svg").unlink()
    assert "9h.svg" in failures()["page start"]


def fault_of(check: str) -> str:
    return next(run() for name, run in selftest.checks() if name == check)


def test_36_a_missing_library_for_sound_is_found(qapp, monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert "QtMultimedia" in fault_of("sound")


def test_36_a_system_without_a_sound_server_is_none_of_it(qapp, monkeypatch):
    def importing(name):
        raise ImportError("libpulse.so.0: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(selftest.importlib, "import_module", importing)
    assert fault_of("sound") == ""


def test_36_a_language_that_qt_does_not_speak_with_us_is_found(qapp, monkeypatch):
    monkeypatch.setattr(selftest, "qts_own", lambda code: [f"nowhere/qtbase_{code}.qm"])
    texts = next(name for name, _ in selftest.checks() if name.startswith("language de"))
    assert fault_of(texts) == "qtbase_de.qm cannot be loaded"
