"""The cloth, the emblem that is held, and the row of those who have acted."""

from collections.abc import Callable, Sequence

from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect, centred
from pixtable.ui.draw.marks import check, focus_ring
from pixtable.ui.draw.outline import arc
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node

RING, RING_WIDE = 218.0, 10.0
EMBLEM = 160.0
RING_STEPS = 48
GLOW = tuple((116.0 + 5 * i, 0.016) for i in range(12))
VALANCE = 200 / 1280  # its height in parts of its width
SMALL, SMALL_PITCH = 36.0, 44.0
PILL = 56.0


def cloth(canvas: Canvas, parted: float) -> None:
    """Both halves over all of the window, drawn apart by a part of their width; beneath them is only night."""
    window = canvas.view.rect
    half = window.w / 2
    canvas.fill(window, "night")
    left = Rect(0, 0, half, window.h).moved(-parted * half)
    right = Rect(half, 0, half, window.h).moved(parted * half)
    if not canvas.theme.textures:
        for side in (left, right):
            canvas.fill(side, "felt")
            canvas.ring(side, 0, Line.RIM, "panel_line")
        return
    canvas.image("ui/curtain_left", left)
    canvas.image("ui/curtain_right", right)
    canvas.image("ui/curtain_valance", Rect(0, 0, window.w, window.w * VALANCE))


class HeldEmblem(Node):
    """Somebody's emblem in a ring that fills while it is held."""

    tracks = True
    ringed = False

    def __init__(self, creature: int, on_hold: Callable[[bool], None]) -> None:
        super().__init__("curtain.emblem", focusable=True)
        self.creature, self.on_hold = creature, on_hold
        self.part = 0.0

    def pointer_down(self, at: Point) -> None:
        self.on_hold(True)

    def pointer_move(self, at: Point) -> None:
        if not self.screen_rect().contains(*at):
            self.on_hold(False)

    def pointer_up(self, at: Point) -> None:
        self.on_hold(False)

    def paint(self, canvas: Canvas) -> None:
        x, y = self.rect.centre
        for radius, alpha in GLOW if canvas.theme.textures else ():
            canvas.disc(x, y, radius * (0.85 + 0.15 * self.part), "amber", alpha)
        canvas.circle(x, y, RING / 2, RING_WIDE, "well")
        if self.part > 0:
            part = round(self.part * RING_STEPS) / RING_STEPS
            canvas.path(arc(x, y, (RING - RING_WIDE) / 2, 0, part), RING_WIDE, "amber")
        face = centred((EMBLEM, EMBLEM), self.rect)
        if canvas.theme.textures:
            panels.shadow(canvas, face.inset(6), face.w / 2)
        canvas.emblem(self.creature, face)
        if self.focused and not self.part:
            focus_ring(canvas, self.rect.inset(4), RING / 2)


class Progress(Node):
    """Who has acted already, who acts now, who is still to come."""

    def __init__(self, words: str, people: Sequence[tuple[int, bool]], own: int) -> None:
        super().__init__("curtain.progress")
        self.words, self.people, self.own = words, tuple(people), own

    def place(self, canvas: Canvas, room: Rect) -> None:
        words, tall = canvas.measure(self.words, "body")
        wide = len(self.people) * SMALL_PITCH + words + 4 * Space.SHEET
        self.rect = centred((wide, max(PILL, tall + Space.GAP)), room)

    def paint(self, canvas: Canvas) -> None:
        panels.chip(canvas, self.rect, "amber", self.rect.h / 2)
        inner = self.rect.inset(Space.SHEET, 0)
        for number, (emblem, done) in enumerate(self.people):
            box = Rect(inner.x + number * SMALL_PITCH, inner.cy - SMALL / 2, SMALL, SMALL)
            now = emblem == self.own
            canvas.emblem(emblem, box, 1.0 if done or now else 0.45)
            if now:
                canvas.circle(*box.centre, SMALL / 2 + 4, Line.RING, "amber")
            if done:
                check(canvas, box.right - 3, box.bottom - 3, "mint", 8)
        left = len(self.people) * SMALL_PITCH + Space.GAP
        canvas.text(self.words, inner.inset(left, 0, 0, 0), "body", "cream", align="right", lines=1)
