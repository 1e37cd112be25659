"""What the person in front of the screen sees while the project is being set up.

Everything goes to standard error, so that `play --headless --json` leaves standard output to the program.
"""

import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path

_QUIET_SECONDS = 10.0
"""Without a terminal, how long to stay silent before the next sign of life."""


class StoppedError(Exception):
    """The work cannot go on; the message is the one sentence that says why.

    Args:
        sentence: What happened and, where there is one, the way out.
        tail: The last lines of the tool that failed.
    """

    def __init__(self, sentence: str, tail: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.tail = tuple(tail)


def say(text: str) -> None:
    """Print one line of progress."""
    print(text, file=sys.stderr, flush=True)


class Steps:
    """Numbers the steps of a piece of work whose length is known: `2/4 Making .venv …`."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0

    def __call__(self, text: str) -> None:
        """Announce the next step."""
        self._done += 1
        say(f"{self._done}/{self._total} {text} …")


def run(command: Sequence[str], *, cwd: Path, env: Mapping[str, str] | None = None) -> tuple[int, list[str]]:
    """Run a slow tool, showing that something happens.

    On a terminal one line keeps changing: seconds gone and the tool's latest word. Elsewhere such a line
    appears every ten seconds.

    Returns:
        The exit status and the tool's last lines, standard output and error together.
    """
    lines: deque[str] = deque(maxlen=200)
    started = time.monotonic()
    with subprocess.Popen(
        list(command),
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        reader = threading.Thread(target=_collect, args=(process, lines), daemon=True)
        reader.start()
        shown = started
        terminal = sys.stderr.isatty()
        while True:
            try:
                status = process.wait(timeout=0.25)
                break
            except subprocess.TimeoutExpired:
                now = time.monotonic()
                if terminal or now - shown >= _QUIET_SECONDS:
                    shown = now
                    # A tool's grumbling is for when it fails; here its work is shown.
                    working = [line for line in lines.copy() if not line.startswith(("WARNING", "W:"))]
                    _sign_of_life(now - started, working[-1] if working else "", terminal)
            except BaseException:
                # Interrupted by the keyboard or a signal: the tool must not outlive us.
                process.terminate()
                raise
        reader.join(timeout=5)
    if terminal:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
    return status, list(lines)


def _collect(process: "subprocess.Popen[str]", lines: deque[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if text := line.strip():
            lines.append(text)


def _sign_of_life(seconds: float, latest: str, terminal: bool) -> None:
    text = f"    {seconds:3.0f} s  {latest}"[:78]
    if terminal:
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()
    else:
        say(text)
