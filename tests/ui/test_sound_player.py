"""The player on a device that only takes notes: how many voices, which recording, and what another device does."""

import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QObject, Signal

from baccara_qt.ui import sound_player
from baccara_qt.ui.resources import locate
from baccara_qt.ui.sound_player import MOST_VOICES, Player


class Form:
    SampleFormat = SimpleNamespace(Int16="int16")

    def setSampleRate(self, rate):
        self.rate = rate

    def setChannelCount(self, channels):
        self.channels = channels

    def setSampleFormat(self, form):
        self.form = form


class Device:
    """A device by its name; one without a name is none."""

    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Device) and self.name == other.name

    __hash__ = None

    def isNull(self):
        return not self.name

    def isFormatSupported(self, form):
        return (form.rate, form.channels, form.form) == (44_100, 2, "int16")


class Sink(QObject):
    """Writes down what it is given."""

    def __init__(self, device, form, parent):
        super().__init__(parent)
        self.device, self.state, self.taken, self.volume = device, "stopped", [], None
        Sink.made.append(self)

    def start(self):
        self.state = "active"
        return SimpleNamespace(write=self.taken.append)

    def setBufferSize(self, size):
        self.size = size

    def bytesFree(self):
        return self.size

    def setVolume(self, volume):
        self.volume = volume

    def suspend(self):
        self.state = "resting"

    def resume(self):
        self.state = "active"

    def reset(self):
        self.state = "stopped"


class Devices(QObject):
    audioOutputsChanged = Signal()
    now = Device("")

    @classmethod
    def defaultAudioOutput(cls):
        return cls.now


@pytest.fixture
def player(qapp, monkeypatch):
    monkeypatch.setitem(
        sys.modules,
        "PySide6.QtMultimedia",
        SimpleNamespace(QAudioFormat=Form, QAudioSink=Sink, QMediaDevices=Devices),
    )
    # Of the waiting until the last of it has been heard, only the order matters here.
    monkeypatch.setattr(sound_player, "_TAIL_MS", 0)
    monkeypatch.setattr(Sink, "made", [], raising=False)
    monkeypatch.setattr(Devices, "now", Device("speaker"))
    made = Player()
    yield made
    made.close()


def wait(until):
    patience = QDeadlineTimer(20_000)
    while not until():
        assert not patience.hasExpired()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def opened(player):
    """Plays a first sound and waits until it is heard."""
    player.play("gavel", 0.5)
    wait(lambda: any(sink.taken for sink in Sink.made))
    return Sink.made


def active(sinks):
    return [sink for sink in sinks if sink.state == "active"]


def test_the_first_sound_is_heard_as_soon_as_there_is_a_device(player):
    sinks = opened(player)
    assert len(sinks) == MOST_VOICES
    assert [sink.volume for sink in active(sinks)] == [0.5]
    assert [len(sink.taken) for sink in sinks] == [1] + [0] * (MOST_VOICES - 1)


def test_a_voice_rests_after_its_recording(player):
    sinks = opened(player)
    wait(lambda: not active(sinks))
    player.play("chip", 1.0)
    assert [len(sink.taken) for sink in sinks] == [2] + [0] * (MOST_VOICES - 1)


def test_one_sound_too_many_is_left_out(player):
    sinks = opened(player)
    for _ in range(3 * MOST_VOICES):
        player.play("wash", 0.2)
    assert [len(sink.taken) for sink in sinks] == [1] * MOST_VOICES
    assert len(active(sinks)) == MOST_VOICES


def test_of_several_recordings_each_has_its_turn(player):
    sinks = opened(player)
    for _ in range(3):
        player.play("slide", 1.0)
    first, second, third = (sink.taken[0] for sink in sinks[1:4])
    assert first != second and first == third


def test_every_recording_fits_into_a_voice(player):
    sinks = opened(player)
    longest = max(len(take) for takes in player._recordings.values() for take in takes)
    assert longest <= sinks[0].size


def test_a_device_that_takes_nothing_any_more_is_left_alone(player):
    sinks = opened(player)
    wait(lambda: not active(sinks))
    for sink in sinks:
        sink.size = 100
    player.play("chip", 1.0)
    assert sum(len(sink.taken) for sink in sinks) == 1 and not active(sinks)


def test_another_device_takes_over_and_none_is_silence(player):
    failures = []
    player.failed.connect(lambda why: failures.append(why()))
    old = list(opened(player))
    player._devices.audioOutputsChanged.emit()
    assert Sink.made == old, "the same device is kept"

    Devices.now = Device("headphones")
    player._devices.audioOutputsChanged.emit()
    assert {sink.state for sink in old} == {"stopped"}
    player.play("chip", 1.0)
    fresh = Sink.made[len(old) :]
    assert [len(sink.taken) for sink in fresh] == [1] + [0] * (MOST_VOICES - 1)
    assert {sink.device.name for sink in fresh} == {"headphones"}

    Devices.now = Device("")
    player._devices.audioOutputsChanged.emit()
    player.play("chip", 1.0)
    assert len(Sink.made) == 2 * MOST_VOICES and {sink.state for sink in fresh} == {"stopped"}
    assert failures == []


def test_a_device_that_comes_later_is_used(player):
    failures = []
    player.failed.connect(lambda why: failures.append(why()))
    Devices.now = Device("")
    player.play("chip", 1.0)
    wait(lambda: failures)
    player.play("chip", 1.0)
    assert Sink.made == []

    Devices.now = Device("speaker")
    player._devices.audioOutputsChanged.emit()
    player.play("chip", 1.0)
    assert len(active(Sink.made)) == 1
    assert len(failures) == 1


def test_after_the_end_all_is_silent(player):
    sinks = list(opened(player))
    player.close()
    player.play("chip", 1.0)
    assert {sink.state for sink in sinks} == {"stopped"}
    assert sum(len(sink.taken) for sink in sinks) == 1


def test_an_end_while_still_searching_is_the_end(player):
    player.play("chip", 1.0)
    player.close()
    QCoreApplication.processEvents()
    assert Sink.made == []


@pytest.mark.parametrize("content", [None, b"", b"no recording at all", "cut off"])
@pytest.mark.usefixtures("in_english")
def test_recordings_that_are_missing_or_damaged_are_silence_and_one_notice(player, content, tmp_path, monkeypatch):
    for path in locate("sounds").iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    damaged = tmp_path / "chip-1.wav"
    if content is None:
        damaged.unlink()
    else:
        damaged.write_bytes(damaged.read_bytes()[:30] if content == "cut off" else content)
    monkeypatch.setattr(sound_player, "locate", lambda name: tmp_path / name.removeprefix("sounds/"))
    failures = []
    player.failed.connect(lambda why: failures.append(why()))
    player.play("chip", 1.0)
    wait(lambda: failures)
    player.play("slide", 1.0)
    assert failures == ["There is no sound; missing or damaged: chip-1.wav"]
    assert Sink.made == []
