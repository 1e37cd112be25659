"""What the program says it is made of is what it is made of."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

from baccara_qt import __version__
from baccara_qt.ui.about import PACKAGES, About

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_every_package_that_is_shipped_is_named_with_version_and_licence(qapp):
    needed = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    names = {re.match(r"[\w.-]+", line)[0] for line in needed}
    assert set(PACKAGES) == names
    parts = {part["name"]: part for part in About().parts}
    for package, (name, licence) in PACKAGES.items():
        assert parts[name] == {"name": name, "version": version(package), "licence": licence}
    assert parts["Baccara"]["version"] == __version__
    assert {"Qt", "Python", "SQLite"} <= set(parts)
    assert all(part["licence"] for part in parts.values())
