"""Work that takes a while: a bar that fills, and a way out. A little is done every frame, so nothing hangs."""

from collections.abc import Callable, Generator, Iterator
from time import perf_counter

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label, Panel
from pixtable.ui.widgets.progress import Progress

WIDE, PADDING = 480.0, 32.0
BAR_TALL = 32.0
A_LITTLE = 0.006
"""Seconds of a frame that are left for what goes on beside it."""


def do_a_little(work: Iterator[object]) -> bool:
    """Go on with something that takes a while, for a part of this frame; whether it is done."""
    begun = perf_counter()
    return all(perf_counter() - begun <= A_LITTLE for _ in work)


def leave_off(work: Iterator[object] | None) -> None:
    """What was begun is put in order at once."""
    if isinstance(work, Generator):
        work.close()


class WorkScene(Scene):
    """`work` does a part each time it is asked, and yields how much is done, from 0 to 1."""

    covers = False
    fades = False

    def __init__(self, text: str, cancel: str, work: Iterator[float], done: Callable[[], None]) -> None:
        super().__init__()
        self.text, self.cancel, self.work, self.done = text, cancel, work, done

    def build(self) -> None:
        self.panel = Panel("work", "paper")
        self.words = Label("work.text", self.text, "label", "ink", align="centre")
        self.bar = Progress("work.bar")
        self.stop = Button("work.cancel", self.cancel, self.close, icon="close")
        self.panel.add(self.words, self.bar, self.stop)
        self.root.add(self.panel)
        self.focus.set(self.stop)

    def arrange(self, view: View) -> None:
        canvas = self.desk.canvas
        wide = min(WIDE * max(1.0, canvas.text_scale**0.5), view.width - 2 * Space.SHEET)
        inner = wide - 2 * PADDING
        tall = canvas.measure(self.text, "label", inner)[1] + Space.HALF
        button = max(Space.START, 28 * canvas.text_scale)
        box = centred((wide, 2 * PADDING + tall + BAR_TALL + button + 2 * Space.GAP), view.rect)
        self.panel.rect = box
        self.words.rect = Rect(box.x + PADDING, box.y + PADDING, inner, tall)
        self.bar.rect = Rect(box.x + PADDING, self.words.rect.bottom + Space.GAP, inner, BAR_TALL)
        size = self.stop.natural(canvas, button)
        self.stop.rect = Rect(box.cx - size.w / 2, self.bar.rect.bottom + Space.GAP, *size)

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.desk.top is not self:
            return
        try:
            self.bar.part = next(self.work)
        except StopIteration:
            self.close()
            self.done()

    def leave(self) -> None:
        self.put_away()

    def put_away(self) -> None:
        leave_off(self.work)

    def on_cancel(self) -> None:
        self.close()

    @property
    def is_moving(self) -> bool:
        return True

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", 0.6)
