"""Parts of a page that know how tall they must be, and the pane they are stacked in."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.theme import Colour, Space
from pixtable.ui.input.intent import Want
from pixtable.ui.node import Node
from pixtable.ui.widgets.scroll import ScrollView

BAR_ROOM = 14.0
PAGING = {Want.PAGE_UP: -0.8, Want.PAGE_DOWN: 0.8, Want.TURN_LEFT: -0.8, Want.TURN_RIGHT: 0.8}
"""Where not all fits at once, page keys and the pad's triggers turn on by so much of what is in sight."""


class Block(Node):
    """A part of a page that knows how tall it must be for a width and a text size."""

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        """Take this place (its height is open) and say how tall it became."""
        raise NotImplementedError


class Line(Block):
    """A text over the whole width, with some room left above it."""

    def __init__(self, id: str, text: str, role: str = "body", colour: Colour = "ink", *, above: float = 0.0) -> None:
        super().__init__(id)
        self.text, self.role, self.colour, self.above = text, role, colour, above

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = canvas.measure(self.text, self.role, spot.w)[1]
        self.rect = Rect(spot.x, spot.y + self.above, spot.w, tall)
        return self.above + tall

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.text, self.rect, self.role, self.colour, valign="top", shrink=False)


Halves: TypeAlias = tuple[Iterable[Block], Iterable[Block]]


def stack(blocks: Iterable[Block], canvas: Canvas, spot: Rect, gap: float = Space.GRID) -> float:
    """Under each other from the top of the spot, as tall as they need to be; returns where the next would begin."""
    y = spot.y
    for block in blocks:
        if block.visible:
            y += block.fit(canvas, Rect(spot.x, y, spot.w, 0)) + gap
    return y


class Pane(ScrollView):
    """A scroll view whose texts count as a layer of their own: what it clips lies on nobody."""

    def draw_all(self, canvas: Canvas) -> None:
        canvas.layer += 1
        super().draw_all(canvas)
        canvas.layer -= 1

    def stack(self, canvas: Canvas, gap: float = Space.GRID) -> None:
        blocks = [child for child in self.children if isinstance(child, Block)]
        self._fill(lambda room: stack(blocks, canvas, room, gap))

    def stack_beside(self, canvas: Canvas, head: Iterable[Block], halves: Halves, gap: float = Space.GRID) -> None:
        """What is for both above, then two columns that scroll as one."""

        def fill(room: Rect) -> None:
            top = stack(head, canvas, room, gap)
            for half, spot in zip(halves, columns(room, REST, REST, gap=Space.SHEET), strict=True):
                stack(half, canvas, Rect(spot.x, top, spot.w, 0), gap)

        self._fill(fill)

    def _fill(self, fill: Callable[[Rect], object]) -> None:
        """The whole width is for the content, unless it is so long that the bar needs some."""
        fill(self.rect)
        if self.longest:
            fill(self.rect.inset(0, 0, BAR_ROOM, 0))
        self.scroll_to(self.offset)
