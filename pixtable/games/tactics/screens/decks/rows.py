"""One deck on the shelf: its leaders' faces, its name, what it holds or what is wrong with it."""

from collections.abc import Callable

from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import check
from pixtable.ui.draw.theme import Space
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.button import IconButton

FACE = 48.0
FACES = 4
PADDING = 10.0
LINE = 25.0


class DeckRow(Block):
    """Pressed, it is chosen. A deck that cannot be played says why instead."""

    on_paper = True
    press_sound = PRESS

    def __init__(
        self, key: str, title: str, line: str, on_press: Callable[[], None] | None, deck: Deck | None = None
    ) -> None:
        super().__init__(f"decks.row.{key or 'common'}", on_press=on_press, focusable=True, region="rows")
        self.key_of_deck, self.title, self.line, self.deck = key, title, line, deck
        self.enabled = on_press is not None
        self.tooltip = "" if self.enabled else line  # why not, in full
        self.is_chosen = False
        self.tools: list[IconButton] = []

    def add_tool(self, icon: str, tooltip: str, act: Callable[[], None]) -> None:
        tool = IconButton(f"{self.id}.{icon}", icon, act, on_paper=True, tooltip=tooltip)
        self.tools.append(tool)
        self.add(tool)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = max(FACE, 2 * LINE * canvas.text_scale) + 2 * PADDING
        self.rect = Rect(spot.x, spot.y, spot.w, tall)
        side = Space.TARGET
        for i, tool in enumerate(self.tools):
            tool.rect = Rect(
                self.rect.right - PADDING - side * (len(self.tools) - i), self.rect.cy - side / 2, side, side
            )
        return tall

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect, "good" if self.is_chosen else "paper_rule")
        inner = self.rect.inset(PADDING)
        for i, name in enumerate((self.deck.leaders if self.deck else ())[:FACES]):
            face = Rect(inner.x + i * (FACE + 6), inner.cy - FACE / 2, FACE, FACE)
            canvas.image(f"tactics/portraits/{name}", face, pixel=True, radius=4)
        if self.deck is None:
            canvas.icon("deck", Rect(inner.x, inner.cy - FACE / 2, FACE, FACE), "ink")
        left = FACES * (FACE + 6) + Space.GAP
        words = inner.inset(left, 0, Space.TARGET * len(self.tools) + Space.TARGET, 0)
        upper, lower = words.top_part(words.h / 2), words.bottom_part(words.h / 2)
        canvas.text(canvas.trimmed(self.title, "label", upper), upper, "label", "ink", lines=1)
        colour = "muted_ink" if self.enabled else "bad"
        canvas.text(canvas.trimmed(self.line, "body", lower), lower, "body", colour, lines=1)
        if self.is_chosen:
            check(canvas, inner.right - Space.TARGET * len(self.tools) - Space.TARGET / 2, inner.cy, "good_light")
