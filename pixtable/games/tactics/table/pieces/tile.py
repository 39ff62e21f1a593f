"""How a place of the field looks: a unit with its numbers and the line that counts, a ghost of one, a body."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import NamedTuple

from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import ability_of
from pixtable.games.tactics.rules.labels import status_key
from pixtable.games.tactics.rules.state import ROWS, Status, Unit
from pixtable.games.tactics.table.pieces.art import (
    KIND_ICONS,
    paint_icon,
    paint_notches,
    paint_number,
    paint_sprite,
    paint_strip,
)
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour, Lift, Line
from pixtable.ui.lettering.typeset import Rich

TILE_RADIUS = 8.0
LOW, LOW_RADIUS, LOW_PLATE, LOW_NOTCH = 112.0, 6.0, 20.0, 4.0
"""Tiles below such a height are laid out sideways."""
STRIP, LARGE_STRIP = 20.0, 26.0
PLATE, LARGE_PLATE = 28.0, 34.0
NOTCH = 6.0
EDGE = 2.0
"""Between a tile and its strip: every unit counts for the words on it."""
DIM = 0.3
TILT = 8.0
"""Degrees by which whoever has acted leans."""
GHOST = 0.62
ROOMY = 100.0
"""A tile so wide holds its sprite at twice its size."""
CHIP, CHIP_GAP = 22.0, 2.0
FATE = 21.0
CRACKS = (
    ((0.06, 0.03), (0.2, 0.2), (0.14, 0.36)),
    ((0.96, 0.1), (0.76, 0.24), (0.82, 0.42)),
    ((0.5, 0.0), (0.56, 0.12), (0.47, 0.2)),
)
"""Of whoever is doomed, in parts of the tile."""
STATUS_ICONS: dict[Status, str] = {
    "+1 attack": "attack_up",
    "-1 attack": "attack_down",
    "+1 life": "life_up",
    "-1 life": "life_down",
    "armour": "armour",
    "marked": "marked",
    "blessed": "blessed",
    "cursed": "cursed",
    "stunned": "stunned",
    "silenced": "silenced",
    "threatened": "threatened",
}
"""Each also has its word in the inspector."""


class Tile(NamedTuple):
    """All that a unit's tile shows."""

    unit: Unit
    life: int
    attack: int
    gist: Rich
    is_doomed: bool
    is_mirrored: bool
    is_dim: bool
    has_acted: bool
    doom: str
    frame: int


def tile_of(look: FieldView, board: Board, unit: Unit, *, is_dim: bool, has_acted: bool, frame: int) -> Tile:
    ability = ability_of(unit)
    is_doomed, silence = board.is_doomed(unit), look.host.say(status_key("silenced"))
    doom = look.say("will_fall") if is_doomed and look.state.phase == "play" else ""
    return Tile(
        unit, board.life(unit), board.attack(unit), look.gist(ability) if ability else silence, is_doomed,
        look.side(unit.seat) == 1, is_dim, has_acted, doom, frame,
    )  # fmt: skip


def is_low(rect: Rect) -> bool:
    """A tile of a team game, where several squads share a side."""
    return rect.h < LOW


def figure_part(rect: Rect, is_mirrored: bool) -> Rect:
    """Where the sprite of a low tile stands; its numbers are beside it."""
    wide = min(rect.w * 0.41, 64.0)
    return rect.right_part(wide) if is_mirrored else rect.left_part(wide)


def _low_boxes(rect: Rect, is_mirrored: bool) -> tuple[Rect, tuple[Rect, Rect]]:
    """What lies beside the figure of a low tile, and in it attack and life: below each other, where there is room."""
    figure = figure_part(rect, is_mirrored)
    x = rect.x + 4 if is_mirrored else figure.right
    beside = Rect(x, rect.y + 3, rect.w - figure.w - 4, rect.h - 6 - LOW_NOTCH - 1)
    if beside.h >= 2 * LOW_PLATE + 2:
        tall = (beside.h - 2) / 2
        return beside, (beside.top_part(tall), beside.bottom_part(tall))
    half = (beside.w - 3) / 2
    return beside, (beside.left_part(half), beside.right_part(half))


def _paint_low_tile(canvas: Canvas, rect: Rect, tile: Tile) -> None:
    """Head and shoulders, attack and life side by side, or one above the other where there is room."""
    unit, row = tile.unit, ROWS[tile.unit.row]
    canvas.gradient(rect, "paper_light", f"{row}_tint", LOW_RADIUS)
    figure = figure_part(rect, tile.is_mirrored)
    with canvas.clipped(Rect(figure.x, rect.y + 1, figure.w, rect.h - 2)):
        paint_sprite(
            canvas, unit.card, (figure.cx, max(rect.bottom - 5, rect.y + 62)), 1.0, is_leader=unit.is_leader,
            mirrored=tile.is_mirrored, frame=tile.frame, tone="grey" if tile.is_doomed else "",
        )  # fmt: skip
    if tile.is_dim:
        canvas.rounded(rect, LOW_RADIUS, "night", DIM / 2)
    if tile.is_doomed:
        canvas.rounded(rect, LOW_RADIUS, "life_lost", 0.28)
    beside, boxes = _low_boxes(rect, tile.is_mirrored)
    attack, life, left = _colours(tile)
    paint_number(canvas, boxes[0], "attack", tile.attack, colour=attack, role="body_strong")
    paint_number(canvas, boxes[1], "heart", left, colour=life, role="body_strong")
    notches = Rect(beside.x, rect.bottom - LOW_NOTCH - 3, beside.w, LOW_NOTCH)
    paint_notches(canvas, notches, tile.life, min(unit.damage, tile.life))
    if unit.is_leader:
        canvas.ring(rect, LOW_RADIUS, Line.RING, "brass")
        paint_icon(canvas, "leader", rect.right - 10 if tile.is_mirrored else rect.x + 10, rect.y + 9, 16)
    if tile.is_doomed:
        canvas.ring(rect, LOW_RADIUS, Line.RING, "life_lost")


def paint_tile(canvas: Canvas, rect: Rect, tile: Tile, *, is_large: bool) -> None:
    if is_low(rect):
        _paint_low_tile(canvas, rect, tile)
        return
    unit, row = tile.unit, ROWS[tile.unit.row]
    panels.shadow(canvas, rect, TILE_RADIUS, Lift.CARD, 0.6)
    canvas.gradient(rect, "paper_light", f"{row}_tint", TILE_RADIUS)
    strip, plate = (LARGE_STRIP, LARGE_PLATE) if is_large else (STRIP, PLATE)
    low = rect.bottom - strip - 3
    _paint_figure(canvas, rect, low - NOTCH - 8, tile)
    if tile.is_dim:
        canvas.rounded(rect, TILE_RADIUS, "night", DIM)
    if tile.is_doomed:
        _paint_doom(canvas, rect)
    _paint_numbers(canvas, rect, low - NOTCH - 4 - plate, plate, tile)
    notches = Rect(rect.x + 8, low - NOTCH - 1, rect.w - 16, NOTCH)
    paint_notches(canvas, notches, tile.life, min(unit.damage, tile.life))
    ability = ability_of(unit)
    icons = (KIND_ICONS[ability.kind],) if ability else ()
    slot = "leader" if unit.is_leader else row
    paint_strip(canvas, Rect(rect.x + EDGE, low, rect.w - 2 * EDGE, strip), slot, tile.gist, is_lit=True, icons=icons)
    if unit.is_leader:
        canvas.ring(rect, TILE_RADIUS, Line.RING, "brass")
    if tile.is_doomed:
        canvas.ring(rect, TILE_RADIUS, Line.RING, "life_lost")
        if tile.doom and not is_large:
            _paint_fate(canvas, rect, low - NOTCH - 4 - plate, tile.doom)


def _paint_figure(canvas: Canvas, rect: Rect, ground: float, tile: Tile) -> None:
    """Its feet on the ground; the head may rise above the tile."""
    feet, times = (rect.cx, ground), 2.0 if rect.w >= ROOMY else 1.5
    lean = 0.0 if not tile.has_acted else -TILT if tile.is_mirrored else TILT
    about_its_feet = Rect(rect.cx - rect.w, ground - rect.h, 2 * rect.w, 2 * rect.h)
    with (
        canvas.clipped(Rect(rect.x, rect.y - 8, rect.w, rect.h + 8)),
        canvas.posed(about_its_feet, turn=lean) if lean else nullcontext(),
    ):
        paint_sprite(
            canvas, tile.unit.card, feet, times, is_leader=tile.unit.is_leader,
            mirrored=tile.is_mirrored, frame=tile.frame, tone="grey" if tile.is_doomed else "",
        )  # fmt: skip


def _paint_numbers(canvas: Canvas, rect: Rect, y: float, plate: float, tile: Tile) -> None:
    half = (rect.w - 12) / 2
    attack, life, left = _colours(tile)
    paint_number(canvas, Rect(rect.x + 4, y, half, plate), "attack", tile.attack, colour=attack)
    paint_number(canvas, Rect(rect.right - 4 - half, y, half, plate), "heart", left, colour=life)


def _colours(tile: Tile) -> tuple[Colour, Colour, int]:
    """Of attack and life, as they compare to the printed ones; and the life that is left."""
    printed = character_of(tile.unit.card)
    usual = (printed.as_leader if tile.unit.is_leader else printed.as_hero)[0]
    attack: Colour = "white" if tile.attack == usual else "good_light" if tile.attack > usual else "rose"
    life: Colour = "rose" if tile.unit.damage else "white"
    return attack, life, max(0, tile.life - tile.unit.damage)


def _paint_doom(canvas: Canvas, rect: Rect) -> None:
    canvas.rounded(rect, TILE_RADIUS, "life_lost", 0.28)
    for crack in CRACKS:
        canvas.path([(rect.x + x * rect.w, rect.y + y * rect.h) for x, y in crack], 2, "night")


def _paint_fate(canvas: Canvas, rect: Rect, y: float, words: str) -> None:
    """What will become of it, above its numbers."""
    box = Rect(rect.x + 2, y - 2 - FATE, rect.w - 4, FATE)
    if canvas.block(words, "caption_strong", box.w - 6, box.h, shrink=True, lines=1).fits:
        canvas.rounded(box, 4, "life_lost")
        canvas.text(words, box.inset(3, 0), "caption_strong", "white", align="centre", lines=1)


def paint_statuses(canvas: Canvas, rect: Rect, statuses: Sequence[Status], taken: float = 0.0) -> None:
    """Chips along the top edge, each kind once with how many there are; `taken` is left free before them."""
    x, y = rect.x + 4 + taken, rect.y + 3
    for status in dict.fromkeys(statuses):
        count = statuses.count(status)
        wide = CHIP if count == 1 else CHIP + 12
        if x + wide > rect.right - 2:
            x, y = rect.x + 4, y + CHIP + CHIP_GAP
        box = Rect(x, y, wide, CHIP)
        canvas.rounded(box.grown(1), CHIP / 2, "brass")
        canvas.rounded(box, CHIP / 2, "plate")
        paint_icon(canvas, STATUS_ICONS[status], box.x + CHIP / 2, box.cy, 16)
        if count > 1:
            number = Rect(box.x + CHIP - 4, box.y, wide - CHIP + 2, CHIP)
            if canvas.block(str(count), "strip", *number.size, shrink=True, lines=1).fits:
                canvas.text(str(count), number, "strip", "white", align="centre", lines=1)
        x += wide + CHIP_GAP


def paint_ghost(canvas: Canvas, rect: Rect, card: int, row: int, gist: Rich, *, is_large: bool) -> None:
    """A card as it would stand here: its figure, its numbers, and the line that would count."""
    strip, plate = (LARGE_STRIP, LARGE_PLATE) if is_large else (STRIP, PLATE)
    low = rect.bottom - strip - 3
    if is_low(rect):
        with canvas.clipped(rect):
            paint_sprite(
                canvas, card, (figure_part(rect, False).cx, max(rect.bottom - 5, rect.y + 62)), 1.0, alpha=GHOST
            )
        for box, icon, number in zip(
            _low_boxes(rect, False)[1], ("attack", "heart"), character_of(card).as_hero, strict=True
        ):
            paint_number(canvas, box, icon, number, role="body_strong")
        return
    with canvas.clipped(rect):
        feet = (rect.cx, low - NOTCH - 8)
        paint_sprite(canvas, card, feet, 2.0 if rect.w >= ROOMY else 1.5, alpha=GHOST)
    attack, life = character_of(card).as_hero
    half, y = (rect.w - 12) / 2, low - NOTCH - 4 - plate
    paint_number(canvas, Rect(rect.x + 4, y, half, plate), "attack", attack)
    paint_number(canvas, Rect(rect.right - 4 - half, y, half, plate), "heart", life)
    paint_promise(canvas, rect, card, row, gist, is_large=is_large)


def paint_promise(canvas: Canvas, rect: Rect, card: int, row: int, gist: Rich, *, is_large: bool) -> None:
    """The line of a card that would count in this row."""
    if is_low(rect):
        return
    strip = LARGE_STRIP if is_large else STRIP
    box = Rect(rect.x + EDGE, rect.bottom - strip - 3, rect.w - 2 * EDGE, strip)
    icon = KIND_ICONS[character_of(card).rows[row].kind]
    paint_strip(canvas, box, ROWS[row], gist, is_lit=True, icons=(icon,))


def paint_body(canvas: Canvas, rect: Rect, words: str) -> None:
    if is_low(rect):
        canvas.rounded(rect, LOW_RADIUS, "button_disabled")
        side = min(48.0, rect.h - 4)
        canvas.image("tactics/headstone", Rect(rect.cx - side / 2, rect.cy - side / 2, side, side), pixel=True)
        return
    panels.shadow(canvas, rect, TILE_RADIUS, Lift.MINI, 0.5)
    canvas.rounded(rect, TILE_RADIUS, "button_disabled")
    side = 96.0 if rect.w >= ROOMY else 72.0
    canvas.image("tactics/headstone", Rect(rect.cx - side / 2, rect.cy - side / 2 - 10, side, side), pixel=True)
    room = rect.bottom_part(28).inset(4, 0)
    if canvas.block(words, "caption", *room.size, shrink=True, lines=1).fits:
        canvas.text(words, room, "caption", align="centre", lines=1)
