"""Another deck lies on the table the moment it is chosen, also where a card is in the air."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQuick import QQuickItem

from tests.window.visit import Visit


@pytest.fixture
def visit(qapp, tmp_path):
    """A table of two at which cards fly."""
    made = Visit(tmp_path, muted=True, speed=0.3, last_word=False)
    made.shell.openSetup()
    form = made.shell.form
    form.seats, form.seat, form.seed = 2, 1, "decks"
    form.submit()
    yield made
    made.close()


def play(visit: Visit, until: Callable[[], bool]) -> None:
    """Plays against the other until this is seen."""

    def seen() -> bool:
        if visit.table.yourTurn:
            able = visit.able
            visit.act(
                next(
                    (kind for kind in ("decline_bank", "decline_sale", "banco", "stand", "draw") if kind in able),
                    min(able),
                )
            )
        return until()

    visit.wait(seen)


def cards(item: QQuickItem) -> list[QQuickItem]:
    """All cards one can see below an item."""
    found = [item] if "CardFace" in item.metaObject().className() or "CardItem" in item.metaObject().className() else []
    return found + [card for child in item.childItems() if child.isVisible() for card in cards(child)]


def pictures(visit: Visit) -> list[str]:
    """The drawings the cards show, shadows left out."""
    shown = []
    for card in cards(visit.window.contentItem()):
        source = card.childItems()[1].property("source")
        shown.append((source.toString() if isinstance(source, QUrl) else str(source)).rpartition("/cards/")[2])
    return shown


def test_faces_letters_and_backs_change_while_a_card_is_in_the_air(visit):
    play(visit, lambda: bool(visit.table.cue.get("cards") and pictures(visit)))
    flight = visit.table.cue["number"]
    state = visit.table.shown
    assert all(name.startswith(("classic/", "backs/ogee-")) for name in pictures(visit))

    decks = visit.shell.decks
    decks.faces, decks.letters, decks.backs = "four-colour", "fr", "fans"

    assert pictures(visit) != []
    assert all(name.startswith(("four-colour/", "backs/fans-")) for name in pictures(visit))
    assert visit.table.cue["number"] == flight and visit.table.shown == state
    visit.wait(lambda: visit.table.cue.get("number", flight) != flight, "the card arrives")


def test_a_court_in_the_air_takes_other_letters(visit):
    play(visit, lambda: any(name[8:9] in "JQK" for name in pictures(visit) if name.startswith("classic/")))
    visit.shell.decks.letters = "fr"
    courts = [name for name in pictures(visit) if name[8:9] in "JQK" and name.startswith("classic/")]
    assert courts and all(name.endswith(".fr.svg") for name in courts)
