"""The small signs of this game: one for each term of the score, and the lock, seed, eye and grid of the previews."""

from __future__ import annotations

from math import cos, pi, sin

from pixtable.ui.draw import marks
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour

Spot = tuple[float, float]


def term_sign(canvas: Canvas, term: str, x: float, y: float, size: float) -> None:
    """validated: a tick on gold; symbols: a spiral on gold; zone: four cells."""
    match term:
        case "validated":
            _gold(canvas, x, y, size)
            marks.tick(canvas, x, y, size * 0.55, "title_ink" if canvas.theme.textures else "black")
        case "symbols":
            _gold(canvas, x, y, size)
            canvas.path(spiral(x, y, size * 0.36), max(1.5, size * 0.09), _on_gold(canvas))
        case _:
            zone_sign(canvas, x, y, size)


def _on_gold(canvas: Canvas) -> Colour:
    return "title_ink" if canvas.theme.textures else "black"


def _gold(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.disc(x, y, size / 2, "gold_deep")
    canvas.disc(x - size * 0.03, y - size * 0.04, size * 0.42, "gold_light", 0.55)


def spiral(x: float, y: float, radius: float, turns: float = 2.0, steps: int = 36) -> list[Spot]:
    parts = [i / steps for i in range(steps + 1)]
    return [(x + radius * t * cos(2 * pi * turns * t), y + radius * t * sin(2 * pi * turns * t)) for t in parts]


def cross_sign(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.disc(x, y, size / 2, "bar_top")
    canvas.circle(x, y, size / 2, max(1.0, size * 0.06), "cream")
    d = size * 0.2
    for way in (1, -1):
        canvas.path([(x - d, y - way * d), (x + d, y + way * d)], max(2.0, size * 0.14), "cream")


def zone_sign(canvas: Canvas, x: float, y: float, size: float, colour: Colour = "mint") -> None:
    side = size * 0.42
    for dx in (-1, 1):
        for dy in (-1, 1):
            cx, cy = x + dx * size * 0.25, y + dy * size * 0.25
            canvas.rounded(Rect(cx - side / 2, cy - side / 2, side, side), side * 0.25, colour)


def grid_sign(canvas: Canvas, x: float, y: float, size: float, colour: Colour = "muted") -> None:
    """Nine cells: how many are filled."""
    box = Rect(x - size / 2, y - size / 2, size, size)
    canvas.ring(box, size * 0.12, 1.6, colour)
    for i in (1, 2):
        canvas.line((box.x + size * i / 3, box.y), (box.x + size * i / 3, box.bottom), 1.4, colour)
        canvas.line((box.x, box.y + size * i / 3), (box.right, box.y + size * i / 3), 1.4, colour)


def lock_sign(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.disc(x, y, size * 0.72, "night", 0.85)
    canvas.circle(x, y, size * 0.72, 2, "amber")
    body = Rect(x - size * 0.32, y - size * 0.05, size * 0.64, size * 0.42)
    bow = [
        (x + size * 0.2 * cos(pi + pi * i / 10), y - size * 0.12 + size * 0.2 * sin(pi + pi * i / 10))
        for i in range(11)
    ]
    canvas.path([(bow[0][0], body.y), *bow, (bow[-1][0], body.y)], size * 0.11, "amber")
    canvas.rounded(body, size * 0.08, "amber")


def seed_sign(canvas: Canvas, x: float, y: float, size: float, colour: Colour = "mint") -> None:
    """Two leaves on a stem: what may grow here."""
    canvas.path([(x, y + size * 0.5), (x, y)], max(2.0, size * 0.12), colour)
    for way in (-1, 1):
        tip, low = (x + way * size * 0.5, y - size * 0.42), (x, y + size * 0.05)
        bow = [(x + way * size * 0.08, y - size * 0.36), (x + way * size * 0.46, y + size * 0.02)]
        canvas.polygon([low, bow[0], tip, bow[1]], colour)


def eye_sign(canvas: Canvas, x: float, y: float, size: float, colour: Colour = "cream") -> None:
    steps = [i / 12 for i in range(13)]
    upper = [(x + size * (t - 0.5), y - size * 0.32 * sin(pi * t)) for t in steps]
    lower = [(x + size * (0.5 - t), y + size * 0.32 * sin(pi * t)) for t in steps]
    canvas.polygon([*upper, *lower], colour)
    canvas.disc(x, y, size * 0.19, "chip")
    canvas.disc(x, y, size * 0.08, colour)


def no_choice_sign(canvas: Canvas, x: float, y: float, size: float, colour: Colour = "amber") -> None:
    """One way on: an arrow."""
    canvas.path([(x - size * 0.4, y), (x + size * 0.3, y)], max(2.0, size * 0.14), colour)
    canvas.polygon([(x + size * 0.5, y), (x + size * 0.1, y - size * 0.3), (x + size * 0.1, y + size * 0.3)], colour)
