"""Settings: written whole, and never a reason not to start."""

import json
from dataclasses import replace

import pytest

from baccara_qt.session import files
from baccara_qt.session.errors import StorageError
from baccara_qt.session.settings import Settings, load, save

OTHER = Settings(
    speed=0.5,
    pace=0,
    last_word=False,
    language="de",
    faces="four-colour",
    letters="fr",
    backs="fans",
    cloth="burgundy",
    preset="parlour",
    seats=4,
    seat=2,
    purse=1_000_00,
    window=(10, 20, 1024, 640),
    maximised=True,
    full_screen=True,
)


def test_settings_come_back(tmp_path):
    path = tmp_path / "settings.json"
    save(path, OTHER)
    assert load(path) == (OTHER, None)
    save(path, Settings())
    assert load(path) == (Settings(), None)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_no_settings_are_the_defaults(tmp_path):
    assert load(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"speed":1}',
        b'{"version":99}',
        b"\xff\xd8\xff\xe0",
        b"[" * 100_000,
        b"1" * 3_000_000,
    ],
)
def test_a_broken_file_is_kept_aside(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, notice = load(path)
    assert settings == Settings()
    assert notice.code == "settings_broken"
    assert (tmp_path / "settings.broken").read_bytes() == content
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("speed", -1),
        ("speed", float("nan")),
        ("speed", "fast"),
        ("speed", True),
        ("pace", 1.5),
        ("pace", 10**9),
        ("last_word", 1),
        ("seats", 15),
        ("window", [1, 2, 3]),
        ("window", [1, 2, 3, "4"]),
        ("language", "x" * 1000),
        ("cloth", 7),
        ("unheard_of", 1),
    ],
)
def test_one_wrong_value_costs_only_itself(tmp_path, name, value):
    path = tmp_path / "settings.json"
    save(path, OTHER)
    path.write_text(json.dumps(json.loads(path.read_text()) | {name: value}))
    settings, notice = load(path)
    defaults = Settings()
    expected = replace(OTHER, **{name: getattr(defaults, name)}) if hasattr(defaults, name) else OTHER
    assert settings == expected
    assert notice.code == "settings_partly"
    assert (tmp_path / "settings.broken").exists()


def test_settings_from_before_there_were_cloths_have_the_green_one(tmp_path):
    path = tmp_path / "settings.json"
    save(path, OTHER)
    before = json.loads(path.read_text())
    del before["cloth"]
    path.write_text(json.dumps(before))
    assert load(path) == (replace(OTHER, cloth="green"), None)


def test_what_is_set_twice_costs_only_itself(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "seats": 4, "speed": 0.5, "speed": 2}')
    settings, notice = load(path)
    assert settings == Settings(seats=4)
    assert notice.code == "settings_partly"


def test_a_failed_write_leaves_the_old_settings(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    save(path, OTHER)

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(StorageError, match="No space left on device"):
        save(path, Settings())
    assert load(path) == (OTHER, None)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_unreadable_settings_are_said_and_left(tmp_path):
    path = tmp_path / "settings.json"
    path.mkdir()
    settings, notice = load(path)
    assert settings == Settings()
    assert notice.code == "settings_unreadable"
    assert path.is_dir()


def test_a_broken_file_that_cannot_be_moved_is_said_all_the_same(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("broken")
    (tmp_path / "settings.broken").mkdir()
    settings, notice = load(path)
    assert settings == Settings()
    assert notice.params["kept"] == path
    assert path.read_text() == "broken"


def test_a_device_is_never_replaced(tmp_path):
    with pytest.raises(StorageError, match="it is not a file"):
        save(tmp_path, Settings())


def test_settings_hold_no_path_of_the_program(tmp_path):
    path = tmp_path / "settings.json"
    save(path, OTHER)
    assert "/" not in path.read_text()
