"""A session looked at again in a window: by keys alone, and what is taken from it lies in a file afterwards."""

import time

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.ui.clerk import Work
from tests.qml.test_pages import Program
from tests.ui.punto.test_punto_replay import play as play_punto
from tests.ui.test_replay import play

Key = Qt.Key
PLAY = {"casino": play, "mini": play_punto}


@pytest.fixture(scope="module", params=list(PLAY))
def played(request, tmp_path_factory):
    """A library with a session of three coups."""
    path = tmp_path_factory.mktemp("played") / "library.db"
    with Library(path, every_step=False) as library:
        session = library.create(Setup.full(request.param, 5, human=2, seed="window", name="Spa"))
        PLAY[request.param](session, 3)
        session.commit()
        session.close()
    return path


@pytest.fixture
def program(played, qapp, tmp_path, qtbot):
    """The program at the replay of that session."""
    (tmp_path / "library.db").write_bytes(played.read_bytes())
    made = Program(tmp_path, qtbot)
    made.shell.openLibrary()
    made.press(Key.Key_Tab)
    QTest.keyClick(made.window, Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    made.settle(lambda: made.shell.page == "replay")
    QTest.qWait(50)
    yield made
    made.close()


def askers(program):
    """Whatever in the window asks for a file, by the ending of its name."""
    found, rest = {}, [program.window.contentItem()]
    while rest:
        item = rest.pop()
        rest += item.childItems()
        if item.property("suffix") and item.property("filter"):
            found[item.property("suffix")] = item
    return found


def choose(program, suffix, file):
    """Somebody has chosen this file."""
    QMetaObject.invokeMethod(askers(program)[suffix], "chosen", Q_ARG("QUrl", QUrl.fromLocalFile(str(file))))


def control(program, key):
    QTest.keyClick(program.window, key, Qt.KeyboardModifier.ControlModifier)
    QTest.qWait(30)


def test_20_the_keys_lead_through_it(program):
    replay = program.shell.library.replay
    program.press(Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert (replay.coup, replay.at) == (0, 1)
    program.press(Key.Key_PageDown)
    assert (replay.coup, replay.at) == (1, 0)
    program.press(Key.Key_End)
    assert replay.atEnd
    program.press(Key.Key_Home)
    assert (replay.coup, replay.at) == (0, 0)
    program.press(Key.Key_O)
    assert replay.openCards
    program.press(Key.Key_L, Key.Key_K)
    assert replay.playing and replay.tempo == 2
    program.press(Key.Key_K)
    assert not replay.playing
    control(program, Key.Key_C)
    assert QGuiApplication.clipboard().text() == replay.notation != ""
    assert replay.notation in program.shell.notices.sentence
    program.press(Key.Key_Escape)
    assert program.shell.page == "library"


def test_a_picture_of_the_table_is_saved_and_said(program, tmp_path):
    file = tmp_path / "table.png"
    choose(program, "png", file)
    program.settle(lambda: str(file) in program.shell.notices.sentence)
    picture = QImage(str(file))
    assert picture.width() > 500
    assert len({picture.pixel(x, picture.height() // 2) for x in range(0, picture.width(), 7)}) > 20


@pytest.mark.parametrize(("suffix", "begins"), [("pdf", b"%PDF"), ("csv", b"coup,"), ("txt", b"Spa\n")])
def test_20_the_session_is_saved_by_key(program, tmp_path, suffix, begins):
    control(program, Key.Key_S)
    assert set(askers(program)) == {"png", "pdf", "csv", "txt"}
    file = tmp_path / "out"
    choose(program, suffix, file)
    program.settle(lambda: str(file) in program.shell.notices.sentence)
    assert file.read_bytes().startswith(begins)
    program.settle(lambda: set(askers(program)) == {"png"})
    assert program.shell.page == "replay"


def test_what_takes_long_to_save_shows_how_far_it_is_and_is_cancelled_by_key(program, tmp_path, monkeypatch):
    tell = Work.go_on

    def go_on(work, part):
        time.sleep(0.1)
        tell(work, part)

    monkeypatch.setattr(Work, "go_on", go_on)
    clerk = program.shell.clerk
    file = tmp_path / "evening.pdf"
    control(program, Key.Key_S)
    choose(program, "pdf", file)
    program.settle(lambda: clerk.progress > 0 and program.spoken.startswith("Go on"))
    program.press(Key.Key_Return)
    program.settle(lambda: set(askers(program)) == {"png"})
    assert (program.shell.page, clerk.doing) == ("replay", "Saving “evening.pdf”")
    control(program, Key.Key_S)
    assert program.spoken.startswith("Go on")
    program.tabs_to("Cancel")
    program.press(Key.Key_Return)
    program.settle(lambda: "Cancelled" in program.shell.notices.sentence)
    program.settle(lambda: set(askers(program)) == {"png"})
    assert not file.exists()
