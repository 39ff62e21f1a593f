"""What each opponent says when a game is over: a slip with its face, and its one line."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.core.rules import Result
from pixtable.shell.kit.blocks import Block
from pixtable.shell.kit.personas import draw_portrait
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.theme import Space
from pixtable.ui.motion.choreo import part
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.node import Node

FACE = 44.0
TALL = 60.0
NARROWEST = 250.0
TAIL = 7.0


class Speaker(NamedTuple):
    """Whose face stands beside a line."""

    name: str
    game: str
    persona: str | None


class Quote(Node):
    def __init__(self, seat: Seat, speaker: Speaker, words: str) -> None:
        super().__init__(f"result.quote.{seat}")
        self.speaker, self.words = speaker, words

    def tall(self, canvas: Canvas, width: float) -> float:
        room = self._room(Rect(0, 0, width, 0)).w
        return max(TALL, canvas.measure(self.words, "body", room)[1] + 2 * Space.GRID)

    def speak(self, motion: Motion) -> None:
        """The slip comes up from below."""
        self.pose.alpha = 0.0
        ms, beat = motion.ms("quote"), BEATS["quote"]
        self.add_motion(part(self.pose, "alpha", 1, ms, "quote"))
        if not motion.reduced:
            self.add_motion(part(self.pose, "dy", 0, ms, "quote", start=beat.amount))

    def _slip(self, rect: Rect) -> Rect:
        return rect.inset(FACE + TAIL + 4, 0, 0, 0)

    def _room(self, rect: Rect) -> Rect:
        return self._slip(rect).inset(12, 4)

    def paint(self, canvas: Canvas) -> None:
        face = Rect(self.rect.x, self.rect.cy - FACE / 2, FACE, FACE)
        draw_portrait(canvas, face, self.speaker.game, self.speaker.persona)
        slip = self._slip(self.rect)
        panels.slip(canvas, slip)
        y = slip.cy
        canvas.polygon([(slip.x + 1, y - TAIL), (slip.x - TAIL, y), (slip.x + 1, y + TAIL)], "paper_rule")
        canvas.text(self.words, self._room(self.rect), "body", "ink")


class Quotes(Block):
    """Side by side, as many as can be read; the best of those who have something to say."""

    def __init__(self, lines: Mapping[Seat, str], speakers: Sequence[Speaker], result: Result, *, most: int) -> None:
        super().__init__("result.quotes")
        seats = sorted(lines, key=lambda seat: result.ranks[seat])[:most]
        self.quotes = [Quote(seat, speakers[seat], lines[seat]) for seat in seats]
        self.visible = bool(self.quotes)
        self.add(*self.quotes)

    def place(self, rect: Rect) -> None:
        self.rect = rect
        room = max(1, int((rect.w + Space.GAP) // (NARROWEST + Space.GAP)))
        for quote in self.quotes[room:]:
            quote.visible = False
        shown = self.quotes[:room]
        for quote, box in zip(shown, columns(rect, *[REST] * len(shown), gap=Space.GAP), strict=True):
            quote.visible, quote.rect = True, box

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        y = spot.y
        for quote in self.quotes:
            quote.visible, quote.rect = True, Rect(spot.x, y, spot.w, quote.tall(canvas, spot.w))
            y = quote.rect.bottom + Space.GRID
        self.rect = Rect(spot.x, spot.y, spot.w, max(0.0, y - spot.y - Space.GRID))
        return self.rect.h
