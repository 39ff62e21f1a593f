"""Choosing an opponent: the faces with their names, a sentence on the chosen one, and the level."""

from collections.abc import Callable, Sequence

from pixtable.shell.kit.blocks import Block
from pixtable.shell.kit.blocks import Line as TextLine
from pixtable.shell.kit.large_text import LARGE_TEXT
from pixtable.shell.kit.personas import draw_leaves, draw_portrait, leaves_width
from pixtable.shell.new_game.plan import LEVEL_NAMES
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, cells, rows
from pixtable.ui.draw.marks import check
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.slider import Slider

FACE = 48.0
ACROSS, ACROSS_LARGE = 4, 2
LEAF = 18.0
LABEL_SHARE = 0.34  # of the line above the slider


class PersonaCard(Node):
    on_paper = True
    press_sound = PRESS

    def __init__(
        self, game_id: str, persona: str | None, name: str, tooltip: str, on_press: Callable[[], None]
    ) -> None:
        id = f"new_game.persona.{persona or 'balanced'}"
        super().__init__(id, on_press=on_press, tooltip=tooltip)
        self.game_id, self.persona, self.name = game_id, persona, name
        self.chosen = False

    def paint(self, canvas: Canvas) -> None:
        panels.slip(
            canvas, self.rect, "good" if self.chosen else "paper_rule", Line.RING if self.chosen else Line.PLATE
        )
        face = Rect(self.rect.cx - FACE / 2, self.rect.y + Space.HALF + 2, FACE, FACE)
        draw_portrait(canvas, face, self.game_id, self.persona)
        below = Rect(self.rect.x, face.bottom, self.rect.w, self.rect.bottom - face.bottom).inset(3, 1)
        canvas.text(self.name, below, "body_strong", "ink", align="centre", lines=1)
        if self.chosen:
            check(canvas, self.rect.right - Space.GRID, self.rect.y + Space.GRID, "good_light", 9)


class PersonaPick(Block):
    """All faces in rows of four, and the chosen one's character in a sentence below them."""

    def __init__(self, cards: Sequence[PersonaCard], line: str) -> None:
        super().__init__("new_game.personas")
        self.cards = list(cards)
        self.note = TextLine("new_game.persona_line", line, "body", "muted_ink")
        self.add(*cards, self.note)

    def _across(self, canvas: Canvas) -> int:
        return ACROSS if canvas.text_scale < LARGE_TEXT else ACROSS_LARGE

    def _size(self, canvas: Canvas, width: float) -> Size:
        across = self._across(canvas)
        name = canvas.measure("X", "body_strong")[1]
        return Size((width - (across - 1) * Space.GRID) / across, FACE + name + Space.GRID)

    def _faces_tall(self, canvas: Canvas, width: float) -> float:
        lines = -(-len(self.cards) // self._across(canvas))
        return lines * (self._size(canvas, width).h + Space.GRID)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        places = cells(spot.x, spot.y, self._size(canvas, spot.w), self._across(canvas), len(self.cards))
        for card, place in zip(self.cards, places, strict=True):
            card.rect = place
        faces = self._faces_tall(canvas, spot.w)
        tall = faces + self.note.fit(canvas, spot.moved(0, faces)) + Space.HALF
        self.rect = Rect(spot.x, spot.y, spot.w, tall)
        return tall


class LevelLine(Block):
    """From easy to expert: a slider with a stop for each level, its name and its leaves above."""

    def __init__(self, label: str, level: str, names: Sequence[str], on_change: Callable[[str], None]) -> None:
        super().__init__("new_game.level.section")
        self.label = Label("new_game.level.label", label, "body_strong", "ink", lines=1)
        self.index, self.names = LEVEL_NAMES.index(level), list(names)
        last = len(LEVEL_NAMES) - 1
        choose = lambda value: on_change(LEVEL_NAMES[round(value)])
        stops = range(last + 1)
        self.slider = Slider("new_game.level", float(self.index), choose, high=last, step=1, stops=stops)
        self.add(self.label, self.slider)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        words = canvas.measure("X", "body_strong")[1]
        self.rect = Rect(spot.x, spot.y, spot.w, words + Space.TARGET)
        self.above, self.slider.rect = rows(self.rect, words, Space.TARGET)
        self.label.rect = self.above.left_part(self.above.w * LABEL_SHARE)
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        beside = self.above.inset(self.label.rect.w, 0, 0, 0)
        name = canvas.text(self.names[self.index], beside, "body_strong", "good", align="right", lines=1)
        wide = leaves_width(LEAF, len(self.names))
        strip = Rect(name.x - wide - Space.GRID, beside.cy - LEAF / 2, wide, LEAF)
        if strip.x >= beside.x:
            draw_leaves(canvas, strip, self.index + 1, len(self.names), on_paper=True)
