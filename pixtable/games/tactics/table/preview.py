"""What an attack would do before it is made: whom it reaches, who stands in the way, what is left of its target."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pixtable.core.events import Ask
from pixtable.games.tactics.rules.labels import prompt_key, status_key
from pixtable.games.tactics.rules.moves import Attack, Storm
from pixtable.games.tactics.rules.play.foresight import Effect, Reckoning
from pixtable.games.tactics.rules.state import Unit
from pixtable.games.tactics.rules.variants.variants import Siege
from pixtable.games.tactics.table.pieces.art import paint_icon, paint_notches, paint_sign
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, kept_inside
from pixtable.ui.draw.lines import arrow_head
from pixtable.ui.draw.marks import cross
from pixtable.ui.draw.theme import Colour
from pixtable.ui.node import Node

LINE, UNDER = 5.0, 9.0
THIN, THIN_UNDER, FAINT = 2.5, 5.0, 0.55
ARC = 54.0
NARROWEST, WIDEST = 150.0, 236.0
STEPS = 20
MOST_LINES = 4
"""More consequences than these are left to the badges on the units themselves."""
MOST_REACHES = 4
"""More targets than these are told by their rings alone."""
BAR = 6.0
Path = list[tuple[float, float]]


class Said(NamedTuple):
    """A line of the reckoning."""

    words: str
    icon: str
    colour: Colour


class Preview(Node):
    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.preview")
        self.look, self.z = look, 40.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        if not look.wants_preview or look.is_foretelling or look.acting_unit is None:
            return
        considered = look.considered
        if look.verb in ("", "attack") and look.demonstrated is None:
            self._paint_reach(canvas, considered)
        if isinstance(considered, Attack):
            self._paint_attack(canvas, considered)
        elif isinstance(considered, Storm):
            self._paint_storm(canvas, considered)
        elif (blocked := look.intercepted) is not None:
            self._paint_interception(canvas, *blocked)

    def _tile(self, unit: Unit) -> Rect:
        look = self.look
        return look.tiles(unit.seat)[unit.place]

    def _unit(self, card: int) -> Unit:
        unit = self.look.state.unit(card)
        assert unit is not None
        return unit

    # lines

    def _paint_reach(self, canvas: Canvas, but: object) -> None:
        """A thin line to everybody within reach, and to a fortress that lies open; many would only hide the numbers."""
        strikes = self.look.strikes
        for move in strikes if len(strikes) <= MOST_REACHES else ():
            if move != but:
                path, colour = self._line(move)
                canvas.path(path, THIN_UNDER, "night", alpha=0.35)
                canvas.path(path, THIN, colour, alpha=FAINT)

    def _line(self, move: Attack | Storm) -> tuple[Path, Colour]:
        start = self._tile(self._unit(move.unit))
        if isinstance(move, Storm):
            return way_between(start, self._wall(move), 0.0), "target"
        is_shot = self.look.is_shot(move.target) and not move.melee
        path = way_between(start, self._tile(self._unit(move.target)), ARC if is_shot else 0.0)
        return path, "amber" if is_shot else "target"

    def _wall(self, move: Storm) -> Rect:
        look = self.look
        return look.places.walls[look.side(look.rival)][move.column]

    def _paint_storm(self, canvas: Canvas, move: Storm) -> None:
        """A card of the fortress returns to its owner; the gap where none is left is the way to victory."""
        look, siege = self.look, self.look.state.variant
        paint_bold(canvas, *self._line(move))
        if isinstance(siege, Siege) and not look.is_large:
            is_breach = not siege.walls[look.rival][move.column]
            words = look.say("preview.breach" if is_breach else "preview.storm")
            colour: Colour = "bad_light" if is_breach else "amber"
            self._paint_words(
                canvas, [Said(words, "doomed" if is_breach else "attack", colour)], self._wall(move), colour
            )

    def _paint_attack(self, canvas: Canvas, move: Attack) -> None:
        path, colour = self._line(move)
        paint_bold(canvas, path, colour)
        told = self.look.reckoning(move)
        self._paint_chip(canvas, told, self._tile(self._unit(move.target)))

    def _paint_interception(self, canvas: Canvas, unit: Unit, blocker: Unit, target: Unit) -> None:
        """The shot ends at whoever intercepts it; only dots go on to the one that was meant."""
        start, shield, end = self._tile(unit), self._tile(blocker), self._tile(target)
        paint_bold(canvas, way_between(start, shield, ARC), "amber")
        wish = way_between(shield, end, ARC)
        canvas.path(wish, UNDER - 2, "night", dash=(2, 8), alpha=0.6)
        canvas.path(wish, LINE - 1, "cream", dash=(2, 8))
        side = shield.x if end.cx > start.cx else shield.right
        paint_sign(canvas, "intercept", side, shield.cy - 12, line="sky", radius=19.0)
        cross(canvas, end.cx, end.cy - 20)
        said = Said(self.look.say("preview.intercepts", name=self.look.title(blocker.card)), "intercept", "sky")
        self._paint_words(canvas, [said], shield, "sky")

    # the reckoning

    def _paint_chip(self, canvas: Canvas, told: Reckoning, near: Rect) -> None:
        colour: Colour = "bad_light" if told.is_lethal else "amber"
        bar = (told.whole, told.left) if told.is_leader else None
        sum = f"{told.life} − {told.dealt} = {told.left}"
        self._paint_words(canvas, self._lines(told), near, colour, sum=sum, bar=bar)

    def _lines(self, told: Reckoning) -> list[Said]:
        """Sentence, icon, colour: first who takes it, then what becomes of it, then what follows in order."""
        look, lines = self.look, list[Said]()
        if look.is_large:
            return lines  # large text leaves room for the sum only; the badges tell the rest
        if told.is_taken_over:
            lines.append(Said(look.say("preview.takes", name=look.title(told.struck)), "intercept", "sky"))
        if told.is_lethal:
            lines.append(Said(look.say("preview.lethal" if told.is_leader else "preview.falls"), "doomed", "bad_light"))
        follow = [*map(self._effect, told.then), *map(self._question, told.asked)]
        return [*lines, *follow[:MOST_LINES]]

    def _effect(self, effect: Effect) -> Said:
        look = self.look
        status = look.host.say(status_key(effect.status)) if effect.status else ""
        words = look.say(f"effects.{effect.what}", name=look.title(effect.card), n=effect.amount, status=status)
        is_good = effect.what in ("healed", "rises")
        return Said(words, "reaction", "good_light" if is_good else "cream")

    def _question(self, ask: Ask) -> Said:
        """Somebody may yet decide something."""
        look = self.look
        name = look.host.say(f"names.{ask.source.partition('.')[0]}") if ask.source else look.name(ask.seat)
        words = look.host.say("lines.headed", head=name, words=look.host.say(prompt_key(ask.prompt)))
        return Said(words, "reaction", "sky")

    def _paint_words(
        self, canvas: Canvas, lines: list[Said], near: Rect, edge: Colour, *, sum: str = "",
        bar: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        w, h = canvas.measure(sum, "score") if sum else (0.0, 0.0)
        widest = max((canvas.measure(words, "caption")[0] for words, _, _ in lines), default=0.0)
        wide = min(WIDEST, max(NARROWEST, w + 24, widest + 40))
        talls = [canvas.measure(words, "caption", wide - 38)[1] for words, _, _ in lines]
        tall = (h + 8 if sum else 6) + (BAR + 6 if bar else 0) + (6 if lines else 0) + len(lines) * 2
        box = self._room_for(wide, tall + _total(talls), near)
        panels.chip(canvas, box, edge)
        canvas.layer += 3
        y = box.y + 4
        if sum:
            colour: Colour = "bad_light" if edge == "bad_light" else "cream"
            canvas.text(sum, Rect(box.x, y, box.w, h), "score", colour, align="centre", lines=1)
            y += h + 2
        if bar:
            paint_notches(canvas, Rect(box.x + 12, y, box.w - 24, BAR), bar[0], bar[0] - bar[1])
            y += BAR + 6
        for (words, icon, colour), high in zip(lines, talls, strict=True):
            paint_icon(canvas, icon, box.x + 18, y + high / 2, 16)
            canvas.text(words, Rect(box.x + 30, y, box.w - 36, high + 1), "caption", colour)
            y += high + 2
        canvas.layer -= 3

    def _room_for(self, wide: float, tall: float, near: Rect) -> Rect:
        """Beside its target, where it hides the fewest numbers: an empty place, if there is one."""
        field = self.look.places.field
        sides = (near.x - wide - 8, near.right + 8)
        beside = [
            Rect(near.cx - wide / 2, near.bottom + 6, wide, tall),
            Rect(near.cx - wide / 2, near.y - tall - 6, wide, tall),
            *(Rect(x, y, wide, tall) for x in sides for y in (near.y, near.cy - tall / 2, near.bottom - tall)),
        ]
        inside = [kept_inside(box, field) for box in beside]
        standing = [unit for unit in self.look.state.field if unit is not None and not unit.is_corpse]
        return min(inside, key=lambda box: _overlap(box, near) * 8 + _total(self._hidden(box, one) for one in standing))

    def _hidden(self, box: Rect, unit: Unit) -> float:
        """How much of a unit lies under a box: its numbers count for more than its figure."""
        tile = self._tile(unit)
        return _overlap(box, tile) + 3 * _overlap(box, tile.bottom_part(tile.h * 0.45))


def way_between(start: Rect, end: Rect, lift: float) -> Path:
    """From edge to edge, above the numbers; from afar in a curve."""
    side = 1 if end.cx > start.cx else -1
    if abs(end.cx - start.cx) < 1:
        side = 0
    a = (start.cx + side * start.w / 2, start.cy - 16)
    b = (end.cx - side * (end.w / 2 + 4), end.cy - 16)
    return [
        (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - lift * 4 * t * (1 - t))
        for t in (i / STEPS for i in range(STEPS + 1))
    ]


def paint_bold(canvas: Canvas, path: Path, colour: Colour) -> None:
    canvas.path(path, UNDER, "night", alpha=0.6)
    canvas.path(path, LINE, colour)
    arrow_head(canvas, path[-3], path[-1], colour, 16)


def _overlap(one: Rect, other: Rect) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    tall = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, tall)


def _total(numbers: Iterable[float]) -> float:
    return float(sum(numbers))
