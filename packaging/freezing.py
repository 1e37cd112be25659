"""Brings an environment for building alone, and freezes a script in it."""

import ctypes
import platform
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

import machine
from environment import Environment
from prepare import ROOT
from progress import StoppedError, run

DIST = ROOT / "dist"
BUILD = DIST / ".build"
"""Hidden, so that `dist/*/` are programs only."""

_EXTRAS = frozenset({"freeze"})
_MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
_SYSTEMS = {"darwin": "macos", "win32": "windows"}


class CleanEnvironment(Environment):
    """An environment for building alone: no tool of the tests can find its way into the program."""

    @property
    def folder(self) -> Path:
        """Where it lives."""
        return BUILD / "environment"


def prepare() -> CleanEnvironment:
    """See to the machine and the environment.

    Raises:
        StoppedError: Something is missing that cannot be brought from here.
    """
    environment = CleanEnvironment(ROOT)
    state = environment.state(_EXTRAS)
    # What Qt links to must be here, or it would be missing from the folder.
    tools = [*machine.missing_tools(venv=state == "broken", screen=False), *_missing_tools()]
    machine.provide(machine.missing_libraries(), tools, "The build")
    if state == "broken":
        environment.make()
    if state != "ready":
        environment.install(_EXTRAS)
    return environment


def _missing_tools() -> list[str]:
    """Return the Debian packages of what PyInstaller needs and this machine lacks."""
    if not sys.platform.startswith("linux"):
        return []
    packages = [] if shutil.which("objdump") and shutil.which("objcopy") else ["binutils"]
    name = f"libpython{sysconfig.get_python_version()}.so.1.0"
    if not (Path(sysconfig.get_config_var("LIBDIR") or "/", name).exists() or _loads(name)):
        packages.append(f"libpython{sysconfig.get_python_version()}")
    return packages


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def freeze(environment: Environment, entry: Path, name: str, target: Path) -> Path:
    """Freeze a script as the spec says.

    Args:
        environment: Where PyInstaller and everything to be frozen is installed.
        entry: The script.
        name: Name of the folder.
        target: Where the folder goes; one that was there is replaced.

    Returns:
        The folder.

    Raises:
        StoppedError: PyInstaller failed.
    """
    status, lines = run(
        [
            *(str(environment.python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", str(target), "--workpath", str(BUILD / "work" / name)),
            *(str(ROOT / "packaging" / "baccara.spec"), "--", str(entry), name),
        ],
        cwd=ROOT,
        # The same sources make the same bytes, and nothing is left outside the project.
        env={"PYTHONHASHSEED": "0", "PYINSTALLER_CONFIG_DIR": str(BUILD / "cache")},
    )
    if status:
        raise StoppedError("PyInstaller failed.", lines[-12:])
    return target / name


def folder_name() -> str:
    """Return what the folder of this version is called on this system, e.g. `baccara-qt-0.1.0-linux-x86_64`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    machine_name = platform.machine().lower()
    system = _SYSTEMS.get(sys.platform, "linux")
    return f"{project['name']}-{project['version']}-{system}-{_MACHINES.get(machine_name, machine_name)}"
