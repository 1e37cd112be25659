"""The help sheet tells every key."""

import re
from pathlib import Path

import pytest

import baccara_qt
from baccara_qt.ui.help import Help
from baccara_qt.ui.offers import ACTS, MATTERS
from baccara_qt.ui.punto.acts import ACTS as PUNTO_ACTS

QML = Path(baccara_qt.__file__).parent / "qml"
GAMES = ("chemin_de_fer", "punto_banco")
KEY = re.compile(r'\b(?:key|sequence): "(\w+)"')


def helping(game):
    made = Help()
    made.tell(game)
    return made


@pytest.mark.usefixtures("in_english")
def test_every_key_written_in_qml_is_in_the_help_and_does_one_thing(qapp):
    written = "\n".join(file.read_text(encoding="utf-8") for file in QML.rglob("*.qml"))
    keys = set(KEY.findall(written))
    told = set()
    for game in GAMES:
        lines = [line["key"] for line in helping(game).keys]
        assert len(lines) == len(set(lines))
        told.update(lines)
    assert {"F1", "F11", "O", "W"} <= keys <= told
    # Where Punto Banco is dealt, its own acts have these letters.
    elsewhere = "\n".join(
        file.read_text(encoding="utf-8") for file in QML.rglob("*.qml") if file.parent.name != "punto"
    )
    assert not set(KEY.findall(elsewhere)) & {act.key for act in ACTS.values()}


@pytest.mark.usefixtures("in_english")
def test_every_word_of_the_glossary_is_explained_with_a_rule_of_the_book(qapp):
    told = helping("chemin_de_fer").words
    titles = [word["title"] for word in told]
    assert {"garage", "banco prime", "cagnotte", "avec la table", "banco suivi", "faux tirage"} <= set(titles)
    in_order_and_with_rules(told, "A-E")


@pytest.mark.usefixtures("in_english")
def test_at_punto_banco_the_help_speaks_of_punto_banco(shell):
    assert shell.help.game == "chemin_de_fer"
    form = shell.form
    form.preset = "mini"
    shell.openSetup()
    form.submit()
    assert shell.help.game == "punto_banco"
    told = shell.help.words
    assert {"Punto", "Banco", "Dragon 7", "commission box", "bead plate", "squeeze"} <= {word["title"] for word in told}
    in_order_and_with_rules(told, "ABCP")
    said = " ".join(line["text"] for line in [*told, *shell.help.phases, *shell.help.keys])
    assert not [word for word in ("ponte", "cagnotte", "garage", "auction", "banker") if word in said]
    assert {act.key for kind, act in PUNTO_ACTS.items() if kind not in MATTERS} <= {k["key"] for k in shell.help.keys}
    shell.help.tell("chemin_de_fer")
    assert "garage" in {word["title"] for word in shell.help.words}


def in_order_and_with_rules(words, chapters):
    plain = [word["title"].replace("é", "e").replace("û", "u").casefold() for word in words]
    assert plain == sorted(plain)
    for word in words:
        assert re.fullmatch(rf"[{chapters}]\d+", word["rule"])
        assert word["text"].endswith(".")
