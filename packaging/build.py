"""Freezes Baccara into a folder that runs without Python: `dist/baccara-qt-VERSION-PLATFORM/`.

    python3 packaging/build.py

It makes an environment of its own in `dist/.build`, with nothing but what the program needs and PyInstaller, and keeps
it for the next time. What goes into the folder is listed in `contents.py`; what each system needs stands in
`baccara.spec`. The hashes of all files are written beside the folder, for `sha256sum --check`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - here the project's lower bound is enforced
    sys.exit("Baccara is built with Python 3.11 or newer, for example: python3.11 packaging/build.py")

import ctypes
import platform
import shutil
import signal
import sysconfig
import tomllib
from pathlib import Path

import machine
from environment import Environment
from folder import hashes, size
from prepare import ROOT
from progress import Steps, StoppedError, run, say

DIST = ROOT / "dist"
BUILD = DIST / ".build"
"""Hidden, so that `dist/*/` are programs only."""

ENTRY = ROOT / "baccara_qt" / "__main__.py"

_EXTRAS = frozenset({"freeze"})
_MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
_SYSTEMS = {"darwin": "macos", "win32": "windows"}


class CleanEnvironment(Environment):
    """An environment for building alone: no tool of the tests can find its way into the program."""

    @property
    def folder(self) -> Path:
        """Where it lives."""
        return BUILD / "environment"


def main(arguments: list[str]) -> int:
    """Build; return the exit status."""
    if arguments:
        asked = arguments[0] in ("-h", "--help")
        print((__doc__ or "").strip(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    # Terminated half-way, it must still stop the tools that it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        build()
    except StoppedError as stopped:
        for line in stopped.tail:
            say("    | " + line)
        say(str(stopped))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return 130
    return 0


def build() -> Path:
    """Freeze the program and publish its hashes; return its folder.

    Raises:
        StoppedError: Something is missing that cannot be brought, or PyInstaller failed.
    """
    step = Steps(3)
    step("Preparing an environment for building")
    environment = prepare()
    step("Freezing the program")
    folder = freeze(environment, ENTRY, folder_name(), DIST)
    step("Hashing")
    (DIST / "SHA256SUMS").write_text(hashes(folder), encoding="utf-8", newline="\n")
    say(f"{folder.relative_to(ROOT)}: {size(folder) / 1e6:.0f} MB")
    return folder


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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
