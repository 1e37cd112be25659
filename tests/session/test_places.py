"""Where the program keeps its files."""

import os
from pathlib import Path

from baccara_qt.session.places import Places


def test_everything_lies_below_the_folder_that_is_named(tmp_path):
    places = Places.find(str(tmp_path))
    assert {places.library.parent, places.settings.parent, places.logs.parent} == {tmp_path}


def test_a_relative_folder_is_meant_where_the_program_was_started(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    places = Places.find("data")
    monkeypatch.chdir("/")
    assert places.folder == tmp_path / "data"


def test_without_a_name_it_is_the_platforms_folder_of_the_user():
    folder = Places.find().folder
    assert folder.name == "baccara-qt"
    assert folder.is_relative_to(Path(os.environ["HOME"]))


def test_the_folder_is_made_when_something_is_written(tmp_path):
    places = Places.find(tmp_path / "a" / "b")
    assert not places.folder.exists()
    places.make()
    places.make()
    assert places.folder.is_dir()
