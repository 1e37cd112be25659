"""Every text of the program is in every language, and what the program reads is what the translators wrote."""

import ast
import importlib
import re
import shutil
import sys
from pathlib import Path

import pytest

from baccara_qt.ui.language import SOURCE, languages

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "baccara_qt"
MARKS = ("translate", "QT_TRANSLATE_NOOP", "qsTr")

sys.path.append(str(ROOT / "packaging"))
i18n = importlib.import_module("i18n")

CATALOGUES = i18n.catalogues()


def marked_in_python():
    """Every text marked for translation, found without Qt's tool; others than literals have been marked before."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", getattr(node.func, "attr", "")) if isinstance(node, ast.Call) else ""
            if name in MARKS and isinstance(node.args[1], ast.Constant):
                yield node.args[0].value, node.args[1].value


def marked_in_qml():
    for file in PACKAGE.rglob("*.qml"):
        for text in re.findall(r'qsTr\("((?:[^"\\]|\\.)*)"', file.read_text(encoding="utf-8")):
            yield file.stem, text


def test_there_is_a_catalogue_for_every_language_to_choose():
    assert {catalogue.stem.partition("_")[2] for catalogue in CATALOGUES} == languages().keys() - {SOURCE}
    assert languages()["de"] == "Deutsch"


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.name)
def test_nothing_is_unfinished_or_left_over_and_no_place_for_a_value_is_lost(catalogue):
    assert i18n.gaps(catalogue) == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.name)
def test_a_catalogue_holds_exactly_the_texts_of_the_program(catalogue, tmp_path):
    fresh = Path(shutil.copy(catalogue, tmp_path))
    i18n.extract(fresh)
    assert list(i18n.texts(fresh)) == list(i18n.texts(catalogue)), "run packaging/i18n.py"


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.name)
def test_the_program_reads_what_the_translators_wrote(catalogue, tmp_path):
    i18n.release(catalogue, tmp_path / "fresh.qm")
    assert (tmp_path / "fresh.qm").read_bytes() == catalogue.with_suffix(".qm").read_bytes(), "run packaging/i18n.py"


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.name)
def test_qts_tool_overlooks_no_text(catalogue):
    known = {(text.context, text.source) for text in i18n.texts(catalogue)}
    assert set(marked_in_python()) - known == set()
    assert set(marked_in_qml()) - known == set()


def test_no_text_of_qml_stands_there_unmarked():
    # Two letters in a row are a word; what has fewer is a sign. The name of the game needs no translator.
    words = re.compile(
        r'\b(?:text|title|label|hint|note|placeholder|spoken|question|consent)\s*:.*?(?<!qsTr\()"(\w{2,}[^"]*)"'
    )
    loose = [
        f"{file.name}: {line.strip()}"
        for file in PACKAGE.rglob("*.qml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if words.search(re.sub(r'qsTr\("[^"]*"(?:, "[^"]*")?\)|===? "[^"]*"|\["\w+"\]', "", line))
    ]
    assert loose == []


def test_what_a_translation_lacks_is_told(tmp_path):
    messages = {
        "A bank of {n}": ("", "Die Bank steht auf {m}"),
        "Seat %1": ("", "Platz"),
        "New shoe": ("unfinished", ""),
        "Old shoe": ("obsolete", "Alte Taille"),
        "Paid": ("", " "),
        "Tie": ("", "Egalité"),
    }
    lines = "".join(
        f"<message><source>{source}</source><translation type='{state}'>{text}</translation></message>"
        for source, (state, text) in messages.items()
    )
    catalogue = tmp_path / "baccara_xx.ts"
    catalogue.write_text(f"<TS><context><name>Calls</name>{lines}</context></TS>", encoding="utf-8")
    told = i18n.gaps(catalogue)
    assert len(told) == 5
    assert not any("Tie" in line for line in told)
