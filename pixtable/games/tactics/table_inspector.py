"""The rail's own part: all that stands on the card looked at, with the line that counts now on top of the rest."""

from __future__ import annotations

from pixtable.games.tactics.labels import keyword_key, kind_key, status_key
from pixtable.games.tactics.roster import NUMBERS, is_back
from pixtable.games.tactics.standing import ability_of
from pixtable.games.tactics.state import Unit
from pixtable.games.tactics.table_art import paint_icon, paint_number, portrait_name
from pixtable.games.tactics.table_look import Look
from pixtable.games.tactics.words import Ability, character_of
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.node import Node
from pixtable.ui.theme import Line

MARGIN = 10.0
PORTRAIT = 64.0
PLATE, LARGE_PLATE = 26.0, 34.0
ROW_GAP = 6.0
ICON = 22.0


class Inspector(Node):
    def __init__(self, look: Look) -> None:
        super().__init__("tactics.inspector")
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
        y = self._paint_head(canvas, inner, unit)
        self._paint_rows(canvas, Rect(inner.x, y, inner.w, inner.bottom - y), unit)

    def _paint_head(self, canvas: Canvas, inner: Rect, unit: Unit | None) -> float:
        look, card = self.look, self.card
        assert card is not None
        side = PORTRAIT
        canvas.image(portrait_name(card), Rect(inner.x, inner.y, side, side), pixel=True, radius=4)
        words = Rect(inner.x + side + 8, inner.y, inner.w - side - 8, side / 2)
        name = canvas.trimmed(look.title(card), "name", words)
        canvas.text(name, words, "name", "ink", lines=1)
        if unit is None:
            attack, life = character_of(card).as_leader if look.is_choosing_leader else character_of(card).as_hero
        else:
            attack, life = look.board.attack(unit), look.board.life_left(unit)
        plate = LARGE_PLATE if look.is_large else PLATE
        half = (words.w - 6) / 2
        low = Rect(words.x, inner.y + side - plate, half, plate)
        paint_number(canvas, low, "attack", attack, role="body_strong")
        paint_number(canvas, low.moved(half + 6), "heart", life, role="body_strong")
        return inner.y + side + 8

    def _rows(self, unit: Unit | None) -> list[Ability]:
        """The one that counts first."""
        card = self.card
        assert card is not None
        character = character_of(card)
        counting = self._counting(unit)
        found = character.abilities
        is_led = self.look.is_choosing_leader if unit is None else unit.is_leader
        if not is_led:
            found = [ability for ability in found if ability.slot != "leader"]
        return sorted(found, key=lambda ability: ability is not counting)

    def _counting(self, unit: Unit | None) -> Ability | None:
        look, card = self.look, self.card
        assert card is not None
        character = character_of(card)
        if (asking := look.asking) is not None and asking in character.abilities:
            return asking
        if unit is not None:
            return ability_of(unit)
        if look.is_choosing_leader:
            return character.leader
        if any(one is not None and one.card == card for reserve in look.state.reserves for one in reserve):
            return character.operation
        return character.rows[look.state.wave]

    def _paint_rows(self, canvas: Canvas, room: Rect, unit: Unit | None) -> None:
        look, y = self.look, room.y
        counting = self._counting(unit)
        notes = self._notes(unit)
        for ability in self._rows(unit):
            words = look.text(ability)
            if ability.kind in ("spell", "reaction", "action"):
                words = f"{look.host.say(kind_key(ability.kind))}: {words}"
            box = Rect(room.x, y, room.w, room.bottom - y)
            text = box.inset(ICON + 6, 3, 4, 3)
            is_lit = ability is counting
            role = "body_strong" if is_lit else "caption"
            block = canvas.block(words, role, text.w, text.h, shrink=True)
            if not block.fits:
                if is_lit:
                    self._paint_gist(canvas, box, ability)
                break
            tall = len(block.lines) * block.leading / canvas.view.scale + 6
            box = box.top_part(tall)
            if is_lit:
                canvas.rounded(box, 5, ability.slot)
                canvas.ring(box, 5, Line.CHIP, "brass")
            paint_icon(canvas, ability.slot, box.x + 12, box.y + 15, 16)
            canvas.text(words, box.inset(ICON + 6, 3, 4, 3), role, "white" if is_lit else "ink")
            y = box.bottom + ROW_GAP
        self._paint_notes(canvas, Rect(room.x, y, room.w, room.bottom - y), notes)

    def _paint_gist(self, canvas: Canvas, box: Rect, ability: Ability) -> None:
        """Where the whole sentence has no room at this size of text."""
        words = self.look.gist(ability)
        canvas.rounded(box, 5, ability.slot)
        canvas.text(words, box.inset(6, 3), "body_strong", "white", align="centre")

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
