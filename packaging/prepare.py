"""Bring a machine and its `.venv` from wherever they are to where Baccara runs."""

import re
from pathlib import Path

import machine
from environment import Environment
from progress import Steps, StoppedError

ROOT = Path(__file__).resolve().parent.parent


def prepare(extras: frozenset[str], *, purpose: str, window: bool, screen: bool = False) -> Environment:
    """See to it that the machine and `.venv` have all that is needed.

    Args:
        extras: The optional dependencies wanted.
        purpose: What it is for, as the subject of a sentence about what is missing.
        window: Qt will be loaded; without its system libraries nothing can go on.
        screen: Xvfb is wanted.

    Raises:
        StoppedError: Something is missing that cannot be brought from here.
    """
    environment = Environment(ROOT)
    state = environment.state(extras)
    # Where packages may be installed, everything is brought; elsewhere only what this run needs is asked for.
    with_qt = window or machine.can_install()
    libraries = machine.missing_libraries() if with_qt else []
    tools = machine.missing_tools(venv=state == "broken", screen=screen)
    if state == "ready":
        machine.provide(libraries, tools, purpose)
        return environment
    step = Steps(4)
    step("Looking at this machine")
    machine.provide(libraries, tools, purpose)
    if state == "broken":
        step("Making .venv")
        environment.make()
    else:
        step("Keeping .venv")
    step("Installing Qt and the rest, some 300 MB the first time")
    environment.install(extras)
    step("Loading Qt")
    if with_qt:
        load_qt(environment)
    return environment


def load_qt(environment: Environment) -> None:
    """Load Qt for real, bringing any library that the table of known ones has missed.

    Raises:
        StoppedError: Qt does not load, and it is not a library that can be brought.
    """
    tried = ""
    while complaint := environment.missing_for_qt():
        found = re.search(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object", complaint)
        if not found or found[1] == tried:
            raise StoppedError("Qt does not load here: " + complaint)
        tried = found[1]
        machine.provide([tried], [], "Qt")
