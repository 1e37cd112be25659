"""The machine beneath: shared libraries that PySide6 does not bring, Debian's packages, the screen."""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from progress import StoppedError, run, say

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libbrotlidec.so.1": "libbrotli1",
    "libbz2.so.1.0": "libbz2-1.0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpulse.so.0": "libpulse0",
    "libstdc++.so.6": "libstdc++6",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""What the modules, the xcb plugin and the sound plugin of PySide6 link to outside the wheel, and the Debian
package that holds it. Debian's newer names (`libglib2.0-0t64`) provide the ones given here."""

_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}

_SCREEN = {"Xvfb": "xvfb", "xdotool": "xdotool"}
"""The virtual screen and the hand that types on it, with their Debian packages."""


def missing_libraries(
    environ: Mapping[str, str] = os.environ, load: Callable[[str], object] = ctypes.CDLL
) -> list[str]:
    """Return the sonames that Qt needs on this machine and the loader cannot find."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = LIBRARIES | (_WAYLAND if environ.get("WAYLAND_DISPLAY") else {})
    return [soname for soname in wanted if not _loads(soname, load)]


def _loads(soname: str, load: Callable[[str], object]) -> bool:
    try:
        load(soname)
    except OSError:
        return False
    return True


def missing_tools(*, venv: bool, screen: bool) -> list[str]:
    """Return the Debian packages of programs and Python parts that are wanted and not there.

    Args:
        venv: An environment is to be made; Debian ships Python without `ensurepip`, which brings its pip.
        screen: A virtual screen is to be started, and typed on.
    """
    packages = []
    if venv and not (Path(os.__file__).parent / "ensurepip" / "__init__.py").exists():
        packages.append(f"python3.{sys.version_info.minor}-venv")
    if screen:
        packages += [package for program, package in _SCREEN.items() if not shutil.which(program)]
    return packages


def packages_for(sonames: Iterable[str]) -> list[str]:
    """Return the Debian packages of these libraries, each once; of an unknown one, the soname itself."""
    known = LIBRARIES | _WAYLAND
    return sorted({known.get(soname, soname) for soname in sonames})


def can_install() -> bool:
    """Say whether this is Debian or a relative of it and packages may be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def the_command(sonames: Iterable[str], packages: Iterable[str], which: Callable[[str], object] = shutil.which) -> str:
    """Return the one line that installs what is missing, for the package manager that is here.

    Args:
        sonames: Missing libraries.
        packages: Missing Debian packages besides them.
        which: Finds a program on the path.
    """
    if which("apt-get"):
        names = sorted({*packages_for(sonames), *packages})
        return f"sudo apt-get update && sudo apt-get install -y {' '.join(names)}"
    if which("dnf"):
        # dnf takes the library itself for a name.
        provides = [f'"{soname}()(64bit)"' for soname in sonames]
        known = {"xvfb": "xorg-x11-server-Xvfb", "xdotool": "xdotool"}
        tools = [known[package] for package in packages if package in known]
        return f"sudo dnf install -y {' '.join([*provides, *tools])}"
    return "install what holds " + ", ".join([*sonames, *packages])


def provide(sonames: list[str], packages: list[str], why: str) -> None:
    """Install what is missing, or stop with the one command that does.

    Raises:
        StoppedError: Without the right to install, without apt-get, or when apt-get fails.
    """
    if not sonames and not packages:
        return
    if not can_install():
        command = the_command(sonames, packages)
        if command.startswith("install"):
            raise StoppedError(f"{why} needs more than this machine has: {command}")
        raise StoppedError(f"{why} needs system packages; this installs them:\n    {command}")
    names = sorted({*packages_for(sonames), *packages})
    say(f"    apt-get install {' '.join(names)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    wait = ["-o", "DPkg::Lock::Timeout=300"]
    for command_line in (
        ["apt-get", *wait, "update"],
        ["apt-get", *wait, "install", "-y", "--no-install-recommends", *names],
    ):
        status, lines = run(command_line, cwd=Path("/"), env=quiet)
        # Stale lists of one source need not matter; whether the packages come is what counts.
        if status and "install" in command_line:
            raise StoppedError("apt-get could not install the system packages that Qt needs.", lines[-8:])
    if still := [soname for soname in sonames if not _loads(soname, ctypes.CDLL)]:
        raise StoppedError(f"apt-get ran, but {', '.join(still)} cannot be loaded.")


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Say whether a window can open: always off Linux, or where the caller chose Qt's platform."""
    if not platform.startswith("linux"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


@contextmanager
def virtual_screen(size: str = "2880x1800x24") -> Iterator[str]:
    """Run Xvfb on a free display number, yield that display, and stop it afterwards.

    Raises:
        StoppedError: It did not start.
    """
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not re.fullmatch(r"\d+", number):
            _, errors = server.communicate(timeout=10)
            raise StoppedError("Xvfb, the screen for the window tests, did not start.", errors.splitlines()[-5:])
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=20)
        if server.stderr is not None:
            server.stderr.close()
