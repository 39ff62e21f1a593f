"""The end of a round: what everybody is left with, seat by seat, in the tray."""

from __future__ import annotations

from pixtable.core.events import Seat
from pixtable.games.rhombs.rules.state import UNSEEN
from pixtable.games.rhombs.table.camera import ROOT3
from pixtable.games.rhombs.table.outcome import points_held
from pixtable.games.rhombs.table.pieces.art import paint_tile
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect, Size, flow

EMBLEM = 30.0
GAP, GROUP_GAP = 6.0, 20.0
LARGEST, SMALLEST = 30.0, 9.0
STEP = 0.88


def paint_left(canvas: Canvas, look: MosaicView, room: Rect) -> None:
    """As large as there is room for all of them."""
    holders = [seat for seat, hand in enumerate(look.state.hands) if hand]
    if not holders:
        canvas.text(look.say("left.nothing"), room, "label", "muted", align="centre")
        return
    radius = LARGEST
    groups = _groups(canvas, look, holders, room, radius)
    while radius > SMALLEST and groups[-1].bottom > room.bottom:
        radius *= STEP
        groups = _groups(canvas, look, holders, room, radius)
    down = max(0.0, room.bottom - groups[-1].bottom) / 2
    for seat, box in zip(holders, groups, strict=True):
        _paint_group(canvas, look, seat, box.moved(0, down), radius)


def _points(look: MosaicView, seat: Seat) -> str:
    return look.say("left.points", n=points_held(look.state, seat))


def _groups(canvas: Canvas, look: MosaicView, holders: list[Seat], room: Rect, radius: float) -> list[Rect]:
    tall = max(2 * radius, EMBLEM, canvas.measure("0", "body_strong")[1])
    sizes = []
    for seat in holders:
        tiles = len(look.hand(seat)) * (ROOT3 * radius + GAP / 2)
        words = canvas.measure(_points(look, seat), "body_strong")[0]
        sizes.append(Size(min(room.w, EMBLEM + GAP + tiles + GAP + words), tall))
    return flow(sizes, room, GROUP_GAP / 2)


def _paint_group(canvas: Canvas, look: MosaicView, seat: Seat, box: Rect, radius: float) -> None:
    canvas.emblem(seat, Rect(box.x, box.cy - EMBLEM / 2, EMBLEM, EMBLEM))
    x = box.x + EMBLEM + GAP
    for tile in look.hand(seat):
        if tile != UNSEEN:
            paint_tile(canvas, tile, 0, Point(x + ROOT3 * radius / 2, box.cy), radius, glyphs=look.host.tastes.glyphs)
        x += ROOT3 * radius + GAP / 2
    canvas.text(_points(look, seat), Rect(x + GAP, box.y, box.right - x - GAP + 2, box.h), "body_strong", lines=1)
