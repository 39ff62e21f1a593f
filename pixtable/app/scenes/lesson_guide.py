"""What a lesson lays over the table: a bubble, a ring round what is meant, a hand that shows the way."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pixtable.ui import panels
from pixtable.ui.banner import Passing
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import NOWHERE, Point, Rect, bounds, kept_inside
from pixtable.ui.marks import focus_ring
from pixtable.ui.motion import BEATS, HAND_AGAIN, HAND_PAUSE, Motion
from pixtable.ui.node import Node
from pixtable.ui.theme import Line, Radius, Space
from pixtable.ui.widgets import Button

ABOVE_ALL = 400.0
NARROW, WIDE = 336.0, 600.0
NARROWER = 0.85  # part of the usual width, where that alone keeps a piece in sight
PADDING = 18.0
TAIL = 14.0
BESIDE = TAIL + Space.GRID
HAND = 56.0
FINGERTIP = Point(0.36, 0.08)
"""Where the picture of the hand touches, in parts of its side."""
GHOST = 0.6
DOT, DOT_PITCH = 4.0, 16.0
CROSS = 20.0
HAIR = 2.0  # so much narrower a text is measured: a place on whole pixels may have lost as much
FADES = 0.18  # part of the way in which the hand comes and goes
BEARABLE = 0.25  # so much of what is meant may lie under a bubble that was wished on that side
MEANT = 8.0  # how much worse it is to hide what is meant than any other piece
TABLE = 0.1  # how much less bad it is to hide the table where no piece lies
AWAY = 15.0  # so much of a piece may be hidden for every step nearer to what is meant
DASH = (7.0, 6.0)


class Surroundings(NamedTuple):
    """Where a bubble may lie, what it speaks of first of all, and what else lies there."""

    room: Rect
    meant: Sequence[Rect]
    others: Sequence[Rect] = ()
    side: str | None = None
    table: Rect = NOWHERE  # where one plays; what lies beside it can rather be spared

    @property
    def aside(self) -> float:
        """How wide the column beside the table is."""
        return self.room.right - self.table.right if self.table is not NOWHERE else 0.0

    def best_place(self, shapes: Sequence[tuple[float, float]]) -> Rect:
        """Where least is lost from sight, near to what is meant; on the wished side, if little is lost there."""
        inner = self.room.inset(Space.GRID)
        if self.side and self.meant:
            wished = kept_inside(_sides(self.meant[0], shapes[0])[self.side], inner)
            if self._hidden(wished, self.meant) <= BEARABLE * _area(self.meant[0]) and not self._hides_a_piece(wished):
                return wished
        places = [kept_inside(place, inner) for shape in shapes for place in self._places(shape, inner)]
        return min(places, key=self._cost)

    def _places(self, shape: tuple[float, float], inner: Rect) -> list[Rect]:
        """The sides of what is meant, and past what lies there; then the middle of the lower edge, and all others."""
        w, h = shape
        beside = [place for side in self._beside(shape) for place in side] if self.meant else []
        columns = (inner.cx - w / 2, inner.x, inner.right - w)
        rows = (inner.bottom - h, inner.y, inner.cy - h / 2)
        return [*beside, *(Rect(x, y, w, h) for y in rows for x in columns)]

    def _beside(self, shape: tuple[float, float]) -> Iterator[tuple[Rect, Rect]]:
        """On every side as near as can be, and as much farther as leaves the pieces there free."""
        for side, place in _sides(self.meant[0], shape).items():
            hidden = bounds([piece for piece in self.others if place.meets(piece)] or [place])
            past = {
                "right": place.at(hidden.right + Space.GRID, place.y),
                "left": place.at(hidden.x - Space.GRID - place.w, place.y),
                "below": place.at(place.x, hidden.bottom + Space.GRID),
                "above": place.at(place.x, hidden.y - Space.GRID - place.h),
            }
            yield place, past[side]

    def _cost(self, place: Rect) -> float:
        """Words about nothing to be seen leave the table free, if there is room beside it."""
        hidden = self._hidden(place, self.others)
        if not self.meant:
            return hidden + TABLE * self._hidden(place, [self.table])
        far = max(0.0, _distance(place, self.meant[0]) - BESIDE)
        return MEANT * self._hidden(place, self.meant) + hidden + AWAY * far

    def _hides_a_piece(self, place: Rect) -> bool:
        return any(_area(place.overlap(piece)) > BEARABLE * _area(piece) for piece in self.others)

    @staticmethod
    def _hidden(place: Rect, pieces: Sequence[Rect]) -> float:
        return sum(_area(place.overlap(piece)) for piece in pieces)


def _sides(about: Rect, shape: tuple[float, float]) -> dict[str, Rect]:
    w, h = shape
    return {
        "right": Rect(about.right + BESIDE, about.cy - h / 2, w, h),
        "left": Rect(about.x - BESIDE - w, about.cy - h / 2, w, h),
        "below": Rect(about.cx - w / 2, about.bottom + BESIDE, w, h),
        "above": Rect(about.cx - w / 2, about.y - BESIDE - h, w, h),
    }


def _distance(one: Rect, other: Rect) -> float:
    """Between their edges."""
    dx = max(0.0, one.x - other.right, other.x - one.right)
    dy = max(0.0, one.y - other.bottom, other.y - one.bottom)
    return dx + dy


class Bubble(Node):
    """One or two sentences beside what they are about; where nothing is to be done on the table, a button goes on."""

    catches = True

    def __init__(self, go_on: str, on_next: Callable[[], None], put_away: Callable[[], None]) -> None:
        super().__init__("lesson.bubble", on_press=put_away, region="lesson")
        self.z = ABOVE_ALL
        self.words = ""
        self.is_reproach = False
        self.done, self.steps = 0, 0
        self.about: Rect | None = None
        self.button = Button("lesson.next", go_on, on_next, kind="primary", key="Enter", shows_key=True)
        self.button.z = ABOVE_ALL
        self.add(self.button)

    def show(self, words: str, *, has_button: bool, is_reproach: bool = False, can_go: bool = False) -> None:
        """What `can_go` is put away by a press on it."""
        self.words, self.is_reproach, self.focusable = words, is_reproach, can_go
        self.visible = bool(words) or has_button
        self.button.visible = has_button

    def place(self, canvas: Canvas, around: Surroundings) -> None:
        """Beside what it is about, and not on what must be seen. Where another shape hides less, it has that one."""
        self.about = around.meant[0] if around.meant else None
        button = self.button.natural(canvas, max(Space.TARGET, 26 * canvas.text_scale))
        widest = min(WIDE * canvas.text_scale**0.5, around.room.w - 2 * Space.GAP)
        usual = min(widest, NARROW * canvas.text_scale**0.7)
        widths = [usual, widest, NARROWER * usual]
        slim = max(around.aside - 2 * Space.GRID, self._longest_word(canvas) + 2 * PADDING + HAIR)
        if not around.meant and slim < usual:
            widths.append(slim)
        shapes = [(wide, self._tall(canvas, wide, button.h)) for wide in widths]
        self.rect = around.best_place([shape for shape in shapes if shape[1] < around.room.h] or shapes)
        w = min(self.rect.w - 2 * PADDING, button.w + Space.TARGET)
        self.button.rect = Rect(self.rect.cx - w / 2, self.rect.bottom - PADDING - button.h, w, button.h)

    def _longest_word(self, canvas: Canvas) -> float:
        return max(canvas.measure(word, "label")[0] for word in self.words.split(" "))

    def _tall(self, canvas: Canvas, wide: float, button: float) -> float:
        inner = wide - 2 * PADDING - HAIR
        tall = canvas.measure(self.words, "label", inner)[1] + 2 * PADDING + DOT_PITCH if self.words else 0
        if self.button.visible:
            tall += button + (Space.GRID if self.words else 2 * PADDING)
        return tall

    def paint(self, canvas: Canvas) -> None:
        colour = "bad_light" if self.is_reproach else "amber"
        if self.about is not None:
            self._paint_tail(canvas, self.about, colour)
        panels.chip(canvas, self.rect, colour, Radius.PANEL)
        canvas.layer += 4
        inner = self.rect.inset(PADDING, PADDING, PADDING, PADDING)
        foot = self.button.rect.h + Space.GRID if self.button.visible else 0.0
        if self.words:
            canvas.text(self.words, inner.inset(0, 0, 0, DOT_PITCH + foot), "label", "cream", shrink=False)
            self._paint_dots(canvas, inner.bottom - foot - DOT)
        if self.focusable:
            corner = Rect(self.rect.right - CROSS - Space.GRID, self.rect.bottom - CROSS - Space.GRID, CROSS, CROSS)
            canvas.icon("close", corner)
        canvas.layer -= 4

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 5
        super().draw(canvas)
        canvas.layer -= 5

    def _paint_dots(self, canvas: Canvas, y: float) -> None:
        """How far the lesson has come."""
        x = self.rect.cx - (self.steps - 1) * DOT_PITCH / 2
        for i in range(self.steps):
            if i < self.done:
                canvas.disc(x + i * DOT_PITCH, y, DOT, "mint")
            elif i == self.done:
                canvas.disc(x + i * DOT_PITCH, y, DOT + 1, "amber")
            else:
                canvas.circle(x + i * DOT_PITCH, y, DOT, Line.CHIP, "muted")

    def _paint_tail(self, canvas: Canvas, about: Rect, colour: str) -> None:
        """A beak towards what is meant, on the side that faces it."""
        box = self.rect
        x = min(max(about.cx, box.x + 2 * TAIL), box.right - 2 * TAIL)
        y = min(max(about.cy, box.y + 2 * TAIL), box.bottom - 2 * TAIL)
        if about.right <= box.x:
            points = [(box.x + 2, y - TAIL), (box.x - TAIL, y), (box.x + 2, y + TAIL)]
        elif about.x >= box.right:
            points = [(box.right - 2, y - TAIL), (box.right + TAIL, y), (box.right - 2, y + TAIL)]
        elif about.bottom <= box.y:
            points = [(x - TAIL, box.y + 2), (x, box.y - TAIL), (x + TAIL, box.y + 2)]
        elif about.y >= box.bottom:
            points = [(x - TAIL, box.bottom - 2), (x, box.bottom + TAIL), (x + TAIL, box.bottom - 2)]
        else:
            return
        canvas.polygon(points, colour)


def _area(rect: Rect) -> float:
    return max(0.0, rect.w) * max(0.0, rect.h)


class Spotlight(Passing):
    """A ring that breathes round whatever the lesson speaks of."""

    def __init__(self) -> None:
        super().__init__("lesson.spotlight")
        self.z = ABOVE_ALL - 10
        self.target: Node | None = None

    def paint(self, canvas: Canvas) -> None:
        if self.target is None:
            return
        rect = self.target.screen_rect().moved(0, -self.target.full_lift)
        grown = rect.grown(3 + 3 * canvas.breathing(6)).overlap(canvas.view.rect.inset(2 * Line.RING_UNDER))
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
            self.rest()

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
