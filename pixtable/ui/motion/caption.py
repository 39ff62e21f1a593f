"""What is going on, as a sentence: the next one takes its place, and nothing waits for it."""

from __future__ import annotations

from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import Colour
from pixtable.ui.lettering.typeset import Rich, plain
from pixtable.ui.motion.banner import Passing
from pixtable.ui.motion.choreo import part, place
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Call, Sequence, Tween

PADDING, FACE = 16.0, 34.0
FROM_ABOVE = -14.0
FEW = 2
"""More lines than these are set in smaller letters."""


class Caption(Passing):
    """It fills its rect, and grows downwards where its words need more than a line."""

    def __init__(self, id: str = "") -> None:
        super().__init__(id)
        self.words: Rich = ()
        self.face = ""
        self.edge: Colour = "amber"
        self.visible = False
        self.z = 80.0
        self._before: tuple[Rich, str, Colour] | None = None
        self._told = 1.0
        """How much of what is said now is to be seen over what was said before."""

    @property
    def plain(self) -> str:
        return plain(self.words)

    def say(self, words: Rich, motion: Motion, *, face: str, edge: Colour, stays: bool = False) -> None:
        """`stays` until something else is said; else it goes by itself."""
        was_there, alpha = self.visible, self.pose.alpha
        place(self, self.rect)
        self._before = (self.words, self.face, self.edge) if was_there else None
        self.words, self.face, self.edge, self.visible = words, face, edge, True
        if was_there:  # nothing of what lies below is seen between two sentences
            self.pose.alpha, self._told = alpha, 0.0
            self.add_motion(Tween(self._tell, 0, 1, motion.ms("fade"), BEATS["fade"].ease))
        else:
            self.pose.alpha, self.pose.dy = 0.0, 0.0 if motion.reduced else FROM_ABOVE
            self.add_motion(part(self.pose, "dy", 0, motion.ms("banner_in"), "banner_in"))
        self.add_motion(part(self.pose, "alpha", 1, motion.ms("fade"), "fade"))
        if not stays:
            self.add_motion(
                Sequence([Call(lambda: None, motion.ms("caption_stays")), Call(lambda: self.leave(motion))])
            )

    def _tell(self, part: float) -> None:
        self._told = part

    def leave(self, motion: Motion) -> None:
        if self.visible:
            place(self, self.rect)
            away = part(self.pose, "alpha", 0, motion.ms("banner_out"), "fade")
            self.add_motion(Sequence([away, Call(self.hide)]))

    def hide(self) -> None:
        place(self, self.rect)
        self.visible = False

    def finish(self) -> None:
        """A press completes what is shown; what is said of it may still be read."""

    def paint(self, canvas: Canvas) -> None:
        if self._before is None or not self.is_going_over:
            self._paint_said(canvas, self.words, self.face, self.edge)
            return
        self._paint_said(canvas, *self._before)
        with canvas.posed(self.rect, alpha=self._told, room=self.rect.h):
            self._paint_said(canvas, self.words, self.face, self.edge)

    @property
    def is_going_over(self) -> bool:
        """From one sentence to the next."""
        return self._before is not None and self._told < 1 and bool(self.animator.running)

    def _paint_said(self, canvas: Canvas, said: Rich, face: str, edge: Colour) -> None:
        aside = FACE + PADDING / 2 if face else 0.0
        room = self.rect.w - 2 * PADDING - aside
        w, h = canvas.measure(said, "label", room)
        role = "label" if h <= FEW * canvas.measure("", "label")[1] else "caption_strong"
        w, h = canvas.measure(said, role, room)
        box = self.rect.top_part(max(self.rect.h, h + 8))
        panels.chip(canvas, box, edge)
        words = centred((min(room, w + 2), h), box.inset(aside, 0, 0, 0))
        if face:
            canvas.image(face, Rect(words.x - aside, box.cy - FACE / 2, FACE, FACE), radius=FACE / 2)
        canvas.layer += 4
        canvas.text(said, words, role)
        canvas.layer -= 4
