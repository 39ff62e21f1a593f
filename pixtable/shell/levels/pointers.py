"""A ring round what a lesson speaks of, and a hand that shows the way."""

from pixtable.shell.levels.bubble import ABOVE_ALL
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.marks import focus_path, focus_ring
from pixtable.ui.draw.theme import Line
from pixtable.ui.motion.banner import Passing
from pixtable.ui.motion.durations import BEATS, HAND_AGAIN, HAND_PAUSE, Motion
from pixtable.ui.node import Node

BREATH = 3.0  # how far the ring stands off, and how much farther when it breathes
HAND = 56.0
FINGERTIP = Point(0.36, 0.08)
"""Where the picture of the hand touches, in parts of its side."""
GHOST = 0.6
FADES = 0.18  # part of the way in which the hand comes and goes
DASH = (7.0, 6.0)


class Spotlight(Passing):
    """A ring that breathes round whatever the lesson speaks of."""

    def __init__(self) -> None:
        super().__init__("lesson.spotlight")
        self.z = ABOVE_ALL - 10
        self.target: Node | None = None

    def paint(self, canvas: Canvas) -> None:
        if self.target is None:
            return
        if contour := self.target.contour(BREATH * (1 + canvas.breathing(6))):
            with canvas.shifted(0, -self.target.full_lift):
                canvas.layer += 2
                focus_path(canvas, [*contour, contour[0]])
                canvas.layer -= 2
            return
        rect = self.target.screen_rect().moved(0, -self.target.full_lift)
        grown = rect.grown(BREATH * (1 + canvas.breathing(6))).overlap(canvas.view.rect.inset(2 * Line.RING_UNDER))
        canvas.layer += 2
        focus_ring(canvas, grown, self.target.radius)
        canvas.layer -= 2


class GhostHand(Passing):
    """Carries a piece's ghost to its place once, and again when nothing has been done for a while."""

    def __init__(self, motion: Motion) -> None:
        super().__init__("lesson.hand")
        self.z = ABOVE_ALL + 10
        self.rect = NOWHERE
        self._motion = motion
        self.way: tuple[Node, Node] | None = None
        self._since = 0.0

    def show(self, way: tuple[Node, Node] | None) -> None:
        if way != self.way:
            self.way = way
            self.again()

    def rest(self) -> None:
        """The player does something: the hand waits."""
        self._since = -HAND_PAUSE

    def again(self) -> None:
        self._since = 0.0

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        if self.way is not None:
            self._since += ms
            if self._since > self._length + HAND_AGAIN:
                self._since = 0.0

    @property
    def _length(self) -> float:
        return self._motion.ms("ghost_hand") or BEATS["ghost_hand"].ms

    @property
    def part(self) -> float | None:
        """How far on its way it is; None while it rests."""
        return self._since / self._length if 0 <= self._since <= self._length else None

    def draw(self, canvas: Canvas) -> None:
        if self.way is None or not self.visible:
            return
        piece, place = self.way
        start, end = piece.screen_rect().centre, place.screen_rect().centre
        canvas.layer += 6
        if canvas.calm:
            self._paint_hand(canvas, end, 1.0)
        else:
            canvas.stirred = True
            if self.part is not None:
                self._paint_way(canvas, piece, start, end, self.part)
        canvas.layer -= 6

    def _paint_way(self, canvas: Canvas, piece: Node, start: Point, end: Point, part: float) -> None:
        far = BEATS["ghost_hand"].ease(part)
        dx, dy = (end.x - start.x) * far, (end.y - start.y) * far
        alpha = min(1.0, part / FADES, (1 - part) / FADES)
        with canvas.shifted(dx, dy), canvas.posed(piece.rect, alpha=GHOST * alpha):
            piece.paint(canvas)
        self._paint_hand(canvas, Point(start.x + dx, start.y + dy), alpha)

    def _paint_hand(self, canvas: Canvas, at: Point, alpha: float) -> None:
        box = Rect(at.x - HAND * FINGERTIP.x, at.y - HAND * FINGERTIP.y, HAND, HAND)
        canvas.image("ui/cursors/hand", box, alpha=alpha)


class HandsWay(Passing):
    """Where nothing moves, a line shows the way of the hand; it goes below the bubble, not through its words."""

    def __init__(self, hand: GhostHand) -> None:
        super().__init__("lesson.way")
        self.z = ABOVE_ALL - 5
        self.hand = hand

    def paint(self, canvas: Canvas) -> None:
        if self.hand.way is not None and self.hand.visible and canvas.calm:
            ends = [node.screen_rect().centre for node in self.hand.way]
            canvas.layer += 2
            canvas.path(ends, Line.RING, "amber", dash=DASH)
            canvas.layer -= 2
