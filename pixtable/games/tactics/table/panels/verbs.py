"""The deeds of the unit that was taken up, side by side where the hand lies: what it may do, and why not the rest."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.rules.field.standing import ability_of
from pixtable.games.tactics.rules.play.verbs import Verb, VerbName
from pixtable.games.tactics.table.pieces.art import paint_icon, paint_pips
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import cross, hatch
from pixtable.ui.draw.panels import key_cap, key_size
from pixtable.ui.draw.theme import Line
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

KEYS: dict[VerbName, str] = {"attack": "A", "cast": "C", "leader": "C", "move": "M", "swap": "X", "clear": "B"}
ICONS: dict[VerbName, str] = {
    "attack": "attack",
    "cast": "spell",
    "leader": "leader",
    "move": "move",
    "swap": "swap",
    "clear": "corpse",
}
RADIUS = 10.0
WIDEST = 176.0
GAP = 8.0
HEAD, LOW_HEAD, LARGE_HEAD = 40.0, 30.0, 30.0
LOW = 120.0
"""The strip of a team game is lower than this."""
PIP = 7.0
ROLES = ("body", "caption")
Z_VERBS = 22.0


class VerbTile(Node):
    """One deed: its name, what it costs, and what it would come to, or why it cannot be done."""

    radius = RADIUS
    press_sound = PRESS
    shows_key = True

    def __init__(self, look: FieldView, verb: Verb, do: Callable[[Verb, Node], None]) -> None:
        super().__init__(f"tactics.verb.{verb.name}", on_press=lambda: do(self.verb, self), region="verbs")
        self.look, self.verb = look, verb
        self.key = KEYS[verb.name]

    def paint(self, canvas: Canvas) -> None:
        words, is_wanted = self.words(), self.look.verb == self.verb.name
        title = self.look.say(f"verbs.{self.verb.name}")
        shown = ("verb", self.verb.name, self.verb.ways, self.verb.cost, title, words, is_wanted)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas, title, words, is_wanted), panels.ROOM)

    def words(self) -> str:
        """What it would come to, or why not. A narrow tile has no room for them; then they are read beside it."""
        look, verb = self.look, self.verb
        unit = look.held_unit
        if verb.refusal is not None:
            return look.host.why_not(verb.refusal)
        if not verb.ways:  # the rules would allow it, but not the lesson
            return look.say("ways.not_now")
        if verb.name in ("cast", "leader") and unit is not None and (ability := ability_of(unit)) is not None:
            return look.text(ability)
        return look.say(f"ways.{verb.name}", n=verb.ways)

    def _paint(self, canvas: Canvas, title: str, words: str, is_wanted: bool) -> None:
        rect, may = self.rect, self.verb.ways > 0
        panels.panel(canvas, rect)
        if is_wanted:
            canvas.ring(rect, RADIUS, Line.RING, "amber")
        head, name = self._heads(max(1, self.verb.cost))
        paint_icon(canvas, ICONS[self.verb.name], head.x + 12, head.cy, 24)
        paint_pips(canvas, head.right, head.cy, self.verb.cost, of=max(1, self.verb.cost), radius=PIP)
        if canvas.block(title, "label", *name.size, shrink=True, lines=1).fits:
            canvas.text(title, name, "label", "cream" if may else "muted", lines=1)
        body = Rect(rect.x + 12, name.bottom + 2, rect.w - 24, rect.bottom - name.bottom - 8)
        role = next((role for role in ROLES if canvas.block(words, role, *body.size, shrink=True).fits), "")
        if not may:
            hatch(canvas, rect, RADIUS, 0.06)
        if role:
            canvas.text(words, body, role, "cream" if may else "bad_light", valign="top")
        elif not may:
            cross(canvas, body.cx, body.cy, 12)
        cap = key_size(canvas, self.key)
        free = body.bottom - (canvas.measure(words, role, body.w)[1] if role else 0.0) - body.y
        if free > cap[1] + 4:
            key_cap(canvas, Rect(rect.right - cap[0] - 10, rect.bottom - cap[1] - 8, *cap), self.key)

    def _heads(self, cost: int) -> tuple[Rect, Rect]:
        """Where sign and price are, and where the name is: between them, or below where large text needs the width."""
        inner = self.rect.inset(10, 6, 10, 0)
        if self.look.is_large:
            head = inner.top_part(LARGE_HEAD)
            return head, Rect(inner.x, head.bottom, inner.w, LARGE_HEAD)
        head = inner.top_part(HEAD if inner.h > LOW else LOW_HEAD)
        return head, Rect(head.x + 30, head.y, head.w - 34 - cost * (2 * PIP + 6), head.h)


class Verbs(Node):
    """Lies where the hand does, while a unit is taken up."""

    catches = True

    def __init__(self, look: FieldView, do: Callable[[Verb, Node], None]) -> None:
        super().__init__("tactics.verbs", region="verbs")
        self.look, self.do = look, do
        self.z = Z_VERBS
        self.tiles: list[VerbTile] = []
        self.visible = False
        self._made: list[Verb] = []

    def attend(self, is_carried: bool) -> None:
        verbs = [] if is_carried else self.look.verbs
        self.visible = bool(verbs)
        if verbs != self._made:
            self._made = verbs
            self.remove(*self.tiles)
            self.tiles = [VerbTile(self.look, verb, self.do) for verb in verbs]
            for tile in self.tiles:
                tile.tooltip = tile.words() if self.look.is_large or self.look.state.in_teams else ""
            self.add(*self.tiles)
            self.arrange()

    def tile(self, name: str) -> VerbTile | None:
        return next((tile for tile in self.tiles if tile.verb.name == name), None)

    def arrange(self) -> None:
        self.rect = room = self.look.places.hand
        count = max(1, len(self.tiles))
        wide = (room.w - (count - 1) * GAP) / count
        if not self.look.is_large:
            wide = min(WIDEST, wide)
        for i, tile in enumerate(self.tiles):
            tile.rect = Rect(room.x + i * (wide + GAP), room.y, wide, room.h)
