"""Fault 36: a frozen program lacks a QML module, a sound backend, an icon, a translation.

The smoke test looks at the program that was built; here is that nothing can be forgotten on the way, and that the
program's own selftest would notice.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "packaging"))

import contents  # noqa: E402 - `packaging` is a folder of scripts
import smoke_test  # noqa: E402
from frozen import FaultError  # noqa: E402

QT = Path(PySide6.__file__).parent
QT = QT / "Qt" if (QT / "Qt").is_dir() else QT

# Controls can look in many ways; the program shows them nowhere, and Qt's dialog for files in two.
STYLES = re.compile(r"QtQuick\.Controls\.(Imagine|Material|Universal|FluentWinUI3)")


def test_fault_36_every_qml_module_the_program_imports_goes_in():
    imports = {
        name
        for page in (ROOT / "baccara_qt" / "qml").rglob("*.qml")
        for name in re.findall(r"^\s*import ([\w.]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert "QtQuick" in imports
    assert imports - {"Baccara"} <= contents.QML


@pytest.mark.parametrize("module", sorted(contents.QML))
def test_fault_36_and_every_module_that_these_import(module):
    qmldir = (QT / "qml" / Path(*module.split(".")) / "qmldir").read_text(encoding="utf-8")
    wanted = set(re.findall(r"^(?:(?:optional|default) )?(?:import|depends) ([\w.]+)", qmldir, re.MULTILINE))
    assert {name for name in wanted if name != "QML" and not STYLES.match(name)} <= contents.QML


def test_fault_36_and_every_module_of_qt_s_own_dialog_for_files():
    folder = QT / "qml" / "QtQuick" / "Dialogs" / "quickimpl" / "qml"
    imports = {
        name
        for page in [*folder.glob("*.qml"), *folder.glob("+Fusion/*.qml")]
        for name in re.findall(r"^import ([A-Z][\w.]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert "QtQuick.Controls" in imports
    assert imports <= contents.QML


def test_fault_36_every_language_goes_in_and_qt_speaks_it_too():
    sources = {path.stem for path in (ROOT / "resources" / "i18n").glob("*.ts")}
    assert "baccara_de" in sources
    assert {file.stem for file, _ in contents.program_files(ROOT) if file.suffix == ".qm"} == sources
    for language in {name.partition("_")[2] for name in sources}:
        for catalogue in contents.CATALOGUES:
            place = f"translations/{catalogue}_{language}.qm"
            assert (QT / place).is_file()
            assert contents.wanted(f"PySide6/Qt/{place}", contents.languages(ROOT))


def test_fault_36_a_folder_without_one_of_the_files_is_refused(tmp_path):
    for file, place in contents.program_files(ROOT):
        copy = tmp_path / "_internal" / place / file.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.touch()
    smoke_test.complete(tmp_path)
    copy.unlink()
    with pytest.raises(FaultError, match=re.escape(copy.name)):
        smoke_test.complete(tmp_path)


def test_fault_36_the_selftest_names_what_is_missing(tmp_path):
    missing = [
        "resources/cards/classic/9h.svg",
        "resources/cards/backs/ogee-red.svg",
        "resources/portraits/01.svg",
        "resources/icons/baccara.svg",
        "resources/icons/ui/sound-off.svg",
        "resources/table/stop-card.svg",
        "resources/sounds/rake-1.wav",
        "resources/i18n/baccara_de.qm",
        "baccara_qt/qml/house.conf",
        "baccara_qt/qml/table/Shoe.qml",
    ]
    for name in ("baccara_qt", "resources"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in missing:
        (tmp_path / name).unlink()
    environ = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "baccara_qt", "selftest"]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    said = {"baccara.svg": "icon: "}
    assert [name for name in map(Path, missing) if said.get(name.name, name.stem) not in done.stdout] == []
