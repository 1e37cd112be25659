"""No text cut off or overlapping, no control over a card, every letter in contrast, on every page and in every phase.

A share of all combinations of size, scale, seats and language, or all of them with BACCARA_SOAK=1. Every finding is
shown by ``packaging/look.py`` with the words given here.
"""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SIZES = ("1024x640", "1440x900", "2560x1440")
SEATS = ("2", "9", "14")
LANGUAGES = (("--language", "en"), ("--language", "de"), ("--long",))
SCALES = ("1", "2")

SHARE = (
    (("--long",), "14", "1", ("1024x640",), "table-claims table-keep table-auction settings library statistics"),
    (("--language", "de"), "9", "2", ("1440x900",), "start-again setup table-ponte table-lying practice"),
    (("--language", "en"), "2", "1", ("2560x1440",), "table-banker table-sale rules practice-tableau"),
    (("--long",), "14", "1", ("1024x640",), "big-last-word big-squeeze mini-last-word mini-odds"),
    (("--language", "de"), "9", "2", ("1440x900",), "big-stakes mini-last-word mini-rules"),
    (("--language", "en"), "2", "1", ("2560x1440",), "big-last-word big-boards big-why mini-help"),
)
"""Each size, language, scale and number of seats once, for either game, each with some of the pages and phases."""

ALL = tuple((*words, SIZES, "") for words in product(LANGUAGES, SEATS, SCALES))


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "seats", "scale", "sizes", "names"),
    ALL if os.environ.get("BACCARA_SOAK") == "1" else SHARE,
    ids=lambda value: "-".join(value).strip("-") if isinstance(value, tuple) else value,
)
def test_everything_can_be_read_and_lies_where_it_should(language, seats, scale, sizes, names):
    words = [*language, "--seats", seats, "--scale", scale, *(word for size in sizes for word in ("--size", size))]
    words += [word for name in names.split() for word in ("--only", name)]
    command = [sys.executable, str(ROOT / "packaging" / "look.py"), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
