"""Buttons: wood for the ordinary, green for the one thing to do, plain on paper, and 44 x 44 icons."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, Size, centred, row_of
from pixtable.ui.draw.marks import hatch
from pixtable.ui.draw.panels import key_cap, key_size, slip
from pixtable.ui.draw.theme import Colour, Line, Radius, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.faces import face_of_button

PRESSED_BY = 1.5
ROUNDED = 2
"""Pixels that rounding may take from a text's room: without them the last word would go to a line of its own."""
NEARLY = 0.8  # so much of its size a text must keep to be set in one line
CONFIRM = "Enter"
"""This key presses whatever has the focus: a button that has it not must not promise it."""


class Button(Node):
    """kind: wood, primary, paper. An icon by name, a text, and the key that does the same."""

    press_sound = PRESS

    def __init__(
        self, id: str, text: str = "", on_press: Callable[[], None] | None = None, *, kind: str = "wood",
        icon: str = "", rect: Rect = NOWHERE, role: str = "", key: str = "", region: str = "", tooltip: str = "",
        shows_key: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(id, rect, on_press=on_press, focusable=True, region=region, tooltip=tooltip, key=key)
        self.text, self.kind, self.icon = text, kind, icon
        self.role = role or ("button" if kind != "primary" else "primary")
        self.shows_key = shows_key
        self.is_entered = False  # Enter presses it from elsewhere: from the box that it belongs to
        self.on_paper = kind == "paper"

    @property
    def state(self) -> str:
        if not self.enabled:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.focused else "normal"

    def paint(self, canvas: Canvas) -> None:
        if self.kind == "paper":
            slip(canvas, self.rect, "amber_paper" if self.focused else "paper_rule")
        else:
            face_of_button(canvas, self.rect, self.kind, self.state)
            if not self.enabled and not canvas.theme.textures:
                hatch(canvas, self.rect, Radius.PLATE)
        with canvas.shifted(0, PRESSED_BY if self.state == "pressed" else 0):
            self._content(canvas)

    def _content(self, canvas: Canvas) -> None:
        box = self.rect.inset(Space.GRID + Space.HALF, 3)
        if self.shows_key and self.key and (self.focused or self.is_entered or self.key != CONFIRM):
            box = self._key_cap(canvas, box)
        side = min(Space.ICON * canvas.text_scale, box.h - 2)
        icon = Size(side, side)
        if self.icon and not self.text:
            canvas.icon(self.icon, centred(icon, box), self._tone, self._strength)
        elif self.icon:
            room = box.w - icon.w - Space.GRID
            lines = self._lines(canvas, room, box.h)
            words = canvas.block(self.text, self.role, room, box.h, shrink=True, lines=lines)
            w = min(room, (words.width + ROUNDED) / canvas.view.scale)
            left, right = row_of([icon, Size(w, box.h)], box, Space.GRID)
            canvas.icon(self.icon, left, self._tone, self._strength)
            canvas.text(self.text, right, self.role, self._colour, lines=lines)
        else:
            lines = self._lines(canvas, box.w, box.h)
            canvas.text(self.text, box, self.role, self._colour, align="centre", lines=lines)

    def _lines(self, canvas: Canvas, wide: float, tall: float) -> int:
        """One, if its letters need not be much smaller for that; else as many as it takes."""
        one = canvas.block(self.text, self.role, wide, tall, shrink=True, lines=1)
        return 1 if one.fits and one.size >= NEARLY * canvas.block(self.text, self.role, 1e5).size else 0

    def _key_cap(self, canvas: Canvas, box: Rect) -> Rect:
        """The key at the right, if there is room; what is left stays centred when the text allows it."""
        w, h = key_size(canvas, self.key)
        needed = canvas.measure(self.text, self.role)[0] + (
            Space.ICON * canvas.text_scale + Space.GRID if self.icon else 0
        )
        centred_part, left_part = box.inset(w + 8, 0), box.inset(0, 0, w + 12, 0)
        if left_part.w < needed + Space.GRID:
            return box
        key_cap(canvas, Rect(box.right - w - 4, box.cy - h / 2, w, h), self.key)
        return centred_part if centred_part.w >= needed else left_part

    @property
    def _tone(self) -> str:
        return "ink" if self.kind == "paper" else "light"

    @property
    def _strength(self) -> float:
        return 1.0 if self.enabled else 0.6

    @property
    def _colour(self) -> Colour:
        if self.kind == "paper":
            return "ink"
        return "white" if self.state == "hover" else "cream"

    def natural(self, canvas: Canvas, height: float = Space.BUTTON) -> Size:
        """The size that holds its text on one line."""
        w = canvas.measure(self.text, self.role)[0] if self.text else 0
        w += Space.ICON + Space.GRID if self.icon else 0
        return Size(max(Space.TARGET, w + 2 * (Space.GAP + Space.HALF)), height)


class IconButton(Node):
    """A bare icon in a 44 x 44 cell: top bars, sheets."""

    radius = Radius.PLATE
    press_sound = PRESS

    def __init__(
        self, id: str, icon: str, on_press: Callable[[], None] | None = None, *, rect: Rect = NOWHERE,
        tooltip: str = "", key: str = "", on_paper: bool = False, region: str = "", size: float = Space.ICON,
    ) -> None:  # fmt: skip
        super().__init__(id, rect, on_press=on_press, focusable=True, region=region, tooltip=tooltip, key=key)
        self.icon, self.on_paper, self.size = icon, on_paper, size

    ringed = False

    def paint(self, canvas: Canvas) -> None:
        inner = self.rect.inset(2)
        if self.focused:
            canvas.rounded(inner, self.radius, "paper_light" if self.on_paper else "active", 0.9)
            canvas.ring(inner, self.radius, Line.RING, "amber_paper" if self.on_paper else "amber")
        alpha = 1.0 if self.enabled else 0.45
        down = PRESSED_BY if self.pressed and self.hovered and self.enabled else 0
        self.paint_icon(canvas, centred((self.size, self.size), self.rect).moved(0, down), alpha)

    def paint_icon(self, canvas: Canvas, box: Rect, alpha: float) -> None:
        canvas.icon(self.icon, box, "ink" if self.on_paper else "light", alpha)
