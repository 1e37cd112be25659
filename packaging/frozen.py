"""A frozen program under test: where it is laid, what it is given, and what it may say."""

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_NOISE: Final = re.compile(
    r"(libEGL|MESA|libGL|MESA-LOADER)\b|QUnifiedTimer::stopAnimationDriver: driver is not running$"
)
"""Lines on stderr no program can help: of graphics drivers, and of Qt, whose clock of animations may stop by itself."""

_KEPT: Final = ("PATH", "DISPLAY", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "XAUTHORITY")
"""What of the caller's environment the program sees; no setting of Qt or Python is to help it."""

_SETTINGS: Final = {"version": 1, "speed": 0.2, "pace": 0}
"""Quick hands at the table, and guests that do not hesitate."""


class FaultError(Exception):
    """Something the program did that it must not do, in one sentence."""


@dataclass(frozen=True)
class Frozen:
    """A copy of the program, somewhere inconvenient.

    Attributes:
        folder: The program's folder, which cannot be written.
        home: The home folder of its user.
    """

    folder: Path
    home: Path

    @property
    def command(self) -> Path:
        """The program itself."""
        return next(path for path in (self.folder / "baccara-qt", self.folder / "baccara-qt.exe") if path.exists())

    @property
    def data(self) -> Path:
        """Where the user's library and settings are kept."""
        return self.home / "Spiele & Karten"

    def environ(self, **more: str) -> dict[str, str]:
        """Return the environment of a user who has set nothing."""
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        home = {"HOME": str(self.home), "USERPROFILE": str(self.home), "APPDATA": str(self.home / "AppData")}
        return kept | home | {"LANG": "C.UTF-8"} | more

    def run(self, *arguments: str, environ: Mapping[str, str] | None = None) -> str:
        """Run a verb of the command line and return what it prints.

        Raises:
            FaultError: It failed or complained.
        """
        command = [str(self.command), *arguments]
        environ = self.environ() if environ is None else environ
        # The output is Unicode, whatever this process speaks.
        done = subprocess.run(
            command, cwd=self.home, env=environ, capture_output=True, encoding="utf-8", timeout=300, check=False
        )
        if done.returncode:
            reason = (done.stderr.strip() or done.stdout.strip() or "nothing").splitlines()[0]
            raise FaultError(f"{' '.join(arguments)} ends with {done.returncode} and says: {reason}")
        if said := complaints(done.stderr):
            raise FaultError(f"{' '.join(arguments)} complains: {said[0]}")
        return done.stdout

    def ask(self, *arguments: str) -> Any:
        """Run a verb in the user's library and return its JSON document.

        Raises:
            FaultError: It failed or complained.
        """
        return json.loads(self.run(*arguments, "--json", "--data-dir", str(self.data)))


@contextmanager
def unpacked(folder: Path) -> Iterator[Frozen]:
    """Lay a copy of the program where things go wrong: a space and an umlaut in the path, the folder read-only.

    Raises:
        FaultError: The program wrote into its own folder.
    """
    with tempfile.TemporaryDirectory(prefix="Baccara für Zwei ") as place:
        copy = Path(place, "Programme und Spiele", folder.name)
        shutil.copytree(folder, copy, symlinks=True)
        home = Path(place, "Jürgen Groß")
        frozen = Frozen(copy, home)
        frozen.data.mkdir(parents=True)
        (frozen.data / "settings.json").write_text(json.dumps(_SETTINGS), encoding="utf-8")
        _make_writable(copy, writable=False)
        before = _contents(copy)
        try:
            yield frozen
            if changed := before ^ _contents(copy):
                raise FaultError(f"the program writes into its own folder: {min(changed)[0]}")
        finally:
            _make_writable(copy, writable=True)


def complaints(stderr: str) -> list[str]:
    """Return the lines the program should not have said: all but those it cannot help."""
    return [line for line in stderr.splitlines() if line.strip() and not _NOISE.match(line)]


def _make_writable(folder: Path, *, writable: bool) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            mode = path.stat().st_mode
            path.chmod(mode | 0o200 if writable else mode & ~0o222)


def _contents(folder: Path) -> set[tuple[str, int, int]]:
    """Return name, size and time of everything; an administrator can write where nobody may."""
    return {
        (path.relative_to(folder).as_posix(), path.lstat().st_size, path.lstat().st_mtime_ns)
        for path in folder.rglob("*")
    }
