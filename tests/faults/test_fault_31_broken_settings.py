"""Fault 31: a broken settings file stops the program or silently resets everything."""

from dataclasses import replace

from baccara_qt.session.settings import Settings, load, save


def test_fault_31_a_broken_file_neither_stops_nor_vanishes(tmp_path):
    path = tmp_path / "settings.json"
    save(path, replace(Settings(), speed=2.0))
    half = path.read_bytes()[:-20]
    path.write_bytes(half)
    settings, notice = load(path)
    assert settings == Settings()
    assert "kept as" in str(notice)
    assert str(tmp_path / "settings.broken") in str(notice)
    assert (tmp_path / "settings.broken").read_bytes() == half


def test_fault_31_one_wrong_value_does_not_reset_the_others(tmp_path):
    path = tmp_path / "settings.json"
    save(path, replace(Settings(), speed=2.0, language="de"))
    path.write_text(path.read_text().replace('"pace": 700', '"pace": -700'))
    settings, notice = load(path)
    assert settings == replace(Settings(), speed=2.0, language="de")
    assert notice is not None


def test_fault_31_after_the_notice_all_is_well(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("broken")
    settings, _ = load(path)
    save(path, settings)
    assert load(path) == (Settings(), None)
