"""The association is read out before anything is laid to it, in its leader's manner."""

from __future__ import annotations

from pixtable.games.pictoric.table.layout import between
from pixtable.games.pictoric.table.pieces.art import clue_words, paint_association, paint_pawn, paint_theme, paper_strip
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, rows
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.motion.choreo import appear
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Call, Sequence, Tween
from pixtable.ui.node import Node

SHEET, HEAD = (760.0, 190.0), 40.0
PICTURED = 84.0
"""More room for signs and sketches than for a line of words."""
MANNERS = ("literal", "poet", "joker", "child", "sphinx", "echo")
"""The characters that have one of their own."""
FACE = 108.0
OUT = 24.0
"""How far the face stands out over the sheet's left edge."""


class ReadingOut(Node):
    """A sheet in the middle of the table; then it goes up to where it is kept for the rest of the turn."""

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.read_out")
        self.look = look
        self.kept = 1.0
        """How far it has come on its way there."""
        self.visible = False
        self.z = 70.0

    def begin(self) -> None:
        """Whoever wrote it alone before this screen need not be told."""
        look, motion = self.look, self.look.host.motion
        clue, leader = look.state.clue, look.state.leader
        if clue is None or (look.sitter(leader).is_person and not look.has_company):
            return
        self.rect, self.kept, self.visible, look.clue_is_read = self._sheet, 0.0, True, False
        letters = len(clue.text or "")
        reads = motion.ms("read_out") + motion.scaled(BEATS["read_out"].amount) * letters
        goes = Tween(lambda v: setattr(self, "kept", v), 0, 1, motion.ms("move"), BEATS["move"].ease)
        appear(self, motion, beat="banner_in")
        wait = motion.ms("banner_in") + reads
        self.add_motion(Sequence([Call(lambda: None, wait), goes, Call(self.settle)]))

    def settle(self) -> None:
        self.animator.drop()
        self.pose.reset()
        self.kept, self.visible, self.look.clue_is_read = 1.0, False, True

    @property
    def _sheet(self) -> Rect:
        area, clue = self.look.places.stage, self.look.state.clue
        w, h = min(SHEET[0], area.w - 2 * FACE), SHEET[1]
        h += PICTURED if clue is not None and clue.sketch else 0.0
        return Rect(area.cx - w / 2, area.cy - h / 2, w, h)

    def paint(self, canvas: Canvas) -> None:
        look, clue = self.look, self.look.state.clue
        if clue is None:
            return
        box = between(self._sheet, look.places.strip, self.kept)
        paper_strip(canvas, box)
        side = min(FACE, box.h - 8)
        self._paint_face(canvas, Rect(box.x - OUT * (1 - self.kept) + 8, box.cy - side / 2, side, side))
        inner = box.inset(side + Space.GAP, 8, Space.GAP, 8)
        if not self.kept:
            said, inner = rows(inner, HEAD * canvas.text_scale**0.5, inner.h - HEAD * canvas.text_scale**0.5)
            canvas.text(self.said, said, "label", "muted_ink", lines=1)
        inner = paint_theme(canvas, look.say, look.state.theme, inner)
        words = clue_words(look.say, clue, look.name(look.state.leader))
        paint_association(canvas, clue, words, inner, role="clue" if self.kept else "clue_large")

    @property
    def said(self) -> str:
        """Who says it, and how."""
        look, leader = self.look, self.look.state.leader
        opponent = look.sitter(leader).opponent
        manner = opponent.persona if opponent is not None and opponent.persona in MANNERS else "plain"
        if look.state.clue is None or look.state.clue.text is None:
            manner = "silent"
        return look.say(f"manner.{manner}", name=look.name(leader))

    def _paint_face(self, canvas: Canvas, box: Rect) -> None:
        look, leader = self.look, self.look.state.leader
        if portrait := look.sitter(leader).portrait:
            canvas.image(portrait, box, radius=box.w / 2)
            canvas.circle(box.cx, box.cy, box.w / 2, Line.RING, look.colour(leader))
        else:
            paint_pawn(canvas, look.emblem(leader), box.inset(8))
