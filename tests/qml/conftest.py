"""QML is tried with the fonts and the application of the program."""

import pytest

from baccara_qt.ui import resources


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp) -> None:
    assert resources.load_fonts() == []
