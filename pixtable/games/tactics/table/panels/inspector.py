"""The rail's own part: all that stands on the card looked at, with the line that counts now lit."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS, is_back
from pixtable.games.tactics.rules.field.standing import ability_of
from pixtable.games.tactics.rules.labels import keyword_key, row_key, status_key, status_term
from pixtable.games.tactics.rules.state import ROWS, Unit
from pixtable.games.tactics.table.naming import DOT
from pixtable.games.tactics.table.panels.rows import Marks, paint_rows, plain_role, rows_of
from pixtable.games.tactics.table.pieces.art import paint_number, portrait_name
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import key_cap, key_size
from pixtable.ui.draw.theme import NAME_ROLES
from pixtable.ui.lettering.typeset import Run
from pixtable.ui.node import Node
from pixtable.ui.widgets.legend import Legend

MARGIN = 10.0
PORTRAIT, LARGE_PORTRAIT = 72.0, 112.0
PLATE, LARGE_PLATE = 26.0, 38.0
LOW = 200.0
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
            leader = self.look.state.leader(self.look.viewer)
            self.card = leader.card if leader else None

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
        y = self._paint_head(canvas, inner, unit)
        self._paint_rows(canvas, Rect(inner.x, y, inner.w, inner.bottom - y), unit)
        canvas.layer -= 1

    def _paint_head(self, canvas: Canvas, inner: Rect, unit: Unit | None) -> float:
        look, card = self.look, self.card
        assert card is not None
        side, plate = (LARGE_PORTRAIT, LARGE_PLATE) if look.is_large else (PORTRAIT, PLATE)
        is_low = inner.h <= LOW
        side = PORTRAIT if is_low else side
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
        half = (words.w - 6) / 2
        low = Rect(words.x, inner.y + side - plate, half, plate)
        paint_number(canvas, low, "attack", attack, role="body_strong")
        paint_number(canvas, low.moved(half + 6), "heart", life, role="body_strong")
        return inner.y + side + 8

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

    def _paint_rows(self, canvas: Canvas, room: Rect, unit: Unit | None) -> None:
        look = self.look
        gap = LARGE_ROW_GAP if look.is_large else ROW_GAP
        marks = Marks()
        if notes := self.notes_on(unit):
            room, marks = self._paint_notes(canvas, room, notes, gap)
        rows = rows_of(look, self._abilities(unit))
        wide, tall = key_size(canvas, self.key)
        if room.h > 2 * tall and plain_role(canvas, room, rows, self.counting, gap) is None:
            room = room.inset(0, 0, 0, max(0.0, tall - MARGIN))  # no words below the key
        painted = paint_rows(canvas, room, rows, self.counting, gap)
        self.legend.lay([*marks, *painted.marks])
        if painted.is_short and room.h > 2 * tall:
            key_cap(canvas, Rect(self.rect.right - wide - 4, self.rect.bottom - tall + 4, wide, tall), self.key)

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

    def _paint_notes(self, canvas: Canvas, room: Rect, notes: tuple[Run, ...], gap: float) -> tuple[Rect, Marks]:
        """Above the rows, for they count now; a rail that is too low for them leaves them to the whole card."""
        tall = canvas.measure(notes, "caption", room.w)[1]
        if tall > room.h / 3:
            return room, []
        box = room.top_part(tall)
        canvas.text(notes, box, "caption", "muted_ink", valign="top")
        return room.inset(0, tall + gap, 0, 0), canvas.marks(notes, box, "caption", "muted_ink", valign="top")
