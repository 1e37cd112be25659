"""The sheet to print: each house on one page, in the words of its game."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from baccara_qt.core.chemin import rules as chemin
from baccara_qt.core.punto import rules as punto
from baccara_qt.core.tableau import BANKER, PONTE
from baccara_qt.ui import tableau_print
from baccara_qt.ui.tableau_print import tableau_page

SEVENS = replace(punto.BIG_TABLE, commission="push_on_7")
HOUSES = {**chemin.PRESETS, **punto.PRESETS, "sevens": SEVENS}


@pytest.fixture
def written(monkeypatch):
    """What is written on the sheet, and how far down."""
    found = []

    class Pen(QPainter):
        def drawText(self, room, flags, text):
            taken = super().drawText(room, flags, text)
            box = taken if taken is not None else QRectF(room)
            bottom = self.transform().map(box.bottomLeft() if box.height() < 900 else room.topLeft()).y()
            found.append((text, bottom / self.viewport().height()))
            return taken

    monkeypatch.setattr(tableau_print, "QPainter", Pen)
    return found


@pytest.mark.usefixtures("in_pseudo")
@pytest.mark.parametrize("house", HOUSES)
def test_every_house_fits_on_one_page_however_long_its_words(written, house):
    page = tableau_page(HOUSES[house])
    assert page.startswith(b"%PDF") and page.count(b"/Type /Page\n") == 1
    assert len(written) > 150
    assert 0.5 < max(bottom for _, bottom in written) <= 1


@pytest.mark.usefixtures("in_english")
def test_p3_the_sheet_of_punto_banco_speaks_of_punto_and_banco(written):
    tableau_page(SEVENS)
    texts = [text for text, _ in written]
    verdicts = "".join(text for text in texts if text in ("D", "S", "?"))
    assert verdicts == (PONTE + "".join(BANKER)).replace("?", "D"), "nothing is free"
    assert texts[0] == "Punto Banco, Big Table"
    said = " ".join(texts)
    assert "ponte" not in said and "banker" not in said and "is free" not in said
    assert {"44.6247\u00a0%", "−1.0183\u00a0%", "−7.6113\u00a0%", "−10.1876\u00a0%"} <= set(texts)


@pytest.mark.usefixtures("in_english")
def test_n4_the_sheet_of_a_chemin_de_fer_house_has_its_figures(written):
    tableau_page(chemin.PRESETS["casino"])
    texts = [text for text, _ in written]
    assert {"Baccara chemin de fer: Casino", "44.6279\u00a0%", "−1.2374\u00a0%", "−1.0558\u00a0%"} <= set(texts)
