"""Team games on the table: whose squad is whose, who may strike and help whom, and what partners may say."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import SendSignal
from pixtable.games.tactics.rules.play.permissions import may_signal
from pixtable.games.tactics.rules.state import ACTIONS
from pixtable.games.tactics.rules.variants.variants import SIGNALS, King, Signal, is_king
from pixtable.games.tactics.table.layout_teams import HEAD, LARGE_HEAD
from pixtable.games.tactics.table.pieces.art import paint_icon, paint_pips
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, REST, Point, Rect, columns
from pixtable.ui.draw.theme import Line
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

RADIUS = 8.0
EMBLEM = 20.0
DIAGRAM, LOW_DIAGRAM = 206.0, 150.0
"""Six plates in the rail leave less room for it."""
SIGNALS_TALL = 48.0
FACE = 26.0
TITLE, LARGE_TITLE = 24.0, 32.0
SAMPLE = 24.0
"""Of a line in the legend of the circle: as wide as this, with the gap after it."""
PIPS, PLATE = 44.0, 0.6
"""Of a squad's head: room for the actions that are left, and how dark the plate under it is."""
SIGNAL_ICONS = {"help": "heart", "attack": "attack", "defend": "armour"}


class SquadHeads(Node):
    """Over each squad its player, what they are, and what the viewer may do there."""

    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.heads")
        self.look, self.z = look, 4.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        for seat in range(look.state.seats):
            self._paint_squad(canvas, seat, look.places.squads[look.slot(seat)])

    def _paint_squad(self, canvas: Canvas, seat: int, block: Rect) -> None:
        state = self.look.state
        actor = state.turn
        if seat == actor:
            canvas.ring(block.grown(2), RADIUS, Line.RING, "amber")
        elif actor is not None and seat in Board(state).faced(actor):
            canvas.dashed(block.grown(1), RADIUS, Line.RIM, "target")
        if state.is_out(seat):
            canvas.rounded(block, RADIUS, "night", 0.55)
        self._paint_head(canvas, seat, block.top_part(LARGE_HEAD if self.look.is_large else HEAD))

    def _paint_head(self, canvas: Canvas, seat: int, head: Rect) -> None:
        """From the outer edge inwards: the emblem, the name, actions that are left, and what may be done there."""
        look, state = self.look, self.look.state
        words, is_turn = self._words(seat), seat == state.turn
        block = canvas.block(words, "caption_strong", head.w - EMBLEM - 8, head.h, shrink=True, lines=1)
        wide = canvas.measure(words, "caption_strong")[0] if block.fits else 0.0
        pips = PIPS if is_turn else 0.0
        taken = EMBLEM + 8 + wide + pips + 8
        plate = head.right_part(taken) if look.side(seat) == 1 else head.left_part(taken)
        canvas.rounded(plate.inset(0, 1), plate.h / 2, "night", PLATE)
        emblem, name, left = self._parts(plate, seat, wide, pips)
        canvas.emblem(seat, emblem)
        if block.fits:
            canvas.text(words, name, "caption_strong", "cream", align="centre", lines=1)
        if is_turn:
            paint_pips(
                canvas, left.right - 4, head.cy, state.actions_left, of=max(ACTIONS, state.actions_left), radius=7.0
            )
        if look.may_do_anything and seat in Board(state).helped(look.viewer):
            self._paint_permission(canvas, Rect(plate.right + 8, head.y + 1, head.w - taken - 8, head.h - 2))

    def _parts(self, plate: Rect, seat: int, wide: float, pips: float) -> list[Rect]:
        """Emblem, name and pips of a head, mirrored for those across."""
        if self.look.side(seat) == 1:
            left, name, emblem = columns(plate.inset(4, 0, 2, 0), pips, REST, EMBLEM, gap=2)
        else:
            emblem, name, left = columns(plate.inset(2, 0, 4, 0), EMBLEM, REST, pips, gap=2)
        return [Rect(emblem.x, plate.cy - EMBLEM / 2, EMBLEM, EMBLEM), name, left]

    def _words(self, seat: int) -> str:
        look, state = self.look, self.look.state
        name = look.name(seat)
        if state.is_out(seat):
            return look.say("teams.out", name=name)
        if state.rebuilder == seat:
            return look.say("teams.rebuilds", name=name)
        if isinstance(state.variant, King):
            return look.say("teams.titled", name=name, role=look.say("teams.king" if is_king(seat) else "teams.knight"))
        return name

    def _paint_permission(self, canvas: Canvas, room: Rect) -> None:
        """A green chip: heroes may be moved here. Where its words have no room, their sign is enough."""
        words = self.look.say("teams.may_move")
        inside = Rect(room.x + 24, room.y, room.w - 30, room.h)
        has_words = canvas.block(words, "caption", *inside.size, shrink=True, lines=1).fits
        chip = room.left_part(min(room.w, canvas.measure(words, "caption")[0] + 34) if has_words else 2 * room.h)
        canvas.rounded(chip, chip.h / 2, "primary_bottom")
        canvas.ring(chip, chip.h / 2, Line.HAIR, "good_light")
        paint_icon(canvas, "move", chip.x + 12 if has_words else chip.cx, chip.cy, 16)
        if has_words:
            canvas.text(words, chip.inset(24, 0, 6, 0), "caption", "good_light", lines=1)


class Seating(Node):
    """The circle of seats in the rail: crowns, the way turns go, and whom the one whose turn it is may strike."""

    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.seating")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        if self.rect == NOWHERE:
            return
        look, rect = self.look, self.rect
        panels.panel(canvas, rect)
        title = rect.inset(12, 4).top_part(LARGE_TITLE if look.is_large else TITLE)
        words = look.say("teams.who_strikes")
        if canvas.block(words, "label", *title.size, shrink=True, lines=1).fits:
            canvas.text(words, title, "label", "amber", lines=1)
        foot = rect.inset(12, 0, 12, 3).bottom_part(22)
        room = Rect(rect.x + 24, title.bottom + 8, rect.w - 48, foot.y - title.bottom - 12)
        at = self._places(room)
        self._paint_turns(canvas, at)
        self._paint_links(canvas, at)
        for seat, point in at.items():
            self._paint_face(canvas, seat, point)
        self._paint_legend(canvas, foot)

    def _places(self, room: Rect) -> dict[int, Point]:
        look = self.look
        squads = look.state.seats // 2
        step = (room.h - FACE) / max(1, squads - 1)
        found = {}
        for seat in range(look.state.seats):
            row = look.slot(seat) % squads
            x = room.x + FACE / 2 if look.side(seat) == 0 else room.right - FACE / 2
            found[seat] = Point(x, room.y + FACE / 2 + row * step)
        return found

    def _paint_turns(self, canvas: Canvas, at: dict[int, Point]) -> None:
        order = self.look.state.turn_order()
        for seat, following in zip(order, (*order[1:], order[0]), strict=True):
            a, b = at[seat], at[following]
            canvas.line(a, b, 1.5, "muted", 0.45)
            x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
            _arrowhead(canvas, a, Point(x, y), 5, "muted")

    def _paint_links(self, canvas: Canvas, at: dict[int, Point]) -> None:
        """Solid for one action, dashed for both."""
        look = self.look
        state, board = look.state, Board(look.state)
        actor = look.viewer if state.turn is None else state.turn
        for enemy in board.faced(actor):
            self._paint_link(canvas, at[actor], at[enemy], is_far=False)
        for enemy in board.far_enemies(actor):
            self._paint_link(canvas, at[actor], at[enemy], is_far=True)

    def _paint_link(self, canvas: Canvas, a: Point, b: Point, *, is_far: bool) -> None:
        start, end = _between(a, b, FACE / 2 + 3), _between(b, a, FACE / 2 + 5)
        if is_far:
            for i in range(8):
                p, q = _part(start, end, i / 8), _part(start, end, (i + 0.55) / 8)
                canvas.line(p, q, 3, "target", 0.75)
        else:
            canvas.line(start, end, 4, "target")
        _arrowhead(canvas, start, end, 8, "target")

    def _paint_face(self, canvas: Canvas, seat: int, point: Point) -> None:
        state = self.look.state
        box = Rect(point.x - FACE / 2, point.y - FACE / 2, FACE, FACE)
        canvas.emblem(seat, box, alpha=0.35 if state.is_out(seat) else 1)
        if seat == state.turn:
            canvas.circle(point.x, point.y, FACE / 2 + 2, Line.RING, "amber")
        if isinstance(state.variant, King) and is_king(seat):
            paint_icon(canvas, "leader", point.x, point.y - FACE / 2 - 4, 16)

    def _paint_legend(self, canvas: Canvas, foot: Rect) -> None:
        look = self.look
        shown = [("teams.one_action", False)]
        if isinstance(look.state.variant, King):
            shown.append(("teams.both_actions", True))
        words = {key: look.say(key) for key, _ in shown}
        needed = [SAMPLE + canvas.measure(text, "caption")[0] + 4 for text in words.values()]
        has_words = sum(needed) <= foot.w and canvas.block("0", "caption", *foot.size, shrink=True, lines=1).fits
        parts = columns(foot, *(needed if has_words else [foot.w / len(shown)] * len(shown)))
        for part, (key, is_far) in zip(parts, shown, strict=True):
            self._paint_sample(canvas, part, is_far)
            if has_words:
                canvas.text(words[key], part.inset(SAMPLE, 0, 0, 0), "caption", "muted", lines=1)
            else:  # as a deed shows its price
                cost = 2 if is_far else 1
                paint_pips(canvas, part.x + SAMPLE + cost * 18, part.cy, cost, of=cost, radius=6.0)

    def _paint_sample(self, canvas: Canvas, part: Rect, is_far: bool) -> None:
        for i in range(2 if is_far else 1):
            x = part.x + i * 11
            canvas.line((x, part.cy), (x + (8 if is_far else 19), part.cy), 3, "target")


class SignalButton(Node):
    """An icon, and its word where there is room for it."""

    radius = RADIUS
    press_sound = PRESS

    def __init__(self, look: FieldView, what: Signal, say: Callable[[SendSignal], None]) -> None:
        super().__init__(f"tactics.signal.{what}", on_press=lambda: say(SendSignal(what)), region="signals")
        self.look, self.what, self.has_word = look, what, True

    def attend(self) -> None:
        self.enabled = self.look.may_do_anything and may_signal(self.look.state)
        self.tooltip = "" if self.has_word else self.look.say(f"signals.{self.what}")

    def paint(self, canvas: Canvas) -> None:
        rect, words = self.rect, self.look.say(f"signals.{self.what}")
        panels.well(canvas, rect, RADIUS, "well", "brass")
        room = rect.inset(3, 0, 3, 2).bottom_part(20)
        self.has_word = canvas.block(words, "strip", *room.size, shrink=True, lines=1).fits
        paint_icon(canvas, SIGNAL_ICONS[self.what], rect.cx, rect.y + 14 if self.has_word else rect.cy, 24)
        if self.has_word:
            colour = "cream" if self.enabled else "muted"
            canvas.text(words, room, "strip", colour, align="centre", lines=1)


class Signals(Node):
    """Three things that partners may say to each other (PT-115)."""

    def __init__(self, look: FieldView, say: Callable[[SendSignal], None]) -> None:
        super().__init__("tactics.signals")
        self.look = look
        self.buttons = [SignalButton(look, what, say) for what in SIGNALS]
        self.add(*self.buttons)

    def arrange(self, rect: Rect) -> None:
        self.rect = rect
        for button, box in zip(self.buttons, columns(rect, *[rect.w / 3 - 4] * 3, gap=6), strict=True):
            button.rect = box

    def attend(self) -> None:
        variant = self.look.state.variant
        self.visible = isinstance(variant, King) and variant.signals and not self.look.is_choosing_leader
        for button in self.buttons:
            button.attend()


def _part(a: Point, b: Point, t: float) -> Point:
    return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)


def _between(a: Point, b: Point, away: float) -> Point:
    length = max(1.0, ((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5)
    return _part(a, b, away / length)


def _arrowhead(canvas: Canvas, start: Point, tip: Point, size: float, colour: str) -> None:
    length = max(1.0, ((tip.x - start.x) ** 2 + (tip.y - start.y) ** 2) ** 0.5)
    ux, uy = (tip.x - start.x) / length, (tip.y - start.y) / length
    base = Point(tip.x - ux * size, tip.y - uy * size)
    side = size * 0.6
    canvas.polygon(
        [(tip.x, tip.y), (base.x - uy * side, base.y + ux * side), (base.x + uy * side, base.y - ux * side)], colour
    )
