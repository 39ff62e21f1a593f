"""Heroes, leaders and corpses on the field, and the places they stand on."""

from __future__ import annotations

from pixtable.games.tactics.permissions import may_act
from pixtable.games.tactics.standing import ability_of
from pixtable.games.tactics.state import PLACES, ROWS, Unit
from pixtable.games.tactics.table_art import (
    IDLE,
    KIND_ICONS,
    RANK_TINT,
    paint_icon,
    paint_notches,
    paint_number,
    paint_sign,
    paint_sprite,
    paint_strip,
)
from pixtable.games.tactics.table_look import Look
from pixtable.games.tactics.table_options import spot_id, unit_id
from pixtable.games.tactics.words import character_of
from pixtable.ui import marks, panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.marks import Mark
from pixtable.ui.node import Node
from pixtable.ui.theme import Lift, Line

TILE_RADIUS = 8.0
STRIP, LARGE_STRIP = 20.0, 26.0
PLATE, LARGE_PLATE = 28.0, 34.0
NOTCH = 6.0
Z_SPOT, Z_UNIT = 5.0, 10.0
DIM = 0.17
SIGN_STRIDE = 28.0


class SpotNode(Node):
    """A place of a squad."""

    radius = TILE_RADIUS

    def __init__(self, look: Look, spot: int) -> None:
        super().__init__(spot_id(spot), region="field")
        self.look, self.spot = look, spot
        self.z = Z_SPOT

    @property
    def seat(self) -> int:
        return self.spot // PLACES

    def attend(self) -> None:
        """It takes the hand only while something may come here."""
        look = self.look
        is_answer = self.id in look.answers.nodes
        self.focusable = is_answer or Mark.TARGET in self.marks
        if is_answer:
            self.mark(Mark.TARGET)

    def activate(self) -> None:
        if answer := self.look.answers.nodes.get(self.id):
            self.look.host.commit(answer)

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        if look.state.field[self.spot] is not None:
            return
        is_open = Mark.TARGET in self.marks
        canvas.rounded(self.rect, TILE_RADIUS, "gold_light" if is_open else "night", 0.28 if is_open else 0.22)
        canvas.ring(self.rect, TILE_RADIUS, Line.RIM if is_open else Line.HAIR, "white", 0.9 if is_open else 0.25)
        row = ROWS[self.spot % PLACES // 3]
        if is_open:
            paint_icon(canvas, "plus", self.rect.cx, self.rect.cy - 8, 24)
        else:
            paint_icon(canvas, row, self.rect.cx, self.rect.cy, 24)


class UnitNode(Node):
    """One unit; its card tells which, its state is looked up."""

    radius = TILE_RADIUS
    lifts = False

    def __init__(self, look: Look, card: int) -> None:
        super().__init__(unit_id(card), region="field")
        self.look, self.card = look, card
        self.focusable = True
        self.z = Z_UNIT
        self.frame = IDLE
        self.flash = 0.0

    @property
    def unit(self) -> Unit | None:
        return self.look.state.unit(self.card)

    def attend(self) -> None:
        look = self.look
        is_answer = self.id in look.answers.nodes
        self.piece = self.id in look.options.by_piece or self.id in look.options.melee
        self.mark(Mark.PICKABLE, self.piece and not look.held)
        if is_answer:
            self.mark(Mark.TARGET)

    def activate(self) -> None:
        look = self.look
        if answer := look.answers.nodes.get(self.id):
            look.host.commit(answer)

    # looks

    def paint(self, canvas: Canvas) -> None:
        unit = self.unit
        if unit is None:
            return
        look, board = self.look, self.look.board
        if unit.is_corpse or self._is_foretold(unit):
            shown: tuple[object, ...] = ("corpse", self.card)
            canvas.composed(shown, self.rect, lambda: self._paint_corpse(canvas), panels.ROOM)
            return
        life, attack = board.life(unit), board.attack(unit)
        ability = ability_of(unit)
        gist = look.gist(ability) if ability else ""
        is_doomed, is_mirrored = board.is_doomed(unit), look.side(unit.seat) == 1
        keywords = tuple(keyword.split()[0] for keyword in board.keywords(unit))
        shown = (unit, life, attack, gist, is_doomed, is_mirrored, self.frame, keywords, self._is_dimmed(unit))
        canvas.composed(shown, self.rect, lambda: self._paint_unit(canvas, unit, life, attack, gist), panels.ROOM)
        self._paint_signs(canvas, unit, is_doomed)

    def _is_foretold(self, unit: Unit) -> bool:
        """While the preview key is held the field is shown as it will be after the casualties of this wave."""
        return self.look.host.is_previewing and unit.is_hero and self.look.board.is_doomed(unit)

    def _is_dimmed(self, unit: Unit) -> bool:
        """Not of the row of this wave."""
        return self.look.state.phase == "play" and unit.row != self.look.state.wave and Mark.TARGET not in self.marks

    def _paint_unit(self, canvas: Canvas, unit: Unit, life: int, attack: int, gist: str) -> None:
        look, rect = self.look, self.rect
        board = look.board
        panels.shadow(canvas, rect, TILE_RADIUS, Lift.CARD, 0.6)
        row = ROWS[unit.row]
        canvas.gradient(rect, "paper_light", RANK_TINT[row], TILE_RADIUS)
        is_doomed = board.is_doomed(unit)
        strip, plate = (LARGE_STRIP, LARGE_PLATE) if look.is_large else (STRIP, PLATE)
        low = rect.bottom - strip - 3
        times = 2.0 if rect.w >= 110 else 1.5
        with canvas.clipped(Rect(rect.x, rect.y - 8, rect.w, rect.h + 8)):
            paint_sprite(
                canvas, unit.card, (rect.cx, low - NOTCH - 8), times, is_leader=unit.is_leader,
                mirrored=look.side(unit.seat) == 1, frame=self.frame, tone="grey" if is_doomed else "",
            )  # fmt: skip
        left = max(0, life - unit.damage)
        half = (rect.w - 12) / 2
        y = low - NOTCH - 4 - plate
        base = character_of(unit.card)
        usual = (base.as_leader if unit.is_leader else base.as_hero)[0]
        colour = "white" if attack == usual else "good_light" if attack > usual else "rose"
        paint_number(canvas, Rect(rect.x + 4, y, half, plate), "attack", attack, colour=colour)
        paint_number(
            canvas,
            Rect(rect.right - 4 - half, y, half, plate),
            "heart",
            left,
            colour="rose" if unit.damage else "white",
        )
        paint_notches(canvas, Rect(rect.x + 8, low - NOTCH - 1, rect.w - 16, NOTCH), life, min(unit.damage, life))
        ability = ability_of(unit)
        slot = "leader" if unit.is_leader else row
        icons = (KIND_ICONS[ability.kind],) if ability else ()
        paint_strip(canvas, Rect(rect.x + 3, low, rect.w - 6, strip), slot, gist, is_lit=True, icons=icons)
        if unit.is_leader:
            canvas.ring(rect, TILE_RADIUS, Line.RING, "brass")
        if self._is_dimmed(unit):
            canvas.rounded(rect, TILE_RADIUS, "night", DIM)
        if is_doomed:
            self._paint_doom(canvas, y)

    def _paint_doom(self, canvas: Canvas, y: float) -> None:
        rect = self.rect
        canvas.rounded(rect.top_part(y - rect.y), TILE_RADIUS, "life_lost", 0.3)
        canvas.ring(rect, TILE_RADIUS, Line.RING, "life_lost")
        canvas.path([(rect.x + 8, rect.y + 4), (rect.x + 26, rect.y + 30), (rect.x + 18, rect.y + 52)], 2, "night")
        canvas.path([(rect.right - 6, rect.y + 18), (rect.right - 30, rect.y + 34)], 2, "night")

    def _paint_signs(self, canvas: Canvas, unit: Unit, is_doomed: bool) -> None:
        """Down the outer edge: doomed, acted, statuses; at the other what may be done to it."""
        rect, look = self.rect, self.look
        signs = ["doomed"] if is_doomed else []
        if unit.did or (unit.is_fresh and not may_act(look.board, unit)):
            signs.append("time")
        for status in dict.fromkeys(unit.statuses):
            signs.append(STATUS_ICONS.get(status, "passive"))
        for i, sign in enumerate(signs[:3]):
            line = "bad_light" if sign == "doomed" else "brass"
            paint_sign(canvas, sign, rect.x + 14, rect.y + 14 + i * SIGN_STRIDE, line=line)
        if self.flash > 0.02:
            canvas.rounded(rect, TILE_RADIUS, "white", round(self.flash * 8) / 10)

    def paint_over(self, canvas: Canvas) -> None:
        """Who may be attacked is ringed in coral, with the sign of how."""
        unit = self.unit
        is_foe = unit is not None and unit.seat != self.look.viewer and Mark.TARGET in self.marks
        if not is_foe or self.look.host.asked is not None:
            super().paint_over(canvas)
            return
        marks.target_ring(canvas, self.rect, self.radius, colour="target")
        if self.focused:
            marks.focus_ring(canvas, self.rect, self.radius)
        how = "ranged" if self.look.is_shot(self.card) else "melee"
        paint_sign(canvas, how, self.rect.right - 15, self.rect.y + 15, line="target")

    def _paint_corpse(self, canvas: Canvas) -> None:
        rect = self.rect
        panels.shadow(canvas, rect, TILE_RADIUS, Lift.MINI, 0.5)
        canvas.rounded(rect, TILE_RADIUS, "button_disabled")
        side = min(96.0, rect.w - 16)
        stone = Rect(rect.cx - side / 2, rect.cy - side / 2 - 10, side, side)
        canvas.image("tactics/headstone", stone, pixel=True)
        words = self.look.say("corpse")
        room = rect.bottom_part(28).inset(4, 0)
        if canvas.block(words, "caption", *room.size, shrink=True, lines=1).fits:
            canvas.text(words, room, "caption", align="centre", lines=1)


STATUS_ICONS = {
    "+1 attack": "attack",
    "-1 attack": "minus",
    "+1 life": "plus",
    "-1 life": "minus",
    "armour": "intercept",
    "marked": "ranged",
    "blessed": "plus",
    "cursed": "corpse",
    "stunned": "time",
    "silenced": "truce",
    "threatened": "doomed",
}
"""Each also has its word in the inspector."""
