"""The ground: a meadow with a brook, ranks as stripes with that of the wave lit; and the track of waves above it."""

from __future__ import annotations

from math import cos, pi, sin

from pixtable.games.tactics.rules.labels import row_key
from pixtable.games.tactics.rules.state import ROWS
from pixtable.games.tactics.table.pieces.art import paint_icon
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, columns
from pixtable.ui.draw.theme import Line
from pixtable.ui.node import Node

RADIUS = 8.0
SHADE = 0.34
LIGHT = 0.4
FROST, RIME = 0.3, 0.85
"""Ice over the squad that a truce protects, and its edge."""
CRYSTALS = 26
CRYSTAL = 7.0
SCATTER = (0.8191725, 0.6710436, 0.5497005)
"""Steps that spread points evenly over a square, and their sizes."""
BESIDE_NAME = (30.0, 8.0)
"""Left and right of a wave's name: its sign, and the round end."""
ICON = 18.0
ARROW_ROOM, LARGE_ARROW_ROOM = 10.0, 6.0
"""Half of what lies between two waves, where the arrow leads from one to the next; large names need the room."""


class Ground(Node):
    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.ground")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        field = look.places.field
        shown = ("ground", look.state.wave, self._is_lit, self._is_frozen, look.places)
        canvas.composed(shown, field, lambda: self._paint(canvas, field), 4)

    @property
    def _is_lit(self) -> bool:
        """Also while one still looks at how a match ended."""
        return self.look.state.phase != "leader"

    @property
    def _is_frozen(self) -> bool:
        return self.look.state.is_truce and self.look.state.phase == "play"

    def _paint(self, canvas: Canvas, field: Rect) -> None:
        look = self.look
        canvas.image("tactics/field", field, pixel=True, radius=RADIUS)
        canvas.ring(field, RADIUS, Line.RING, "gold_thread")
        for ranks in look.places.ranks:
            for row, rect in enumerate(ranks):
                self._paint_rank(canvas, rect.grown(3), row)
        if self._is_frozen:
            self._paint_frost(canvas, field)

    def _paint_frost(self, canvas: Canvas, field: Rect) -> None:
        """The other half lies under ice: nobody there can be attacked."""
        left = self.look.places.brook.right
        half = Rect(left, field.y + 5, field.right - 5 - left, field.h - 10)
        canvas.gradient(half, "white", "sky", RADIUS, alpha=FROST)
        canvas.ring(half, RADIUS, Line.RING, "white", RIME)
        for n in range(CRYSTALS):
            across, down, size = (n * step % 1 for step in SCATTER)
            self._paint_crystal(canvas, half.x + across * half.w, half.y + down * half.h, (0.6 + size) * CRYSTAL)

    def _paint_crystal(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        for turn in range(3):
            dx, dy = size * cos(turn * pi / 3), size * sin(turn * pi / 3)
            canvas.path([(x - dx, y - dy), (x + dx, y + dy)], 1.5, "white", alpha=0.7)

    def _paint_rank(self, canvas: Canvas, rect: Rect, row: int) -> None:
        """That of the wave is lit from above like a stage; the others lie in their own colour's shade."""
        if self._is_lit and row == self.look.state.wave:
            canvas.gradient(rect, "bead_light", "flank_tint", RADIUS, alpha=LIGHT)
            canvas.ring(rect, RADIUS, Line.RIM, "bead_light")
            return
        canvas.rounded(rect, RADIUS, ROWS[row], SHADE / 2)
        canvas.rounded(rect, RADIUS, "night", SHADE)


class Track(Node):
    """Which wave it is, and who has how many trophies."""

    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.track")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.look.places.track
        state = look.state
        names = tuple(look.host.say(row_key(row)) for row in ROWS)
        seats = tuple(look.name(seat) for seat in (look.viewer, look.rival))
        shown = ("track", state.wave, state.phase, names, seats, state.first, _trophies(look), state.round, state.turn)
        canvas.composed(shown, rect, lambda: self._paint(canvas, rect, names), panels.ROOM)

    def _paint(self, canvas: Canvas, rect: Rect, names: tuple[str, ...]) -> None:
        look = self.look
        panels.well(canvas, rect, 8, "bar_bottom", "brass")
        left, middle, right = columns(rect.inset(8, 2), 0.24 * rect.w, 0.5 * rect.w, 0.24 * rect.w, gap=2)
        self._paint_seat(canvas, left, look.viewer, 0)
        self._paint_seat(canvas, right, look.rival, 1)
        for row, (box, name) in enumerate(zip(self._waves(canvas, middle, names), names, strict=True)):
            self._paint_wave(canvas, box.inset(self._arrow_room, 1), row, name)
            if row:
                self._paint_arrow(canvas, box.x, box.cy)

    def _waves(self, canvas: Canvas, room: Rect, names: tuple[str, ...]) -> list[Rect]:
        """A long name gets more of the room than a short one, so that all can be read in every language."""
        wide = [2 * self._arrow_room + sum(BESIDE_NAME) + canvas.measure(name, "body_strong")[0] for name in names]
        return columns(room, *(room.w * part / sum(wide) for part in wide))

    @property
    def _arrow_room(self) -> float:
        return LARGE_ARROW_ROOM if self.look.is_large else ARROW_ROOM

    def _paint_arrow(self, canvas: Canvas, x: float, y: float) -> None:
        canvas.path([(x - 3, y - 6), (x + 3, y), (x - 3, y + 6)], 2, "muted")

    def _paint_wave(self, canvas: Canvas, box: Rect, row: int, name: str) -> None:
        look = self.look
        is_now = look.state.phase == "play" and row == look.state.wave
        if is_now:
            canvas.rounded(box, box.h / 2, ROWS[row])
            canvas.ring(box, box.h / 2, Line.RIM, "amber")
        room = box.inset(BESIDE_NAME[0], 0, BESIDE_NAME[1], 0)
        if canvas.block(name, "body_strong", *room.size, shrink=True, lines=1).fits:
            spare = max(0.0, room.w - canvas.measure(name, "body_strong")[0]) / 2
            paint_icon(canvas, ROWS[row], box.x + ICON + spare, box.cy, 16)
            canvas.text(name, room, "body_strong", "white" if is_now else "muted", align="centre", lines=1)
        else:
            paint_icon(canvas, ROWS[row], *box.centre, 24)

    def _paint_seat(self, canvas: Canvas, box: Rect, seat: int, side: int) -> None:
        look = self.look
        emblem = box.left_part(box.h) if side == 0 else box.right_part(box.h)
        canvas.emblem(seat, emblem.inset(3))
        won, of = look.state.victories(look.state.team_seat(seat)), look.state.trophies_to_win
        of = won if look.state.in_teams else of
        for i in range(of):
            step = box.h + 14 + 22 * i
            x = box.x + step if side == 0 else box.right - step
            canvas.disc(x, box.cy, 9, "amber" if i < won else "strip")
            paint_icon(canvas, "trophy", x, box.cy, 16)
        taken = box.h + 14 + 22 * of
        room = box.inset(taken, 0, 0, 0) if side == 0 else box.inset(0, 0, taken, 0)
        if look.state.phase != "play":
            return
        words = look.say("first" if look.state.first == seat else "second")
        if look.state.in_teams and look.state.first != seat:
            words = ""
        is_now = look.state.turn == seat
        if is_now:
            canvas.circle(*emblem.centre, emblem.h / 2 - 1, Line.RING, "amber")
        if canvas.block(words, "caption", *room.size, shrink=True, lines=1).fits:
            colour = "amber" if is_now else "muted"
            canvas.text(words, room, "caption", colour, align="left" if side == 0 else "right", lines=1)


def _trophies(look: FieldView) -> tuple[int, ...]:
    return tuple(len(pile) for pile in look.state.trophies)
