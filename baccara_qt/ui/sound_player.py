"""Plays recordings through QtMultimedia, which is loaded beside the window when the first sound is due.

Finding the library, the recordings and the sound server takes a while, for ever if the server hangs: a thread does it,
and until it is through there is no sound. Playing a recording takes no time: it is handed over whole.
"""

from __future__ import annotations

import os
import sys
import wave
from array import array
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QIODevice,
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    Slot,
    qFormatLogMessage,
    qInstallMessageHandler,
)

from baccara_qt.ui.beside import beside
from baccara_qt.ui.resources import locate
from baccara_qt.ui.sound_kinds import GROUPS, Kind

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QAudioFormat, QMediaDevices

translate = QCoreApplication.translate

MOST_VOICES: Final = 6
"""So many sounds are heard at once; one more is left out."""

_RATE: Final = 44_100
_FRAME: Final = 4
"""Bytes of one sample on both sides."""

_LONGEST: Final = 1
_TAIL_MS: Final = 400
"""Seconds a recording may last, and milliseconds until the last of it has been heard."""

_PATIENCE: Final = 1.0
"""So many seconds the end of the program waits for the search."""

_BACKEND: Final = ("QT_AUDIO_BACKEND", "pulseaudio")
"""PipeWire serves PulseAudio's programs too, and Qt's own way to it hangs now and then when the computer wakes up."""

_CATEGORIES: Final = "qt.multimedia.*=false"
_KNOWN_LINES: Final = ("PulseAudioService: ", "No audio device detected", "No QtMultimedia backends found")
"""What Qt says without a category about a machine without sound; the user is told in a sentence instead."""


class Player(QObject):
    """Plays sounds by their kind.

    Signals:
        failed: Nothing can be heard; with what says why in a sentence. Once.
    """

    failed = Signal(object)
    _looked = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closed = False
        self._search: Thread | None = None
        self._first: tuple[Kind, float] | None = None
        self._recordings: dict[Kind, list[bytes]] = {}
        self._devices: QMediaDevices | None = None
        self._device: QAudioDevice | None = None
        self._voices: list[_Voice] = []
        self._looked.connect(self._begin)

    @Slot(str, float)
    def play(self, kind: Kind, gain: float) -> None:
        """Plays a sound at so much of full volume, 0–1; beside too many others it is left out."""
        if self._closed:
            return
        if self._search is None:
            self._first = kind, gain
            self._search = Thread(target=self._look, name="sound", daemon=True)
            beside().start(self._search)
        elif self._voices:
            self._sound(kind, gain)

    def close(self) -> None:
        """Ends all sounds; a sound server that does not answer is left behind."""
        self._closed = True
        if self._search is not None:
            self._search.join(_PATIENCE)
        self._silence()

    def _look(self) -> None:
        """The thread: loads recordings and library, and waits for the sound server."""
        missing = ""
        os.environ.setdefault(*_BACKEND)
        QLoggingCategory.setFilterRules(_CATEGORIES)
        with _without_known_lines():
            try:
                self._recordings = {kind: recordings(kind) for kind in GROUPS}
                from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415 - not before the first sound
            except ImportError as error:
                # A library that is not found is named before what the system says of it.
                missing = str(error).partition(": ")[0]
            except OSError as error:
                missing = Path(error.filename).name if error.filename else str(error)
            else:
                QMediaDevices.defaultAudioOutput()
        # The window may be gone by now.
        with suppress(RuntimeError):
            self._looked.emit(missing)

    @Slot(str)
    def _begin(self, missing: str) -> None:
        """Goes on where the thread ended."""
        if self._closed:
            return
        if missing:
            self.failed.emit(lambda: translate("Sound", "There is no sound; missing or damaged: {0}").format(missing))
            return
        from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415 - see above

        with _without_known_lines():
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._change)
            self._change()
        if not self._voices:
            self.failed.emit(
                lambda: translate("Sound", "There is no sound: this computer has no device to play it on.")
            )
        elif self._first is not None:
            self._sound(*self._first)

    @Slot()
    def _change(self) -> None:
        """There is another device, perhaps: what is bound to the old one is done with."""
        assert self._devices is not None
        device = self._devices.defaultAudioOutput()
        if device == self._device:
            return
        self._silence()
        self._device = device
        if not device.isNull() and device.isFormatSupported(_form()):
            self._voices = [_Voice(device, self) for _ in range(MOST_VOICES)]

    def _sound(self, kind: Kind, gain: float) -> None:
        takes = self._recordings[kind]
        for voice in self._voices:
            if not voice.busy:
                voice.play(takes[0], gain)
                # Of several recordings each has its turn.
                takes.append(takes.pop(0))
                return

    def _silence(self) -> None:
        for voice in self._voices:
            voice.close()
        self._voices.clear()


class _Voice(QObject):
    """One recording at a time, on a device.

    Qt has a class for sound effects. In 6.11 it destroys each of them in the thread that mixes, where it must not:
    sooner or later Qt complains without end. A sink that is kept, and rests between recordings, does not do that.
    """

    def __init__(self, device: QAudioDevice, parent: QObject) -> None:
        from PySide6.QtMultimedia import QAudioSink  # noqa: PLC0415 - see above

        super().__init__(parent)
        self._sink = QAudioSink(device, _form(), self)
        self._sink.setBufferSize(_LONGEST * _RATE * _FRAME)
        # Now, not when it is needed: starting after the sound server has gone would end the program.
        self._way: QIODevice | None = self._sink.start()
        self._sink.suspend()
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._rest)

    @property
    def busy(self) -> bool:
        """Whether something is still to be heard."""
        return self._end.isActive()

    def play(self, recording: bytes, gain: float) -> None:
        """Plays a recording at so much of full volume."""
        # A device that takes nothing any more is left alone.
        if self._way is not None and self._sink.bytesFree() >= len(recording):
            self._sink.setVolume(gain)
            self._sink.resume()
            self._way.write(recording)
            self._end.start(1000 * len(recording) // (_RATE * _FRAME) + _TAIL_MS)

    @Slot()
    def _rest(self) -> None:
        self._sink.suspend()

    def close(self) -> None:
        """Falls silent for good."""
        self._end.stop()
        self._sink.reset()
        self.deleteLater()


def _form() -> QAudioFormat:
    """What every device can play."""
    from PySide6.QtMultimedia import QAudioFormat  # noqa: PLC0415 - see above

    form = QAudioFormat()
    form.setSampleRate(_RATE)
    form.setChannelCount(2)
    form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    return form


def recordings(kind: Kind) -> list[bytes]:
    """Reads all recordings of a sound, and lays each, which is mono, on both sides.

    Raises:
        OSError: If there is none, or one cannot be read, is cut off or is no recording; it names the file.
    """
    first = locate(f"sounds/{kind}-1.wav")
    return [_both_sides(path) for path in (first, *sorted(first.parent.glob(f"{kind}-[2-9].wav")))]


def _both_sides(path: Path) -> bytes:
    try:
        with wave.open(str(path), "rb") as file:
            mono = array("h", file.readframes(file.getnframes()))
    except (EOFError, wave.Error) as error:
        raise OSError(EINVAL, "no recording", str(path)) from error
    both = array("h", bytes(2 * len(mono) * mono.itemsize))
    both[0::2] = both[1::2] = mono
    return both.tobytes()


@contextmanager
def _without_known_lines() -> Iterator[None]:
    """Keeps the known lines from stderr, and passes all others on."""

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if text.startswith(_KNOWN_LINES):
            return
        if before is not None:
            before(kind, context, text)
        elif sys.stderr is not None:
            sys.stderr.write(f"{qFormatLogMessage(kind, context, text)}\n")

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
