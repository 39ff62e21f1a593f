"""Whatever fills a cell is six-cornered: its rect is only its brick."""

from __future__ import annotations

from collections.abc import Sequence

from pixtable.games.rhombs.table.camera import corners, radius_of
from pixtable.ui.node import Node


class HexNode(Node):
    def contour(self, grown: float = 0.0) -> Sequence[tuple[float, float]]:
        at = self.screen_rect().centre
        return corners(at.x, at.y, radius_of(self.rect) + grown)
