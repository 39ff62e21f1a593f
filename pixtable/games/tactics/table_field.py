"""The ground: a meadow with a brook, ranks as stripes with that of the wave lit; and the track of waves above it."""

from __future__ import annotations

from pixtable.games.tactics.labels import row_key
from pixtable.games.tactics.state import ROWS
from pixtable.games.tactics.table_art import paint_icon
from pixtable.games.tactics.table_look import Look
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect, columns
from pixtable.ui.node import Node
from pixtable.ui.theme import Line

RADIUS = 8.0
SHADE = 0.42
LIGHT = 0.34


class Ground(Node):
    def __init__(self, look: Look) -> None:
        super().__init__("tactics.ground")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        field = look.places.field
        shown = ("ground", look.state.wave, look.state.phase, look.state.is_truce, look.places)
        canvas.composed(shown, field, lambda: self._paint(canvas, field), 4)

    def _paint(self, canvas: Canvas, field: Rect) -> None:
        look = self.look
        canvas.image("tactics/field", field, pixel=True, radius=RADIUS)
        canvas.ring(field, RADIUS, Line.RING, "gold_thread")
        canvas.fill(look.places.brook, "sky", 0.22)
        for side, ranks in enumerate(look.places.ranks):
            for row, rect in enumerate(ranks):
                is_lit = look.state.phase == "play" and row == look.state.wave
                canvas.rounded(rect.grown(3), RADIUS, ROWS[row], SHADE)
                if is_lit:
                    canvas.gradient(rect.grown(4), "bead_light", "gold_light", RADIUS, alpha=LIGHT)
                    canvas.ring(rect.grown(4), RADIUS, Line.RIM, "bead_light")
                else:
                    canvas.rounded(rect.grown(3), RADIUS, "night", SHADE)
                if side == 1 and look.state.is_truce:
                    canvas.rounded(rect.grown(3), RADIUS, "white", 0.12)


class Track(Node):
    """Which wave it is, and who has how many trophies."""

    def __init__(self, look: Look) -> None:
        super().__init__("tactics.track")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.look.places.track
        state = look.state
        names = tuple(look.host.say(row_key(row)) for row in ROWS)
        seats = tuple(look.name(seat) for seat in (look.viewer, look.rival))
        shown = ("track", state.wave, state.phase, names, seats, state.first, _trophies(look), state.round)
        canvas.composed(shown, rect, lambda: self._paint(canvas, rect, names), panels.ROOM)

    def _paint(self, canvas: Canvas, rect: Rect, names: tuple[str, ...]) -> None:
        look = self.look
        panels.well(canvas, rect, 8, "bar_bottom", "brass")
        left, middle, right = columns(rect.inset(8, 2), 0.24 * rect.w, 0.5 * rect.w, 0.24 * rect.w, gap=2)
        self._paint_seat(canvas, left, look.viewer, 0)
        self._paint_seat(canvas, right, look.rival, 1)
        for row, (box, name) in enumerate(zip(columns(middle, *[middle.w / 3] * 3), names, strict=True)):
            self._paint_wave(canvas, box.inset(3, 1), row, name)

    def _paint_wave(self, canvas: Canvas, box: Rect, row: int, name: str) -> None:
        look = self.look
        is_now = look.state.phase == "play" and row == look.state.wave
        if is_now:
            canvas.rounded(box, box.h / 2, ROWS[row])
            canvas.ring(box, box.h / 2, Line.RIM, "amber")
        room = box.inset(30, 0, 8, 0)
        if canvas.block(name, "body_strong", *room.size, shrink=True, lines=1).fits:
            paint_icon(canvas, ROWS[row], box.x + 18, box.cy, 16)
            canvas.text(name, room, "body_strong", "white" if is_now else "muted", align="centre", lines=1)
        else:
            paint_icon(canvas, ROWS[row], *box.centre, 24)

    def _paint_seat(self, canvas: Canvas, box: Rect, seat: int, side: int) -> None:
        look = self.look
        emblem = box.left_part(box.h) if side == 0 else box.right_part(box.h)
        canvas.emblem(seat, emblem.inset(3))
        won, of = len(look.state.trophies[seat]), look.state.trophies_to_win
        for i in range(of):
            step = box.h + 14 + 22 * i
            x = box.x + step if side == 0 else box.right - step
            canvas.disc(x, box.cy, 9, "amber" if i < won else "strip")
            paint_icon(canvas, "trophy", x, box.cy, 16)
        taken = box.h + 14 + 22 * of
        room = box.inset(taken, 0, 0, 0) if side == 0 else box.inset(0, 0, taken, 0)
        if look.state.first == seat and look.state.phase == "play":
            words = look.say("first")
            if canvas.block(words, "caption", *room.size, shrink=True, lines=1).fits:
                canvas.text(words, room, "caption", "muted", align="left" if side == 0 else "right", lines=1)


def _trophies(look: Look) -> tuple[int, ...]:
    return tuple(len(pile) for pile in look.state.trophies)
