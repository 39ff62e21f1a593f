"""A bead on a seam where two tiles meet in a colour."""

from __future__ import annotations

from pixtable.core.hexes import Hex
from pixtable.games.rhombs.table.camera import edge_middle
from pixtable.games.rhombs.table.pieces.art import paint_bead
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.motion.banner import Passing
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Call, Sequence, Tween

BEAD, WAVE_BEAD = 0.24, 0.36


class SeamBead(Passing):
    """A bead that lights up on a seam and goes out again."""

    def __init__(self, look: MosaicView, colour: str, cell: Hex, edge: int) -> None:
        super().__init__()
        self.look, self.colour, self.cell, self.edge = look, colour, cell, edge
        self.strength = 0.0
        self.size = BEAD

    def shine(self, motion: Motion, delay: float, *, in_a_wave: bool = False) -> None:
        """In a wave it is larger, and gone sooner."""
        ms, hold = motion.ms("tick"), motion.ms("sum_brief" if in_a_wave else "banner_hold")
        self.size = WAVE_BEAD if in_a_wave else BEAD
        put = lambda v: setattr(self, "strength", v)
        self.add_motion(
            Sequence([
                Call(lambda: None, delay), Tween(put, 0, 1, ms, BEATS["turn"].ease), Call(lambda: None, hold),
                Tween(put, 1, 0, ms, BEATS["fade"].ease), Call(self._gone),
            ])
        )  # fmt: skip

    def _gone(self) -> None:
        if self.parent is not None:
            self.parent.remove(self)

    def paint(self, canvas: Canvas) -> None:
        camera = self.look.camera
        size = camera.shown_radius * self.size * round(self.strength * 8) / 8
        if size > 2:
            paint_bead(
                canvas, self.colour, *edge_middle(*camera.centre(self.cell), camera.shown_radius, self.edge), size
            )
