"""`bootstrap.py test`: the linter, the type checker and the tests, with a screen for the windows."""

import os
import subprocess
import sys
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import machine
from prepare import ROOT, prepare
from progress import Steps

NOTHING_COLLECTED = 5
"""pytest's exit status when no test was chosen."""

OPTIONS_WITH_A_WORD = ("-k", "-m", "-p", "-c", "-o", "-W", "-n")
"""Options of pytest whose next word is no path, even if a folder of that name is there."""

WINDOWS = "tests/window"

QUICK = ("tests/test_architecture.py", "tests/core", "tests/golden", "tests/players", "tests/practice", "tests/session")
"""The quick run: all below the screen, without what only counts."""


def test(arguments: list[str]) -> int:
    """Lint, check types and run the tests; stop at the first thing that fails."""
    quick = "--quick" in arguments
    arguments = [argument for argument in arguments if argument != "--quick"]
    linux = sys.platform.startswith("linux")
    environment = prepare(frozenset(["test"]), purpose="The test suite", window=True, screen=linux and not quick)
    runs = pytest_runs(arguments, quick=quick, screen=linux, root=ROOT)
    python = str(environment.python)
    checks = [
        ("Linting", [python, "-m", "ruff", "check"]),
        ("Checking the format", [python, "-m", "ruff", "format", "--check"]),
        ("Checking the types", [python, "-m", "mypy"]),
        ("Linting the QML", [python, "packaging/qmllint.py"]),
    ]
    step = Steps(len(runs) + (0 if quick else len(checks)))
    for title, command in [] if quick else checks:
        step(title)
        if status := subprocess.call(command, cwd=ROOT):
            return status
    with ExitStack() as stack:
        environ = {**os.environ, "QT_QUICK_BACKEND": "software"}
        environ.pop("WAYLAND_DISPLAY", None)
        if linux and not quick:
            environ["DISPLAY"] = stack.enter_context(machine.virtual_screen())
        ran = False
        for title, platform, words in runs:
            step(title)
            command = [python, "-m", "pytest", *words]
            status = subprocess.call(command, cwd=ROOT, env={**environ, "QT_QPA_PLATFORM": platform})
            if status not in (0, NOTHING_COLLECTED):
                return status
            ran = ran or status == 0
    return 0 if ran else NOTHING_COLLECTED


def pytest_runs(arguments: list[str], *, quick: bool, screen: bool, root: Path) -> list[tuple[str, str, list[str]]]:
    """Split a test run in two, since a process has one Qt platform: all tests, then those of real windows.

    Args:
        arguments: What is meant for pytest; paths among it are relative to the project folder.
        quick: Only what lies below the screen unless paths are named, and neither the long tests nor the windows.
        screen: A virtual screen is to be had.
        root: The project folder.

    Returns:
        For each run its title, its Qt platform and its arguments.
    """
    paths = [
        word
        for before, word in pairwise(["", *arguments])
        if word[:1] not in ("", "-") and before not in OPTIONS_WITH_A_WORD and (root / word.split("::")[0]).exists()
    ]
    shown = [path for path in paths if (path.rstrip("/") + "/").startswith(WINDOWS)]
    above = [path for path in paths if (WINDOWS + "/").startswith(path.rstrip("/") + "/")]
    hidden = [path for path in paths if path not in shown]
    if quick and not paths:
        hidden = [*QUICK]
    others = [word for word in arguments if word not in paths]
    unwanted = "not (long or window or bench)" if quick else "not bench"
    runs = []
    if hidden or not paths:
        words = ["-m", unwanted, "--ignore", WINDOWS, *others, *hidden]
        runs.append(("Running the tests", "offscreen", words))
    if screen and not quick and (root / WINDOWS).is_dir() and (shown or above or not paths):
        words = ["-m", unwanted, *others, *(shown or [WINDOWS])]
        runs.append(("Running the tests of real windows", "xcb", words))
    return runs
