"""What the program is made of: every part that is shipped with it, with its version and licence."""

from __future__ import annotations

import sqlite3
import sys
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, qVersion
from PySide6.QtQml import QmlElement

from baccara_qt import __version__

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

PACKAGES: Final = {
    "PySide6": ("PySide6", "LGPL-3.0"),
    "pydantic-core": ("pydantic-core", "MIT"),
    "numpy": ("NumPy", "BSD-3-Clause"),
    "platformdirs": ("platformdirs", "MIT"),
    "fsrs": ("FSRS", "MIT"),
    "font-source-serif-pro": ("Source Serif Pro", "SIL OFL 1.1"),
    "font-hanken-grotesk": ("Hanken Grotesk", "SIL OFL 1.1"),
}
"""The packages the program needs, by the name they are installed under: what they are called, and their licence."""


@QmlElement
class About(QObject):
    """What the about sheet says.

    Signals:
        retold: The texts are in another language now.
    """

    retold = Signal()

    @Property(str, notify=retold)
    def title(self) -> str:
        """Name and version of the program."""
        return translate("About", "Baccara {0}").format(__version__)

    @Property(list, notify=retold)
    def parts(self) -> list[dict[str, str]]:
        """Everything that is shipped: ``name``, ``version`` and ``licence``."""
        own = [
            _part("Baccara", __version__, "MIT"),
            _part("Qt", qVersion(), "LGPL-3.0"),
            _part("Python", ".".join(map(str, sys.version_info[:3])), "PSF-2.0"),
            _part("SQLite", sqlite3.sqlite_version, translate("About", "public domain")),
        ]
        return own + [_part(name, _installed(package), licence) for package, (name, licence) in PACKAGES.items()]


def _part(name: str, number: str, licence: str) -> dict[str, str]:
    return {"name": name, "version": number, "licence": licence}


def _installed(package: str) -> str:
    """The version of a package; empty where the program was put together without saying it."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - 4 MiB for who wants to know

    try:
        return version(package)
    except PackageNotFoundError:
        return ""
