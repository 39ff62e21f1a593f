"""The podium: a block of wood for each seat, the higher the better, and a crown for who won."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import TypeAlias

from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, columns
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.motion import choreo
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

Face: TypeAlias = Callable[[Canvas, Rect], None]
HEIGHTS = (128.0, 96.0, 72.0, 60.0, 52.0)
WIDEST, GAP = 120.0, 8.0
WOOD = (24, 24, 80, 60)
CAP = 6.0
CROWN, BADGE = 40.0, 26.0
COMES = 0.3
"""In so much of its fall the crown is all there."""
EMBLEMS = (72.0, 60.0)
"""The winner's, and the others'."""
LOWEST = 0.4
STACKED_TALL = 300.0


class Place(Node):
    """One seat's block with its emblem, name and figure: the points, or the rank where the points do not tell."""

    def __init__(
        self, seat: int, emblem: int, name: str, figure: str, rank: int, *, face: Face | None = None
    ) -> None:  # fmt: skip
        """`face`: of an opponent; a person is known by the emblem."""
        super().__init__(f"result.podium.{seat}")
        self.emblem, self.name, self.figure, self.rank, self.face = emblem, name, figure, rank, face
        self.crowned = 1.0

    def rise(self, motion: Motion) -> None:
        self.pose.alpha = 0.0
        ms, beat = motion.ms("podium"), BEATS["podium"]
        self.add_motion(choreo.part(self.pose, "alpha", 1, motion.ms("fade"), "fade"))
        if not motion.reduced:
            self.add_motion(choreo.part(self.pose, "dy", 0, ms, "podium", start=beat.amount))

    def crown(self, motion: Motion) -> None:
        beat = BEATS["crown"]
        self.add_motion(Tween(self._put_crown, 0, 1, motion.ms("crown"), beat.ease))

    def _put_crown(self, part: float) -> None:
        self.crowned = part

    def paint(self, canvas: Canvas) -> None:
        line = canvas.measure("X", "label")[1]
        block = self.rect.bottom_part(self._block(line))
        self._wood(canvas, block)
        wide, tall = canvas.measure(self.figure, "big")
        pill = centred((min(block.w - 12, wide + 28), min(tall, block.h - 8)), block)
        canvas.rounded(pill, pill.h / 2, "bar_bottom")
        colour = "amber" if self.rank == 1 else "cream"
        canvas.text(self.figure, pill, "big", colour, align="centre", lines=1)
        name = Rect(self.rect.x, block.y - line - 2, self.rect.w, line)
        canvas.text(canvas.trimmed(self.name, "label", name), name, "label", "ink", align="centre", lines=1)
        self._emblem(canvas, name.y)

    def _block(self, line: float) -> float:
        """Lower, where there is less room above it for the winner."""
        room = self.rect.h - CROWN - EMBLEMS[0] - line - 2 * Space.HALF
        return HEIGHTS[min(self.rank, len(HEIGHTS)) - 1] * max(LOWEST, min(1.0, room / HEIGHTS[0]))

    def _wood(self, canvas: Canvas, block: Rect) -> None:
        if not canvas.theme.textures:
            canvas.fill(block, "wood")
            canvas.ring(block, 0, Line.RIM, "wood_line")
            return
        panels.shadow(canvas, block, 2)
        canvas.image("ui/panel_wood", block, crop=WOOD)
        canvas.fill(block.top_part(CAP), "wood_line")

    def _emblem(self, canvas: Canvas, bottom: float) -> None:
        side = min(EMBLEMS[self.rank > 1], self.rect.w)
        box = Rect(self.rect.cx - side / 2, bottom - side - 4, side, side)
        if self.face is None:
            canvas.emblem(self.emblem, box)
        else:
            self.face(canvas, box)
            canvas.emblem(self.emblem, Rect(box.right - BADGE * 0.7, box.bottom - BADGE * 0.8, BADGE, BADGE))
        if self.rank == 1 and self.crowned:
            # from the eye down and not from above: there the sheet's head has no room for it
            grown = 1 + BEATS["crown"].amount * (0.0 if canvas.calm else 1 - self.crowned)
            seen, spot = min(1.0, self.crowned / COMES), Rect(box.cx - 28, box.y - CROWN, 56, 36)
            with canvas.posed(spot, scale=grown, alpha=seen) if self.crowned < 1 else nullcontext():
                crown(canvas, spot)


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
