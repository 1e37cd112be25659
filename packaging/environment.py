"""The project's own Python environment: `.venv`, and the stamp that says it is complete."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from progress import StoppedError, run

_NEEDED_BYTES = 2 * 1024**3
"""Qt, its tools and the download on the way need 1.5 GB; less than this is no use to begin with."""

_QT_LOADS = """
import ctypes, pathlib
import PySide6.QtQuickControls2, PySide6.QtTest, PySide6.QtMultimedia
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins"
ctypes.CDLL(str(plugins / "platforms" / "libqxcb.so"))
"""

State = Literal["ready", "incomplete", "broken"]


@dataclass(frozen=True)
class Environment:
    """The environment of the checkout in `root`."""

    root: Path

    @property
    def folder(self) -> Path:
        """Where it lives."""
        return self.root / ".venv"

    @property
    def stamp(self) -> Path:
        """The file that records what was installed, written last."""
        return self.folder / "baccara-bootstrap.json"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """Return the path of a program installed into it."""
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def state(self, extras: frozenset[str]) -> State:
        """Say whether everything asked for is there.

        Returns:
            "ready" when a complete installation of this very project in this very place is recorded and its
            packages are still there; "incomplete" when pip has work to do; "broken" when only making it anew
            helps: no working interpreter or pip, interrupted half-way, moved, or of another Python.
        """
        record = self._record()
        if record is None:
            # Made by hand, without a stamp: welcome, if it works.
            return "incomplete" if self._works() else "broken"
        wanted = self._identity()
        if not record.get("finished") or any(record.get(key) != wanted[key] for key in ("place", "python")):
            return "broken"
        packages = record.get("packages", [])
        complete = (
            record.get("project") == wanted["project"]
            and extras <= set(record.get("extras", []))
            and self.program("baccara-qt").exists()
            and self.python.exists()
            and packages
            and all((self.folder / package).exists() for package in packages)
        )
        if complete:
            return "ready"
        return "incomplete" if self._works() else "broken"

    def make(self) -> None:
        """Make it anew, empty but for pip; what was there is removed.

        Raises:
            StoppedError: The folder cannot be written, the disk is full, or Python lacks its `venv`.
        """
        free = shutil.disk_usage(self.root).free
        if free < _NEEDED_BYTES:
            raise StoppedError(f"There are only {free / 1e9:.1f} GB free at {self.root}; Baccara needs 2 GB to set up.")
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        status, lines = run([sys.executable, "-m", "venv", "--clear", str(self.folder)], cwd=self.root)
        if status:
            raise StoppedError(explain(lines, f"Python could not make {self.folder}."), lines[-5:])
        self._write(finished=False, extras=[], packages=[])

    def install(self, extras: frozenset[str]) -> None:
        """Install the project itself, editable, with what it needs; extras once asked for stay.

        Raises:
            StoppedError: pip failed; an earlier complete installation still counts as one of its time.
        """
        before = self._record() or {}
        together = sorted(extras | set(before.get("extras", [])))
        self._write(finished=False, extras=together, packages=[])
        target = f".[{','.join(together)}]" if together else "."
        status, lines = run(
            [
                *(str(self.python), "-m", "pip", "install", "--no-input", "--progress-bar", "off"),
                *("--retries", "2", "--editable", target),
            ],
            cwd=self.root,
            # Settings meant for a system-wide pip would break an install into an environment.
            env={"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"},
        )
        if status:
            if before:
                self.stamp.write_text(json.dumps(before), encoding="utf-8")
            raise StoppedError(explain(lines, "pip could not install what Baccara needs."), lines[-8:])
        infos = sorted(
            path.relative_to(self.folder).as_posix()
            for pattern in ("lib/python*/site-packages/*.dist-info", "Lib/site-packages/*.dist-info")
            for path in self.folder.glob(pattern)
        )
        self._write(finished=True, extras=together, packages=infos)

    def missing_for_qt(self) -> str:
        """Load Qt's modules and its window plugin for real; return the loader's complaint, or ""."""
        if not sys.platform.startswith("linux"):
            return ""
        done = subprocess.run(
            [str(self.python), "-c", _QT_LOADS],
            cwd=self.root,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["Qt crashed"])[-1]

    def _works(self) -> bool:
        """Say whether its interpreter runs, is of this Python and has pip."""
        check = "import sys, pip; print(sys.implementation.cache_tag)"
        try:
            done = subprocess.run(
                [str(self.python), "-c", check], capture_output=True, text=True, check=False, timeout=60
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0 and done.stdout.strip() == sys.implementation.cache_tag

    def _identity(self) -> dict[str, str]:
        project = hashlib.sha256((self.root / "pyproject.toml").read_bytes()).hexdigest()
        # A moved folder leaves scripts behind that point to the old one.
        return {
            "project": project,
            "python": str(sys.implementation.cache_tag),
            "place": str(self.root),
        }

    def _record(self) -> dict[str, Any] | None:
        try:
            record = json.loads(self.stamp.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            return {}
        return record if isinstance(record, dict) else {}

    def _write(self, *, finished: bool, extras: list[str], packages: list[str]) -> None:
        record = {**self._identity(), "finished": finished, "extras": extras, "packages": packages}
        partial = self.stamp.with_suffix(".partial")
        partial.write_text(json.dumps(record, indent=1), encoding="utf-8")
        partial.replace(self.stamp)


def explain(lines: list[str], otherwise: str) -> str:
    """Turn the last words of pip or venv into one sentence a person can act on."""
    text = "\n".join(lines)
    for signs, sentence in (
        (("No space left on device", "Errno 28"), "The disk is full."),
        (("Permission denied", "Errno 13"), "The project folder cannot be written by this user."),
        (("Read-only file system", "Errno 30"), "The project folder is on a read-only disk."),
        (
            (
                "Failed to establish a new connection",
                "NewConnectionError",
                "NameResolutionError",
                "Temporary failure in name resolution",
                "Network is unreachable",
                "ConnectTimeoutError",
                "ReadTimeoutError",
                "ProxyError",
            ),
            "The packages could not be fetched; is this machine connected to the internet?",
        ),
    ):
        if any(sign in text for sign in signs):
            return sentence
    return otherwise
