"""QML is tried with the fonts and the application of the program."""

import pytest


@pytest.fixture(scope="session", autouse=True)
def lettered(fonts) -> None:
    """Every test here."""
