"""The podium: a block of wood for each seat, the higher the better, and a crown for who won."""

from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, columns
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.motion import choreo
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node

HEIGHTS = (128.0, 96.0, 72.0, 60.0, 52.0)
WIDEST, GAP = 120.0, 8.0
WOOD = (24, 24, 80, 60)
CAP = 6.0
STACKED_TALL = 300.0


class Place(Node):
    """One seat's block with its emblem, name and figure: the points, or the rank where the points do not tell."""

    def __init__(self, seat: int, emblem: int, name: str, figure: str, rank: int) -> None:
        super().__init__(f"result.podium.{seat}")
        self.emblem, self.name, self.figure, self.rank = emblem, name, figure, rank

    def paint(self, canvas: Canvas) -> None:
        block = self.rect.bottom_part(HEIGHTS[min(self.rank, len(HEIGHTS)) - 1])
        self._wood(canvas, block)
        wide, tall = canvas.measure(self.figure, "big")
        pill = centred((min(block.w - 12, wide + 28), min(tall, block.h - 8)), block)
        canvas.rounded(pill, pill.h / 2, "bar_bottom")
        colour = "amber" if self.rank == 1 else "cream"
        canvas.text(self.figure, pill, "big", colour, align="centre", lines=1)
        line = canvas.measure("X", "label")[1]
        name = Rect(self.rect.x, block.y - line - 2, self.rect.w, line)
        canvas.text(canvas.trimmed(self.name, "label", name), name, "label", "ink", align="centre", lines=1)
        self._emblem(canvas, name.y)

    def _wood(self, canvas: Canvas, block: Rect) -> None:
        if not canvas.theme.textures:
            canvas.fill(block, "wood")
            canvas.ring(block, 0, Line.RIM, "wood_line")
            return
        panels.shadow(canvas, block, 2)
        canvas.image("ui/panel_wood", block, crop=WOOD)
        canvas.fill(block.top_part(CAP), "wood_line")

    def _emblem(self, canvas: Canvas, bottom: float) -> None:
        side = min(72.0 if self.rank == 1 else 60.0, self.rect.w)
        box = Rect(self.rect.cx - side / 2, bottom - side - 4, side, side)
        canvas.emblem(self.emblem, box)
        if self.rank == 1:
            crown(canvas, Rect(box.cx - 28, box.y - 40, 56, 36))


class Podium(Block):
    """The winner in the middle, the others by turns to the left and to the right; of many the best five."""

    def __init__(self, places: list[Place]) -> None:
        super().__init__("result.podium")
        ordered = sorted(places, key=lambda place: place.rank)[: len(HEIGHTS)]
        self.shown = [*reversed(ordered[1::2]), *ordered[::2]]
        self.add(*self.shown)

    def place(self, rect: Rect) -> None:
        self.rect = rect
        count = len(self.shown)
        wide = min(WIDEST, (rect.w - GAP * (count - 1)) / count)
        whole = centred((wide * count + GAP * (count - 1), rect.h), rect)
        for place, box in zip(self.shown, columns(whole, *[REST] * count, gap=GAP), strict=True):
            choreo.place(place, box)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = STACKED_TALL + canvas.measure("X", "label")[1] - 2 * Space.GAP
        self.place(Rect(spot.x, spot.y, spot.w, tall))
        return tall

    def rise(self, motion: Motion) -> None:
        for place in self.shown:
            choreo.appear(place, motion, motion.stagger("deal", len(self.shown) - place.rank))


def crown(canvas: Canvas, box: Rect) -> None:
    """Three points with beads on a band."""
    x, y, w, h = box
    points = [(0, 0.3), (0.27, 0.62), (0.5, 0.12), (0.73, 0.62), (1, 0.3), (0.9, 1), (0.1, 1)]
    outline = [(x + px * w, y + py * h) for px, py in points]
    canvas.polygon(outline, "gold_deep")
    canvas.path([*outline, outline[0]], Line.RIM, "result_ink" if canvas.theme.textures else "amber")
    canvas.line((x + 0.12 * w, y + 0.86 * h), (x + 0.88 * w, y + 0.86 * h), Line.RIM, "result_ink")
    for px, py in ((0, 0.3), (0.5, 0.12), (1, 0.3)):
        canvas.disc(x + px * w, y + py * h, 4.5, "result_ink")
        canvas.disc(x + px * w, y + py * h, 3, "gold_light")
