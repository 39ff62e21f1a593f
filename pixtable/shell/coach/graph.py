"""The chance to win as lines, one a seat: where it was given away, and how the game ended."""

from collections.abc import Callable, Sequence

from pixtable.ai.coach import Verdict
from pixtable.core.course import Course
from pixtable.core.events import Seat
from pixtable.core.rules import Result
from pixtable.shell.result.graph import DASHES, EMBLEM, Scale, mark_ends, mark_rounds
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import SEATS, Line, Space
from pixtable.ui.node import Node

DOT = 4.0
PADDING = 12.0
LINE, SHADE = 3.0, 4.5
LEGIBLE = 6
"""More lines than these tell nothing: then only those of the seats that are judged are drawn."""


class ChanceGraph(Node):
    """Every seat's chance before each decision; a drop below the line where a move gave some of it away.

    `teams` are by seat; `words` stand at a sure win, at an even game and at a lost one.
    """

    def __init__(
        self,
        id: str,
        course: Course,
        result: Result,
        teams: Sequence[int],
        words: tuple[str, str, str],
        *,
        emblems: Sequence[int],
        say: Callable[..., str],
    ) -> None:
        super().__init__(id)
        self.verdicts: Sequence[Verdict] = ()
        self.is_whole = False
        self.course, self.result, self.teams, self.emblems = course, result, teams, emblems
        self.words, self.say = words, say

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        tall = canvas.measure("X", "caption")[1]
        wide = max(canvas.measure(words, "caption")[0] for words in self.words)
        box = self.rect.inset(wide + 2 * PADDING, tall / 2 + 4, PADDING + EMBLEM + 6, tall + PADDING)
        scale = Scale(box, 0.0, 1.0, len(self.course.points) - 1)
        mark_rounds(canvas, scale, self.course.ends, self.say)
        for chance, words in zip((1.0, 1.0 / len(set(self.teams)), 0.0), self.words, strict=True):
            y = scale.y(chance)
            canvas.fill(Rect(box.x, y, box.w, Line.HAIR), "paper_rule")
            if not 0 < box.bottom - y < tall:  # many players are even close to the ground, where another word stands
                label = Rect(self.rect.x + PADDING, y - tall / 2, wide + 2, tall)
                canvas.text(words, label, "caption", "muted_ink", align="right", lines=1)
        judged = [verdict for verdict in self.verdicts if verdict.is_judged]
        if judged:
            self._lines(canvas, scale, judged)

    def _lines(self, canvas: Canvas, scale: Scale, judged: Sequence[Verdict]) -> None:
        ours = {verdict.seat for verdict in judged}
        everybody = range(len(judged[0].standing))
        seats = [seat for seat in everybody if seat in ours or len(everybody) <= LEGIBLE]
        by_rank = sorted(seats, key=lambda seat: self.result.ranks[seat])
        ways = {seat: self._way(scale, seat, judged) for seat in by_rank}
        for place, seat in reversed(list(enumerate(by_rank))):
            self._line(canvas, scale, seat, place, ways[seat])
        for verdict in judged:
            if verdict.is_mistake:
                self._drop(canvas, scale, verdict)
        mark_ends(canvas, scale, sorted((ways[seat][-1][1], self.emblems[seat]) for seat in by_rank))

    def _way(self, scale: Scale, seat: Seat, judged: Sequence[Verdict]) -> list[tuple[float, float]]:
        """A seat's own view of its chances, where it is judged; else what the others thought of them."""
        own = [verdict for verdict in judged if verdict.seat == seat] or judged
        spots = [(scale.x(verdict.n), scale.y(min(1.0, verdict.standing[seat]))) for verdict in own]
        return [*spots, (scale.x(scale.steps), scale.y(self._final(seat)))] if self.is_whole else spots

    def _line(self, canvas: Canvas, scale: Scale, seat: Seat, place: int, spots: Sequence[tuple[float, float]]) -> None:
        dash, area = DASHES[place % len(DASHES)], scale.box.grown(Space.GRID)
        canvas.path(spots, SHADE, "ink", dash=dash, alpha=0.5, area=area)
        canvas.path(spots, LINE, SEATS[self.emblems[seat]], dash=dash, area=area)

    def _drop(self, canvas: Canvas, scale: Scale, verdict: Verdict) -> None:
        x, area = scale.x(verdict.n), scale.box.grown(Space.GRID)
        high, low = scale.y(min(1.0, verdict.chance)), scale.y(max(0.0, verdict.chance - verdict.loss))
        canvas.path([(x, high), (x, low)], Line.RIM, "bad", area=area)
        canvas.disc(x, low, DOT, "bad")

    def _final(self, seat: Seat) -> float:
        """In the end the chance is what became of it: the victory, or a share of it."""
        winners = self.result.winners
        return 1.0 / len({self.teams[winner] for winner in winners}) if seat in winners else 0.0
