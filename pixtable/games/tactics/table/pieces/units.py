"""Heroes, leaders and bodies on the field, and the places they stand on."""

from __future__ import annotations

from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.play.foresight import Effect
from pixtable.games.tactics.rules.play.permissions import may_act
from pixtable.games.tactics.rules.state import PLACES, ROWS, Unit
from pixtable.games.tactics.table.options import card_id, spot_id, unit_id
from pixtable.games.tactics.table.pieces.art import BACKS, IDLE, paint_icon, paint_pips, paint_sign
from pixtable.games.tactics.table.pieces.place import Place
from pixtable.games.tactics.table.pieces.tile import (
    STATUS_ICONS,
    TILE_RADIUS,
    Tile,
    figure_part,
    is_low,
    paint_body,
    paint_ghost,
    paint_promise,
    paint_statuses,
    paint_tile,
    tile_of,
)
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import marks, panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, centred
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Colour, Line, Radius, Space
from pixtable.ui.motion.durations import IDLE_FRAMES
from pixtable.ui.node import Node

Z_SPOT, Z_UNIT = 5.0, 10.0
SIGN, SIGN_STRIDE = 15.0, 28.0
BADGE = 26.0
FAR_PIP = 5.0
FAINT = 0.22
INVITATION = 0.6


class SpotNode(Place):
    """A place of a squad."""

    radius = TILE_RADIUS

    def __init__(self, look: FieldView, spot: int) -> None:
        super().__init__(look, spot_id(spot))
        self.spot = spot
        self.z = Z_SPOT

    @property
    def seat(self) -> int:
        return self.spot // PLACES

    @property
    def row(self) -> int:
        return self.spot % PLACES // 3

    @property
    def is_open(self) -> bool:
        """Whether what is in the hand may come here, or an answer is wanted."""
        return self.id in self.look.answers.nodes or (Mark.TARGET in self.marks and self.look.wants(self.id))

    def attend(self) -> None:
        if self.id in self.look.answers.nodes:
            self.mark(Mark.TARGET)
        super().attend()

    def activate(self) -> None:
        if answer := self.look.answers.nodes.get(self.id):
            self.look.host.commit(answer)

    # looks

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        if look.seen.field[self.spot] is not None:
            return
        newcomer = look.newcomer
        is_awaiting = newcomer is not None and newcomer[0] == self.id
        is_open = self.is_open or is_awaiting
        canvas.rounded(rect, TILE_RADIUS, "bead_light" if is_open else "night", 0.34 if is_open else FAINT)
        canvas.ring(rect, TILE_RADIUS, Line.RIM if is_open else Line.HAIR, "white", 0.95 if is_open else 0.25)
        card = next((card for card in look.tray if card_id(card) == look.held), None)
        if newcomer is not None and is_awaiting:
            self._paint_newcomer(canvas, newcomer[1])
        elif not is_open:
            paint_icon(canvas, ROWS[self.row], rect.cx, rect.cy, 24)
        elif card is None:
            paint_icon(canvas, "plus", *rect.centre, 24)
        else:
            self._paint_recruit(canvas, card)

    def _paint_recruit(self, canvas: Canvas, card: int) -> None:
        """What the card in the hand would be here."""
        look, rect = self.look, self.rect
        if look.aimed == self.id:
            self._paint_newcomer(canvas, card)
            return
        gist = look.gist(character_of(card).rows[self.row])
        if is_low(rect):
            paint_icon(canvas, "plus", *rect.centre, 24)
            return
        paint_icon(canvas, "plus", rect.cx, rect.cy - 24, 24)
        words, room = look.say("recruit_here"), Rect(rect.x + 4, rect.cy - 6, rect.w - 8, 44)
        block = canvas.block(words, "caption_strong", *room.size, shrink=True, lines=2)
        if block.fits:
            tall = len(block.lines) * block.leading / canvas.view.scale
            shade = Size(min(room.w, block.width / canvas.view.scale + Space.GAP), min(room.h, tall))
            self._paint_invitation(canvas, words, room, centred(shade, room))
        paint_promise(canvas, rect, card, self.row, gist, is_large=look.is_large)

    def _paint_newcomer(self, canvas: Canvas, card: int) -> None:
        look = self.look
        gist = look.gist(character_of(card).rows[self.row])
        paint_ghost(canvas, self.rect, card, self.row, gist, is_large=look.is_large)

    def _paint_invitation(self, canvas: Canvas, words: str, room: Rect, shade: Rect) -> None:
        """On a shade of its own: an open place is as light as white letters."""
        canvas.rounded(shade, Radius.CHIP, "night", INVITATION)
        canvas.text(words, room, "caption_strong", "white", align="centre", lines=2)

    def paint_over(self, canvas: Canvas) -> None:
        is_wanted = self.is_open
        if Mark.TARGET in self.marks and not is_wanted:
            return
        if is_wanted and self.look.held and not self.focused and self.look.held_unit is not None:
            canvas.dashed(self.rect, TILE_RADIUS, Line.RIM, "white")  # where one could also stand: less than a target
            return
        super().paint_over(canvas)


class UnitNode(Node):
    """One unit; its card tells which, its state is looked up."""

    radius = TILE_RADIUS
    lifts = False
    stays = True

    def __init__(self, look: FieldView, card: int) -> None:
        super().__init__(unit_id(card), region="field")
        self.look, self.card = look, card
        self.focusable = True
        self.z = Z_UNIT
        self.frame = IDLE
        self.flash = 0.0
        self.was_living: Unit | None = None
        """Still drawn so while its fall is shown."""
        self.is_face_down = False

    @property
    def unit(self) -> Unit | None:
        return self.look.seen.unit(self.card)

    @property
    def is_own(self) -> bool:
        unit = self.look.state.unit(self.card)
        return unit is not None and unit.seat == self.look.viewer

    def attend(self) -> None:
        look = self.look
        is_offered = self.id in look.options.by_piece or self.id in look.options.melee
        self.piece = is_offered or (self.is_own and look.may_do_anything)
        self.mark(Mark.PICKABLE, look.is_active(self.id) and not look.held)
        if self.id in look.answers.nodes:
            self.mark(Mark.TARGET)

    def activate(self) -> None:
        look = self.look
        if answer := look.answers.nodes.get(self.id):
            look.host.commit(answer)
        elif look.held:
            look.object_to_drop(look.held, self)

    # looks

    def paint(self, canvas: Canvas) -> None:
        unit = self.was_living or self.unit
        if unit is None:
            return
        look = self.look
        if self.is_face_down:
            canvas.image(f"tactics/back_{BACKS[unit.seat % 2]}", self.rect, pixel=True, radius=TILE_RADIUS)
            return
        if unit.is_corpse:
            words = look.say("corpse")
            body = lambda: paint_body(canvas, self.rect, words)
            canvas.composed(("body", words), self.rect, body, panels.ROOM)
            return
        has_acted = bool(unit.did) or (unit.is_fresh and not may_act(look.board, unit))
        frame = self.frame
        if frame == IDLE and Mark.PICKABLE in self.marks and not look.held:
            frame = canvas.cycling(*IDLE_FRAMES)  # whoever may act is alive
        tile = tile_of(look, look.board, unit, is_dim=self._is_dim(unit), has_acted=has_acted, frame=frame)
        paint = lambda: paint_tile(canvas, self.rect, tile, is_large=look.is_large)
        canvas.composed(tile, self.rect, paint, panels.ROOM)
        if is_low(self.rect):
            self._paint_low_signs(canvas, unit, tile, has_acted)
        else:
            if tile.is_doomed:
                paint_sign(canvas, "doomed", self.rect.x + SIGN, self.rect.y + SIGN, line="bad_light")
            if has_acted:
                paint_sign(canvas, "time", self.rect.right - SIGN, self.rect.y + SIGN, line="brass")
            paint_statuses(canvas, self.rect, unit.statuses, 2 * SIGN if tile.is_doomed else 0)
        if self.flash > 0.02:
            canvas.rounded(self.rect, TILE_RADIUS, "white", round(self.flash * 8) / 10)

    def _paint_low_signs(self, canvas: Canvas, unit: Unit, tile: Tile, has_acted: bool) -> None:
        """Over the figure, never over a number."""
        figure = figure_part(self.rect, tile.is_mirrored)
        icons = [STATUS_ICONS[status] for status in dict.fromkeys(unit.statuses)]
        shown = [*(["doomed"] if tile.is_doomed else []), *(["time"] if has_acted else []), *icons]
        step = min(18.0, (figure.w - 18) / max(1, len(shown) - 1))
        for i, icon in enumerate(shown):
            x = figure.right - 9 - i * step if tile.is_mirrored else figure.x + 9 + i * step
            canvas.disc(x, self.rect.bottom - 10, 9, "plate")
            paint_icon(canvas, icon, x, self.rect.bottom - 10, 16)

    def _is_dim(self, unit: Unit) -> bool:
        """Not of the row of this wave, and nothing is wanted of it."""
        look = self.look
        is_of_the_wave = look.state.phase == "leader" or unit.row == look.state.wave
        return not is_of_the_wave and Mark.TARGET not in self.marks and self.id not in (look.held, look.aimed)

    def paint_over(self, canvas: Canvas) -> None:
        """Who may be attacked is ringed in coral, with the sign of how; who may be swapped with has only a sign."""
        look = self.look
        self._paint_effects(canvas)
        is_target = Mark.TARGET in self.marks and look.host.asked is None
        if not is_target:
            super().paint_over(canvas)
            return
        if self.focused:
            marks.focus_ring(canvas, self.rect, self.radius)
        if not look.wants(self.id):
            return
        if self.is_own:
            self._paint_sign(canvas, "swap", "cream")
            if look.verb:
                marks.target_ring(canvas, self.rect, self.radius)
            return
        marks.target_ring(canvas, self.rect, self.radius, colour="target")
        self._paint_sign(canvas, "ranged" if look.is_shot(self.card) else "melee", "target")

    def _paint_sign(self, canvas: Canvas, icon: str, line: Colour) -> None:
        """Below those that are there already."""
        unit = self.unit
        if is_low(self.rect):
            is_right = self.look.side(unit.seat) == 1 if unit is not None else False
            figure = figure_part(self.rect, is_right)
            x = figure.right - SIGN if is_right else figure.x + SIGN
            paint_sign(canvas, icon, x, self.rect.y + SIGN, line=line)
            if unit is not None and unit.seat in self.look.board.far_enemies(self.look.viewer):
                paint_pips(canvas, x - SIGN, self.rect.y + SIGN, 2, of=2, radius=FAR_PIP)  # both actions
            return
        y = self.rect.y + SIGN + (SIGN_STRIDE if unit is not None and unit.did else 0)
        paint_sign(canvas, icon, self.rect.right - SIGN, y, line=line)

    def _paint_effects(self, canvas: Canvas) -> None:
        """What the move in mind would do to it: over its head, where no number is."""
        effects = self.look.effects.get(self.card, [])
        reckoned = self.look.considered
        struck = getattr(reckoned, "target", None) == self.card
        shown = [one for one in effects if not (struck and one.what == "hurt")]
        for i, effect in enumerate(shown[:2]):
            self._paint_badge(canvas, effect, self.rect.y + 20 + i * (BADGE + 4))

    def _paint_badge(self, canvas: Canvas, effect: Effect, y: float) -> None:
        icon, words, colour = _badge(effect)
        wide = 26 + (canvas.measure(words, "body_strong")[0] + 6 if words else 0)
        unit = self.unit
        is_right = unit is not None and self.look.side(unit.seat) == 1
        middle = figure_part(self.rect, is_right).cx if is_low(self.rect) else self.rect.cx
        box = Rect(middle - wide / 2, y, wide, BADGE)
        panels.chip(canvas, box, colour, BADGE / 2)
        paint_icon(canvas, icon, box.x + 13, box.cy, 16)
        if words:
            canvas.layer += 3
            canvas.text(words, box.inset(24, 0, 4, 0), "body_strong", colour, align="centre", lines=1)
            canvas.layer -= 3


def _badge(effect: Effect) -> tuple[str, str, Colour]:
    match effect.what:
        case "hurt":
            return "heart", f"−{effect.amount}", "bad_light"
        case "healed":
            return "heart", f"+{effect.amount}", "good_light"
        case "falls":
            return "doomed", "", "bad_light"
        case "rises":
            return "life_up", "", "good_light"
        case "gets" if effect.status:
            return STATUS_ICONS[effect.status], "", "amber"
        case "moves":
            return "reach", "", "amber"
    return "minus", "", "amber"
