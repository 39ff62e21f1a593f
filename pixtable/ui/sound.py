"""Sound by name on five buses. With no device everything is a silent no-op, without a word on the terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pygame

from pixtable.ui.motion.durations import MUSIC_FADE, MUSIC_STOPS

BUSES: Mapping[str, float] = {"master": 0.8, "effects": 0.8, "music": 0.4, "ambience": 0.3, "voice": 0.8}
CHANNELS = 24
PRESS, TYPING, ON, OFF = "button_press", "typing", "toggle_on", "toggle_off"
"""What the widgets play by themselves."""
CROWD = 4  # so many at full strength; more share the room


class Sounds(Protocol):
    @property
    def spoilt(self) -> Set[str]:
        """Files that are there and cannot be heard."""

    def play(self, name: str, step: int = 0) -> None: ...

    def lead(self, name: str) -> float:
        """How long after its start, in ms, the ear takes a sound for the blow that the eye sees."""

    def music(self, name: str | None) -> None: ...

    def rest(self, ms: float) -> None:
        """The music is silent for so long, and comes back where it was."""

    def set_volume(self, bus: str, level: float) -> None: ...

    def hush(self, away: bool) -> None:
        """The window is away (or back): mute if the player wants that."""

    def set_mute_away(self, mutes: bool) -> None: ...

    def step(self, ms: float) -> None: ...


class Silence:
    """No device, or nobody listening."""

    spoilt: Set[str] = frozenset()

    def play(self, name: str, step: int = 0) -> None: ...

    def lead(self, name: str) -> float:
        return 0.0

    def music(self, name: str | None) -> None: ...

    def rest(self, ms: float) -> None: ...

    def set_volume(self, bus: str, level: float) -> None: ...

    def hush(self, away: bool) -> None: ...

    def set_mute_away(self, mutes: bool) -> None: ...

    def step(self, ms: float) -> None: ...


class LateSounds:
    """Opens the device once something has been seen: nobody waits for sound in front of an empty window."""

    def __init__(self, open_device: Callable[[], Sounds]) -> None:
        self._open_device: Callable[[], Sounds] | None = open_device
        self._device: Sounds = Silence()
        self._music: str | None = None
        self._levels: dict[str, float] = {}
        self._is_away = self._was_stepped = False
        self._mutes_away = True

    @property
    def spoilt(self) -> Set[str]:
        return self._device.spoilt

    def play(self, name: str, step: int = 0) -> None:
        self._device.play(name, step)

    def lead(self, name: str) -> float:
        return self._device.lead(name)

    def music(self, name: str | None) -> None:
        self._music = name
        self._device.music(name)

    def rest(self, ms: float) -> None:
        self._device.rest(ms)

    def set_volume(self, bus: str, level: float) -> None:
        self._levels[bus] = level
        self._device.set_volume(bus, level)

    def hush(self, away: bool) -> None:
        self._is_away = away
        self._device.hush(away)

    def set_mute_away(self, mutes: bool) -> None:
        self._mutes_away = mutes
        self._device.set_mute_away(mutes)

    def step(self, ms: float) -> None:
        """The first step comes before the first picture, the second after it."""
        if self._was_stepped and self._open_device is not None:
            self._open(self._open_device)
        self._was_stepped = True
        self._device.step(ms)

    def _open(self, open_device: Callable[[], Sounds]) -> None:
        """And tell the device all that was asked for in the meantime."""
        self._open_device, self._device = None, open_device()
        for bus, level in self._levels.items():
            self._device.set_volume(bus, level)
        self._device.set_mute_away(self._mutes_away)
        self._device.hush(self._is_away)
        self._device.music(self._music)


class Memory(Silence):
    """Remembers what was asked for: tests listen to it."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.levels = dict(BUSES)
        self.mutes_away = True

    def play(self, name: str, step: int = 0) -> None:
        self.played.append(name)

    def set_volume(self, bus: str, level: float) -> None:
        self.levels[bus] = level

    def set_mute_away(self, mutes: bool) -> None:
        self.mutes_away = mutes


def open_sounds(root: Path | str, table: Mapping[str, Mapping[str, Any]]) -> Sounds:
    """A mixer over the sound table (paths relative to root), or silence where there is no device."""
    try:
        with quiet_terminal():
            pygame.mixer.init(44100, -16, 2, 1024)
    except (pygame.error, NotImplementedError, OSError):
        return Silence()
    return Mixer(Path(root), table)


@contextmanager
def quiet_terminal() -> Iterator[None]:
    """ALSA writes its complaints straight to file descriptor 2; they are nobody's business."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Mixer:
    def __init__(self, root: Path, table: Mapping[str, Mapping[str, Any]]) -> None:
        self.root, self.table = root, table
        self.spoilt: set[str] = set()
        self.levels = dict(BUSES)
        self.mutes_away = True
        self.is_away = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._turn: dict[str, int] = {}
        self._voices: dict[str, list[pygame.mixer.Channel]] = {}
        self._music: str | None = None
        self._next: str | None = None
        self._swell = 0.0
        self._rests = 0.0
        pygame.mixer.set_num_channels(CHANNELS)
        from threading import Thread  # noqa: PLC0415 - a mixer comes after the first frame

        Thread(target=self._warm, daemon=True).start()

    def play(self, name: str, step: int = 0) -> None:
        entry = self.table.get(name)
        if entry is None or (self.is_away and self.mutes_away):
            return
        sound = self._sound(self._pick(name, entry, step))
        channel = pygame.mixer.find_channel() if sound else None
        if sound is not None and channel is not None:
            self._make_room(name, int(entry.get("voices", 2)))
            channel.set_volume(self._volume(entry) * self._limit())
            channel.play(sound)
            self._voices.setdefault(name, []).append(channel)

    def lead(self, name: str) -> float:
        return float(self.table.get(name, {}).get("sync", 0))

    def music(self, name: str | None) -> None:
        """Fades from one to the next in step(); nothing blocks."""
        self._next = name

    def rest(self, ms: float) -> None:
        self._rests = ms

    def set_volume(self, bus: str, level: float) -> None:
        self.levels[bus] = max(0.0, min(1.0, level))
        self._set_music()

    def hush(self, away: bool) -> None:
        self.is_away = away
        self._set_music()

    def set_mute_away(self, mutes: bool) -> None:
        self.mutes_away = mutes
        self._set_music()

    def step(self, ms: float) -> None:
        change = ms / MUSIC_FADE
        if self._next != self._music:
            self._swell = max(0.0, self._swell - change)
            if self._swell == 0.0:
                self._start_music(self._next)
            self._set_music()
        elif self._rests > 0:
            self._rests -= ms
            self._swell = max(0.0, self._swell - ms / MUSIC_STOPS)
            self._set_music()
        elif self._music is not None and self._swell < 1:
            self._swell = min(1.0, self._swell + change)
            self._set_music()
        elif self._music is not None and not pygame.mixer.music.get_busy():
            self._start_music(self._music)

    def _pick(self, name: str, entry: Mapping[str, Any], step: int) -> str:
        files = entry["files"]
        if entry.get("pick") == "step":
            return str(files[min(step, len(files) - 1)])
        # Round and round with an odd stride: never twice the same, no random numbers needed.
        turn = self._turn[name] = self._turn.get(name, 0) + 1
        return str(files[(turn + turn // len(files)) % len(files)])

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            try:
                self._loaded[file] = pygame.mixer.Sound(str(self.root / file))
            except (pygame.error, OSError) as error:
                self._loaded[file] = None
                self._note(file, error)
        return self._loaded[file]

    def _note(self, file: str, error: Exception) -> None:
        """Nobody misses a sound that was never there; one that cannot be heard is told of."""
        if pygame.mixer.get_init() and not isinstance(error, FileNotFoundError):
            self.spoilt.add(file)

    def _warm(self) -> None:
        """Decode the small sounds beside the game, so that the first of each is as quick as the second."""
        for entry in self.table.values():
            if entry.get("bus") != "music":
                for file in entry["files"]:
                    if pygame.mixer.get_init():
                        self._sound(file)

    def _make_room(self, name: str, voices: int) -> None:
        busy = [c for c in self._voices.get(name, []) if c.get_busy()]
        while len(busy) >= voices:
            busy.pop(0).stop()
        self._voices[name] = busy

    def _limit(self) -> float:
        busy = sum(pygame.mixer.Channel(i).get_busy() for i in range(CHANNELS))
        return float(min(1.0, (CROWD / max(1, busy + 1)) ** 0.5))

    def _volume(self, entry: Mapping[str, Any]) -> float:
        return float(entry.get("gain", 1.0)) * self.levels[entry.get("bus", "effects")] * self.levels["master"]

    def _start_music(self, name: str | None) -> None:
        """The next verse of a piece, also after another piece: what was heard last comes round last."""
        pygame.mixer.music.stop()
        entry = self.table.get(name) if name else None
        self._music = self._next = name if entry else None
        if name is not None and entry is not None:
            verse = self._turn.get(name, 0)
            self._turn[name] = verse + 1
            file = str(entry["files"][verse % len(entry["files"])])
            try:
                pygame.mixer.music.load(str(self.root / file))
                pygame.mixer.music.play()
            except (pygame.error, OSError) as error:
                self._music = self._next = None
                self._note(file, error)

    def _set_music(self) -> None:
        entry = self.table.get(self._music) if self._music else None
        away = self.is_away and self.mutes_away
        pygame.mixer.music.set_volume(0.0 if entry is None or away else self._volume(entry) * self._swell)
