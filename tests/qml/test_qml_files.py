"""Every QML file: it compiles without a word, says what it is for, stays small, and the linter has nothing to say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtQml import QQmlComponent, QQmlEngine

import baccara_qt.ui.inside
import baccara_qt.ui.practice.practice
import baccara_qt.ui.practice.punto_lesson_table
import baccara_qt.ui.punto.table
import baccara_qt.ui.shell  # noqa: F401 - they make their types known to QML
from baccara_qt.ui import resources

ROOT = Path(__file__).parents[2]
QML = resources.locate("qml")
FILES = sorted(QML.rglob("*.qml"))
SINGLETONS = {"Theme", "Motion"}


def name(file: Path) -> str:
    return file.relative_to(QML).as_posix()


@pytest.fixture
def engine(qapp):
    made = QQmlEngine()
    yield made
    made.deleteLater()


def test_there_are_files():
    assert {"Main.qml", "controls/ActionButton.qml", "pages/StartPage.qml"} <= set(map(name, FILES))


@pytest.mark.parametrize("file", FILES, ids=name)
def test_it_compiles_without_a_warning(engine, file):
    component = QQmlComponent(engine, resources.url(f"qml/{name(file)}"))
    if file.stem in SINGLETONS:
        # A singleton is not made like this, but its text was read.
        assert "is a singleton" in component.errorString() or component.isReady()
    else:
        assert component.isReady(), component.errorString()


@pytest.mark.parametrize("file", FILES, ids=name)
def test_it_says_what_it_is_for_and_stays_small(file):
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("// "), "a file opens with its contract"
    assert len(lines) < 250


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_text_is_written_past_the_translator(file):
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        words = line.strip()
        if words.startswith(('text: "', 'title: "', 'label: "', 'hint: "', 'placeholder: "')):
            text = words.split('"')[1]
            assert not any(character.isalpha() for character in text), f"line {number}: {text!r} is not in qsTr()"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_every_colour_is_one_of_the_theme(file):
    found = re.findall(r'"#[0-9a-fA-F]{3,8}"', file.read_text(encoding="utf-8"))
    assert bool(found) == (file.stem == "Theme"), found


def test_the_linter_has_nothing_to_say():
    linted = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "qmllint.py")],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert linted.returncode == 0, linted.stdout + linted.stderr


def test_the_linter_knows_the_view_models(tmp_path):
    wrong = {
        "root.shell.nothing": 'Member "nothing" not found',
        "root.shell.preferences.speeed": 'Member "speeed" not found',
        "root.shell.leave().page": 'Member "page" not found',
        "nobody": "Unqualified access",
    }
    file = tmp_path / "Wrong.qml"
    file.write_text(
        "import QtQuick\nimport Baccara\nItem {\n id: root\n required property Shell shell\n"
        f" Component.onCompleted: console.log({', '.join(wrong)})\n}}\n",
        encoding="utf-8",
    )
    linted = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "qmllint.py"), str(file)],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert linted.returncode != 0
    for complaint in wrong.values():
        assert complaint in linted.stdout + linted.stderr


@pytest.mark.parametrize(("file", "key"), [("Main.qml", "F11"), ("pages/TablePage.qml", "M")])
def test_a_key_that_switches_to_and_fro_acts_once_however_long_it_is_held(file, key):
    shortcuts = re.findall(r"Shortcut \{(.*?)\n    \}", (QML / file).read_text(encoding="utf-8"), re.DOTALL)
    (held,) = [block for block in shortcuts if f'sequence: "{key}"' in block]
    assert "autoRepeat: false" in held
