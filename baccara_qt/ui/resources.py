"""Where the program's own files are: QML, art and fonts, in source, wheel and frozen program alike."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFontDatabase

_PACKAGE: Final = Path(__file__).resolve().parents[1]

_FONTS: Final = {
    "font_source_serif_pro": (
        "SourceSerifPro-Light.otf",
        "SourceSerifPro-Regular.otf",
        "SourceSerifPro-It.otf",
        "SourceSerifPro-Semibold.otf",
    ),
    "font_hanken_grotesk": (
        "HankenGrotesk-Regular.otf",
        "HankenGrotesk-Medium.otf",
        "HankenGrotesk-SemiBold.otf",
    ),
}


def locate(name: str) -> Path:
    """Finds one of the program's files by its name, e.g. ``"qml/Main.qml"`` or ``"cards/classic/9h.svg"``.

    Names beginning with ``qml/`` lie in the package, font files in the font packages, everything else in
    ``resources``: inside the package once it is installed or frozen, beside it in a source tree.
    """
    root, _, rest = name.partition("/")
    if root == "qml":
        return _PACKAGE / name
    if root == "fonts":
        return _font(rest)
    installed = _PACKAGE / "resources"
    return (installed if installed.is_dir() else _PACKAGE.parent / "resources") / name


def url(name: str) -> QUrl:
    """The same as an address QML can load."""
    return QUrl.fromLocalFile(str(locate(name)))


def load_fonts() -> list[str]:
    """Makes the program's typefaces known to Qt.

    Returns:
        The files that are missing or cannot be read; Qt then shows a typeface of the system.
    """
    files = [f"fonts/{file}" for family in _FONTS.values() for file in family]
    return [file for file in files if QFontDatabase.addApplicationFont(str(locate(file))) < 0]


def _font(file: str) -> Path:
    package = next(package for package, files in _FONTS.items() if file in files)
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    return Path(folders[0] if folders else _PACKAGE.parent / package) / "files" / file
