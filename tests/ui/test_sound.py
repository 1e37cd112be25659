"""What is heard, what is not, and that a machine without sound says so once and plays on."""

import json
import os
import subprocess
import sys
import threading
from typing import get_args

import pytest

from baccara_qt.core.chemin import events as e
from baccara_qt.core.money import BANK, Cents, Entry, purse, stake
from baccara_qt.session.settings import Settings, load
from baccara_qt.ui.cue import Beat, Cue, Say
from baccara_qt.ui.cues import cues_for
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.resources import locate
from baccara_qt.ui.sound import Sounds, softened
from baccara_qt.ui.sound_cues import sound_for
from baccara_qt.ui.sound_ears import Ears
from baccara_qt.ui.sound_kinds import GROUPS, Group, Kind
from baccara_qt.ui.sound_player import recordings
from tests.ui.at_table import AtTable
from tests.ui.walks import walks

MOVING = set(get_args(Beat)) - {"still", "nod", "word"}


@pytest.fixture
def sounds(qapp, places):
    made = Sounds(Preferences(Settings(), places))
    yield made
    made.close()


@pytest.fixture
def heard(sounds):
    """The sounds that are on their way; no device is looked for."""
    kinds = []
    sounds.played.disconnect()
    sounds.played.connect(lambda kind, gain: kinds.append(kind))
    return kinds


@pytest.fixture
def clock(monkeypatch):
    """Time that passes only when it is told to: a list of one moment."""
    now = [100.0]
    monkeypatch.setattr("baccara_qt.ui.sound.monotonic", lambda: now[0])
    return now


# --- which sound ---


def test_whatever_moves_is_heard_and_whatever_rests_is_not():
    kinds = set()
    for step in walks():
        for cue in cues_for(step.events, step.before):
            kind = sound_for(cue)
            kinds.add(kind)
            assert kind in GROUPS or cue.beat not in MOVING, cue
            assert kind is None or cue.beat not in {"still", "nod"}, cue
    # The bell belongs to no cue: it rings when the table comes to ask the human.
    assert kinds == {*get_args(Kind), None} - {"bell"}


def test_who_has_won_is_not_commented():
    for call in ("points", "bank_won", "ponte_won", "tie", "natural", "bank_natural"):
        assert sound_for(Cue("word", say=Say(call))) is None
    assert sound_for(Cue("word", (e.PointsAnnounced(7, 5, "bank"),), Say("points"))) is None


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (Entry(purse(3), stake(3), Cents(10_00)), "chip"),
        (Entry(purse(3), stake(3), Cents(20_00)), "chips"),
        (Entry(purse(3), stake(3), Cents(50)), "chip"),
        (Entry(BANK, stake(3), Cents(120_00)), "chips"),
        (Entry(purse(3), BANK, Cents(120_00)), "chips"),
    ],
)
def test_chips_sound_like_what_is_done_with_them(move, kind):
    assert sound_for(Cue("chips", moves=(move,))) == kind


def test_c24_the_rake_is_heard_when_the_bank_wins():
    assert sound_for(Cue("rake", moves=(Entry(stake(3), BANK, Cents(120_00)),))) == "rake"


def test_several_heaps_at_once_are_never_a_single_chip():
    moves = (Entry(BANK, purse(1), Cents(5_00)), Entry(BANK, purse(2), Cents(5_00)))
    assert sound_for(Cue("chips", moves=moves)) == "chips"


def test_every_group_has_a_switch_and_every_sound_a_group(sounds):
    assert set(GROUPS) == set(get_args(Kind))
    assert set(GROUPS.values()) == set(get_args(Group))
    assert {line["group"] for line in sounds.switches} == set(get_args(Group))
    assert all(line["on"] and line["text"] for line in sounds.switches)


# --- whether, and how loud ---


def test_muted_no_sound_is_heard(sounds, heard):
    sounds.toggleMute()
    for kind in GROUPS:
        sounds.play(kind)
    assert sounds.muted and heard == []
    sounds.toggleMute()
    sounds.play("slide")
    assert not sounds.muted and heard == ["slide"]


def test_mute_volume_and_switches_are_kept(sounds, places):
    changes = []
    sounds.changed.connect(lambda: changes.append(1))
    sounds.muted = True
    sounds.volume = 0.25
    sounds.switch("chips", False)
    sounds.switch("auction", False)
    sounds.switch("chips", True)
    assert len(changes) == 5
    sounds._preferences.flush()
    kept = load(places.settings)
    assert kept.notice is None
    again = Sounds(Preferences(kept.settings, places))
    assert (again.muted, again.volume) == (True, 0.25)
    assert [line["group"] for line in again.switches if not line["on"]] == ["auction"]


@pytest.mark.parametrize("group", get_args(Group))
def test_a_switch_silences_its_group_and_no_other(sounds, heard, group):
    sounds.switch(group, False)
    for kind in GROUPS:
        sounds.play(kind)
    assert heard == [kind for kind in GROUPS if GROUPS[kind] != group]


def test_volume_stays_within_its_bounds_and_nothing_is_silence(sounds, heard):
    sounds.volume = 7
    assert sounds.volume == 1
    sounds.volume = -1
    sounds.play("chip")
    assert (sounds.volume, heard) == (0, [])


def test_quick_moves_are_softer_and_the_same_twice_at_once_is_heard_once(sounds, heard, clock):
    gains = []
    sounds.played.connect(lambda _kind, gain: gains.append(gain))
    sounds.volume = 0.5
    for wait in (0.0, 0.001, 5.0, 0.2, 0.1):
        clock[0] += wait
        sounds.play("slide")
    assert heard == ["slide"] * 4
    full = 0.25
    assert gains[0] == gains[1] == full
    assert full > gains[2] > gains[3] > 0.4 * full
    sounds.play("chip")
    assert heard[-1] == "chip" and gains[-1] < gains[3]


def test_the_softer_the_sooner_but_never_silent():
    steps = [softened(gap / 100) for gap in range(100)]
    assert steps == sorted(steps) and steps[0] > 0.3 and steps[-1] == 1


def test_nothing_is_heard_after_the_end(sounds):
    sounds.close()
    sounds.play("slide")
    assert "sound" not in {thread.name for thread in threading.enumerate()}


# --- at the table ---


class Noted:
    """Sounds that are only written down."""

    def __init__(self):
        self.kinds = []

    def play(self, kind):
        self.kinds.append(kind)


@pytest.fixture
def table(qapp, tmp_path):
    at_table = AtTable(tmp_path, speed=1.0)
    yield at_table
    at_table.close()


def test_each_cue_is_heard_once_as_it_begins(table):
    noted, model = Noted(), table.model
    Ears(model, noted)
    expected, seen = [], []
    model.cueChanged.connect(lambda: seen.append(model.stage.cue))
    for _ in range(40):
        model.stage.present(model._director.act().events)
        while model.stage.busy:
            sound = sound_for(model.stage.cue)
            expected += [sound] if sound else []
            model.changed.emit()
            model.stage.acknowledge(model.stage.number)
        if model._director.due() is None:
            break
    assert len(seen) > 10
    assert noted.kinds and [kind for kind in noted.kinds if kind != "bell"] == expected


def test_what_is_skipped_is_not_heard(table):
    noted, model = Noted(), table.model
    Ears(model, noted)
    model.stage.present(model._director.act().events)
    begun = list(noted.kinds)
    model.stage.drain()
    assert noted.kinds == begun and len(begun) <= 1


def test_the_bell_rings_when_the_table_comes_to_ask_and_not_after_ones_own_act(qapp, tmp_path):
    at_table = AtTable(tmp_path, speed=0.0, last_word=True)
    try:
        noted = Noted()
        Ears(at_table.model, noted)
        assert noted.kinds == []
        at_table.play_until("stake")
        at_table.wait_for_me()
        assert "bell" in noted.kinds and set(noted.kinds) == {"bell"}
        before = len(noted.kinds)
        at_table.do("stake", "10")
        rung = len(noted.kinds) - before
        assert rung == 0, "he has just acted himself"
    finally:
        at_table.close()


# --- on what ---


def test_the_recordings_are_there_for_both_sides():
    for kind in GROUPS:
        takes = recordings(kind)
        assert len(takes) == len(list(locate("sounds").glob(f"{kind}-?.wav")))
        for take in takes:
            assert len(take) % 4 == 0 and any(take)
            assert take[0::4] == take[2::4] and take[1::4] == take[3::4]


PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.sound import Sounds
from baccara_qt.ui.sound_kinds import GROUPS

name = "PySide6.QtMultimedia"
muted, missing = json.loads(sys.argv[1])
app = QGuiApplication([])
sounds = Sounds(Preferences(Settings(muted=muted), Places(Path("unused"))))
notices = []
sounds.unavailable.connect(lambda why: notices.append(why()))
before = name in sys.modules
if missing:
    sys.modules[name] = None
for kind in GROUPS:
    sounds.play(kind)
patience = QDeadlineTimer(60_000)
while not notices and not muted and not patience.hasExpired():
    app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
for kind in GROUPS:
    sounds.play(kind)
    app.processEvents()
sounds.close()
print(json.dumps([before, sys.modules.get(name) is not None, notices]))
"""


def without_a_device(*, muted=False, missing=False):
    """Plays every sound in a process that reaches no sound server."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps([muted, missing])],
        env={**os.environ, "PULSE_SERVER": "unix:/nonexistent", "QT_AUDIO_BACKEND": "pulseaudio"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a device cannot be taken away")
def test_without_a_device_there_is_one_notice_and_no_noise():
    before, loaded, notices = without_a_device()
    assert (before, loaded) == (False, True)
    assert notices == ["There is no sound: this computer has no device to play it on."]


def test_without_the_library_there_is_one_notice_and_no_noise():
    before, loaded, notices = without_a_device(missing=True)
    assert (before, loaded) == (False, False)
    assert len(notices) == 1 and "QtMultimedia" in notices[0]


def test_muted_the_library_is_never_loaded():
    assert without_a_device(muted=True) == [False, False, []]
