"""The strip at the foot of the settings: how things look and sound with what is chosen now."""

from collections.abc import Callable

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.table.loading import table_of
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import glyph_chip
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.motion import choreo
from pixtable.ui.node import Node

CARD_WIDE, CARD_TALL, CARD_GAP = 54.0, 76.0, 10.0
LIT = 1  # the card with the focus ring
GLYPHS = {"off": 0.0, "on": 14.0, "large": 22.0, "pattern": 22.0}
PADDING = 16.0
RESET_WIDE = 156.0
BUTTON_ROOM = RESET_WIDE + 2 * PADDING


def _pictures() -> tuple[tuple[str, str], ...]:
    """Those of the first game that has some."""
    return next((sample for game in GAMES.on_the_title if (sample := table_of(game).sample)), ())


class SampleCard(Node):
    """A card as the table shows it, with its colour's sign at the chosen size."""

    def __init__(self, index: int, sample: tuple[str, str], app: App) -> None:
        super().__init__(f"settings.sample.{index}")
        self.art, self.suit = sample
        self.lit, self.app = index == LIT, app

    def paint(self, canvas: Canvas) -> None:
        panels.shadow(canvas, self.rect, 4)
        canvas.card(self.art, self.rect)
        if self.lit:
            canvas.ring(self.rect.grown(4), 8, Line.RING, "amber")
        if size := GLYPHS[self.app.settings.glyphs]:
            glyph_chip(canvas, self.suit, self.rect.right - 6, self.rect.bottom - 8, size)


class Sample(Node):
    """`message` takes the place of the sentence while there is something to say."""

    def __init__(self, app: App, say: Callable[..., str]) -> None:
        super().__init__("settings.sample")
        self.app, self.say = app, say
        self.message = ""
        self.cards = [SampleCard(i, sample, app) for i, sample in enumerate(_pictures())]
        self.add(*self.cards)

    @property
    def status(self) -> str:
        return self.say("sample.status", name=self.app.settings.name or self.say("sample.somebody"))

    @property
    def sentence(self) -> str:
        return self.message or self.say("sample.sentence", n=round(100 * self.app.settings.text_scale))

    def height(self, canvas: Canvas, width: float) -> float:
        room = self._words(Rect(0, 0, width, 0)).w
        words = canvas.measure(self.status, "status", room)[1] + canvas.measure(self.sentence, "body", room)[1]
        return max(CARD_TALL + 2 * 10, words + Space.GAP)

    def place(self, rect: Rect) -> None:
        self.rect = rect
        for i, card in enumerate(self.cards):
            x = rect.x + PADDING + i * (CARD_WIDE + CARD_GAP)
            choreo.place(card, Rect(x, rect.cy - CARD_TALL / 2, CARD_WIDE, CARD_TALL))

    def hop(self) -> None:
        """Shows the chosen speed: one card after another."""
        motion = self.app.desk.motion
        for i, card in enumerate(self.cards):
            choreo.pop(card, motion, motion.stagger("deal", i))

    def _words(self, rect: Rect) -> Rect:
        left = PADDING + len(self.cards) * (CARD_WIDE + CARD_GAP) + PADDING
        return rect.inset(left, Space.GRID, BUTTON_ROOM, Space.GRID)

    def paint(self, canvas: Canvas) -> None:
        panels.well(canvas, self.rect, colour="felt", line="paper_rule")
        box = self._words(self.rect)
        top = canvas.measure(self.status, "status", box.w)[1]
        low = canvas.measure(self.sentence, "body", box.w)[1]
        y = box.cy - (top + low) / 2
        canvas.text(self.status, Rect(box.x, y, box.w, top), "status", "amber", valign="top")
        canvas.text(self.sentence, Rect(box.x, y + top, box.w, low), "body", "cream", valign="top")
