"""How the pieces of Pixel Tactics look: sprites, number plates, strips, beads. Pixel art keeps whole multiples."""

from __future__ import annotations

import re

from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour, Line
from pixtable.ui.lettering.typeset import Icon, Rich, Run

FRAME = 72
"""The side of one frame of a sheet, heroes above leaders; their feet stand at ANCHOR (`assets/tactics/sheets.json`)."""
ANCHOR = (32, 65)
IDLE, DRAWN_BACK, STRIKE, RECOVER, CAST, CASTING, HIT, FALLEN = 0, 4, 5, 6, 7, 8, 9, 10
"""Frames of a sheet; standing has four, of which this is the first."""
BACKS = ("red", "blue")
"""Of the cards, by seat."""
PLATE_RADIUS = 7.0
STRIP_RADIUS = 5.0
BEAD = 6.5
IN_A_GIST = re.compile(r"<(\w+)>")
STRIP_ROLES = ("strip", "caption")
SLACK = 1.0
"""A strip between two pixels may lose so much of its width."""
KIND_ICONS = {
    "passive": "passive",
    "spell": "spell",
    "reaction": "reaction",
    "replacement": "reaction",
    "action": "limited_action",
    "order": "order",
    "operation": "operation",
}


def sprite_name(card: int) -> str:
    return f"tactics/heroes/{character_of(card).name}"


def portrait_name(card: int) -> str:
    return f"tactics/portraits/{character_of(card).name}"


def paint_sprite(
    canvas: Canvas, card: int, feet: tuple[float, float], times: float, *, is_leader: bool = False,
    mirrored: bool = False, frame: int = IDLE, tone: str = "", alpha: float = 1.0,
) -> None:  # fmt: skip
    """With its feet at a point."""
    anchor = FRAME - 1 - ANCHOR[0] if mirrored else ANCHOR[0]
    side = FRAME * times
    rect = Rect(feet[0] - anchor * times, feet[1] - ANCHOR[1] * times, side, side)
    crop = (frame * FRAME, FRAME if is_leader else 0, FRAME, FRAME)
    name = sprite_name(card)
    canvas.image(name, rect, pixel=True, crop=crop, mirrored=mirrored, tone=tone, alpha=alpha)


def paint_icon(canvas: Canvas, name: str, x: float, y: float, side: float = 16.0) -> None:
    """With its middle at a point."""
    size = 24 if side > 18 else 16
    canvas.image(f"tactics/icons/{size}/{name}", Rect(x - side / 2, y - side / 2, side, side), pixel=True)


def paint_number(
    canvas: Canvas, rect: Rect, icon: str, number: int, *, colour: Colour = "white", role: str = "numeral"
) -> None:
    """A dark plate with an icon and a number; the icon makes way where the number needs its room."""
    canvas.rounded(rect, PLATE_RADIUS, "plate", 0.92)
    words = str(number)
    inner = rect.inset(4, 0)
    beside = inner.inset(18, 0, 0, 0)
    if canvas.block(words, role, *beside.size, shrink=True, lines=1).fits:
        paint_icon(canvas, icon, inner.x + 8, rect.cy)
        inner = beside
    canvas.text(words, inner, role, colour, align="centre", lines=1)


def paint_strip(
    canvas: Canvas, rect: Rect, slot: str, words: Rich, *, is_lit: bool, icons: tuple[str, ...] = ()
) -> None:  # fmt: skip
    """The line of an ability: the icon of its row, always, and its gist where there is room for it.

    Where there is none, as with large text, icons of what kind it is stand for it.
    """
    canvas.rounded(rect, STRIP_RADIUS, slot if is_lit else "strip")
    side = min(16.0, rect.h - 2)
    room = rect.inset(side + 4, 0, 1, 0)
    for role in STRIP_ROLES:
        if words and canvas.block(words, role, room.w - SLACK, room.h, shrink=True, lines=1).fits:
            paint_icon(canvas, slot, rect.x + side / 2 + 2, rect.cy, side)
            canvas.text(words, room, role, "white" if is_lit else "strip_text", lines=1)
            return
    for i, icon in enumerate(dict.fromkeys((slot, *icons))):
        paint_icon(canvas, icon, rect.x + 3 + side / 2 + i * (side + 6), rect.cy, side)


def with_icons(gist: str) -> tuple[Run | Icon, ...]:
    """The gist of an ability as it is set: what stands in `<>` is an icon of that name."""
    parts = IN_A_GIST.split(gist)
    return tuple(Icon(f"tactics/icons/16/{part}", 1.0) if n % 2 else Run(part) for n, part in enumerate(parts) if part)


def paint_notches(canvas: Canvas, rect: Rect, life: int, damage: int) -> None:
    """One for each point of life; what is lost is red."""
    if life <= 0:
        return
    pitch = rect.w / life
    for i in range(life):
        colour: Colour = "life" if i < life - damage else "life_lost"
        canvas.fill(Rect(rect.x + i * pitch, rect.y, max(1.0, pitch - 1.5), rect.h), colour)


def paint_beads(canvas: Canvas, x: float, y: float, full: int, *, of: int, pitch: float = 18.0) -> None:
    left = x - (of - 1) * pitch / 2
    for i in range(of):
        if i < full:
            canvas.disc(left + i * pitch, y, BEAD, "bead")
            canvas.disc(left + i * pitch - 2, y - 2, 2, "bead_light")
        else:
            canvas.circle(left + i * pitch, y, BEAD, Line.CHIP, "bead_empty")


def paint_pips(canvas: Canvas, right: float, y: float, full: int, *, of: int, radius: float = 9.0) -> None:
    """Actions of the turn, from the right."""
    for i in range(of):
        x = right - radius - (of - 1 - i) * (2 * radius + 6)
        canvas.disc(x, y, radius + 2, "night", 0.7)
        canvas.disc(x, y, radius, "amber" if i < full else "strip")
        canvas.circle(x, y, radius, Line.CHIP, "brass")


def paint_sign(canvas: Canvas, icon: str, x: float, y: float, *, line: Colour = "amber", radius: float = 13.0) -> None:
    """A disc with an icon: what state a piece is in."""
    canvas.disc(x, y, radius + 1.5, line)
    canvas.disc(x, y, radius, "plate")
    paint_icon(canvas, icon, x, y, 16.0)
