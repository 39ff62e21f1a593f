"""The parts of a rulebook's page: headings, clauses with their number, words of the game."""

from pixtable.shell.kit.blocks import Block
from pixtable.shell.rulebook.search import has, marked, set_marked
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Radius, Space

MOST_LETTERS = 80
LETTER = 0.385
"""A letter's width in parts of the size, narrow enough that no line holds more than 80 of them."""
CHIP_TALL = 26.0
PADDING = 12.0
TOP = 7.0


def reading_width(canvas: Canvas, room: float) -> float:
    return min(room, MOST_LETTERS * LETTER * 18 * canvas.text_scale)


class Part(Block):
    """Something of the rulebook that can be found by its words."""

    def __init__(self, id: str, *texts: str, section: str) -> None:
        super().__init__(id)
        self.texts, self.section = texts, section
        self.query = ""

    def matches(self, query: str) -> bool:
        return any(has(text, query) for text in self.texts)


class Head(Part):
    """A section's title. It is shown where anything below it is."""

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = canvas.measure(self.texts[0], "score", spot.w)[1] + Space.GAP
        self.rect = Rect(spot.x, spot.y, spot.w, tall)
        return tall

    def paint(self, canvas: Canvas) -> None:
        words = self.rect.inset(PADDING, Space.GRID, PADDING, Space.GRID)
        ink = canvas.text(self.texts[0], words, "score", "title_ink", shrink=False)
        left = ink.right + Space.GAP
        if left < words.right:
            panels.rule(canvas, left, ink.cy, words.right - left, "paper_line")


class Paragraph(Part):
    """Plain text, with a bead before it where it is one of several."""

    def __init__(self, id: str, text: str, section: str, *, bead: bool = False, boxed: bool = False) -> None:
        super().__init__(id, text, section=section)
        self.bead, self.boxed = bead, boxed

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        inset = 2 * PADDING if self.bead or self.boxed else PADDING
        self.text_rect = Rect(spot.x + inset, spot.y + TOP, reading_width(canvas, spot.w - inset - PADDING), 0)
        tall = canvas.measure(marked(self.texts[0], self.query), "body", self.text_rect.w)[1]
        self.text_rect = Rect(*self.text_rect[:3], tall)
        self.rect = Rect(spot.x, spot.y, spot.w, tall + 2 * TOP)
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        if self.boxed:
            panels.slip(canvas, self.text_rect.inset(-PADDING, -TOP))
        if self.bead:
            middle = self.text_rect.y + canvas.measure("X", "body")[1] / 2
            canvas.disc(self.rect.x + PADDING + 3, middle, 3.5, "amber_paper")
        set_marked(canvas, self.texts[0], self.query, self.text_rect)


class ClauseBlock(Part):
    """A clause beside its number, and below it what kind of clause it is. The cited one is framed."""

    def __init__(self, id: str, number: str, text: str, section: str, notes: tuple[str, ...]) -> None:
        super().__init__(id, text, number, *notes, section=section)
        self.number, self.notes = number, notes
        self.is_cited = False

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self.chip_wide = canvas.measure(self.number, "caption_strong")[0] + 2 * Space.GRID
        left = PADDING + max(self.chip_wide, 72 * canvas.text_scale) + PADDING
        wide = reading_width(canvas, spot.w - left - PADDING)
        tall = canvas.measure(marked(self.texts[0], self.query), "body", wide)[1]
        self.text_rect = Rect(spot.x + left, spot.y + TOP, wide, tall)
        self.note_rects = self._notes_below(canvas)
        bottom = self.note_rects[-1].bottom if self.note_rects else self.text_rect.bottom
        self.rect = Rect(spot.x, spot.y, spot.w, bottom + TOP - spot.y)
        return self.rect.h

    def _notes_below(self, canvas: Canvas) -> list[Rect]:
        rects, y = [], self.text_rect.bottom + Space.HALF
        for note in self.notes:
            room = self.text_rect.w - 2 * PADDING
            wide, tall = canvas.measure(note, "caption_strong", room)
            rects.append(Rect(self.text_rect.x, y, min(room, wide + 2) + 2 * PADDING, tall + Space.HALF))
            y = rects[-1].bottom + Space.HALF
        return rects

    def paint(self, canvas: Canvas) -> None:
        if self.is_cited:
            panels.slip(canvas, self.rect, "amber_paper", Line.RING)
        self._number(canvas)
        set_marked(canvas, self.texts[0], self.query, self.text_rect)
        for note, rect in zip(self.notes, self.note_rects, strict=True):
            canvas.rounded(rect, Radius.CHIP, "paper_empty")
            canvas.text(note, rect.inset(PADDING, 0), "caption_strong", "ink", shrink=False)

    def _number(self, canvas: Canvas) -> None:
        line = canvas.measure("X", "body")[1]
        tall = max(CHIP_TALL, canvas.measure("X", "caption_strong")[1] + 2)
        box = Rect(self.rect.x + PADDING, self.text_rect.y + (line - tall) / 2, self.chip_wide, tall)
        canvas.rounded(box, Radius.CHIP, "chip")
        canvas.ring(box, Radius.CHIP, Line.CHIP, "amber" if self.is_cited else "brass")
        colour = "amber" if self.query.strip() and has(self.number, self.query) else "cream"
        canvas.text(self.number, box, "caption_strong", colour, align="centre", lines=1, shrink=False)


class TermBlock(Part):
    """A word of the game and what it means."""

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        wide = reading_width(canvas, spot.w - 2 * PADDING)
        set_as = zip(self.texts, ("label", "body"), strict=True)
        tops = [canvas.measure(marked(text, self.query), role, wide)[1] for text, role in set_as]
        x, y = spot.x + PADDING, spot.y + TOP
        self.term_rect, self.text_rect = Rect(x, y, wide, tops[0]), Rect(x, y + tops[0], wide, tops[1])
        self.rect = Rect(spot.x, spot.y, spot.w, sum(tops) + 2 * TOP)
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        set_marked(canvas, self.texts[0], self.query, self.term_rect, "label", colour="good")
        set_marked(canvas, self.texts[1], self.query, self.text_rect)
