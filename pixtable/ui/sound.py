"""Sound by name on five buses. With no device everything is a silent no-op, without a word on the terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Set
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import pygame

from pixtable.ui.motion.durations import DRIVE_FADE, DUCK, DUCK_FADE, MUSIC_FADE, MUSIC_STOPS

BUSES: Mapping[str, float] = {"master": 0.8, "effects": 0.8, "music": 0.4, "ambience": 0.3, "voice": 0.8}
CHANNELS = 24
FRAMES_A_SECOND, CHANNELS_A_FRAME = 44_100, 2
FRAME_BYTES = 2 * CHANNELS_A_FRAME
PRESS, HOVER, TYPING, ON, OFF = "button_press", "button_hover", "typing", "toggle_on", "toggle_off"
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

    def drive(self, tension: float) -> None:
        """How much the game has come to a head, 0 to 1: so much is laid under the music."""

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

    def drive(self, tension: float) -> None: ...

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

    def drive(self, tension: float) -> None:
        self._device.drive(tension)

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
            pygame.mixer.init(FRAMES_A_SECOND, -16, CHANNELS_A_FRAME, 1024)
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
        self._taken: dict[str, str] = {}
        self._mix = 1
        self._ducked_for = 0.0
        self._bow = 1.0
        self._voices: dict[str, list[pygame.mixer.Channel]] = {}
        self._music: str | None = None
        self._next: str | None = None
        self._swell = 0.0
        self._rests = 0.0
        pygame.mixer.set_num_channels(CHANNELS)
        self._drive = Drive(root)
        self._heard_until = 0
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
            if entry.get("ducks"):
                self._ducked_for = max(self._ducked_for, 1000 * sound.get_length())
            self._voices.setdefault(name, []).append(channel)

    def lead(self, name: str) -> float:
        return float(self.table.get(name, {}).get("sync", 0))

    def music(self, name: str | None) -> None:
        """Fades from one to the next in step(); nothing blocks."""
        self._next = name

    def rest(self, ms: float) -> None:
        self._rests = ms

    def drive(self, tension: float) -> None:
        self._drive.tension = max(0.0, min(1.0, tension))

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
        self._bow_to_stings(ms)
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
        elif self._music is not None:
            self._follow_verses(self._music)
        self._drive.step(ms, self._music_volume() if self._music else 0.0)

    def _follow_verses(self, name: str) -> None:
        """The next verse has begun by itself: another one waits behind it."""
        at = pygame.mixer.music.get_pos()
        if not pygame.mixer.music.get_busy():
            self._start_music(name)
        elif 0 <= at < self._heard_until:
            self._heard_until = at
            self._enter_verse(name)
        else:
            self._heard_until = at

    def _pick(self, name: str, entry: Mapping[str, Any], step: int) -> str:
        files = entry["files"]
        if entry.get("pick") == "step":
            return str(files[min(step, len(files) - 1)])
        others = [file for file in files if file != self._taken.get(name)]
        self._mix = self._mix * 1_103_515_245 + 12_345 & 0x7FFF_FFFF  # mixed enough for the ear
        taken = self._taken[name] = str((others or files)[(self._mix >> 16) % max(1, len(others))])
        return taken

    def _bow_to_stings(self, ms: float) -> None:
        """The music makes room for what is meant to be heard above it."""
        self._ducked_for = max(0.0, self._ducked_for - ms)
        goal, step = (DUCK, ms / DUCK_FADE) if self._ducked_for else (1.0, ms / MUSIC_FADE)
        if self._bow != goal:
            self._bow = max(goal, self._bow - step) if self._bow > goal else min(goal, self._bow + step)
            self._set_music()

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
        self._drive.leave()
        if name is not None and entry is not None:
            file = self._verse_of(name)
            try:
                pygame.mixer.music.load(str(self.root / file))
                pygame.mixer.music.play()
                self._heard_until = 0
                self._enter_verse(name)
            except (pygame.error, OSError) as error:
                self._music = self._next = None
                self._note(file, error)

    def _enter_verse(self, name: str) -> None:
        """What drives it, and the verse behind it, which begins as it ends."""
        drives = self.table[name].get("drive")
        verse = self._turn.get(name, 0)
        if drives:
            self._drive.enter(str(drives[verse % len(drives)]))
        self._turn[name] = verse + 1
        file = self._verse_of(name)
        try:
            pygame.mixer.music.queue(str(self.root / file))
        except (pygame.error, OSError) as error:
            self._note(file, error)

    def _verse_of(self, name: str) -> str:
        """The one whose turn it is."""
        files = self.table[name]["files"]
        return str(files[self._turn.get(name, 0) % len(files)])

    def _music_volume(self) -> float:
        entry = self.table.get(self._music) if self._music else None
        away = self.is_away and self.mutes_away
        return 0.0 if entry is None or away else self._volume(entry) * self._swell * self._bow

    def _set_music(self) -> None:
        pygame.mixer.music.set_volume(self._music_volume())


class Drive:
    """What is laid under a verse when a game comes to a head: in time with it, louder and softer with the tension.

    It is decoded beside the game, and only where somebody is to hear it.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.tension = self._level = 0.0
        self._file = ""
        self._decoded: tuple[str, bytes] = ("", b"")
        self._is_decoding = self._is_heard = False
        pygame.mixer.set_reserved(1)

    def enter(self, file: str) -> None:
        """Another verse has begun."""
        self.leave()
        self._file = file

    def leave(self) -> None:
        pygame.mixer.Channel(0).stop()
        self._file, self._is_heard = "", False

    def step(self, ms: float, volume: float) -> None:
        change = ms / DRIVE_FADE
        if self._level != self.tension:
            way = self.tension - self._level
            self._level = self.tension if abs(way) <= change else self._level + (change if way > 0 else -change)
        if not self._file or not self._level:
            pygame.mixer.Channel(0).set_volume(0.0)
            return
        if not self._is_heard:
            self._join()
        pygame.mixer.Channel(0).set_volume(volume * self._level)

    def _join(self) -> None:
        """In the middle of the verse, where that is now."""
        file, sound = self._decoded
        if file != self._file:
            self._decode(self._file)
            return
        begin = pygame.mixer.music.get_pos() * FRAMES_A_SECOND // 1000 * FRAME_BYTES
        self._is_heard = True
        if 0 <= begin < len(sound):
            pygame.mixer.Channel(0).play(pygame.mixer.Sound(buffer=memoryview(sound)[begin:]))

    def _decode(self, file: str) -> None:
        if self._is_decoding:
            return
        self._is_decoding = True

        def work() -> None:
            sound = b""
            with suppress(pygame.error, OSError):
                sound = pygame.mixer.Sound(str(self.root / file)).get_raw()
            self._decoded, self._is_decoding = (file, sound), False

        from threading import Thread  # noqa: PLC0415 - as the mixer does

        Thread(target=work, daemon=True).start()
