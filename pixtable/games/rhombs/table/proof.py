"""The proof of having no move: every open cell is looked at, one after another, and then the turn is passed."""

from __future__ import annotations

from pixtable.games.rhombs.table.camera import with_ring
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.motion.tween import Call, Sequence, Tween
from pixtable.ui.node import Node


class Proof(Node):
    """Nobody searches for a move that does not exist: every cell is looked at, and the turn is passed."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__()
        self.look = look
        self.is_running = False

    def attend(self) -> None:
        if not self.look.must_pass or self.look.is_seeking or self.is_running:
            return
        self.is_running = True
        self.look.host.sound("sweep")
        camera, motion = self.look.camera, self.look.host.motion
        taken = {laid.cell for laid in self.look.state.table}
        cells = sorted(with_ring(taken) - taken, key=camera.centre)
        show = lambda part: setattr(self.look, "swept", cells[min(len(cells) - 1, int(part))])
        self.add_motion(Sequence([Tween(show, 0, len(cells) - 1, motion.ms("big_score")), Call(self._pass)]))

    def _pass(self) -> None:
        self.is_running, self.look.swept = False, None
        if self.look.must_pass:
            self.look.host.commit(self.look.moves[0])

    def drop(self) -> None:
        self.animator.drop()
        self.is_running, self.look.swept = False, None
