"""Stands in for PyInstaller's own hook, which takes every QML module there is, among them WebEngine and 3D."""

from pathlib import Path

import PySide6
from contents import QML
from PyInstaller.utils.hooks.qt import add_qt6_dependencies  # type: ignore[import-untyped]

hiddenimports, binaries, datas = add_qt6_dependencies(__file__)

_QT = Path(PySide6.__file__).parent
_PREFIX = Path("Qt") if (_QT / "Qt" / "qml").is_dir() else Path()

for module in sorted(QML):
    folder = _PREFIX / "qml" / Path(*module.split("."))
    for file in (_QT / folder).iterdir():
        if file.name == "qmldir":
            datas.append((str(file), str("PySide6" / folder)))
        elif file.suffix in {".so", ".dll", ".dylib"}:
            binaries.append((str(file), str("PySide6" / folder)))
