"""Figures as pictures: rates with their intervals, bars side by side, a line through time, feats, chance."""

from collections.abc import Sequence

from pixtable.shell.kit.blocks import Block
from pixtable.shell.statistics.figures import Outcome, Standing
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.marks import tick
from pixtable.ui.draw.theme import Line, Space

ROW = 36.0
BAR = 14.0
GRAPH_TALL = 150.0
OUTCOMES_TALL = 120.0
MEDAL = 44.0
RECENT = 5
"""The line through time is a mean of so many games."""


class RateRow(Block):
    """`name  12  ███▌--- 58 %`: how often people came out ahead; the thin line is where the truth may lie."""

    def __init__(self, id: str, name: str, note: str, standing: Standing, percent: str) -> None:
        super().__init__(id)
        self.name, self.note, self.standing, self.percent = name, note, standing, percent

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self.rect = Rect(spot.x, spot.y, spot.w, max(ROW, canvas.measure("X", "body")[1] + Space.HALF))
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        figure = canvas.measure("100 %", "body_strong")[0] + Space.HALF
        name, bar, percent = columns(self.rect, REST, self.rect.w * 0.34, figure, gap=Space.GRID)
        canvas.text(f"{self.name} · {self.note}", name, "body", "ink", lines=1)
        trough = Rect(bar.x, bar.cy - BAR / 2, bar.w, BAR)
        canvas.rounded(trough, BAR / 2, "paper_rule", 0.6)
        canvas.rounded(trough.left_part(max(BAR, trough.w * self.standing.rate)), BAR / 2, "good")
        low, high = (trough.x + trough.w * part for part in (self.standing.low, self.standing.high))
        canvas.fill(Rect(low, bar.cy - 1, high - low, Line.RIM), "ink")
        for x in (low, high):
            canvas.fill(Rect(x - 1, bar.cy - 5, Line.RIM, 10), "ink")
        canvas.text(self.percent, percent, "body_strong", "ink", align="right", lines=1)


class PairRow(Block):
    """Two bars of one scale under a name: people above, opponents below."""

    def __init__(self, id: str, name: str, values: tuple[float, float], figures: tuple[str, str], most: float) -> None:
        super().__init__(id)
        self.name, self.values, self.figures, self.most = name, values, figures, most

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self.rect = Rect(spot.x, spot.y, spot.w, max(ROW, 2 * canvas.measure("X", "caption")[1]) + Space.HALF)
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        figure = canvas.measure("−100.0", "caption")[0] + Space.HALF
        name, bars, figures = columns(self.rect, REST, self.rect.w * 0.4, figure, gap=Space.GRID)
        canvas.text(self.name, name, "body", "ink", lines=2)
        for number, (value, colour) in enumerate(zip(self.values, ("good", "brass"), strict=True)):
            half = Rect(bars.x, bars.y + number * bars.h / 2, bars.w, bars.h / 2)
            long = max(2.0, half.w * abs(value) / (self.most or 1))
            canvas.rounded(Rect(half.x, half.cy - 5, long, 10), 5, "bad" if value < 0 else colour)
            box = Rect(figures.x, half.y, figures.w, half.h)
            canvas.text(self.figures[number], box, "caption", "muted_ink", align="right", lines=1)


class TimeGraph(Block):
    """Every game as a dot, from the last place below to victory above, and the mean of the last few as a line."""

    def __init__(self, id: str, places: Sequence[float], words: tuple[str, str]) -> None:
        super().__init__(id)
        self.places, self.words = places, words

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self.rect = Rect(spot.x, spot.y, spot.w, GRAPH_TALL)
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        wide = max(canvas.measure(words, "caption")[0] for words in self.words) + Space.GRID
        box = self.rect.inset(wide + Space.GRID, 18, Space.GAP, 18)
        for y, words in zip((box.y, box.bottom), self.words, strict=True):
            canvas.fill(Rect(box.x, y, box.w, Line.HAIR), "paper_rule")
            label = Rect(self.rect.x + Space.HALF, y - 14, wide, 28)
            canvas.text(words, label, "caption", "muted_ink", align="right", lines=1)
        spots = [self._spot(box, n, place) for n, place in enumerate(self.places)]
        means = [self._spot(box, n, _mean(self.places, n)) for n in range(len(self.places))]
        if len(means) > 1:
            canvas.path(means, 3, "good", area=box.grown(6))
        for x, y in spots:
            canvas.disc(x, y, 4, "result_ink")

    def _spot(self, box: Rect, n: int, place: float) -> tuple[float, float]:
        return box.x + box.w * (n + 0.5) / max(1, len(self.places)), box.bottom - box.h * place


def _mean(places: Sequence[float], n: int) -> float:
    last = places[max(0, n - RECENT + 1) : n + 1]
    return sum(last) / len(last)


class FeatRow(Block):
    """A feat, done or still to do: a medal, its name, how it is done and by which clause."""

    def __init__(self, id: str, title: str, text: str, note: str, *, is_done: bool) -> None:
        super().__init__(id)
        self.title, self.text, self.note, self.is_done = title, text, note, is_done

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        wide = spot.w - MEDAL - 3 * Space.GAP
        self._title = canvas.measure(self.title, "label", wide)[1]
        self._text = canvas.measure(self._lines, "body", wide)[1]
        self.rect = Rect(spot.x, spot.y, spot.w, max(MEDAL, self._title + self._text) + Space.GAP)
        return self.rect.h

    @property
    def _lines(self) -> str:
        return f"{self.text} {self.note}"

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        x, y = self.rect.x + Space.GAP + MEDAL / 2, self.rect.cy
        if self.is_done:
            canvas.disc(x, y, MEDAL / 2, "good")
            tick(canvas, x, y, MEDAL / 2, "cream")
        else:
            canvas.circle(x, y, MEDAL / 2 - 1, Line.RIM, "paper_line")
        words = self.rect.inset(2 * Space.GAP + MEDAL, Space.GRID, Space.GAP, 0)
        canvas.text(self.title, words.top_part(self._title), "label", "title_ink", shrink=False)
        below = Rect(words.x, words.y + self._title, words.w, self._text)
        canvas.text(self._lines, below, "body", "ink" if self.is_done else "muted_ink", valign="top", shrink=False)


class OutcomeBars(Block):
    """How often everything came: bars, and a line across each where fair chance would end it."""

    def __init__(self, id: str, outcomes: Sequence[tuple[str, Outcome]]) -> None:
        super().__init__(id)
        self.outcomes = outcomes

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self._words = canvas.measure("X", "caption")[1]
        self.rect = Rect(spot.x, spot.y, spot.w, OUTCOMES_TALL + 2 * self._words)
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        box = self.rect.inset(Space.GAP, Space.GRID, Space.GAP, Space.GRID)
        most = max(max(outcome.seen, outcome.expected) for _, outcome in self.outcomes)
        bars = box.inset(0, self._words, 0, self._words)
        for (name, outcome), column in zip(
            self.outcomes, columns(bars, *[REST] * len(self.outcomes), gap=Space.GRID), strict=True
        ):
            tall = column.h * outcome.seen / most
            canvas.rounded(Rect(column.x, column.bottom - tall, column.w, tall), 4, "brass")
            y = column.bottom - column.h * outcome.expected / most
            canvas.fill(Rect(column.x - 2, y - 1, column.w + 4, Line.RIM), "ink")
            above = Rect(column.x, min(y, column.bottom - tall) - self._words, column.w, self._words)
            canvas.text(str(outcome.seen), above, "caption", "muted_ink", align="centre", lines=1)
            below = Rect(column.x - 4, column.bottom, column.w + 8, self._words)
            canvas.text(name, below, "caption", "ink", align="centre", lines=1)
