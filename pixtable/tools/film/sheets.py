"""Sheets of a film to look at: one of the whole moment, and on as many as it takes each frame that is another one."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pygame

from pixtable.tools.film.trace import Trace

COLUMNS, MOST_TILES = 6, 48
"""Of the one to look at first."""
FEW_COLUMNS, FEW_TILES = 5, 20
"""Of those with every frame: so many can be looked at one by one."""
TILE = (312, 195)
CAPTION = 14
ALIKE = (6, 6, 6)
"""Of 255: so much of another shade nobody sees."""


def contact_sheet(folder: Path, frames: Sequence[Path], trace: Trace) -> Path:
    """The whole moment on one picture, at even steps."""
    step = max(1, -(-len(frames) // MOST_TILES))
    spans = [range(number, min(number + step, len(frames))) for number in range(0, len(frames), step)]
    return _sheet(folder / "sheet.png", frames, spans, trace, COLUMNS)


def every_frame(folder: Path, frames: Sequence[Path], trace: Trace) -> list[Path]:
    """A folder of sheets; a frame that looks like the one shown before it is counted there and left out."""
    sheets = folder / "sheets"
    shutil.rmtree(sheets, ignore_errors=True)
    sheets.mkdir()
    spans = spans_alike(frames)
    return [
        _sheet(sheets / f"{number:02}.png", frames, spans[start : start + FEW_TILES], trace, FEW_COLUMNS)
        for number, start in enumerate(range(0, len(spans), FEW_TILES), start=1)
    ]


def spans_alike(frames: Sequence[Path]) -> list[range]:
    """Frames in a row that look alike, as those of one picture."""
    starts: list[int] = []
    shown = None
    for number, path in enumerate(frames):
        picture = pygame.image.load(path)
        if shown is None or not _looks_like(picture, shown):
            starts.append(number)
            shown = picture
    return [range(start, end) for start, end in zip(starts, [*starts[1:], len(frames)], strict=True)]


def _looks_like(picture: pygame.Surface, other: pygame.Surface) -> bool:
    alike = pygame.mask.from_threshold(picture, (0, 0, 0), ALIKE, other)
    return alike.count() == picture.get_width() * picture.get_height()


def _sheet(path: Path, frames: Sequence[Path], spans: Sequence[range], trace: Trace, columns: int) -> Path:
    """Pictures side by side, each with its frame, its time, and what is noted and heard until the next one."""
    first = pygame.image.load(frames[0])
    scale = min(TILE[0] / first.get_width(), TILE[1] / first.get_height())
    w, h = round(first.get_width() * scale), round(first.get_height() * scale)
    sheet = pygame.Surface((columns * w, -(-len(spans) // columns) * (h + CAPTION)))
    font = pygame.font.Font(None, CAPTION + 2)
    for index, span in enumerate(spans):
        x, y = index % columns * w, index // columns * (h + CAPTION)
        sheet.blit(font.render(_caption(span, trace), True, "white"), (x + 2, y + 1))
        picture = pygame.transform.smoothscale(pygame.image.load(frames[span.start]), (w, h))
        sheet.blit(picture, (x, y + CAPTION))
    pygame.image.save(sheet, str(path))
    return path


def _caption(span: range, trace: Trace) -> str:
    which = f"#{span.start}" if len(span) == 1 else f"#{span.start}-{span[-1]}"
    heard = dict.fromkeys(sound.name for sound in trace.sounds if sound.frame in span)
    noted = [name for name, frames in trace.notes.items() if any(number in span for number in frames)]
    return f"{which}  {trace.ms(span.start):.0f} ms  {' '.join([*noted, *heard])}"
