"""Who falls when the wave ends: always in sight by the brook. Pressed, the whole field is shown as it will be then."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.rules.play.foresight import doomed
from pixtable.games.tactics.table.pieces.art import paint_icon, portrait_name
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line
from pixtable.ui.node import Node

RADIUS = 10.0
FACE, FACE_GAP = 36.0, 4.0
HEAD = 30.0
Z_DOOM = 29.0
BANNER = 40.0


class Casualties(Node):
    radius = RADIUS

    def __init__(self, look: FieldView, toggle: Callable[[], None]) -> None:
        super().__init__("tactics.casualties", on_press=toggle, region="field")
        self.look, self.z = look, Z_DOOM
        self.cards: list[int] = []

    def attend(self) -> None:
        look = self.look
        self.cards = doomed(look.state) if look.state.phase == "play" else []
        self.visible = bool(self.cards)
        brook = look.places.brook
        most = max(1, int((brook.h / 2 - 40 - HEAD) / (FACE + FACE_GAP)))
        self.cards = self.cards[:most]
        tall = HEAD + len(self.cards) * (FACE + FACE_GAP) + 4
        self.rect = Rect(brook.cx - FACE / 2 - 6, brook.y + 2, FACE + 12, tall)
        names = ", ".join(look.title(card) for card in self.cards)
        self.tooltip = look.say("casualties", names=names) if self.cards else ""

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        seats = tuple(unit.seat if (unit := look.state.unit(card)) else 0 for card in self.cards)
        shown = ("casualties", tuple(self.cards), seats)
        canvas.composed(shown, rect, lambda: self._paint(canvas, rect, seats), panels.ROOM)

    def _paint(self, canvas: Canvas, rect: Rect, seats: tuple[int, ...]) -> None:
        panels.chip(canvas, rect, "bad_light")
        paint_icon(canvas, "doomed", rect.cx, rect.y + HEAD / 2 + 1, 24)
        for i, (card, seat) in enumerate(zip(self.cards, seats, strict=True)):
            face = Rect(rect.cx - FACE / 2, rect.y + HEAD + i * (FACE + FACE_GAP), FACE, FACE)
            canvas.image(portrait_name(card), face, radius=4)
            canvas.ring(face, 4, Line.RING, self.look.colour(seat))


class OracleBanner(Node):
    """Says that what is shown has not happened yet."""

    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.oracle")
        self.look, self.z = look, 45.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        if not look.is_foretelling:
            return
        field = look.places.field
        canvas.ring(field.inset(2), 8, 4, "sky")
        words = look.say("oracle" if look.wave_foreseen.is_whole or look.is_large else "oracle_unsure")
        w, h = canvas.measure(words, "label", field.w - 80)
        box = Rect(field.cx - w / 2 - 36, field.y - 6, w + 60, max(BANNER, h + 8))
        panels.chip(canvas, box, "sky")
        paint_icon(canvas, "doomed", box.x + 20, box.cy, 24)
        canvas.layer += 3
        canvas.text(words, box.inset(38, 0, 10, 0), "label", "sky", align="centre")
        canvas.layer -= 3
