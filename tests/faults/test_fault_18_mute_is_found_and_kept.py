"""Fault 18: mute hard to find or forgotten; single sounds cannot be switched off."""

import json

from baccara_qt.session.places import Places
from baccara_qt.session.settings import VERSION, Settings, load
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.sound import Sounds
from baccara_qt.ui.sound_kinds import GROUPS


def opened(places: Places) -> tuple[Sounds, Preferences, list[str]]:
    """The sounds of a program that starts now, and what of them goes to the device."""
    preferences = Preferences(load(places.settings).settings, places)
    sounds = Sounds(preferences)
    heard: list[str] = []
    sounds.played.disconnect()
    sounds.played.connect(lambda kind, _gain: heard.append(kind))
    return sounds, preferences, heard


def test_fault_18_mute_outlasts_the_program(qapp, tmp_path):
    places = Places(tmp_path)
    sounds, preferences, _ = opened(places)
    sounds.toggleMute()
    preferences.flush()

    again, _, heard = opened(places)
    assert again.muted
    for kind in GROUPS:
        again.play(kind)
    assert heard == []


def test_fault_18_mute_and_back_leaves_everything_else_as_it_was(qapp, tmp_path):
    places = Places(tmp_path)
    sounds, preferences, heard = opened(places)
    sounds.volume = 0.3
    sounds.switch("shuffle", False)
    before = preferences.now
    sounds.toggleMute()
    sounds.toggleMute()
    assert preferences.now == before
    sounds.play("riffle")
    sounds.play("chip")
    assert heard == ["chip"]


def test_fault_18_every_single_group_can_be_switched_off_for_good(qapp, tmp_path):
    for group in sorted(set(GROUPS.values())):
        places = Places(tmp_path / group)
        sounds, preferences, _ = opened(places)
        sounds.switch(group, False)
        preferences.flush()

        again, _, heard = opened(places)
        for kind in GROUPS:
            again.play(kind)
        assert heard == [kind for kind in GROUPS if GROUPS[kind] != group]


def test_fault_18_what_sounds_otherwise_has_a_switch_of_its_own(qapp, tmp_path):
    """Card, turn, chip, rake, shuffle, cagnotte, and the bell that says whose turn it is."""
    switches = [GROUPS[kind] for kind in ("slide", "turn", "chip", "rake", "riffle", "cagnotte", "bell")]
    assert len(set(switches)) == 7


def test_fault_18_settings_from_before_there_was_sound_are_kept_and_sound_is_on(qapp, tmp_path):
    places = Places(tmp_path)
    places.settings.write_text(json.dumps({"version": VERSION, "speed": 0.5}), encoding="utf-8")
    loaded = load(places.settings)
    assert loaded.notice is None
    assert loaded.settings == Settings(speed=0.5)
    sounds, _, heard = opened(places)
    sounds.play("slide")
    assert not sounds.muted and heard == ["slide"]
