"""Somebody at the page of the practice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.practice.at_the_page import Learner


@pytest.fixture
def learner(fonts: None, tmp_path: Path) -> Iterator[Learner]:
    made = Learner(tmp_path)
    yield made
    made.close()
