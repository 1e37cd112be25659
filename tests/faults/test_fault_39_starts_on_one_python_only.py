"""Starts on one Python only: sources, tools and all that is installed are good for every Python since 3.11."""

import ast
import re
import tomllib
from importlib.metadata import distribution, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OLDEST = (3, 11)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""Those that are maintained and that Qt for Python is made for."""

GONE = {
    *("aifc", "asynchat", "asyncore", "audioop", "cgi", "cgitb", "chunk", "crypt", "distutils", "imghdr", "imp"),
    *("lib2to3", "mailcap", "msilib", "nis", "nntplib", "ossaudiodev", "pipes", "smtpd", "sndhdr", "spwd", "sunau"),
    *("telnetlib", "uu", "xdrlib"),
}
"""Modules of Python 3.11 that a later one no longer has."""

SOURCES = sorted(
    file for folder in ("baccara_qt", "packaging", "resources", "tests") for file in (ROOT / folder).rglob("*.py")
)


def imported(source: str) -> set[str]:
    """The packages a module imports, wherever it does so."""
    nodes = list(ast.walk(ast.parse(source)))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) if node.module and not node.level}
    return {name.partition(".")[0] for name in names}


def needed(name: str, seen: set[str]) -> set[str]:
    """Everything that is installed with a package."""
    for line in requires(name) or ():
        requirement = Requirement(line)
        package = canonicalize_name(requirement.name)
        if package not in seen and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            seen.add(package)
            needed(package, seen)
    return seen


def test_39_every_source_can_be_read_by_the_oldest_python():
    assert len(SOURCES) > 300
    for file in SOURCES:
        ast.parse(file.read_text(encoding="utf-8"), feature_version=OLDEST)


@pytest.mark.parametrize("newer", ["def first[T](row: list[T]) -> T: ...", "type Row = list[int]"])
def test_39_what_the_oldest_python_cannot_read_is_seen(newer):
    with pytest.raises(SyntaxError):
        ast.parse(newer, feature_version=OLDEST)


def test_39_nothing_is_imported_that_a_later_python_no_longer_has():
    assert imported("def f():\n    from distutils.core import setup\n    import imp, os.path") == {
        "distutils",
        "imp",
        "os",
    }
    for file in SOURCES:
        assert not imported(file.read_text(encoding="utf-8")) & GONE, file.name


def test_39_the_program_asks_nowhere_which_python_it_is():
    asked = re.compile(r"version_info.*(<|>|==)|hexversion|python_version\b(?!\(\))")
    for file in (ROOT / "baccara_qt").rglob("*.py"):
        assert not asked.search(file.read_text(encoding="utf-8")), file.name


def test_39_the_tools_judge_by_the_oldest_python():
    assert PROJECT["project"]["requires-python"] == ">=" + ".".join(map(str, OLDEST))
    assert PROJECT["tool"]["ruff"]["target-version"] == "py311"
    assert PROJECT["tool"]["mypy"]["python_version"] == "3.11"


def test_39_everything_that_is_installed_with_it_is_for_every_python():
    packages = needed("baccara-qt", set())
    assert {"pyside6", "shiboken6", "pydantic-core", "numpy"} <= packages
    for name in packages:
        pythons = SpecifierSet(distribution(name).metadata["Requires-Python"] or "")
        assert list(pythons.filter(PYTHONS)) == list(PYTHONS), f"{name} wants Python {pythons}"


def test_39_no_dependency_depends_on_the_python():
    for line in PROJECT["project"]["dependencies"]:
        assert Requirement(line).marker is None, line


def test_39_qt_is_of_the_series_that_does_not_lose_a_reference_to_none():
    """With 6.12.0 a call from QML costs a reference to None on Python 3.11, and some thousand calls the process."""
    (qt,) = (Requirement(line) for line in PROJECT["project"]["dependencies"] if line.startswith("PySide6"))
    assert list(qt.specifier.filter(["6.10.2", "6.11.2", "6.11.3", "6.11.9", "6.12.0", "6.13.0"])) == [
        "6.11.3",
        "6.11.9",
    ]


def test_39_an_older_python_is_told_so_and_not_shown_a_syntax_error():
    for start in ("bootstrap.py", "build.py"):
        source = (ROOT / "packaging" / start).read_text(encoding="utf-8")
        ast.parse(source, feature_version=(3, 6))
        assert "version_info < (3, 11)" in source
