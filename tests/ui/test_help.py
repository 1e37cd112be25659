"""The help sheet tells every key."""

import re
from pathlib import Path

import pytest

import baccara_qt
from baccara_qt.ui.help import Help
from baccara_qt.ui.offers import ACTS

QML = Path(baccara_qt.__file__).parent / "qml"
KEY = re.compile(r'\b(?:key|sequence): "(\w+)"')


@pytest.mark.usefixtures("in_english")
def test_every_key_written_in_qml_is_in_the_help_and_does_one_thing(qapp):
    written = "\n".join(file.read_text(encoding="utf-8") for file in QML.rglob("*.qml"))
    keys = set(KEY.findall(written))
    told = [line["key"] for line in Help().keys]
    assert {"F1", "F11", "O", "W"} <= keys <= set(told)
    assert len(told) == len(set(told))
    # Where Punto Banco is dealt, its own acts have these letters.
    elsewhere = "\n".join(
        file.read_text(encoding="utf-8") for file in QML.rglob("*.qml") if file.parent.name != "punto"
    )
    assert not set(KEY.findall(elsewhere)) & {act.key for act in ACTS.values()}


@pytest.mark.usefixtures("in_english")
def test_every_word_of_the_glossary_is_explained_with_a_rule_of_the_book(qapp):
    told = Help().words
    titles = [word["title"] for word in told]
    assert {"garage", "banco prime", "cagnotte", "avec la table", "banco suivi", "faux tirage"} <= set(titles)
    plain = [title.replace("é", "e").replace("û", "u") for title in titles]
    assert plain == sorted(plain)
    for word in told:
        assert re.fullmatch(r"[A-E]\d+", word["rule"])
        assert word["text"].endswith(".")
