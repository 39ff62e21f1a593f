"""A value on a line: dragged, clicked, stepped by arrows or the wheel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.theme import Line
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.node import Node

TROUGH = 10.0
KNOB = 40.0
END = KNOB / 2


class Slider(Node):
    """From low to high by step. The rect is the line's whole hit area, at least 44 high; the value's text is yours."""

    tracks = True
    radius = 20.0

    def __init__(
        self, id: str, value: float, on_change: Callable[[float], None], *, low: float = 0, high: float = 1,
        step: float = 0.1, stops: Sequence[float] = (), rect: Rect = NOWHERE, on_paper: bool = True, tooltip: str = "",
        region: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, rect, focusable=True, tooltip=tooltip, region=region)
        self.value, self.on_change, self.on_paper = value, on_change, on_paper
        self.low, self.high, self.step_size, self.stops = low, high, step, stops

    def set(self, value: float) -> None:
        steps = round((max(self.low, min(self.high, value)) - self.low) / self.step_size)
        value = min(self.high, round(self.low + steps * self.step_size, 6))
        if value != self.value and self.enabled:
            self.value = value
            self.on_change(value)

    @property
    def part(self) -> float:
        return (self.value - self.low) / ((self.high - self.low) or 1)

    @property
    def line(self) -> Rect:
        return Rect(self.rect.x, self.rect.cy - TROUGH / 2, self.rect.w, TROUGH)

    @property
    def knob(self) -> Rect:
        x = self.rect.x + END + (self.rect.w - 2 * END) * self.part
        return Rect(x - END, self.rect.cy - END, KNOB, KNOB)

    def pointer_down(self, at: Point) -> None:
        self.pointer_move(at)

    def pointer_move(self, at: Point) -> None:
        left = self.screen_rect().x + END
        self.set(self.low + (at.x - left) / max(1.0, self.rect.w - 2 * END) * (self.high - self.low))

    def handle(self, given: Input) -> bool:
        if not isinstance(given, Intent) or given.released:
            return False
        big = max(self.step_size, (self.high - self.low) / 4)
        moves = {
            Want.LEFT: -self.step_size, Want.RIGHT: self.step_size, Want.PAGE_DOWN: -big, Want.PAGE_UP: big,
            Want.FIRST: self.low - self.high, Want.LAST: self.high - self.low,
        }  # fmt: skip
        if given.want not in moves:
            return False
        self.set(self.value + moves[given.want])
        return True

    def wheel(self, amount: float, at: Point) -> bool:
        if self.focused:
            self.set(self.value + self.step_size * (1 if amount > 0 else -1))
        return self.focused

    def paint(self, canvas: Canvas) -> None:
        textured = canvas.theme.textures and canvas.pictures.assets.has("ui/slider_track")
        full = self.line.left_part(self.knob.cx - self.rect.x)
        if textured:
            canvas.slice("slider_track", self.line)
            canvas.slice("slider_fill", full)
        else:
            canvas.rounded(self.line, TROUGH / 2, "trough")
            canvas.ring(self.line, TROUGH / 2, Line.HAIR, "paper_line")
            canvas.rounded(full, TROUGH / 2, "trough_fill")
        for stop in self.stops:
            x = self.rect.x + END + (self.rect.w - 2 * END) * (stop - self.low) / ((self.high - self.low) or 1)
            canvas.disc(x, self.rect.cy, 3, "bead_light" if stop <= self.value else "brass")
        self._knob(canvas, textured)

    def _knob(self, canvas: Canvas, textured: bool) -> None:
        if textured:
            canvas.image("ui/slider_knob", self.knob)
        else:
            canvas.disc(*self.knob.centre, 14, "knob")
            canvas.circle(*self.knob.centre, 14, Line.RIM, "night")

    def paint_over(self, canvas: Canvas) -> None:
        home, self.rect = self.rect, self.knob.inset(7)
        super().paint_over(canvas)
        self.rect = home
