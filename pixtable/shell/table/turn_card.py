"""The table goes on to the next person: their emblem, their name and their colour, for a moment in the middle of it."""

from collections.abc import Callable

from pixtable.table.seats import Sitter
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, centred
from pixtable.ui.draw.panels import chip
from pixtable.ui.draw.theme import SEATS, Line, Radius, Space
from pixtable.ui.motion.banner import Passing
from pixtable.ui.motion.choreo import appear, part
from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.tween import Call, Sequence

EMBLEM = 72.0
WIDEST = 520.0
PADDING = 20.0
STAYS = 1.5
"""So many times as long as a banner."""


class TurnCard(Passing):
    """It holds nothing up, and whoever presses presses what lies below."""

    def __init__(self, say: Callable[..., str]) -> None:
        super().__init__("table.turn", rect=NOWHERE)
        self._say = say
        self._sitter: Sitter | None = None
        self.z, self.visible = 470.0, False

    def call(self, sitter: Sitter, space: Rect, motion: Motion) -> None:
        """Their turn has come."""
        self.animator.drop()
        self._sitter, self.rect, self.visible = sitter, space, True
        appear(self, motion, beat="banner_in")
        stay = motion.ms("banner_in") + STAYS * motion.ms("banner_hold")
        away = part(self.pose, "alpha", 0, motion.ms("banner_out"), "fade", start=1)
        self.add_motion(Sequence([Call(lambda: None, stay), away, Call(self._go)]))

    def _go(self) -> None:
        self.visible = False

    def paint(self, canvas: Canvas) -> None:
        if self._sitter is None:
            return
        words = self._say("your_turn", name=self._sitter.name)
        most = min(WIDEST * canvas.text_scale, self.rect.w - 2 * Space.SHEET) - EMBLEM - 3 * PADDING
        wide, tall = canvas.measure(words, "title", most)
        box = centred((wide + EMBLEM + 3 * PADDING, max(tall, EMBLEM) + PADDING), self.rect)
        chip(canvas, box)
        canvas.rounded(box.inset(Line.CHIP), Radius.CHIP - Line.CHIP, "chip")
        canvas.ring(box, Radius.CHIP, Line.RING, SEATS[self._sitter.emblem])
        canvas.emblem(self._sitter.emblem, Rect(box.x + PADDING, box.cy - EMBLEM / 2, EMBLEM, EMBLEM))
        canvas.layer += 4
        canvas.text(words, box.inset(EMBLEM + 2 * PADDING, 4, PADDING - 2, 4), "title")
        canvas.layer -= 4
