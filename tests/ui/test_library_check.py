"""The library's file is looked at once the window stands, and a damaged one is mended and told."""

from contextlib import closing
from datetime import date

import pytest
from PySide6.QtCore import QObject

from baccara_qt.session.backups import Backups
from baccara_qt.session.library import Library
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.session.setup import Setup
from baccara_qt.ui import library_check
from baccara_qt.ui.library_check import LibraryCheck
from baccara_qt.ui.session_list import day_text
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.storage_texts import storage_text


def looked(qtbot, monkeypatch, path):
    monkeypatch.setattr(library_check, "_AFTER_MS", 0)
    owner = QObject()
    check = LibraryCheck(path, owner)
    with qtbot.waitSignal(check.done, timeout=60_000) as heard:
        pass
    check.wait()
    return heard.args[0]


def test_a_whole_library_or_none_is_nothing_to_tell(qtbot, monkeypatch, tmp_path):
    path = tmp_path / "library.db"
    assert looked(qtbot, monkeypatch, path) is None
    assert not path.exists()
    Library(path).close()
    assert looked(qtbot, monkeypatch, path) is None


def test_a_damaged_library_is_mended_and_told(qtbot, monkeypatch, tmp_path):
    path = tmp_path / "library.db"
    with Library(path) as library, closing(library.create(Setup.full("casino", 3))):
        pass
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    news = looked(qtbot, monkeypatch, path)
    assert news.code == "recovered"
    assert news.params["old"].read_bytes() == content[: len(content) // 2]
    assert str(news.params["old"]) in storage_text(news)
    with Library(path) as library:
        assert list(library.problems()) == []


@pytest.mark.parametrize("how", ["emptied", "gone"])
@pytest.mark.usefixtures("in_english")
def test_a_lost_library_is_said_and_brought_back_from_its_newest_copy(qtbot, monkeypatch, shell, places, how):
    shell.openSetup()
    shell.form.submit()
    shell.leave()
    Backups(places.library).make()
    shell.close()
    for side in places.folder.glob("library.db*"):
        if side.is_file():
            side.unlink()
    if how == "emptied":
        places.library.touch()
    found = Shell(places, Loaded(Settings(speed=0.0, pace=0, muted=True)))
    assert found.last == {}
    assert str(places.library) in found.notices.sentence
    found.notices.dismiss()
    found.openSetup()
    found.form.submit()
    assert (found.page, found.table) == ("start", None)
    assert "copies" in found.notices.sentence
    found.notices.notify(lambda: "Something else")
    found.heed(looked(qtbot, monkeypatch, places.library))
    assert [line["id"] for line in found.sessions] == [1]
    assert found.notices.sentence == "Something else"
    found.notices.dismiss()
    assert f"Its copy of {day_text(date.today().isoformat())} is in its place now (tables: 1)" in found.notices.sentence
    assert found.notices.grave
    found.close()
