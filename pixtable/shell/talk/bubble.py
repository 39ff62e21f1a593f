"""What an opponent says, in a bubble at its portrait: seen for as long as it takes to read, and gone with any press."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pixtable.shell.kit.personas import draw_portrait
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, kept_inside
from pixtable.ui.draw.panels import chip
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.motion.choreo import part
from pixtable.ui.motion.durations import SPEECH_MOST, SPEECH_MS, SPEECH_MS_A_LETTER, Motion
from pixtable.ui.node import Node

TAIL = 12.0
PADDING = 10.0
FACE = 44.0
WIDTHS = (300.0, 380.0, 240.0)
"""Of the words, at the usual size; at larger sizes they grow with the letters."""
STEP = 24.0
"""From one place that is tried to the next."""
A_LITTLE = 12.0
"""So many square units of something may be covered: edges that touch."""
AWAY = 20.0
"""How much blank ground one would rather cover for every unit nearer to the speaker."""


class Ground(NamedTuple):
    """Something that may be covered for a moment, and how much one would rather not, for every unit of its area."""

    rect: Rect
    price: float


class Room(NamedTuple):
    """Where a bubble may lie: `kept` is what it must not cover, `column` the one that the speakers sit in."""

    whole: Rect
    column: Rect
    speaker: Rect
    kept: Sequence[Rect]
    grounds: Sequence[Ground]


def free_place(room: Room, shapes: Sequence[tuple[float, float]]) -> Rect | None:
    """The best of those places that cover nothing that must be seen; None where there is none.

    The nearest are tried first: whatever is farther away than the best so far is dear need not be looked at.
    """
    best, least = None, math.inf
    places = {place: AWAY * _distance(place, room.speaker) for shape in shapes for place in _places(room, shape)}
    for place, far in sorted(places.items(), key=lambda one: one[1]):
        if far >= least:
            break
        if any(_shared(place, rect) > A_LITTLE for rect in room.kept):
            continue
        cost = far + sum(ground.price * _shared(place, ground.rect) for ground in room.grounds)
        if cost < least:
            best, least = place, cost
    return best


def _places(room: Room, shape: tuple[float, float]) -> list[Rect]:
    """Left of the speaker, in its column, and wherever else, line by line."""
    w, h = shape
    inner = room.whole.inset(Space.GRID)
    columns = [room.speaker.x - TAIL - Space.HALF - w, room.column.cx - w / 2, room.speaker.right - w]
    columns += [inner.x + i * (inner.w - w) / 4 for i in range(5)]
    rows = [room.speaker.cy - h / 2, room.speaker.bottom + TAIL, room.speaker.y - TAIL - h]
    rows += [inner.y + i * STEP for i in range(int(max(0.0, inner.h - h) // STEP) + 1)]
    return [kept_inside(Rect(x, y, w, h), inner) for y in rows for x in columns if w <= inner.w and h <= inner.h]


def _distance(one: Rect, other: Rect) -> float:
    dx = max(0.0, one.x - other.right, other.x - one.right)
    dy = max(0.0, one.y - other.bottom, other.y - one.bottom)
    return dx + dy


def _shared(one: Rect, other: Rect) -> float:
    """How much ground two have in common; asked thousands of times for one bubble."""
    w = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    if w <= 0:
        return 0.0
    return w * max(0.0, min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]))


class Bubble(Node):
    """It takes no press and nothing waits for it. Where there is no room for it, only the history has the words."""

    def __init__(self, game_id: str, canvas: Canvas) -> None:
        super().__init__("table.speech", focusable=False)
        self._game_id, self._canvas = game_id, canvas
        self.visible = False
        self.words = ""
        self._persona: str | None = None
        self._left = 0.0
        self._speaker = NOWHERE
        self.z = 450.0

    def show(self, persona: str | None, words: str, room: Room, motion: Motion) -> bool:
        within = room.column.w - 2 * Space.GRID - self._face() - 3 * PADDING - 2
        widths = [within, *(width * float(self._canvas.text_scale) ** 0.6 for width in WIDTHS)]
        place = free_place(room, [shape for width in widths if (shape := self._shape(words, width)) is not None])
        if place is None:
            return False
        self._persona, self.words, self._speaker, self.rect = persona, words, room.speaker, place
        self._left = min(SPEECH_MOST, SPEECH_MS + SPEECH_MS_A_LETTER * len(words))
        self.visible = True
        self.animator.drop()
        self.pose.alpha = 0.0
        self.add_motion(part(self.pose, "alpha", 1.0, motion.ms("speech"), "speech"))
        return True

    def hide(self) -> None:
        self.animator.drop()
        self.visible = False

    def covers(self, rects: Sequence[Rect]) -> bool:
        return self.visible and any(_shared(self.rect, rect) > A_LITTLE for rect in rects)

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        if self.visible:
            self._left -= ms
            if self._left <= 0:
                self.hide()

    @property
    def is_telling(self) -> bool:
        """The game goes on meanwhile."""
        return False

    @property
    def is_answering(self) -> bool:
        return bool(self.animator.running)

    def _face(self) -> float:
        return FACE * math.sqrt(self._canvas.text_scale)

    def _shape(self, said: str, most: float) -> tuple[float, float] | None:
        """As wide as its words, and as tall as they or the portrait; nothing where a word is wider."""
        if max(self._canvas.measure(word, "body")[0] for word in said.split(" ")) > most:
            return None
        wide, tall = self._canvas.measure(said, "body", most)
        return wide + self._face() + 3 * PADDING + 2, max(tall, self._face()) + 2 * PADDING

    def draw_all(self, canvas: Canvas) -> None:
        canvas.layer += 2  # it lies over whatever is there
        super().draw_all(canvas)
        canvas.layer -= 2

    def paint(self, canvas: Canvas) -> None:
        self._paint_tail(canvas)
        chip(canvas, self.rect, "cream", Radius.PANEL)
        canvas.rounded(self.rect.inset(Line.CHIP), Radius.PANEL - Line.CHIP, "chip")  # no words may shine through it
        side = self._face()
        face = Rect(self.rect.x + PADDING, self.rect.cy - side / 2, side, side)
        draw_portrait(canvas, face, self._game_id, self._persona)
        words = self.rect.inset(2 * PADDING + side, PADDING, PADDING, PADDING)
        canvas.text(self.words, words, "body", "cream", shrink=False)

    def _paint_tail(self, canvas: Canvas) -> None:
        """Towards the speaker, where the bubble lies right beside them."""
        box, to = self.rect, self._speaker
        if _distance(box, to) > 2 * TAIL:
            return
        if box.right <= to.x and box.y < to.cy < box.bottom:
            y = min(max(to.cy, box.y + 2 * TAIL), box.bottom - 2 * TAIL)
            canvas.polygon([(box.right - 2, y - TAIL), (box.right + TAIL, y), (box.right - 2, y + TAIL)], "cream")
        elif box.y >= to.bottom and box.x <= to.cx <= box.right:
            x = min(max(to.x + FACE / 2, box.x + 2 * TAIL), box.right - 2 * TAIL)
            canvas.polygon([(x - TAIL, box.y + 2), (x, box.y - TAIL), (x + TAIL, box.y + 2)], "cream")
        elif box.bottom <= to.y and box.x <= to.cx <= box.right:
            x = min(max(to.x + FACE / 2, box.x + 2 * TAIL), box.right - 2 * TAIL)
            canvas.polygon([(x - TAIL, box.bottom - 2), (x, box.bottom + TAIL), (x + TAIL, box.bottom - 2)], "cream")
