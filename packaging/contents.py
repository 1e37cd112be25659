"""What the frozen program holds: the one list of Qt's parts that go in, and what is left to the system.

Everything that is not named here stays out, however much PyInstaller finds: a whole Qt is 600 MB. Whoever imports a
new QML module in the program, or needs another plugin of Qt, adds it here and nowhere else. Qt's libraries and its
Python modules need no list: they come with what links to them or imports them.
"""

import re
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Container, Iterable, Iterator
from importlib.metadata import Distribution, distributions
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Final

QML: Final = frozenset(
    {
        "QtCore",
        "QtQml",
        "QtQml.Models",
        "QtQml.WorkerScript",
        "QtQuick",
        "QtQuick.Layouts",
        "QtQuick.Shapes",
        "QtQuick.Templates",
        "QtQuick.Window",
        # Where the system has no dialog for files of its own, Qt draws one with its controls, on Linux in this style.
        "QtQuick.Dialogs",
        "QtQuick.Dialogs.quickimpl",
        "QtQuick.Controls",
        "QtQuick.Controls.impl",
        "QtQuick.Controls.Basic",
        "QtQuick.Controls.Basic.impl",
        "QtQuick.Controls.Fusion",
        "QtQuick.Controls.Fusion.impl",
        "Qt.labs.folderlistmodel",
    }
)
"""The QML modules. Of each its `qmldir` and plugin suffice: Qt compiles the QML of its modules into the plugin."""

PLUGINS: Final[dict[str, frozenset[str]]] = {
    "platforms": frozenset({"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"}),
    "xcbglintegrations": frozenset({"qxcb-egl-integration", "qxcb-glx-integration"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
    "wayland-graphics-integration-client": frozenset({"qt-plugin-wayland-egl"}),
    "wayland-decoration-client": frozenset({"bradient"}),
    # Dead keys and the writing of other scripts
    "platforminputcontexts": frozenset({"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}),
    # The desktop's own dialog for files; the GTK theme would drag in the whole of GTK.
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qsvg"}),
}
"""The plugins by kind, without the `lib` and the suffix of their system. PNG needs none; nor do sound effects:
QtMultimedia's back ends, 20 MB for films and microphones, stay out."""

CATALOGUES: Final = frozenset({"qtbase", "qtdeclarative"})
"""Qt's own texts that may be seen, those of its dialogs; they go in for every language of the program."""

UNWANTED_PYTHON: Final = (
    *(
        "_pydecimal",
        "_pytest",
        "asyncio",
        "doctest",
        "ftplib",
        "http",
        "lib2to3",
        "mimetypes",
        "multiprocessing",
        "pip",
    ),
    *("pydoc", "pytest", "setuptools", "ssl", "tarfile", "tkinter", "unittest", "urllib.request", "xml", "xmlrpc"),
    *("numpy._core._multiarray_tests", "numpy.ctypeslib", "numpy.f2py", "numpy.fft", "numpy.ma", "numpy.polynomial"),
    "numpy.testing",
    *("PySide6.QtMultimediaWidgets", "PySide6.QtWidgets"),
)
"""Python modules that somebody imports in a corner the program never enters."""

FONTS: Final = ("font_source_serif_pro", "font_hanken_grotesk")
"""Packages that carry a typeface, and the licence that must go with it."""

_LICENCES: Final = PurePosixPath("licences")

_OURS: Final = frozenset({".qml", ".conf", ".js", ".json", ".svg", ".png", ".wav", ".qm"})
"""What kinds of file the program reads from its own folders; the scripts that draw them stay at home."""

_FOR_READERS: Final = "screenshots"
"""The folder of pictures that only the project's own page shows."""

BUILDERS: Final = frozenset({"altgraph", "packaging", "pip", "pyinstaller", "pyinstaller-hooks-contrib", "setuptools"})
"""What the environment has for building alone; the licences of everything else go in."""

_SYSTEM: Final = re.compile(r"lib(stdc\+\+|gcc_s|X11(-xcb)?|fontconfig|freetype|expat|gbm|z|pulse)\.so(\.\d+)*")
"""Libraries that must be the system's own: its graphics drivers, fonts and sound server are made for them, and one
process holds only one of each. Every desktop has them; PyInstaller itself leaves out OpenGL, Wayland and libxcb."""

_LIBRARY: Final = re.compile(r".*\.(so(\.\d+)*|dylib|dll|pyd)", re.IGNORECASE)


def program_files(root: Path) -> Iterator[tuple[Path, PurePosixPath]]:
    """Yield the program's own files, QML and art, each with the folder it goes to; `resources` moves into the package.

    Args:
        root: The project folder.
    """
    package = PurePosixPath("baccara_qt")
    for folder, target in ((root / package / "qml", package / "qml"), (root / "resources", package / "resources")):
        for file in sorted(folder.rglob("*")):
            if (file.suffix in _OURS or file.name == "qmldir") and file.parent.name != _FOR_READERS:
                yield file, target / file.parent.relative_to(folder).as_posix()


def font_files(root: Path) -> Iterator[tuple[Path, PurePosixPath]]:
    """Yield the weights of the typefaces that the program names, with their licences, and the folder each goes to.

    Args:
        root: The project folder.
    """
    named = (root / "baccara_qt" / "ui" / "resources.py").read_text(encoding="utf-8")
    for package in FONTS:
        spec = find_spec(package)
        assert spec is not None, f"the environment lacks {package}"
        assert spec.origin is not None
        for file in sorted((Path(spec.origin).parent / "files").iterdir()):
            if file.name in named:
                yield file, PurePosixPath(package, "files")
            elif file.suffix == ".txt":
                yield file, _LICENCES / package


def licence_files(root: Path) -> Iterator[tuple[Path, PurePosixPath]]:
    """Yield the licences of the program, of Qt, of Python and of every package, each with the folder it goes to.

    Args:
        root: The project folder.
    """
    yield root / "LICENSE", _LICENCES / "baccara-qt"
    # The packages of Qt for Python bring no text of theirs.
    for text in sorted((root / "packaging" / "licences").iterdir()):
        yield text, _LICENCES / "qt"
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if python.exists():
        yield python, _LICENCES / "python"
    for name, package in _packages():
        for path in package.files or ():
            if path.parts[0].endswith(".dist-info") and re.match("licen[cs]e|copying|notice", path.name, re.IGNORECASE):
                inside = path.parts[1:-1]
                folder = _LICENCES.joinpath(name, *inside[1:] if inside[:1] == ("licenses",) else inside)
                yield Path(str(package.locate_file(path))), folder


def system_licences(sources: Iterable[str]) -> Iterator[tuple[Path, PurePosixPath]]:
    """Yield what the system says of the licences of its own libraries that go in, each with the folder it goes to.

    Debian and its descendants keep such a text for every package; elsewhere none is found.

    Args:
        sources: Where the libraries come from.
    """
    if not shutil.which("dpkg-query"):
        return
    real = {str(Path(source).resolve()) for source in sources}
    # A library may be known by the place it had before /lib became a part of /usr.
    wanted_paths = sorted(real | {path.removeprefix("/usr") for path in real})
    found = subprocess.run(["dpkg-query", "--search", *wanted_paths], capture_output=True, text=True, check=False)
    packages = {
        owner.partition(":")[0] for line in found.stdout.splitlines() for owner in line.split(": ")[0].split(", ")
    }
    common: set[str] = set()
    for package in sorted(packages):
        text = Path("/usr/share/doc", package, "copyright")
        if text.is_file():
            common |= set(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", text.read_text(errors="replace")))
            yield text, _LICENCES / "system" / package
    for name in sorted(common):
        if (text := Path("/usr/share/common-licenses", name)).is_file():
            yield text, _LICENCES / "system"


def metadata_files() -> Iterator[tuple[Path, PurePosixPath]]:
    """Yield what tells the version of every package, which the program shows, each with the folder it goes to."""
    for _, package in _packages():
        for path in package.files or ():
            if path.name == "METADATA" and path.parts[0].endswith(".dist-info"):
                yield Path(str(package.locate_file(path))), PurePosixPath(path.parts[0])


def _packages() -> Iterator[tuple[str, Distribution]]:
    """Yield the packages that go in, each with its name as package indexes write it."""
    for package in distributions():
        name = re.sub(r"[-_.]+", "-", package.name).lower()
        if name not in BUILDERS:
            yield name, package


def languages(root: Path) -> frozenset[str]:
    """Return the languages the program speaks besides the English it is written in.

    Args:
        root: The project folder.
    """
    return frozenset(file.stem.partition("_")[2] for file in (root / "resources" / "i18n").glob("*.qm"))


def wanted(destination: str, spoken: Container[str]) -> bool:
    """Say whether a file belongs into the program.

    Args:
        destination: Its place in the folder, e.g. `PySide6/Qt/plugins/platforms/libqxcb.so`.
        spoken: The languages of the program.
    """
    parts = PurePosixPath(destination.replace("\\", "/")).parts
    if parts[0] != "PySide6":
        return not _SYSTEM.fullmatch(parts[-1])
    # On Windows Qt lies in PySide6 itself.
    match parts[2:] if parts[1:2] == ("Qt",) else parts[1:]:
        case ("qml", *folders, file):
            return ".".join(folders) in QML and (file == "qmldir" or _LIBRARY.fullmatch(file) is not None)
        case ("plugins", kind, file):
            return _plain(file) in PLUGINS.get(kind, frozenset())
        case ("translations", file):
            catalogue, _, language = file.removesuffix(".qm").partition("_")
            return catalogue in CATALOGUES and language in spoken
        case ("resources" | "libexec" | "metatypes" | "scripts", *_):
            return False
        case _:
            return True


def unlinked(binaries: Iterable[tuple[str, str]], imports: Callable[[str], Iterable[str]]) -> set[str]:
    """Find the shared libraries that nothing links to any more, once what is unwanted has gone.

    Args:
        binaries: Place in the folder and source of every binary.
        imports: Gives the names of the libraries that a source links to.

    Returns:
        The names of those libraries; extensions of Python and plugins are loaded by name and never among them.
    """
    sources = {library_name(place): source for place, source in binaries}
    libraries = {library_name(place) for place, _ in binaries if _is_library(place)}
    seen: set[str] = set()
    waiting = [name for name in sources if name not in libraries]
    while waiting:
        source = sources.get(waiting.pop())
        if source is not None:
            fresh = {library_name(name) for name in imports(source)} - seen
            seen |= fresh
            waiting += fresh
    return libraries - seen


def needed(source: str) -> set[str]:
    """Return the names of the libraries that an ELF file itself asks for; the loader's list has theirs as well."""
    headers = subprocess.run(["objdump", "-p", source], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^ +NEEDED +(\S+)", headers, re.MULTILINE))


def library_name(path: str) -> str:
    """Return what a library is known by, wherever it lies: its file name, or of a framework of macOS, its name."""
    pure = PurePosixPath(path.replace("\\", "/"))
    framework = next((part for part in pure.parts if part.endswith(".framework")), "")
    return framework.removesuffix(".framework") or pure.name.lower()


def _is_library(place: str) -> bool:
    """Say whether something at this place is there only because another binary links to it."""
    parts = PurePosixPath(place.replace("\\", "/")).parts
    name = parts[-1]
    if re.match(r"(lib)?python3", name):
        return False
    return (
        len(parts) == 1
        or parts[:3] == ("PySide6", "Qt", "lib")
        or (len(parts) == 2 and parts[0] == "PySide6" and name.lower().endswith(".dll"))
    )


def _plain(file: str) -> str:
    return PurePosixPath(file).name.split(".")[0].removeprefix("lib")
