"""Tries a frozen program as its users will: wherever it lies, whatever happens to it.

    python3 packaging/smoke_test.py DIR …

The folder is copied to a path with a space and an umlaut, of a user with both in his name, and cannot be written there.
Its hashes are compared, the command line is tried, then the window: a coup is played by keyboard, the program is killed
and goes on, and the dialog for files is opened. Whatever it says on stderr is a fault. The window needs Linux, where
this brings its virtual screen and keyboard; elsewhere the rest is tried.
"""

import argparse
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import contents
import machine
from folder import hashes
from frozen import FaultError, Frozen, complaints, unpacked
from playing import Window, joined, play, wait
from prepare import ROOT
from progress import StoppedError, say

_LINUX = sys.platform.startswith("linux")


def published(folder: Path) -> None:
    """Compare the folder with the hashes beside it.

    Raises:
        FaultError: They are not there, or differ.
    """
    file = folder.parent / "SHA256SUMS"
    if not file.exists():
        raise FaultError("no hashes are published beside the folder")
    listed = {line for line in file.read_text(encoding="utf-8").splitlines() if f"  {folder.name}/" in line}
    if different := listed ^ set(hashes(folder).splitlines()):
        raise FaultError(f"{min(line.partition('  ')[2] for line in different)} is not what the hashes say")


def complete(folder: Path) -> None:
    """See whether every page, picture, sound and translation of the source is in the folder.

    Raises:
        FaultError: One is missing.
    """
    for file, place in contents.program_files(ROOT):
        if not (folder / "_internal" / place / file.name).is_file():
            raise FaultError(f"{place / file.name} is missing")


def answers(frozen: Frozen) -> None:
    """Ask for its versions, also where nobody has set a language."""
    versions = frozen.run("--version")
    bare = {name: value for name, value in frozen.environ().items() if name != "LANG"}
    if frozen.run("--version", environ=bare) != versions:
        raise FaultError("it answers differently without a language")


def whole(frozen: Frozen) -> None:
    """Let it look at itself, where nobody has set a language: every asset, translation and page, a coup, the odds."""
    last = frozen.run("selftest", environ=frozen.environ(QT_QPA_PLATFORM="offscreen", LANG="")).splitlines()[-1]
    if not last.endswith(" 0 failed"):
        raise FaultError(f"selftest: {last}")


def figures(frozen: Frozen) -> None:
    """Let it play without a window, verify the record, and simulate: the core of pydantic and numpy are inside."""
    record = frozen.home / "Öffentliches Spiel.baccara"
    played = json.loads(
        frozen.run("play", "--headless", "--coups", "20", "--seed", "7", "--dry", "--record", str(record), "--json")
    )
    if json.loads(frozen.run("replay", str(record), "--json"))["digest"] != played["digest"]:
        raise FaultError("a record is read back otherwise")
    coups = json.loads(frozen.run("simulate", "--coups", "1000", "--seed", "7", "--json"))
    if coups["banker"] + coups["player"] + coups["tie"] != coups["coups"]:
        raise FaultError("the simulation does not add up")


def without_screen(frozen: Frozen) -> None:
    """Start the window where nothing can be seen, and end it."""
    environ = frozen.environ(QT_QPA_PLATFORM="offscreen")
    process = subprocess.Popen([frozen.command], cwd=frozen.home, env=environ, stderr=subprocess.PIPE, encoding="utf-8")
    try:
        status = process.wait(5)
    except subprocess.TimeoutExpired:
        status = None
    process.terminate()
    _, stderr = process.communicate(timeout=60)
    if status is not None:
        raise FaultError(f"it ends by itself with {status}: {stderr.strip()}")
    if said := complaints(stderr):
        raise FaultError(f"it complains: {said[0]}")


def in_the_window(frozen: Frozen, display: str) -> None:
    """Play a coup by keyboard, lose the power, go on with the same table and play another.

    The first window is drawn by the graphics of the machine, the second by the program itself.
    """
    with Window(frozen, display, "--data-dir", str(frozen.data)) as window:
        say(f"    it opened after {window.seconds:.1f} s")

        def seated() -> bool:
            # New game; then Sit down, once the form is there
            window.press("space", "Return")
            return bool(frozen.ask("sessions", "list"))

        wait("the table", seated)
        before = play(frozen, window, joined)
    killed = frozen.ask("sessions", "show", str(before["id"]))
    if killed["notation"][: len(before["notation"])] != before["notation"]:
        raise FaultError("what was played is lost when the program is killed")
    with Window(frozen, display, "--data-dir", str(frozen.data), QT_QUICK_BACKEND="software") as window:
        # Continue; Space is also the obvious thing to do at the table.
        after = play(frozen, window, lambda session: session["coups"] > killed["coups"], first="space")
        window.close()
    if after["notation"][: len(killed["notation"])] != killed["notation"]:
        raise FaultError("the session that goes on is another one")
    frozen.ask("sessions", "verify")
    say(f"    {after['notation'][-1]}")


def the_dialog(frozen: Frozen, display: str) -> None:
    """Open the dialog for records, where Qt must draw its own: nothing else needs Qt's controls."""
    with Window(frozen, display, "--data-dir", str(frozen.home / "Neu")) as window:
        # New game, Practise, Open a record
        window.press("Tab", "Tab", "space")
        wait("the dialog", lambda: window.has_loaded("QuickDialogs2QuickImpl"))
        time.sleep(2)
        window.press("Escape")
        window.close()


def main(arguments: list[str]) -> int:
    """Try every folder; return 0 when nothing is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="DIR", help="a folder that build.py made")
    folders = parser.parse_args(arguments).folders
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        if _LINUX:
            provide()
        failed = sum(faults(folder.resolve()) for folder in folders)
    except StoppedError as stopped:
        say(str(stopped))
        return 1
    return 1 if failed else 0


def provide() -> None:
    """See to a screen and a keyboard.

    Raises:
        StoppedError: They cannot be brought.
    """
    machine.provide(machine.missing_libraries(), machine.missing_tools(venv=False, screen=True), "The smoke test")


def faults(folder: Path) -> int:
    """Try one folder and return how much is wrong with it."""
    results = [attempt("published", published, folder), attempt("complete", complete, folder)]

    def used() -> None:
        with unpacked(folder) as frozen:
            for trial in (answers, whole, figures, without_screen):
                results.append(attempt(trial.__name__, trial, frozen))  # noqa: PERF401 - one after the other
            if _LINUX:
                with machine.virtual_screen("1440x900x24") as display:
                    results.append(attempt("in_the_window", in_the_window, frozen, display))
                    results.append(attempt("the_dialog", the_dialog, frozen, display))

    results.append(attempt("untouched", used))
    print(f"{folder.name}: {results.count(True)} passed, {results.count(False)} failed")
    return results.count(False)


def attempt(name: str, trial: Callable[..., None], *what: object) -> bool:
    """Try something, and say what is wrong."""
    say(name.replace("_", " "))
    try:
        trial(*what)
    except (FaultError, OSError, ValueError, subprocess.SubprocessError) as fault:
        say(f"    FAILED: {fault}")
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
