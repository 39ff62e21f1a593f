"""The rail's own part: all that stands on the card looked at, with the line that counts now lit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS, is_back
from pixtable.games.tactics.rules.field.standing import ability_of
from pixtable.games.tactics.rules.labels import keyword_key, row_key, status_key, status_term
from pixtable.games.tactics.rules.state import ROWS, Unit
from pixtable.games.tactics.table.naming import DOT
from pixtable.games.tactics.table.panels.rows import Marks, Row, lit_role, paint_key, paint_rows, rows_of
from pixtable.games.tactics.table.pieces.art import paint_number, portrait_name
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.panels import key_size
from pixtable.ui.draw.theme import NAME_ROLES
from pixtable.ui.lettering.typeset import Run
from pixtable.ui.node import Node
from pixtable.ui.widgets.legend import Legend

MARGIN = 10.0
PORTRAIT, LARGE_PORTRAIT = 72.0, 112.0
PLATE, LARGE_PLATE = 26.0, 38.0
LOW, LARGE_LOW = 200.0, 300.0
"""In team games the rail leaves so little that the name and numbers need all of it."""
ROW_GAP, LARGE_ROW_GAP = 6.0, 10.0


class Inspector(Node):
    def __init__(self, look: FieldView, read: Callable[[str], None]) -> None:
        """`read` opens the whole card, at a word of it where one was pressed."""
        super().__init__("tactics.inspector", on_press=lambda: read(""), region="actions", key="Z")
        self.look = look
        self.card: int | None = None
        self.legend = Legend("tactics.inspector.word", read, look.tip)
        self.add(self.legend)

    def attend(self, card: int | None) -> None:
        """What was looked at last stays, for hands that have no pointer."""
        if card is not None and not is_back(card):
            self.card = card
        asking = self.look.asking
        if card is None and asking is not None:
            self.card = NUMBERS[asking.id.partition(".")[0]]
        if self.card is None:
            self.card = self._first

    @property
    def _first(self) -> int | None:
        """Before anything was looked at: one's leader, or the first who may become it."""
        look = self.look
        if (leader := look.state.leader(look.viewer)) is not None:
            return leader.card
        may_lead = look.state.may_lead(look.viewer) if look.is_choosing_leader else ()
        return next((card for card in may_lead if not is_back(card)), None)

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        panels.panel(canvas, rect, "paper")
        if self.card is None:
            canvas.text(look.say("inspector.nothing"), rect.inset(MARGIN + 4), "body", "muted_ink", align="centre")
            self.legend.lay(())
            return
        unit = look.state.unit(self.card)
        unit = None if unit is not None and unit.is_corpse else unit
        inner = rect.inset(MARGIN)
        canvas.layer += 1  # while leaders are chosen it covers the log's heading
        side = LARGE_PORTRAIT if look.is_large and inner.h > LARGE_LOW else PORTRAIT
        is_short = self._paint_rows(canvas, inner.inset(0, side + 8, 0, 0), unit)
        self._paint_head(canvas, inner, side, unit, shows_key=is_short)
        canvas.layer -= 1

    def _paint_head(self, canvas: Canvas, inner: Rect, side: float, unit: Unit | None, *, shows_key: bool) -> None:
        """The key stands beside the numbers: no words lie below it."""
        look, card = self.look, self.card
        assert card is not None
        plate = LARGE_PLATE if look.is_large else PLATE
        is_low = inner.h <= (LARGE_LOW if look.is_large else LOW)
        canvas.image(portrait_name(card), Rect(inner.x, inner.y, side, side), pixel=True, radius=4)
        words = Rect(inner.x + side + 8, inner.y, inner.w - side - 8, side - plate - 2)
        whose = "" if is_low and look.is_large else self._whose(unit)
        label, below = (words.top_part(words.h * 0.58), words.bottom_part(words.h * 0.42)) if whose else (words, words)
        canvas.name(look.title(card), label, "ink", roles=("score", *NAME_ROLES) if look.is_large else NAME_ROLES)
        if whose and canvas.block(whose, "caption", *below.size, shrink=True, lines=1).fits:
            canvas.text(whose, below, "caption", "muted_ink", lines=1)
        if unit is None:
            attack, life = character_of(card).as_leader if look.is_choosing_leader else character_of(card).as_hero
        else:
            attack, life = look.board.attack(unit), look.board.life_left(unit)
        low = Rect(words.x, inner.y + side - plate, words.w, plate)
        if shows_key:
            low = paint_key(canvas, low, self.key)
        for box, icon, number in zip(columns(low, REST, REST, gap=6), ("attack", "heart"), (attack, life), strict=True):
            paint_number(canvas, box, icon, number, role="body_strong")

    def _whose(self, unit: Unit | None) -> str:
        if unit is None:
            return ""
        return f"{self.look.name(unit.seat)} · {self.look.host.say(row_key(ROWS[unit.row]))}"

    def _abilities(self, unit: Unit | None) -> list[Ability]:
        """In the order of the card; of what cannot be played now, nothing is hidden but what leads."""
        card = self.card
        assert card is not None
        found = character_of(card).abilities
        is_led = self.look.is_choosing_leader if unit is None else unit.is_leader
        return found if is_led else [ability for ability in found if ability.slot != "leader"]

    @property
    def counting(self) -> Ability | None:
        """The ability of the card on show that counts where it is now."""
        look, card = self.look, self.card
        if card is None:
            return None
        unit = look.state.unit(card)
        character = character_of(card)
        if (asking := look.asking) is not None and asking in character.abilities:
            return asking
        if unit is not None and not unit.is_corpse:
            return ability_of(unit)
        if look.is_choosing_leader:
            return character.leader
        if any(one is not None and one.card == card for reserve in look.state.reserves for one in reserve):
            return character.operation
        return character.rows[look.state.wave]

    def _paint_rows(self, canvas: Canvas, room: Rect, unit: Unit | None) -> bool:
        """Whether there is more to read than has room, and room enough to say how."""
        look = self.look
        gap = LARGE_ROW_GAP if look.is_large else ROW_GAP
        rows, marks = rows_of(look, self._abilities(unit)), Marks()
        if notes := self.notes_on(unit):
            room, marks = self._paint_notes(canvas, room, notes, rows)
        painted = paint_rows(canvas, room, rows, self.counting, gap)
        self.legend.lay([*marks, *painted.marks])
        return painted.is_short and room.h > 2 * key_size(canvas, self.key)[1]

    def notes_on(self, unit: Unit | None) -> tuple[Run, ...]:
        """What lies on it: statuses and keywords, each a word that can be asked about."""
        look, say = self.look, self.look.host.say
        if unit is None:
            return ()
        notes = [Run(say(status_key(status)), mark=status_term(status)) for status in unit.statuses]
        for keyword in look.board.keywords(unit):
            name, _, n = keyword.partition(" ")
            notes.append(Run(f"{say(keyword_key(name))} {n}".strip(), mark=name))
        if look.board.is_doomed(unit):
            notes.append(Run(look.say("doomed"), mark="casualties"))
        return tuple(run for n, note in enumerate(notes) for run in ((Run(DOT), note) if n else (note,)))

    def _paint_notes(
        self, canvas: Canvas, room: Rect, notes: tuple[Run, ...], rows: Sequence[Row]
    ) -> tuple[Rect, Marks]:
        """Above the rows, for they count now. A rail that is too low for them, and for the row that counts, leaves them
        to the whole card.
        """
        gap = LARGE_ROW_GAP if self.look.is_large else ROW_GAP
        tall = canvas.measure(notes, "caption", room.w)[1]
        below = room.inset(0, tall + gap, 0, 0)
        if tall > room.h / 3 or not lit_role(canvas, below, rows, self.counting, gap):
            return room, []
        box = room.top_part(tall)
        canvas.text(notes, box, "caption", "muted_ink", valign="top")
        return below, canvas.marks(notes, box, "caption", "muted_ink", valign="top")
