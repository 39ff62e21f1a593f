"""What a film leaves on disk: every frame, contact sheets to look at, a video, and the trace as text."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from subprocess import run

import pygame

from pixtable.shell.sharing.gif import MOST_COLOURS, Gif
from pixtable.shell.sharing.palette import Palette, shades_of
from pixtable.tools.film.sheets import contact_sheet, every_frame
from pixtable.tools.film.trace import Shown, Trace
from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node

GIF_EVERY = 2
"""GIFs count in hundredths of a second: every second frame, and thirty of them a second."""
GIF_MS = 30


class Reel:
    """Frames as they come, in a folder of their own."""

    def __init__(self, folder: Path, close_up: Rect | None = None, *, shows_every: bool = False) -> None:
        """`shows_every` frame on sheets, and makes no video."""
        self.folder, self.frames = folder, folder / "frames"
        shutil.rmtree(self.frames, ignore_errors=True)
        self.frames.mkdir(parents=True)
        self._close_up, self._shows_every = close_up, shows_every
        self._count = 0

    def add(self, picture: pygame.Surface) -> None:
        if self._close_up is not None:
            wanted = pygame.Rect(*map(round, self._close_up)).clip(picture.get_rect())
            picture = picture.subsurface(wanted)
        pygame.image.save(picture, str(self._path(self._count)))
        self._count += 1

    def develop(self, trace: Trace) -> list[Path]:
        """All that is made of the frames."""
        frames = [self._path(number) for number in range(self._count)]
        made = [contact_sheet(self.folder, frames, trace)]
        made += every_frame(self.folder, frames, trace) if self._shows_every else [self._video()]
        lines = self.folder / "trace.jsonl"
        lines.write_text("\n".join(_lines(trace)) + "\n", encoding="utf-8")
        return [*made, lines]

    def _path(self, number: int) -> Path:
        return self.frames / f"{number:04}.jpg"

    def _video(self) -> Path:
        """At sixty frames a second where there is somebody to make it; else at half of that."""
        if shutil.which("ffmpeg") is None:
            return self._gif()
        path = self.folder / "film.mp4"
        even = "crop=trunc(iw/2)*2:trunc(ih/2)*2"
        frames = str(self.frames / "%04d.jpg")
        how = ["-framerate", "60", "-i", frames, "-vf", even, "-pix_fmt", "yuv420p", "-crf", "18", str(path)]
        run(["ffmpeg", "-loglevel", "error", "-y", *how], check=True)
        return path

    def _gif(self) -> Path:
        shots = [self._shot(number) for number in range(0, self._count, GIF_EVERY)]
        palette = Palette(shots[:: max(1, len(shots) // 8)], MOST_COLOURS)
        gif = Gif(pygame.image.load(self._path(0)).get_size(), palette.table())
        for shot in shots:
            gif.add(palette.in_colours(shot), GIF_MS)
        path = self.folder / "film.gif"
        path.write_bytes(gif.finished())
        return path

    def _shot(self, number: int) -> memoryview:
        return shades_of(pygame.image.load(self._path(number)).convert(32))


def _lines(trace: Trace) -> list[str]:
    """A line a frame: its time, its sounds, and every node whose pose is another than in the frame before."""
    names = {node: node.id or f"{type(node).__name__}.{n}" for n, node in enumerate(trace.nodes())}
    names.update({node: name for name, node in trace.followed.items()})
    before: Mapping[Node, Shown] = {}
    lines = []
    for number, frame in enumerate(trace.frames):
        moved = {names[node]: _rounded(shown) for node, shown in frame.items() if before.get(node) != shown}
        gone = [names[node] for node in before if node not in frame]
        heard = [sound.name for sound in trace.sounds if sound.frame == number]
        noted = [name for name, frames in trace.notes.items() if number in frames]
        told = {"ms": round(trace.ms(number), 1), "noted": noted, "heard": heard, "gone": gone, "poses": moved}
        lines.append(json.dumps({key: value for key, value in told.items() if value or key == "ms"}))
        before = frame
    return lines


def _rounded(shown: Shown) -> dict[str, float]:
    return {name: round(number, 2) for name, number in shown._asdict().items()}
