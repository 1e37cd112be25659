"""The deck is the user's choice; a choice nobody knows is the house's."""

import pytest
from PySide6.QtCore import QCoreApplication

from baccara_qt.session.settings import load
from baccara_qt.ui import resources
from baccara_qt.ui.decks import BACKS, FACES, LETTERS


def speak(shell, language):
    shell.preferences.language = language
    QCoreApplication.processEvents()


@pytest.mark.usefixtures("in_english")
def test_a_choice_is_in_force_at_once_and_kept(opened, places):
    shell = opened()
    told = []
    shell.decks.changed.connect(lambda: told.append((shell.decks.faces, shell.decks.lettersShown, shell.decks.backs)))
    shell.decks.faces = "plain"
    shell.decks.letters = "fr"
    shell.decks.backs = "fans"
    assert told == [("plain", "en", "ogee"), ("plain", "fr", "ogee"), ("plain", "fr", "fans")]
    shell.close()
    kept = load(places.settings).settings
    assert (kept.faces, kept.letters, kept.backs) == ("plain", "fr", "fans")


def test_letters_follow_the_language_unless_chosen(opened):
    shell = opened(language="de")
    assert (shell.decks.letters, shell.decks.lettersShown) == ("", "de")
    speak(shell, "en")
    assert shell.decks.lettersShown == "en"
    shell.decks.letters = "fr"
    speak(shell, "de")
    assert shell.decks.lettersShown == "fr"


def test_a_deck_nobody_knows_is_the_first(opened):
    shell = opened(faces="tarot", letters="la", backs="../../x")
    assert (shell.decks.faces, shell.decks.letters, shell.decks.backs) == (FACES[0], "", BACKS[0])


def test_every_deck_to_choose_has_its_pictures(opened):
    decks = opened().decks
    assert [choice["value"] for choice in decks.facesToChoose] == list(FACES)
    assert [choice["value"] for choice in decks.lettersToChoose] == ["", *LETTERS]
    assert [choice["value"] for choice in decks.backsToChoose] == list(BACKS)
    pictures = [f"{faces}/{card}.svg" for faces in FACES for card in ("As", "Td", "Kh")]
    pictures += [f"{faces}/Kh.{letters}.svg" for faces in FACES[:-1] for letters in ("fr", "de")]
    pictures += [f"backs/{backs}-{colour}.svg" for backs in BACKS for colour in ("red", "blue")]
    assert [name for name in pictures if not resources.locate(f"cards/{name}").is_file()] == []
