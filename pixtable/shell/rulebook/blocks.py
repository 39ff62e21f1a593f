"""The parts of a rulebook's page: headings, clauses with their number, words of the game."""

from typing import NamedTuple

from pixtable.shell.kit.blocks import Block
from pixtable.shell.rulebook.search import has, marked, set_marked
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import ROLES, Colour, Line, Radius, Space

MOST_LETTERS = 80
LETTER = 0.385
"""A letter's width in parts of the size, narrow enough that no line holds more than 80 of them."""
CHIP_TALL = 26.0
PADDING = 12.0
TOP = 7.0
GLOSSARY = "glossary"
"""The section of the words."""
BAR, SLIP_INSET = 4.0, 5.0
"""Of a slip with what is not the sheet's: the bar at its left, and the room above and below its words."""


def reading_width(canvas: Canvas, room: float, role: str = "body") -> float:
    return min(room, MOST_LETTERS * LETTER * ROLES[role].size * canvas.text_scale)


class Part(Block):
    """Something of the rulebook that can be found by its words."""

    def __init__(self, id: str, *texts: str, section: str) -> None:
        super().__init__(id)
        self.texts, self.section = texts, section
        self.query = ""
        self.is_cited = False  # it was opened at this one, which is framed

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


class Passage(NamedTuple):
    """A part of a clause: what it says, and, where it is not the sheet's, whose it is and why."""

    text: str
    owner: str = ""
    why: str = ""


class Placed(NamedTuple):
    text: str
    role: str
    rect: Rect
    colour: Colour = "ink"


class ClauseBlock(Part):
    """A clause beside its number. What is not the sheet's stands on a slip of its own; below is how it can be agreed on
    otherwise. The cited one is framed.
    """

    def __init__(
        self, id: str, number: str, passages: tuple[Passage, ...], section: str,
        *, sheet: str = "", agreed: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        words = [text for passage in passages for text in passage if text]
        super().__init__(id, *words, number, sheet, *agreed, section=section)
        self.number, self.passages, self.sheet, self.agreed = number, passages, sheet, agreed

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self.chip_wide = canvas.measure(self.number, "caption_strong")[0] + 2 * Space.GRID
        first_line = canvas.measure("X", "body")[1]
        self.first_line = Rect(spot.x + PADDING, spot.y + TOP, self.chip_wide, first_line)
        left = PADDING + max(self.chip_wide, 72 * canvas.text_scale) + PADDING
        room = reading_width(canvas, spot.w - left - PADDING)
        self.placed: list[Placed] = []
        self.asides: list[Rect] = []
        self.frame: Rect | None = None
        y = spot.y + TOP
        for passage in self.passages:
            y = self._place_passage(canvas, passage, Rect(spot.x + left, y, room, 0))
        if self.agreed:
            y = self._place_ways(canvas, Rect(spot.x + left, y, room, 0))
        if self.sheet:
            wide, tall = canvas.measure(self.sheet, "caption")
            under = Rect(spot.x + PADDING, self.first_line.bottom + 2, wide + 2, tall)
            self.placed.append(Placed(self.sheet, "caption", under, "muted_ink"))
            y = max(y, under.bottom)
        self.rect = Rect(spot.x, spot.y, spot.w, y + TOP - spot.y)
        return self.rect.h

    def _place_passage(self, canvas: Canvas, passage: Passage, spot: Rect) -> float:
        """From the top of the spot; returns where it ends."""
        if not passage.owner:
            return self._place(canvas, passage.text, "body", spot)
        above = Space.HALF if self.placed else 0.0
        inner = spot.inset(BAR + PADDING, 0, PADDING, 0)
        y = spot.y + above + SLIP_INSET
        y = self._place(canvas, passage.owner, "caption_strong", inner._replace(y=y))
        y = self._place(canvas, passage.text, "body", inner._replace(y=y))
        if passage.why:
            y = self._place(canvas, passage.why, "caption", inner._replace(y=y + SLIP_INSET))
        y += SLIP_INSET
        self.asides.append(Rect(spot.x, spot.y + above, spot.w, y - spot.y - above))
        return y

    def _place_ways(self, canvas: Canvas, spot: Rect) -> float:
        top = spot.y + Space.HALF
        inner, y = spot.inset(BAR + PADDING, 0, PADDING, 0), top + SLIP_INSET
        for i, way in enumerate(self.agreed):
            y = self._place(canvas, way, "caption" if i else "caption_strong", inner._replace(y=y))
        self.frame = Rect(spot.x, top, spot.w, y + SLIP_INSET - top)
        return self.frame.bottom

    def _place(self, canvas: Canvas, text: str, role: str, spot: Rect) -> float:
        wide = min(spot.w, reading_width(canvas, spot.w, role))
        tall = canvas.measure(marked(text, self.query), role, wide)[1]
        self.placed.append(Placed(text, role, Rect(spot.x, spot.y, wide, tall)))
        return spot.y + tall

    def paint(self, canvas: Canvas) -> None:
        if self.is_cited:
            panels.slip(canvas, self.rect, "amber_paper", Line.RING)
        self._number(canvas)
        for slip in self.asides:
            canvas.rounded(slip, Radius.CHIP, "paper_empty")
            canvas.rounded(slip._replace(w=BAR), BAR / 2, "amber_paper")
        if self.frame is not None:
            canvas.ring(self.frame, Radius.CHIP, Line.CHIP, "brass")
        for text, role, rect, colour in self.placed:
            set_marked(canvas, text, self.query, rect, role, colour=colour)

    def _number(self, canvas: Canvas) -> None:
        tall = max(CHIP_TALL, canvas.measure("X", "caption_strong")[1] + 2)
        line = self.first_line
        box = Rect(line.x, line.cy - tall / 2, line.w, tall)
        canvas.rounded(box, Radius.CHIP, "chip")
        canvas.ring(box, Radius.CHIP, Line.CHIP, "amber" if self.is_cited else "brass")
        colour = "amber" if self.query.strip() and has(self.number, self.query) else "cream"
        canvas.text(self.number, box, "caption_strong", colour, align="centre", lines=1, shrink=False)


class TermBlock(Part):
    """A word of the game: its clause, what it means exactly, how a player would say it, and its kin."""

    def __init__(self, id: str, name: str, clause: str, *texts: str) -> None:
        super().__init__(id, name, clause, *texts, section=GLOSSARY)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        name, clause, long, *rest = self.texts
        roles = (("label", name, "good"), ("body", long, "ink"), *(("caption", text, "muted_ink") for text in rest))
        room = spot.w - 2 * PADDING
        chip = canvas.measure(clause, "caption_strong")[0] + 2
        x, y = spot.x + PADDING, spot.y + TOP
        self.placed: list[Placed] = []
        for role, text, colour in roles:
            wide = reading_width(canvas, room - (chip + PADDING if role == "label" else 0.0), role)
            tall = canvas.measure(marked(text, self.query), role, wide)[1]
            self.placed.append(Placed(text, role, Rect(x, y, wide, tall), colour))
            y += tall
        beside = x + canvas.measure(name, "label", self.placed[0].rect.w)[0] + PADDING
        self.placed.append(
            Placed(clause, "caption_strong", Rect(beside, spot.y + TOP, chip, self._line(canvas)), "muted_ink")
        )
        self.rect = Rect(spot.x, spot.y, spot.w, y + TOP - spot.y)
        return self.rect.h

    def _line(self, canvas: Canvas) -> float:
        return canvas.measure("X", "label")[1]

    def paint(self, canvas: Canvas) -> None:
        if self.is_cited:
            panels.slip(canvas, self.rect, "amber_paper", Line.RING)
        for text, role, rect, colour in self.placed:
            set_marked(canvas, text, self.query, rect, role, colour=colour)
