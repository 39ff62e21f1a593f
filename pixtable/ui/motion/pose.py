"""How far a node stands from its home. Events move poses, state sets homes, and every pose goes home to nought."""

from __future__ import annotations

import msgspec


class Pose(msgspec.Struct):
    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0
    turn: float = 0.0  # degrees clockwise
    alpha: float = 1.0
    lift: float = 0.0  # u above the table: raises the picture and lengthens its shadow
    stretch: float = 1.0  # width only: a card that turns over

    @property
    def is_upright(self) -> bool:
        """Nothing but a shift: can be drawn straight on the canvas."""
        if self.scale == self.alpha == self.stretch == 1.0 and not self.turn:  # nearly every node in every frame
            return True
        return (
            abs(self.scale - 1) < 0.002
            and abs(self.turn) < 0.05
            and self.alpha > 0.995
            and abs(self.stretch - 1) < 0.005
        )

    @property
    def is_home(self) -> bool:
        return self.is_upright and abs(self.dx) < 0.01 and abs(self.dy) < 0.01 and abs(self.lift) < 0.01

    def reset(self) -> None:
        self.dx = self.dy = self.turn = self.lift = 0.0
        self.scale = self.alpha = self.stretch = 1.0
