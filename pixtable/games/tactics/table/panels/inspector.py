"""The rail's own part: all that stands on the card looked at, with the line that counts now on top of the rest."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.decks.roster import NUMBERS, is_back
from pixtable.games.tactics.rules.field.standing import ability_of
from pixtable.games.tactics.rules.labels import keyword_key, row_key, status_key
from pixtable.games.tactics.rules.state import ROWS, Unit
from pixtable.games.tactics.table.panels.reading import LIT, PLAIN, paint_row, plain_role, row_tall, words_of
from pixtable.games.tactics.table.pieces.art import KIND_ICONS, paint_number, paint_strip, portrait_name
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import key_cap, key_size
from pixtable.ui.draw.theme import NAME_ROLES
from pixtable.ui.node import Node

MARGIN = 10.0
PORTRAIT, LARGE_PORTRAIT = 72.0, 112.0
PLATE, LARGE_PLATE = 26.0, 38.0
LOW = 200.0
"""In team games the rail leaves so little that the name and numbers need all of it."""
ROW_GAP, LARGE_ROW_GAP = 6.0, 10.0
GIST = 22.0
"""How tall a row is whose whole sentence has no room."""


class Inspector(Node):
    def __init__(self, look: FieldView, read: Callable[[], None]) -> None:
        super().__init__("tactics.inspector", on_press=read, region="actions", key="Z")
        self.look = look
        self.card: int | None = None

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

    def _rows(self, unit: Unit | None) -> list[Ability]:
        """The one that counts first."""
        card = self.card
        assert card is not None
        character = character_of(card)
        counting = self.counting
        found = character.abilities
        is_led = self.look.is_choosing_leader if unit is None else unit.is_leader
        if not is_led:
            found = [ability for ability in found if ability.slot != "leader"]
        return sorted(found, key=lambda ability: ability is not counting)

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
        """All of them: those for whose sentence there is no room by their gist."""
        counting, notes = self.counting, self._notes(unit)
        rows = [(ability, words_of(self.look, ability)) for ability in self._rows(unit)]
        gap = LARGE_ROW_GAP if self.look.is_large else ROW_GAP
        plain = plain_role(canvas, room, rows, counting, gap) or PLAIN[-1]
        gist = GIST * canvas.text_scale
        wide, tall = key_size(canvas, self.key)
        key = Rect(self.rect.right - wide - 4, self.rect.bottom - tall + 4, wide, tall)
        y, left, is_short = room.y, len(rows), False
        for ability, words in rows:
            left -= 1
            is_lit = ability is counting
            role = LIT if is_lit else plain
            box = Rect(room.x, y, room.w, row_tall(canvas, words, role, room.w))
            lowest = key.y if is_short and not left else room.bottom + 1  # sentences do not run under the key
            if box.bottom + left * (gist + gap) > lowest:
                box, is_short = box.top_part(gist), True
                if box.bottom > room.bottom + 1:
                    break
                self._paint_gist(canvas, box, ability, is_lit)
            else:
                paint_row(canvas, box, ability, words, role, is_lit=is_lit)
            y = box.bottom + gap
        self._paint_notes(canvas, Rect(room.x, y, room.w, room.bottom - y), notes)
        if is_short and room.h > 2 * tall:
            key_cap(canvas, key, self.key)

    def _paint_gist(self, canvas: Canvas, box: Rect, ability: Ability, is_lit: bool) -> None:
        paint_strip(
            canvas, box, ability.slot, self.look.gist(ability), is_lit=is_lit, icons=(KIND_ICONS[ability.kind],)
        )

    def _notes(self, unit: Unit | None) -> str:
        look = self.look
        if unit is None:
            return ""
        words = [look.host.say(status_key(status)) for status in unit.statuses]
        for keyword in look.board.keywords(unit):
            name, _, n = keyword.partition(" ")
            words.append(f"{look.host.say(keyword_key(name))} {n}".strip())
        if look.board.is_doomed(unit):
            words.append(look.say("doomed"))
        return " · ".join(words)

    def _paint_notes(self, canvas: Canvas, room: Rect, notes: str) -> None:
        if notes and room.h > 16 and canvas.block(notes, "caption", *room.size, shrink=True).fits:
            canvas.text(notes, room, "caption", "muted_ink", valign="top")
