"""A large button that says what it does, what that means, and what the numbers are afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import hatch
from pixtable.ui.draw.theme import Radius
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.faces import face_of_button

MARGIN = 16.0
CHIP = 30.0


class Offer(NamedTuple):
    """`move` is None while it may not be made."""

    label: str
    meaning: str = ""
    numbers: str = ""
    move: Any = None
    key: str = ""


NOTHING = Offer("")


class OfferButton(Node):
    radius = Radius.PLATE
    press_sound = PRESS
    shows_key = True

    def __init__(self, number: int, take: Callable[[Any], None]) -> None:
        super().__init__(f"draft.choice.{number}", on_press=self._press, region="choices")
        self.offer, self.take = NOTHING, take
        self.kind = "primary" if number == 0 else "wood"

    def hold(self, offer: Offer) -> None:
        self.offer = offer
        self.visible = bool(offer.label)
        self.enabled = offer.move is not None
        self.key = offer.key

    def _press(self) -> None:
        if self.offer.move is not None:
            self.take(self.offer.move)

    @property
    def _state(self) -> str:
        if not self.enabled:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.focused else "normal"

    def paint(self, canvas: Canvas) -> None:
        face_of_button(canvas, self.rect, self.kind, self._state)
        if not self.enabled and not canvas.theme.textures:
            hatch(canvas, self.rect, Radius.PLATE)
        inner = self.rect.inset(MARGIN, 8)
        label, meaning, numbers = self.offer[:3]
        is_plain = not meaning and not numbers
        if self.key:
            inner = self._paint_key(canvas, inner, inner.cy if is_plain else inner.top_part(inner.h * 0.5).cy)
        colour = "white" if self._state == "hover" else "cream"
        if is_plain:
            canvas.text(label, inner, "primary", colour, align="centre")
            return
        high, low = inner.top_part(inner.h * 0.5), inner.bottom_part(inner.h * 0.5)
        canvas.text(label, high, "primary", colour)
        if numbers:
            wide = canvas.measure(numbers, "body_strong")[0] + 28
            chip = Rect(low.right - wide, low.cy - low.h * 0.42, wide, low.h * 0.84)
            panels.chip(canvas, chip, None, chip.h / 2)
            canvas.text(numbers, chip.inset(10, 0), "body_strong", "amber", align="centre", lines=1)
            low = low.inset(0, 0, wide + 10, 0)
        if meaning and canvas.block(meaning, "body", *low.size, shrink=True, lines=1).fits:
            canvas.text(meaning, low, "body", colour, lines=1)

    def _paint_key(self, canvas: Canvas, inner: Rect, y: float) -> Rect:
        w, h = panels.key_size(canvas, self.key)
        if inner.w < w * 6:
            return inner
        panels.key_cap(canvas, Rect(inner.x, y - h / 2, w, h), self.key)
        return inner.inset(w + 12, 0, 0, 0)
