"""The house stays as it was drawn: who may import whom, how long a file may get, what a file may not say.

Every rule is a function from a folder to a list of complaints, so that each is also shown a folder that
breaks it: a check that cannot fail checks nothing.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = "baccara_qt"


@dataclass(frozen=True)
class Layer:
    """What a package of the program may import besides itself and the standard library."""

    packages: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()


# Lowest first; the table "Layers and what each may import" of the design.
STORE = ("pydantic_core", "platformdirs", "sqlite3")
LAYERS = {
    "core": Layer(),
    "analysis": Layer(("core",), ("numpy",)),
    "players": Layer(("core", "analysis")),
    "session": Layer(("core", "players"), STORE),
    "practice": Layer(("core", "analysis", "players", "session"), (*STORE, "numpy", "fsrs")),
    "ui": Layer(
        ("core", "analysis", "players", "session", "practice"),
        # The fonts are packages that carry files.
        (*STORE, "numpy", "fsrs", "PySide6", "shiboken6", "font_source_serif_pro", "font_hanken_grotesk"),
    ),
    "qml": Layer(),
}
# The modules beside the packages put them together: the window, and the verbs of the command line. A new one is
# written down here on purpose, so that nothing settles there that belongs in a layer.
VERBS = ("cli", "cli_analysis", "cli_play", "cli_practice", "cli_sessions", "cli_terms")
EVERYTHING = ("__main__", "app", *VERBS, "catalogue", "headless", "selftest")
# Of the standard library, but the business of one layer: there is one store.
RESERVED = {"sqlite3"}

QML_MODULES = re.compile(
    r"Qt(Quick(\.(Controls|Controls\.(Basic|impl)|Layouts|Shapes|Effects|Window|Templates|Dialogs))?"
    r"|Qml(\.Models)?|Multimedia|Graphs|Test)|Baccara(\.\w+)*"
)
LINES = {".py": 400, ".qml": 250}
FOLDERS = (PROGRAM, "packaging", "resources", "tests")
TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", *FOLDERS}


def imported(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the full name of everything a module imports, also by name at run time."""
    package = path.relative_to(root).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in {"import_module", "__import__"}:
                yield node.lineno, str(node.args[0].value)


def wrong_arrows(root: Path) -> list[str]:
    """Name every import that the table of layers does not allow, and every package missing from it."""
    complaints = []
    for path in sorted((root / PROGRAM).rglob("*.py")):
        where = path.relative_to(root)
        layer = where.parts[1].removesuffix(".py")
        if layer in EVERYTHING:
            continue
        if layer != "__init__" and layer not in LAYERS:
            complaints.append(f"{where}: {layer} is not in the table of layers")
            continue
        allowed = LAYERS.get(layer, Layer())
        for line, name in imported(path, root):
            first, *rest = name.split(".")
            if first == PROGRAM:
                # `from baccara_qt import __version__` is no arrow: the package itself lies below all layers.
                target = rest[0] if rest else ""
                known = target in LAYERS or target in EVERYTHING or (root / PROGRAM / target).is_dir()
                if target and known and target not in {layer, *allowed.packages}:
                    complaints.append(f"{where}:{line}: {layer} imports {target}")
            elif first not in allowed.outside and (first not in sys.stdlib_module_names or first in RESERVED):
                complaints.append(f"{where}:{line}: {layer} imports {first}")
    return list(dict.fromkeys(complaints))


def wrong_qml_imports(root: Path) -> list[str]:
    """Name every QML import that is neither a known QML module nor a folder of the program's own QML."""
    complaints = []
    home = root / PROGRAM / "qml"
    for path in sorted(home.rglob("*.qml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not (found := re.match(r"\s*import\s+(\"[^\"]*\"|[\w.]+)", line)):
                continue
            name = found[1]
            folder = (path.parent / name.strip('"')).resolve()
            own = name.startswith('"') and folder.is_dir() and folder.is_relative_to(home.resolve())
            if not own and not QML_MODULES.fullmatch(name):
                complaints.append(f"{path.relative_to(root)}:{number}: imports {name}")
    return complaints


def too_long(root: Path) -> list[str]:
    """Name every module that has outgrown its limit."""
    complaints = []
    for path in sources(root):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LINES[path.suffix]:
            complaints.append(f"{path.relative_to(root)}: {lines} lines, allowed {LINES[path.suffix]}")
    return complaints


def drawers_for_anything(root: Path) -> list[str]:
    """Name every module whose name says nothing."""
    return [
        f"{path.relative_to(root)}: say what it is about"
        for path in sources(root)
        if path.stem.lower() in {"util", "utils"} or {"util", "utils"} & set(path.parent.parts)
    ]


def prints(root: Path) -> list[str]:
    """Name every `print` outside the command line; the start of the window may only complain, on standard error."""
    complaints = []
    for path in sorted((root / PROGRAM).rglob("*.py")):
        where = path.relative_to(root)
        top = where.parts[1].removesuffix(".py")
        if top in VERBS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
                files = [ast.unparse(word.value) for word in node.keywords if word.arg == "file"]
                if top != "app" or files != ["sys.stderr"]:
                    complaints.append(f"{where}:{node.lineno}: prints")
    return complaints


def sources(root: Path) -> list[Path]:
    """Return all Python and QML files that are written by hand."""
    return sorted(
        path for folder in FOLDERS for path in (root / folder).rglob("*") if path.suffix in LINES and path.is_file()
    )


def tracked(root: Path) -> list[Path]:
    """Return the files under version control; without git or its folder, all but hidden and made ones."""
    if shutil.which("git"):
        # The home folder of the tests has no git settings, and a checkout may belong to another user.
        command = ["git", "-c", "safe.directory=*", "-C", str(root), "ls-files", "-z"]
        listing = subprocess.run(command, capture_output=True, check=False)
        if listing.returncode == 0:
            names = listing.stdout.decode().split("\0")
            return [root / name for name in names if name and (root / name).is_file()]
    return [
        path
        for top in (root / name for name in (*TOP_LEVEL, ".ci"))
        for path in ([top] if top.is_file() else top.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]


def words_of_this_machine() -> list[str]:
    """Return what only the machine at work knows: its folders and the hosts its packages come from.

    The fixed ones are put together from halves, so that this file does not contain them.
    """
    words = [
        *("/wo" + "rk/" + folder for folder in ("main", "shared", ".library")),
        *("/opt/" + folder for folder in ("py" + "pi", "whe" + "els")),
        *("/ro" + "ot/", "py" + "pi.org", "python" + "hosted.org", "deb.deb" + "ian.org"),
        *("security.deb" + "ian.org", "registry.npm" + "js.org", "artifact" + "registry"),
    ]
    if len(str(ROOT)) > len("/srv/x"):
        words.append(str(ROOT))
    if sys.platform != "win32":
        import pwd

        home = pwd.getpwuid(os.getuid()).pw_dir
        words += [home + "/"] if len(home) > 1 else []
    for variable in ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "UV_INDEX_URL", "UV_DEFAULT_INDEX"):
        words += re.findall(r"://(?:[^/@\s]*@)?([\w.-]+\.[\w.-]+)", os.environ.get(variable, ""))
    return words


def telling_words(files: list[Path], root: Path) -> list[str]:
    """Name every file that contains a word of this machine, whatever kind of file it is."""
    words = [word.encode() for word in words_of_this_machine()]
    return [
        f"{path.relative_to(root)}: contains {word.decode()}"
        for path in files
        for word in words
        if word in path.read_bytes()
    ]


CHECKS = (wrong_arrows, wrong_qml_imports, too_long, drawers_for_anything, prints)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_house_keeps_its_rules(check):
    complaints = check(ROOT)
    assert not complaints, "\n".join(["", *complaints])


def test_no_file_tells_where_it_was_written():
    complaints = telling_words(tracked(ROOT), ROOT)
    assert not complaints, "\n".join(["", *complaints])


def test_the_top_level_is_short():
    names = {path.relative_to(ROOT).parts[0] for path in tracked(ROOT)}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL


def test_our_packaging_folder_never_hides_the_library_of_that_name():
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_every_package_of_the_table_imports_only_lower_ones():
    lower: list[str] = []
    for name, layer in LAYERS.items():
        assert set(layer.packages) <= set(lower)
        lower.append(name)


def test_core_loads_nothing_but_the_standard_library():
    script = """
import importlib, pkgutil, sys
before = {name.partition(".")[0] for name in sys.modules}
import baccara_qt.core
for module in pkgutil.walk_packages(baccara_qt.core.__path__, "baccara_qt.core."):
    importlib.import_module(module.name)
loaded = {name.partition(".")[0] for name in sys.modules} - before
print(*sorted(loaded - set(sys.stdlib_module_names) - {"baccara_qt"}))
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, [], "")


@pytest.mark.parametrize(
    ("check", "name", "text", "complaint"),
    [
        (wrong_arrows, "core/x.py", "import numpy", "core imports numpy"),
        (wrong_arrows, "core/x.py", "def f():\n    from PySide6 import QtCore", "core imports PySide6"),
        (
            wrong_arrows,
            "core/x.py",
            "import importlib\nimportlib.import_module('pydantic')",
            "imports pydantic",
        ),
        (wrong_arrows, "core/a/x.py", "from ...players import views", "core imports players"),
        (wrong_arrows, "core/x.py", "from baccara_qt import players", "core imports players"),
        (wrong_arrows, "core/x.py", "from baccara_qt.app import run", "core imports app"),
        (wrong_arrows, "core/x.py", "import sqlite3", "core imports sqlite3"),
        (wrong_arrows, "players/x.py", "import numpy as np", "players imports numpy"),
        (wrong_arrows, "session/x.py", "from baccara_qt.analysis import odds", "session imports analysis"),
        (wrong_arrows, "session/x.py", "import PySide6.QtCore", "session imports PySide6"),
        (wrong_arrows, "ui/x.py", "import requests", "ui imports requests"),
        (wrong_arrows, "tools/x.py", "", "tools is not in the table"),
        (wrong_arrows, "helper.py", "", "helper is not in the table"),
        (wrong_arrows, "__init__.py", "from baccara_qt.core import cards", "imports core"),
        (wrong_qml_imports, "qml/X.qml", 'import QtQuick\nimport "rules.js" as Rules', 'imports "rules.js"'),
        (wrong_qml_imports, "qml/X.qml", "import QtWebEngine", "imports QtWebEngine"),
        (wrong_qml_imports, "qml/X.qml", 'import "../../resources"', "imports"),
        (too_long, "core/x.py", "\n" * 401, "401 lines"),
        (too_long, "qml/X.qml", "\n" * 251, "251 lines"),
        (drawers_for_anything, "core/utils.py", "", "say what it is about"),
        (prints, "core/x.py", "def f():\n    print(1)", "x.py:2: prints"),
        (prints, "core/x.py", "import sys\nprint(1, file=sys.stderr)", "x.py:2: prints"),
        (prints, "app.py", "print(1)", "app.py:1: prints"),
        (wrong_arrows, "ui/x.py", "from baccara_qt import headless", "ui imports headless"),
    ],
)
def test_each_rule_is_noticed_when_broken(check, name, text, complaint, tmp_path):
    for folder in ("core", "players", "analysis"):
        (tmp_path / PROGRAM / folder).mkdir(parents=True)
    path = tmp_path / PROGRAM / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    complaints = check(tmp_path)
    assert len(complaints) == 1
    assert complaint in complaints[0]


def test_what_the_table_allows_is_not_complained_about(tmp_path):
    for name, text in {
        "__init__.py": '__version__ = "1"',
        "core/x.py": "import math\nfrom . import y\nfrom baccara_qt import __version__",
        "analysis/x.py": "import numpy\nfrom ..core import cards",
        "session/x.py": "import sqlite3\nfrom baccara_qt.players.views import SeatView",
        "cli.py": "import anything\nprint(1)",
        "app.py": "import sys\nprint(1, file=sys.stderr)",
        "qml/X.qml": 'import QtQuick\nimport QtQuick.Controls.Basic\nimport "parts"\nimport Baccara.Table',
        "qml/parts/Y.qml": 'import QtQuick 6.5 as Q\nimport ".."',
    }.items():
        path = tmp_path / PROGRAM / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert [complaint for check in CHECKS for complaint in check(tmp_path)] == []


def test_a_telling_word_is_noticed_in_any_kind_of_file(tmp_path):
    secret = tmp_path / "picture.png"
    secret.write_bytes(b"\x89PNG\0" + words_of_this_machine()[0].encode() + b"/card.svg\xff")
    assert len(telling_words([secret], tmp_path)) >= 1
