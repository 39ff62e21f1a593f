"""Parts of the coach's sheet: a line of chances, and a decision beside the best."""

from collections.abc import Callable, Sequence

from pixtable.ai.coach import Verdict
from pixtable.app.scenes.blocks import Block
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import REST, Rect, columns
from pixtable.ui.marks import star_points
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.theme import SEATS, Line, Space

DOT = 6.0
STAR = 10.0
PADDING = 12.0


class ChanceGraph(Node):
    """For each person the chance to win before every decision; a drop below it where a move gave some of it away."""

    def __init__(self, id: str, verdicts: Sequence[Verdict], steps: int, words: tuple[str, str, str]) -> None:
        super().__init__(id)
        self.verdicts, self.steps, self.words = verdicts, steps, words

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        wide = max(canvas.measure(words, "caption")[0] for words in self.words) + Space.GRID
        box = self.rect.inset(wide + PADDING, 18, PADDING, 18)
        for part, words in zip((1.0, 0.5, 0.0), self.words, strict=True):
            y = box.bottom - box.h * part
            canvas.fill(Rect(box.x, y, box.w, Line.HAIR), "paper_rule")
            canvas.text(words, Rect(self.rect.x, y - 14, wide + 4, 28), "caption", "muted_ink", align="right", lines=1)
        for seat in sorted({verdict.seat for verdict in self.verdicts}):
            self._line(canvas, box, [verdict for verdict in self.verdicts if verdict.seat == seat])

    def _line(self, canvas: Canvas, box: Rect, verdicts: Sequence[Verdict]) -> None:
        spots = [self._spot(box, verdict.n, verdict.chance) for verdict in verdicts]
        if len(spots) > 1:
            canvas.path(spots, 4.5, "ink", alpha=0.5, area=box.grown(8))
            canvas.path(spots, 3, SEATS[verdicts[0].seat], area=box.grown(8))
        for verdict, (x, y) in zip(verdicts, spots, strict=True):
            if verdict.is_mistake:
                fall = box.h * verdict.loss
                canvas.path([(x, y), (x, y + fall)], Line.RIM, "bad", area=box.grown(8))
                canvas.disc(x, y + fall, DOT - 2, "bad")

    def _spot(self, box: Rect, n: int, chance: float) -> tuple[float, float]:
        return box.x + box.w * n / max(1, self.steps), box.bottom - box.h * min(1.0, max(0.0, chance))


class VerdictRow(Block):
    """Pressed, it shows the moment on the table. A star stands at the turning points."""

    on_paper = True
    press_sound = PRESS

    def __init__(
        self, verdict: Verdict, words: tuple[str, str, str], is_turning: bool, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"coach.row.{verdict.n}", on_press=on_press, focusable=True, region="rows")
        self.verdict, self.words, self.is_turning = verdict, words, is_turning

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        wide = spot.w - 3 * Space.GAP - 2 * STAR
        self._line = canvas.measure("X", "label")[1] + Space.HALF
        below = canvas.measure(self.words[2], "body", wide)[1] if self.words[2] else 0.0
        self.rect = Rect(spot.x, spot.y, spot.w, max(Space.TARGET, self._line + below + Space.GAP))
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect, "amber_paper" if self.focused else "paper_rule")
        if self.is_turning:
            canvas.polygon(star_points(self.rect.x + Space.GAP + STAR, self.rect.cy, STAR), "amber_paper")
        inner = self.rect.inset(2 * Space.GAP + 2 * STAR, Space.HALF, Space.GAP, Space.HALF)
        heading, loss, terms = self.words
        left, right = columns(inner.top_part(self._line), REST, inner.w * 0.4, gap=Space.GRID)
        canvas.text(heading, left, "label", "ink", lines=1)
        colour = "good" if self.verdict.is_best else "bad" if self.verdict.is_mistake else "muted_ink"
        canvas.text(loss, right, "body_strong", colour, align="right", lines=1)
        if terms:
            box = inner.inset(0, self._line, 0, 0)
            canvas.text(terms, box, "body", "muted_ink", valign="top", shrink=False)
