"""How crowded an association is: how many pictures of the whole deck it fits, as the opponents understand it."""

from __future__ import annotations

from pixtable.games.pictoric.mind.meaning.scoring import FAR, PLAIN, Crowding
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour, Line
from pixtable.ui.node import Node

ZONES: tuple[tuple[str, float, Colour, float], ...] = (
    ("far", 0.27, "piece_blue", 28.0),
    ("good", 0.44, "green", 18.0),
    ("plain", 0.29, "target", 9.0),
)
"""Name, share of the bar, colour, and how far its dots stand apart: never by colour alone."""
BAR = 20.0


def needle(crowding: Crowding) -> float:
    """Where on the bar, from 0 to 1: few pictures stand to the right."""
    far, good, plain = (share for _, share, _, _ in ZONES)
    n = crowding.fitting
    if n == 0:
        return 0.03
    if n > FAR:
        return far * (1 - 0.9 * (n - FAR) / max(1, crowding.of - FAR))
    if n > PLAIN:
        return far + good * (FAR - n + 0.5) / (FAR - PLAIN)
    return far + good + plain * (PLAIN - n + 1) / (PLAIN + 1)


class Meter(Node):
    """The leader's own: it counts over the whole deck, so it gives nothing away."""

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.meter")
        self.look = look
        self.crowding: Crowding | None = None

    def paint(self, canvas: Canvas) -> None:
        panels.panel(canvas, self.rect)
        look, crowding = self.look, self.crowding
        head, bar, names, foot = self._rows()
        title = look.say("meter.title")
        count = look.say("meter.count", n=crowding.fitting, of=crowding.of) if crowding else ""
        canvas.text(title, head.left_part(head.w * 0.62), "body_strong", "cream")
        if count:
            canvas.text(count, head.right_part(head.w * 0.36), "body_strong", "amber", align="right")
        self._bar(canvas, bar.bottom_part(BAR))
        if look.has_large_text:
            self._zone_alone(canvas, Rect(names.x, names.y, names.w, foot.bottom - names.y))
        else:
            self._zones(canvas, bar, names)
            canvas.text(look.say("meter.whole_deck"), foot, "caption", "muted")
        if crowding is not None:
            self._needle(canvas, bar.x + bar.w * needle(crowding), bar)

    @property
    def _verdict(self) -> Colour:
        """Only a good association is praised."""
        return "mint" if self.crowding is not None and self.crowding.zone == "good" else "amber"

    def _zone_alone(self, canvas: Canvas, room: Rect) -> None:
        if self.crowding is not None:
            words = self.look.say(f"meter.{self.crowding.zone}")
            canvas.text(words, room, "body_strong", self._verdict, align="centre", lines=1)

    def _zones(self, canvas: Canvas, bar: Rect, names: Rect) -> None:
        look, crowding, x = self.look, self.crowding, bar.x
        for name, share, _, _ in ZONES:
            is_on = crowding is not None and crowding.zone == name
            box = Rect(x, names.y, bar.w * share, names.h)
            role, colour = ("body_strong", self._verdict) if is_on else ("body", "muted")
            canvas.text(look.say(f"meter.{name}"), box, role, colour, align="centre", lines=1)
            x += bar.w * share

    def _rows(self) -> tuple[Rect, Rect, Rect, Rect]:
        inner = self.rect.inset(20, 12)
        line = inner.h * (0.3 if self.look.has_large_text else 0.24)
        head, foot = inner.top_part(line), inner.bottom_part(line)
        middle = Rect(inner.x, head.bottom, inner.w, foot.y - head.bottom)
        bar = middle.top_part(BAR + 18)
        return head, bar, Rect(inner.x, bar.bottom + 2, inner.w, middle.bottom - bar.bottom - 2), foot

    def _bar(self, canvas: Canvas, bar: Rect) -> None:
        x = bar.x
        for _, share, colour, apart in ZONES:
            part = Rect(x, bar.y, bar.w * share - 2, bar.h)
            canvas.rounded(part, 4, colour, 0.85)
            canvas.ring(part, 4, Line.HAIR, "cream", 0.3)
            at = part.x + apart / 2
            while at < part.right - 3:
                canvas.disc(at, part.cy, 1.6, "night", 0.6)
                at += apart
            x += bar.w * share

    def _needle(self, canvas: Canvas, x: float, bar: Rect) -> None:
        canvas.disc(x, bar.y + 7, 7, "amber")
        canvas.fill(Rect(x - 1.5, bar.y + 8, 3, bar.h - 4), "amber")
