"""Plays in the window of a frozen program as somebody would who has no mouse, and reads in its library what came of it.

The window has no handle for this: keys go through the X server to whatever has the focus.
"""

import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Self

from frozen import FaultError, Frozen, complaints

PATIENCE: Final = 120.0
"""Seconds until something that must happen is given up."""

_DECLINE: Final = "n"
_GO_ON: Final = "space"
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "offer": (_DECLINE,),
    "sale": (_DECLINE,),
    "auction": (_DECLINE,),
    # A stake; nothing more, where another has the whole bank.
    "claims": (_GO_ON, _DECLINE),
    # Where the ponte is free no answer is the obvious one.
    "ponte": (_DECLINE, _GO_ON),
}
"""The keys for each phase of the table; in all others Space does the obvious."""

SEAT: Final = 5
"""Where the program seats a new user."""


class Window:
    """The program with its window on a virtual screen; used in a `with` statement, killed at its end.

    Args:
        frozen: The program.
        display: The X display.
        arguments: Of the command line.
        environ: Further settings of its environment.

    Raises:
        FaultError: It does not open.
    """

    def __init__(self, frozen: Frozen, display: str, *arguments: str, **environ: str) -> None:
        self._environ = frozen.environ(DISPLAY=display, **environ)
        self._errors = frozen.home / "stderr.txt"
        began = time.monotonic()
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [str(frozen.command), *arguments],
                cwd=frozen.home,
                env=self._environ,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        self._window = ""
        try:
            wait("the window", self._found)
        except FaultError:
            self.kill()
            raise
        self.seconds = time.monotonic() - began
        """How long it took until it was there."""
        self._xdotool("windowfocus", "--sync", self._window)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other.

        Raises:
            FaultError: The program has ended, or has complained.
        """
        self.judge()
        for key in keys:
            self._xdotool("key", key)

    def judge(self) -> None:
        """See whether all is well so far.

        Raises:
            FaultError: The program has ended, or has complained.
        """
        if said := complaints(self._errors.read_text(encoding="utf-8", errors="replace")):
            raise FaultError(f"the window complains: {said[0]}")
        if self._process.poll() is not None:
            raise FaultError(f"the window has closed by itself with {self._process.returncode}")

    def has_loaded(self, library: str) -> bool:
        """Say whether a library is in use whose path contains this."""
        return library in Path(f"/proc/{self._process.pid}/maps").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """End the program as a power cut would."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Close the window as its user would.

        Raises:
            FaultError: The program does not end, or not well.
        """
        self.press("ctrl+q")
        try:
            status = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise FaultError("the window does not close") from None
        said = complaints(self._errors.read_text(encoding="utf-8", errors="replace"))
        if status or said:
            raise FaultError(f"closing the window ends with {status}: {' '.join(said)}")

    def _found(self) -> bool:
        self.judge()
        self._window = self._xdotool("search", "--onlyvisible", "--pid", str(self._process.pid)).strip()
        return bool(self._window)

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self._environ, capture_output=True, text=True, timeout=60, check=False
        )
        return done.stdout


def play(
    frozen: Frozen, window: Window, good: Callable[[dict[str, Any]], bool], *, first: str = _GO_ON
) -> dict[str, Any]:
    """Answer whatever the table asks until its session is as wanted.

    Args:
        frozen: The program, with a single session in its library.
        window: Its window.
        good: Whether this is wanted.
        first: What to press before.

    Returns:
        The session as `sessions show` tells it.

    Raises:
        FaultError: It does not come to that, or the program complains.
    """
    session: dict[str, Any] = {}
    window.press(first)

    def played() -> bool:
        nonlocal session
        (summary,) = frozen.ask("sessions", "list")
        session = frozen.ask("sessions", "show", str(summary["id"]))
        if not good(session):
            window.press(*ANSWERS.get(session["phase"], (_GO_ON,)))
        return good(session)

    try:
        wait("the coup", played)
    except FaultError as fault:
        raise FaultError(f"{fault}: the table is in phase {session['phase']} after {session['notation']}") from None
    return session


def joined(session: Mapping[str, Any]) -> bool:
    """Say whether there was a coup in which the user had a stake."""
    return any(f" P{SEAT}" in coup for coup in session["notation"])


def wait(what: str, there: Callable[[], bool]) -> None:
    """Wait for something.

    Raises:
        FaultError: It does not come.
    """
    end = time.monotonic() + PATIENCE
    while not there():
        if time.monotonic() > end:
            raise FaultError(f"{what} does not come")
        time.sleep(0.05)
