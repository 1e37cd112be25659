"""`bootstrap.py play`: start the program, with a window or, where none can open, without."""

import os
import re
import subprocess
import sys

import machine
from prepare import prepare
from progress import say

NO_DISPLAY = (
    "There is no display here, so {0}; to play without one: baccara-qt play --headless, "
    "or python3 packaging/bootstrap.py play --headless"
)


def play(arguments: list[str]) -> int:
    """Start the program, set up before if need be."""
    wanted = wants_window(arguments)
    window = wanted and machine.has_display()
    environment = prepare(frozenset(), purpose="The table", window=window)
    if wanted and not window:
        what, arguments = without_display(arguments)
        say(NO_DISPLAY.format(what))
    command = [str(environment.program("baccara-qt")), *program_arguments(arguments)]
    if window:
        say("Opening the table …")
    sys.stdout.flush()
    if os.name == "nt":
        return subprocess.call(command)
    # The program takes our place, so that signals and its exit status are its own.
    return os.execv(command[0], command)


def wants_window(arguments: list[str]) -> bool:
    """Say whether these arguments of `play` open the table, or only work on the command line."""
    if any(argument in ("--headless", "--version", "--help", "-h") for argument in arguments):
        return False
    # The verbs are bare words and come first; a record has a suffix.
    return not (arguments and re.fullmatch("[a-z]+", arguments[0]))


def program_arguments(arguments: list[str]) -> list[str]:
    """Translate the arguments after `play` into those of `baccara-qt`."""
    if "--headless" in arguments and arguments[0] != "play":
        return ["play", *arguments]
    return list(arguments)


def without_display(arguments: list[str]) -> tuple[str, list[str]]:
    """Choose what can be shown without a window; return it in words and as arguments."""
    if any(argument.endswith(".baccara") for argument in arguments):
        return "the record is only verified", ["replay", *arguments]
    return "ten coups are played in text", ["play", "--headless", "--coups", "10", "--dry", *arguments]
