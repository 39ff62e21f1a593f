"""A whole card to read: all five of its texts, as large as the stage, each word of the game explained on the spot."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.table.naming import Naming
from pixtable.games.tactics.table.panels.rows import LIT, PLAIN, Marks, Row, paint_row, plain_role, row_tall, rows_of
from pixtable.games.tactics.table.pieces.art import paint_icon, paint_number, portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Lift
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node
from pixtable.ui.tooltip import Explained, draw_explained
from pixtable.ui.widgets.legend import Legend

SHADE = 0.72
ABOVE = 6
"""It covers the texts of the stage."""
WIDEST = 760.0
MARGIN = 20.0
PORTRAIT = 96.0
PLATE, LARGE_PLATE = Rect(0, 0, 72, 32), Rect(0, 0, 104, 44)
ROW_GAP = 10.0
HEAD = PORTRAIT + 12.0
STEPS = {Want.LEFT: -1, Want.UP: -1, Want.RIGHT: 1, Want.DOWN: 1, Want.NEXT_REGION: 1, Want.PREVIOUS_REGION: -1}


class Written(NamedTuple):
    """A row as it stands on the page."""

    row: Row
    role: str
    tall: float


class WholeCard(Node):
    """Lies over the stage while a card is read. Its words are walked with the arrows and explained where they stand;
    a second press opens the rulebook there. A press beside them puts it away.
    """

    ringed = False

    def __init__(self, look: Naming, attend: Callable[[Node | None], None]) -> None:
        """`attend` gives keys and pad to a node."""
        super().__init__("tactics.reading", on_press=self.close)
        self.look, self.attend = look, attend
        self.back: Node | None = None
        """Where the keys were before."""
        self.card: int | None = None
        self.counting: Ability | None = None
        self.notes: Rich = ()
        self.legend = Legend("tactics.word", look.host.look_up)
        self.add(self.legend)
        self.visible = False
        self.z = 90.0
        self._wanted = ""

    def open(self, card: int | None, counting: Ability | None, notes: Rich = (), term: str = "") -> bool:
        """`notes`: what lies on the card beside what it says. `term`: the word that is explained at once."""
        if card is None or is_back(card):
            return False
        self.card, self.counting, self.notes = card, counting, notes
        self.legend.lay(())
        self.legend.chosen, self._wanted = None, term
        self.back = self._focused()
        self.visible = True
        self.attend(self)
        return True

    def _focused(self) -> Node | None:
        top: Node = self
        while top.parent is not None:
            top = top.parent
        return next((node for node in top.walk() if node.focused), None)

    def close(self) -> None:
        if self.visible:
            self.visible = False
            self.attend(self.back if self.back is not None and self.back.parent is not None else None)

    def handle(self, given: Input) -> bool:
        return isinstance(given, Intent) and self.on_intent(given)

    def on_intent(self, intent: Intent) -> bool:
        if not self.visible or intent.released:
            return False
        if intent.want in STEPS:
            self.legend.step(STEPS[intent.want])
        elif intent.want is Want.CONFIRM and self.legend.current is not None:
            self.legend.ask(self.legend.words[self.legend.current][0])
        elif intent.want is Want.CANCEL and self.legend.chosen is not None:
            self.legend.chosen = None
        elif intent.want in (Want.ZOOM, Want.CANCEL, Want.CONFIRM):
            self.close()
        else:
            return False
        return True

    def draw_all(self, canvas: Canvas) -> None:
        canvas.layer += ABOVE
        super().draw_all(canvas)
        canvas.layer -= ABOVE

    def paint(self, canvas: Canvas) -> None:
        if self.card is None:
            return
        canvas.fill(self.rect, "night", SHADE)
        page, lines = self.page(canvas, self.card)
        panels.shadow(canvas, page, 10, Lift.CARRIED)
        panels.panel(canvas, page, "paper")
        inner = page.inset(MARGIN)
        self._paint_head(canvas, inner.top_part(PORTRAIT), self.card)
        y, marks = inner.y + HEAD, Marks()
        if self.notes:
            room = Rect(inner.x, y, inner.w, self._notes_tall(canvas, inner.w))
            canvas.text(self.notes, room, "body_strong", "ink", valign="top")
            marks += canvas.marks(self.notes, room, "body_strong", "ink", valign="top")
            y = room.bottom + ROW_GAP
        for row, role, tall in lines:
            box = Rect(inner.x, y, inner.w, tall)
            marks += paint_row(canvas, box, row, role, is_lit=row.ability is self.counting)
            y += tall + ROW_GAP
        self.legend.lay(marks)
        if self._wanted:
            self.legend.choose(self._wanted)
            self._wanted = ""

    def paint_over(self, canvas: Canvas) -> None:
        super().paint_over(canvas)
        if (number := self.legend.current) is not None and number < len(self.legend.words):
            term, beside = self.legend.words[number]
            host, meaning = self.look.host, self.look.host.meaning(term)
            foot = host.say("table.reading.more")
            draw_explained(canvas, Explained(meaning.name, meaning.short, foot), beside, self.rect)

    def _notes_tall(self, canvas: Canvas, wide: float) -> float:
        return canvas.measure(self.notes, "body_strong", wide)[1]

    def page(self, canvas: Canvas, card: int) -> tuple[Rect, list[Written]]:
        """As tall as what stands on it, in the middle of the stage."""
        wide = min(self.rect.w - 2 * MARGIN, WIDEST * canvas.text_scale)
        above = HEAD + (self._notes_tall(canvas, wide - 2 * MARGIN) + ROW_GAP if self.notes else 0.0)
        room = Rect(0, 0, wide - 2 * MARGIN, self.rect.h - 4 * MARGIN - above)
        rows = rows_of(self.look, character_of(card).abilities)
        plain = plain_role(canvas, room, rows, self.counting, ROW_GAP) or PLAIN[-1]
        lines = []
        for row in rows:
            role = LIT if row.ability is self.counting else plain
            lines.append(Written(row, role, row_tall(canvas, row.words, role, room.w)))
        tall = 2 * MARGIN + above + sum(line.tall for line in lines) + ROW_GAP * (len(lines) - 1)
        return Rect(self.rect.cx - wide / 2, self.rect.cy - tall / 2, wide, tall), lines

    def _paint_head(self, canvas: Canvas, head: Rect, card: int) -> None:
        look, character = self.look, character_of(card)
        canvas.image(portrait_name(card), head.left_part(PORTRAIT), pixel=True, radius=4)
        plate = LARGE_PLATE if look.is_large else PLATE
        beside = head.inset(PORTRAIT + 16, 0, 0, 0)
        name = beside.top_part(PORTRAIT - plate.h - 4)
        canvas.text(canvas.trimmed(look.title(card), "big", name), name, "big", "ink", lines=1)
        x, y = beside.x, head.bottom - plate.h
        for slot, numbers in (("hero", character.as_hero), ("leader", character.as_leader)):
            if slot == "leader":
                paint_icon(canvas, "leader", x + 24, y + plate.h / 2, 24)
                x += 44
            for icon, number in zip(("attack", "heart"), numbers, strict=True):
                paint_number(canvas, Rect(x, y, plate.w, plate.h), icon, number, role="body_strong")
                x += plate.w + 6
