"""What goes into the frozen program: all of the program, what it needs of Qt, and nothing else."""

import ast
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

import contents
import PySide6
import pytest

ROOT = Path(__file__).parents[2]
QT = Path(PySide6.__file__).parent
QT = QT / "Qt" if (QT / "Qt").is_dir() else QT
COPYRIGHT = Path("/usr/share/doc/libc6/copyright")
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at the files of Linux")


class TestAllowList:
    @pytest.mark.parametrize("module", sorted(contents.QML))
    def test_every_qml_module_of_the_list_exists(self, module):
        assert (QT / "qml" / Path(*module.split(".")) / "qmldir").is_file()

    @linux
    def test_every_plugin_of_the_list_exists_here_or_belongs_to_another_system(self):
        others = {"qwindows", "qcocoa"}
        for kind, names in contents.PLUGINS.items():
            for name in names - others:
                assert (QT / "plugins" / kind / f"lib{name}.so").is_file(), f"{kind}/{name}"

    @pytest.mark.parametrize(
        ("place", "there"),
        [
            ("PySide6/Qt/qml/QtQuick/Shapes/qmldir", True),
            ("PySide6/Qt/qml/QtQuick/Shapes/libqmlshapesplugin.so", True),
            ("PySide6/qml/QtQuick/Shapes/qmlshapesplugin.dll", True),
            ("PySide6\\qml\\QtQuick\\Shapes\\qmldir", True),
            ("PySide6/Qt/qml/QtQuick/Shapes/plugins.qmltypes", False),
            ("PySide6/Qt/qml/QtQuick/Shapes/DesignHelpers/qmldir", False),
            ("PySide6/Qt/qml/QtQuick3D/qmldir", False),
            ("PySide6/Qt/qml/QtWebEngine/libqtwebenginequickplugin.so", False),
            ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
            ("PySide6/plugins/platforms/qwindows.dll", True),
            ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
            ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
            ("PySide6/Qt/plugins/designer/libqwebengineview.so", False),
            ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
            ("PySide6/Qt/translations/qtbase_de.qm", True),
            ("PySide6/Qt/translations/qtbase_fr.qm", False),
            ("PySide6/Qt/translations/designer_de.qm", False),
            ("PySide6/Qt/libexec/QtWebEngineProcess", False),
            ("PySide6/Qt/resources/icudtl.dat", False),
            ("PySide6/Qt/lib/libQt6Core.so.6", True),
            ("PySide6/QtCore.abi3.so", True),
            ("baccara_qt/resources/cards/classic/9h.svg", True),
            ("baccara_qt/qml/Main.qml", True),
            ("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so", True),
            # What the drivers of the machine are linked to must be the machine's own.
            ("libstdc++.so.6", False),
            ("libX11-xcb.so.1", False),
            ("libfontconfig.so.1", False),
            ("libxcb-cursor.so.0", True),
            ("libzstd.so.1", True),
        ],
    )
    def test_only_what_is_listed_of_qt_goes_in(self, place, there):
        assert contents.wanted(place, {"de"}) is there


LINKS = {
    "/q/libqxcb.so": ["libQt6XcbQpa.so.6", "libc.so.6"],
    "/q/libQt6XcbQpa.so.6": ["libQt6Gui.so.6", "libxcb-cursor.so.0"],
    "/q/libQt6Gui.so.6": ["libQt6Core.so.6"],
    "/q/libQt6Widgets.so.6": ["libQt6Gui.so.6", "libgtk-3.so.0"],
    "/q/QtGui.abi3.so": ["libQt6Gui.so.6", "libpyside6.abi3.so.6.11"],
}
BINARIES = (
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so"),
    ("PySide6/QtGui.abi3.so", "/q/QtGui.abi3.so"),
    ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "/q/libQt6XcbQpa.so.6"),
    ("PySide6/Qt/lib/libQt6Gui.so.6", "/q/libQt6Gui.so.6"),
    ("PySide6/Qt/lib/libQt6Core.so.6", "/q/libQt6Core.so.6"),
    ("PySide6/Qt/lib/libQt6Widgets.so.6", "/q/libQt6Widgets.so.6"),
    ("libgtk-3.so.0", "/q/libgtk-3.so.0"),
    ("libxcb-cursor.so.0", "/q/libxcb-cursor.so.0"),
    ("libpython3.11.so.1.0", "/q/libpython3.11.so.1.0"),
)


class TestLinks:
    def test_a_library_nobody_links_to_stays_out_and_so_does_what_it_alone_links_to(self):
        found = contents.unlinked(BINARIES, lambda source: LINKS.get(source, []))
        assert found == {"libqt6widgets.so.6", "libgtk-3.so.0"}

    @pytest.mark.parametrize(
        ("path", "name"),
        [
            ("PySide6/Qt6Core.dll", "qt6core.dll"),
            ("Qt6Core.DLL", "qt6core.dll"),
            ("@rpath/QtCore.framework/Versions/A/QtCore", "QtCore"),
            ("PySide6/Qt/lib/QtCore.framework/Resources/Info.plist", "QtCore"),
        ],
    )
    def test_a_library_has_one_name_wherever_it_lies(self, path, name):
        assert contents.library_name(path) == name

    @linux
    def test_a_library_itself_is_asked_and_not_the_loader(self):
        found = contents.needed(str(QT / "lib" / "libQt6Quick.so.6"))
        assert {"libQt6Qml.so.6", "libQt6Gui.so.6"} <= found
        # Gui wants it, Quick does not
        assert "libfontconfig.so.1" not in found


class TestOurs:
    def test_every_page_and_picture_goes_in_and_no_script(self):
        placed = {str(target / file.name): file for file, target in contents.program_files(ROOT)}
        assert "baccara_qt/qml/Main.qml" in placed
        assert (
            placed["baccara_qt/resources/cards/classic/9h.svg"] == ROOT / "resources" / "cards" / "classic" / "9h.svg"
        )
        assert not [place for place in placed if place.endswith((".py", ".pyc", ".ts")) or "screenshots" in place]
        pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "baccara_qt" / "qml").rglob("*.qml")}
        assert pages <= set(placed)

    def test_every_kind_of_file_the_program_keeps_is_known(self):
        """A new kind of file, a font or a table, is either read by the program or named here."""
        unread = {".py", ".pyc", ".ico", ".ts", ".md", ".txt", ".json"}
        kinds = {path.suffix for path in (ROOT / "resources").rglob("*") if path.is_file()}
        assert kinds - unread <= contents._OURS

    def test_the_licences_of_all_but_the_tools_go_in(self):
        places = {folder.parts[1] for file, folder in contents.licence_files(ROOT) if file.is_file()}
        assert {"baccara-qt", "numpy", "pydantic-core", "platformdirs"} <= places
        assert not places & contents.BUILDERS

    def test_the_licences_of_qt_go_in_as_the_about_sheet_says(self):
        texts = {
            file.name: file.read_text("utf-8") for file, folder in contents.licence_files(ROOT) if folder.name == "qt"
        }
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"]
        # It is additional permissions to this one.
        assert "GNU GENERAL PUBLIC LICENSE" in texts["GPL-3.0.txt"]

    @pytest.mark.skipif(not COPYRIGHT.exists(), reason="elsewhere the system does not tell")
    def test_the_licences_of_the_system_s_libraries_go_in(self):
        maps = Path("/proc/self/maps").read_text("utf-8").splitlines()
        library = next(line.split()[-1] for line in maps if line.endswith("/libc.so.6"))
        placed = {str(place / file.name): file for file, place in contents.system_licences([library])}
        assert placed.pop("licences/system/libc6/copyright") == COPYRIGHT
        # And what that refers to
        assert placed and all(file.is_file() for file in placed.values())
        assert not list(contents.system_licences([__file__]))

    def test_the_typefaces_go_in_with_their_licences(self):
        placed = {str(target / file.name) for file, target in contents.font_files(ROOT)}
        named = re.findall(r"\"([\w-]+\.otf)\"", (ROOT / "baccara_qt" / "ui" / "resources.py").read_text("utf-8"))
        assert len(named) > 2
        assert {PurePosixPath(place).name for place in placed if place.endswith(".otf")} == set(named)
        for package in contents.FONTS:
            assert [place for place in placed if place.startswith(f"licences/{package}/") and place.endswith(".txt")]


def imported(source: Path) -> set[str]:
    """The full names of everything a module imports, and of the parts of numpy it uses."""
    names = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                names |= {alias.name for alias in node.names}
            case ast.ImportFrom(module=str(module)):
                names |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
            case ast.Attribute(value=ast.Name(id="np"), attr=part):
                names.add(f"numpy.{part}")
    return names


def test_no_python_module_that_stays_out_is_used():
    for source in (ROOT / "baccara_qt").rglob("*.py"):
        for name in imported(source):
            shut = [out for out in contents.UNWANTED_PYTHON if name == out or name.startswith(f"{out}.")]
            assert not shut, f"{source.relative_to(ROOT)} imports {name}"


def test_a_forbidden_import_is_seen(tmp_path):
    source = tmp_path / "x.py"
    source.write_text("def f():\n    from PySide6 import QtWidgets\n    np.fft.fft(x)\n", encoding="utf-8")
    assert {"PySide6.QtWidgets", "numpy.fft"} <= imported(source)


def test_the_program_runs_without_what_stays_out():
    """In the frozen program these modules do not exist; everything it imports must come up all the same."""
    script = f"""
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys({contents.UNWANTED_PYTHON!r}))
import baccara_qt
for module in pkgutil.walk_packages(baccara_qt.__path__, "baccara_qt."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
import numpy, pydantic_core, PySide6.QtMultimedia
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
