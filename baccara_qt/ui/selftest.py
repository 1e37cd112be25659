"""Whether the window is whole: typefaces, sounds, languages, pictures, every QML file, and every page opened once."""

from __future__ import annotations

import importlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEventLoop, QMessageLogContext, QTimer, QtMsgType, QTranslator, QUrl, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent, QQmlEngine
from shiboken6 import delete

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui import resources
from baccara_qt.ui.language import SOURCE, languages, qts_own
from baccara_qt.ui.offers import ACTS
from baccara_qt.ui.refusals import SENTENCES
from baccara_qt.ui.shell import SHEETS, Shell
from baccara_qt.ui.sound_kinds import GROUPS, Kind
from baccara_qt.ui.sound_player import recordings
from baccara_qt.ui.starting import application
from baccara_qt.ui.window import open_window

_SETTLES_MS = 200
"""How long a page is watched for complaints."""

_MARKED: Final = re.compile(r'qsTr\(("(?:[^"\\]|\\.)*")(?:, ("(?:[^"\\]|\\.)*"))?')
"""A text in QML, and what tells it from the same one with another meaning."""

_ART: Final = re.compile(r'"((?:chips|icons|portraits|table)/[\w/-]+\.(?:png|svg))"')
_SIGNS: Final = re.compile(r"\bsign: (.+)")
"""A picture in QML: by its file, or as the sign on a button, perhaps one of two."""

_PROMISED: Final = ("de",)
"""Languages there must be, besides those there are."""

_DIALOG: Final = b"""
import QtQml
import QtQuick.Dialogs.quickimpl
import QtQuick.Controls.Fusion
import QtQuick.Layouts
import Qt.labs.folderlistmodel
QtObject {}
"""
"""What Qt draws its dialog for files with, where the system has none; no page imports it."""

Check = tuple[str, Callable[[], str]]


def checks() -> Iterator[Check]:
    """What is checked, and a call that says what is wrong with it; each is to be called before the next is taken."""
    # Nothing of this is for anybody to see, and it must work where there is no screen.
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
    app = QGuiApplication.instance() or application("baccara-qt")
    yield "typefaces", lambda: ", ".join(resources.load_fonts())
    icon = resources.locate("icons/baccara.svg")
    yield "icon", lambda: "" if icon.exists() and QIcon(str(icon)).pixmap(32) else "it cannot be drawn"
    yield "pictures", _missing_art
    yield "sound", _missing_sound
    for kind in GROUPS:
        yield f"sound {kind}", partial(_missing_recording, kind)
    yield from _languages()
    with tempfile.TemporaryDirectory() as folder:
        shell = Shell(Places(Path(folder)), Loaded(Settings(speed=0.0, pace=0, muted=True)))
        shell.enter().practice(shell.news.report)
        importlib.import_module("baccara_qt.ui.practice.punto_lesson_table")  # types loaded with the first such table
        yield from _files()
        yield from _pages(shell)
        shell.close()
        delete(shell)
    del app


def _missing_art() -> str:
    """What a page shows in some cases only is missed here."""
    pages = [file.read_text(encoding="utf-8") for file in resources.locate("qml").rglob("*.qml")]
    named = {name for page in pages for name in _ART.findall(page)}
    signs = {sign for page in pages for line in _SIGNS.findall(page) for sign in re.findall(r'"([\w-]+)"', line)}
    named |= {f"icons/ui/{sign}.svg" for sign in signs}
    return ", ".join(name for name in sorted(named) if not resources.locate(name).is_file())


def _missing_sound() -> str:
    """What the program lacks to be heard; without a library of the system's it is silent, which is no fault."""
    try:
        importlib.import_module("PySide6.QtMultimedia")
    except ImportError as error:
        return str(error) if "Qt" in str(error) else ""
    return ""


def _missing_recording(kind: Kind) -> str:
    return "" if recordings(kind) else "there is none"


def _languages() -> Iterator[Check]:
    texts = list(_texts())
    for code in sorted({*languages(), *_PROMISED} - {SOURCE}):
        yield f"language {code}: {len(texts)} texts", partial(_untranslated, code, texts)


def _texts() -> Iterator[tuple[str, str, str]]:
    """Context, text and comment of what stands in QML and what the table answers: an older catalogue lacks some."""
    root = resources.locate("qml")
    for file in sorted(root.rglob("*.qml")):
        for text, comment in _MARKED.findall(file.read_text(encoding="utf-8")):
            yield file.stem, json.loads(text), json.loads(comment or '""')
    yield from (("Acts", act.text, "") for act in ACTS.values())
    yield from (("Refusals", sentence, "") for sentence in SENTENCES.values())


def _untranslated(code: str, texts: list[tuple[str, str, str]]) -> str:
    for file in (*qts_own(code), str(resources.locate(f"i18n/baccara_{code}.qm"))):
        translator = QTranslator()
        if not translator.load(file):
            return f"{Path(file).name} cannot be loaded"
    missing = [text for context, text, comment in texts if not translator.translate(context, text, comment)]
    return f"not translated: {missing}" if missing else ""


def _files() -> Iterator[Check]:
    engine = QQmlEngine()
    root = resources.locate("qml")
    for file in sorted(root.rglob("*.qml")):
        yield f"qml/{file.relative_to(root).as_posix()}", partial(_compiled, engine, file)
    yield "the dialog for files", partial(_missing_dialog, engine)
    delete(engine)


def _compiled(engine: QQmlEngine, file: Path) -> str:
    with _complaints() as heard:
        component = QQmlComponent(engine, resources.url(f"qml/{file.relative_to(resources.locate('qml')).as_posix()}"))
        # Singletons are read, but not made like this.
        if component.isError() and "is a singleton" not in component.errorString():
            heard.append(component.errorString().strip())
    return "; ".join(heard)


def _missing_dialog(engine: QQmlEngine) -> str:
    component = QQmlComponent(engine)
    component.setData(_DIALOG, QUrl())
    if component.isError():
        return component.errorString().strip()
    return "" if resources.locate("qml/house.conf").is_file() else "house.conf is missing"


def _pages(shell: Shell) -> Iterator[Check]:
    engine = QQmlApplicationEngine()
    yield "page start", partial(_opened, shell, engine)
    yield "page practice", partial(_after, shell.openPractice)
    yield "page start after it", partial(_after, shell.leave)
    yield "page setup", partial(_after, shell.openSetup)
    yield "page table", partial(_after, shell.enter().form.submit)
    for sheet in SHEETS:
        yield f"sheet {sheet}", partial(_after, partial(shell.openSheet, sheet))
    yield "page start again", partial(_after, shell.leave)
    delete(engine)


def _opened(shell: Shell, engine: QQmlApplicationEngine) -> str:
    def load() -> None:
        if window := open_window(shell, engine):
            window.show()

    return _after(load) or ("" if engine.rootObjects() else "there is no window")


def _after(act: Callable[[], Any]) -> str:
    """What Qt complains of while something is done, and shortly after."""
    with _complaints() as heard:
        act()
        loop = QEventLoop()
        QTimer.singleShot(_SETTLES_MS, loop.quit)
        loop.exec()
    return "; ".join(heard)


@contextmanager
def _complaints() -> Iterator[list[str]]:
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        # The offscreen platform has no window manager to pass a request on to, and says so.
        if kind not in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg} and not text.startswith("This plugin does not"):
            heard.append(text)

    before = qInstallMessageHandler(hear)
    try:
        yield heard
    finally:
        qInstallMessageHandler(before)
