"""A word from the table: why a move was refused, that a file was mended. It stays until the player's next act.

One that would not be true for so long goes by itself: that it is not somebody's turn, once it is.
"""

from collections.abc import Callable, Iterator, Sequence

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.panels import chip
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.lettering.typeset import Rich, plain
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

WIDEST = 720.0
CLAUSE, CLAUSE_TALL = 112.0, 48.0
PADDING = 12.0
STAR = 16.0  # so far the star of a hint stands out over its piece
NARROW = 480.0
"""A room of less than this is filled, and the clause lies below the sentence instead of beside it."""


def _never() -> bool:
    return False


def _nothing() -> Sequence[Rect]:
    return ()


def _area(rect: Rect) -> float:
    return max(0.0, rect.w) * max(0.0, rect.h)


def _upwards(room: Rect, usual: Rect) -> Iterator[Rect]:
    """Every place in the room, from the usual one upwards: in the middle first, then at either side."""
    steps = int(max(0.0, usual.y - room.y - Space.GRID) // Space.GRID)
    for step in range(steps + 1):
        for x in (usual.x, room.x + Space.GRID, room.right - Space.GRID - usual.w):
            yield usual.at(x, usual.y - step * Space.GRID)


class Toast(Node):
    """As large as its sentence. `room` says where, for it may be needed for something else: at the bottom of it."""

    def __init__(self, on_clause: Callable[[str], None], room: Callable[[], Rect], canvas: Canvas) -> None:
        super().__init__("toast", region="actions")
        self._room, self._canvas = room, canvas
        self.visible = False
        self.said: Rich = ""
        self._words = self.rect
        self._clause = ""
        self._is_outdated: Callable[[], bool] = _never
        self._spoken_of = _nothing
        self._button = Button("toast.clause", "", lambda: on_clause(self._clause), icon="rules")
        self.add(self._button)
        self.z = 500.0

    def show(
        self,
        said: Rich,
        clause: str = "",
        until: Callable[[], bool] = _never,
        spoken_of: Callable[[], Sequence[Rect]] = _nothing,
    ) -> None:
        """It goes by itself `until` that is so, and does not lie on what is `spoken_of` if there is room elsewhere."""
        self.said, self._clause, self._is_outdated, self._spoken_of = said, clause, until, spoken_of
        self._button.text, self._button.tooltip = clause.partition("-")[2], clause
        self._button.visible = bool(clause)
        self.visible = True
        self.arrange()

    @property
    def text(self) -> str:
        """What it says, without pictures."""
        return plain(self.said)

    def hide(self) -> None:
        self.visible = False

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        if self.visible and self._is_outdated():
            self.hide()
        if self.visible:
            self.arrange()

    def arrange(self) -> None:
        room = self._room()
        if room.w <= 0:
            return
        if room.w < NARROW:
            self._fill(room)
        else:
            self._lie_in(room)

    def _fill(self, room: Rect) -> None:
        """The whole width, and upwards as far as the sentence needs."""
        below = CLAUSE_TALL + Space.GRID if self._clause else 0.0
        tall = self._canvas.measure(self.said, "body", room.w - 2 * PADDING)[1] + below + 2 * Space.GRID
        self.rect = Rect(room.x, room.bottom, room.w, 0).inset(0, -max(tall, room.h), 0, 0)
        inner = self.rect.inset(PADDING, Space.GRID)
        self._words = inner.inset(0, 0, 0, below)
        self._button.rect = inner.bottom_part(CLAUSE_TALL).right_part(CLAUSE)

    def _lie_in(self, room: Rect) -> None:
        beside = CLAUSE + Space.GAP if self._clause else 0.0
        most = min(WIDEST, room.w - 2 * Space.SHEET) - 2 * Space.GAP - beside
        wide, tall = self._canvas.measure(self.said, "body", most)
        wide, tall = wide + beside + 2 * Space.GAP + 2, max(tall, CLAUSE_TALL) + 2 * Space.GRID
        top = max(Space.GRID, room.bottom - tall - Space.GAP)  # a long one rather covers more than it loses its head
        self.rect = self._free_place(room, Rect(room.cx - wide / 2, top, wide, tall))
        inner = self.rect.inset(Space.GAP, Space.GRID)
        self._words = inner.inset(0, 0, beside, 0)
        self._button.rect = centred((CLAUSE, CLAUSE_TALL), inner.right_part(CLAUSE))

    def _free_place(self, room: Rect, usual: Rect) -> Rect:
        """The usual place, or the lowest that leaves in sight what is spoken of, or most of it."""
        shown = self._spoken_of()

        def hidden(place: Rect) -> float:
            return sum(_area(place.overlap(rect.grown(STAR))) for rect in shown)

        if not hidden(usual):
            return usual
        return min(_upwards(room, usual), key=hidden)

    def draw_all(self, canvas: Canvas) -> None:
        canvas.layer += 1  # it lies over whatever is there
        super().draw_all(canvas)
        canvas.layer -= 1

    def paint(self, canvas: Canvas) -> None:
        chip(canvas, self.rect)
        canvas.rounded(self.rect.inset(Line.CHIP), Radius.CHIP - Line.CHIP, "chip")  # no words may shine through it
        canvas.text(self.said, self._words, "body")
