"""The sheet to print: each house on one page, in the words of its game."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QPageSize, QPainter

from baccara_qt.core.chemin import rules as chemin
from baccara_qt.core.punto import rules as punto
from baccara_qt.core.tableau import BANKER, PONTE
from baccara_qt.ui import paper
from baccara_qt.ui.tableau_print import tableau_page

SEVENS = replace(punto.BIG_TABLE, commission="push_on_7")
HOUSES = {**chemin.PRESETS, **punto.PRESETS, "sevens": SEVENS}


A4 = QPageSize.PageSizeId.A4


@pytest.fixture
def written(monkeypatch):
    """What is written on the sheet, in order; what there was no room for ends in an ellipsis."""
    found = []

    class Pen(QPainter):
        def drawText(self, room, flags, text):
            found.append(text)
            super().drawText(room, flags, text)

    monkeypatch.setattr(paper, "QPainter", Pen)
    return found


@pytest.mark.usefixtures("in_pseudo")
@pytest.mark.parametrize("size", [A4, QPageSize.PageSizeId.Letter])
@pytest.mark.parametrize("house", HOUSES)
def test_every_house_fits_on_one_page_however_long_its_words(written, house, size):
    page = tableau_page(HOUSES[house], size)
    assert page.startswith(b"%PDF") and page.count(b"/Type /Page\n") == 1
    assert len(written) > 150
    assert not [text for text in written if text.endswith("…")], "all of it is to be read"


@pytest.mark.usefixtures("in_english")
def test_p3_the_sheet_of_punto_banco_speaks_of_punto_and_banco(written):
    tableau_page(SEVENS, A4)
    verdicts = "".join(text for text in written if text in ("D", "S", "?"))
    assert verdicts == (PONTE + "".join(BANKER)).replace("?", "D"), "nothing is free"
    assert written[0] == "Punto Banco, Big Table"
    said = " ".join(written)
    assert "ponte" not in said and "banker" not in said and "is free" not in said
    assert {"44.6247\u00a0%", "−1.0183\u00a0%", "−7.6113\u00a0%", "−10.1876\u00a0%"} <= set(written)


@pytest.mark.usefixtures("in_english")
def test_n4_the_sheet_of_a_chemin_de_fer_house_has_its_figures(written):
    tableau_page(chemin.PRESETS["casino"], A4)
    assert {"Baccara chemin de fer: Casino", "44.6279\u00a0%", "−1.2374\u00a0%", "−1.0558\u00a0%"} <= set(written)
