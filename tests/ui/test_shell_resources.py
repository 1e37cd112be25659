"""One function finds every file of the program, wherever it is installed (fault 38)."""

import shutil

import pytest

from baccara_qt.ui import resources

NAMES = ["qml/Main.qml", "cards/classic/9h.svg", "chips/100.svg", "icons/baccara.svg", "fonts/HankenGrotesk-Medium.otf"]


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_file_is_found(name):
    assert resources.locate(name).is_file()
    assert resources.url(name).toLocalFile() == str(resources.locate(name))


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """A folder as it is in a wheel or a frozen program, with a space and an umlaut in its path."""
    package = tmp_path / "Größe 1" / "baccara_qt"
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    return package


def test_38_in_a_wheel_and_frozen_the_resources_lie_in_the_package(installed):
    (installed / "resources").mkdir()
    assert resources.locate("cards/backs/ogee-red.svg") == installed / "resources" / "cards" / "backs" / "ogee-red.svg"
    assert resources.locate("qml/Main.qml") == installed / "qml" / "Main.qml"
    assert (
        resources.url("cards/backs/ogee-red.svg")
        .toLocalFile()
        .endswith("Größe 1/baccara_qt/resources/cards/backs/ogee-red.svg")
    )


def test_in_a_source_tree_they_lie_beside_it(installed):
    assert (
        resources.locate("cards/backs/ogee-red.svg")
        == installed.parent / "resources" / "cards" / "backs" / "ogee-red.svg"
    )


def test_38_fonts_are_found_without_their_package_being_importable(installed, monkeypatch):
    fonts = installed.parent / "font_hanken_grotesk" / "files"
    fonts.mkdir(parents=True)
    shutil.copy(resources.locate("fonts/HankenGrotesk-Medium.otf"), fonts)
    monkeypatch.setattr(resources, "find_spec", lambda _: None)
    assert resources.locate("fonts/HankenGrotesk-Medium.otf") == fonts / "HankenGrotesk-Medium.otf"


def test_a_missing_typeface_is_named(qapp, installed, monkeypatch):
    monkeypatch.setattr(resources, "find_spec", lambda _: None)
    missing = resources.load_fonts()
    assert "fonts/SourceSerifPro-Regular.otf" in missing


def test_the_typefaces_have_the_names_the_theme_uses(qapp):
    from PySide6.QtGui import QFontDatabase

    assert resources.load_fonts() == []
    assert {"Source Serif Pro", "Hanken Grotesk"} <= set(QFontDatabase.families())
