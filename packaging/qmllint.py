"""Lints all QML of the program with the types of its view-models; any warning fails.

    python packaging/qmllint.py [FILE …]

Qt's linter knows Python classes only from a description: `metaobjectdump` reads it out of the source,
`qmltyperegistrar` turns it into one that the linter understands.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import PySide6

ROOT = Path(__file__).resolve().parents[1]
VIEW_MODELS = ROOT / "baccara_qt" / "ui"
QML = ROOT / "baccara_qt" / "qml"
QT = Path(PySide6.__file__).parent
MODULE = "Baccara"

# What metaobjectdump copies from Python and the registrar knows by its name in C++.
_CPP_TYPES = {
    "float": "double",
    "dict": "QVariantMap",
    "list": "QVariantList",
    "object": "QVariant",
    "QObject": "QObject*",
}


def main(arguments: list[str]) -> int:
    """Lint the files named, or all; return 0 when there is nothing to say."""
    files = [str(Path(name).resolve()) for name in arguments] or sorted(map(str, QML.rglob("*.qml")))
    with tempfile.TemporaryDirectory() as folder:
        describe(Path(folder))
        lint = [str(_tool("qmllint")), "-W", "0", "-I", folder, *files]
        return subprocess.call(lint)


def describe(folder: Path) -> None:
    """Write the module `Baccara`, with the types of all view-models, below a folder."""
    sources = [path for path in sorted(VIEW_MODELS.rglob("*.py")) if "@QmlElement" in path.read_text(encoding="utf-8")]
    dump = [sys.executable, str(QT / "scripts" / "metaobjectdump.py"), "--quiet", *map(str, sources)]
    found = json.loads(subprocess.run(dump, check=True, capture_output=True, text=True).stdout)
    translate(found)
    module = folder / MODULE
    module.mkdir()
    metatypes = module / "metatypes.json"
    metatypes.write_text(json.dumps(found), encoding="utf-8")
    foreign = sorted((QT / "Qt" / "metatypes").glob("qt6*core_*.json")) + sorted(
        (QT / "Qt" / "metatypes").glob("qt6*qml*_*.json")
    )
    registrar = [
        str(_tool("qmltyperegistrar")),
        "--generate-qmltypes",
        str(module / "types.qmltypes"),
        "-o",
        str(module / "unused.cpp"),
        "--import-name",
        MODULE,
        "--major-version",
        "1",
        "--minor-version",
        "0",
        "--foreign-types",
        ",".join(map(str, foreign)),
        str(metatypes),
    ]
    subprocess.run(registrar, check=True)
    (module / "qmldir").write_text(f"module {MODULE}\ntypeinfo types.qmltypes\n", encoding="utf-8")


def translate(found: list[dict[str, Any]]) -> None:
    """Give the types of properties, signals and slots their names in C++, in place."""
    classes = [entry for file in found for entry in file["classes"]]
    names = {entry["className"] for entry in classes}

    def cpp(name: str) -> str:
        return f"{name}*" if name in names else _CPP_TYPES.get(name, name)

    for entry in classes:
        entry["object"] = True
        for prop in entry.get("properties", ()):
            prop["type"] = cpp(prop["type"])
            prop["constant"] = "notify" not in prop
        for method in _methods(entry):
            method["returnType"] = cpp(method.get("returnType", "void"))
            for argument in method.get("arguments", ()):
                argument["type"] = cpp(argument["type"])


def _methods(entry: dict[str, Any]) -> Iterable[dict[str, Any]]:
    yield from entry.get("signals", ())
    yield from entry.get("slots", ())


def _tool(name: str) -> Path:
    places = (QT / name, QT / "Qt" / "libexec" / name, QT / f"{name}.exe")
    return next(place for place in places if place.exists())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
