"""A line at the foot of the screen that comes, is read, and goes by itself."""

from pixtable.shell.app import App
from pixtable.ui.desk import Desk
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.motion.durations import NOTICE_MS, Motion
from pixtable.ui.node import Node

WIDEST = 720.0
ON_TOP = 1000.0
ABOVE_ALL_TEXT = 15
READING_MS = 60.0  # a letter


class PassingNotice(Node):
    outlives_rebuilding = True

    def __init__(self, text: str) -> None:
        super().__init__("notice")
        self.text = text
        self.z = ON_TOP
        self._left = max(NOTICE_MS, READING_MS * len(text))

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self._left -= ms
        if self._left <= 0 and self.parent is not None:
            self.parent.remove(self)

    @property
    def is_answering(self) -> bool:
        """So that the frame without it is drawn too."""
        return self._left > 0

    def paint(self, canvas: Canvas) -> None:
        box = self._box(canvas)
        canvas.layer += ABOVE_ALL_TEXT
        canvas.rounded(box, Radius.CHIP, "tooltip", 0.96)
        canvas.ring(box, Radius.CHIP, Line.PLATE, "tooltip_line")
        canvas.text(self.text, box.inset(Space.GAP, Space.HALF), "body", align="centre", shrink=False)
        canvas.layer -= ABOVE_ALL_TEXT

    def _box(self, canvas: Canvas) -> Rect:
        screen = canvas.view.rect
        w, h = canvas.measure(self.text, "body", min(WIDEST, screen.w - 4 * Space.SHEET))
        box = centred((w + 2 * Space.GAP + 2, h + 2 * Space.GAP), screen)
        return box.at(box.x, screen.bottom - Space.SHEET - Space.STRIP - box.h)


def show_notice(desk: Desk, text: str) -> None:
    """The newest takes the place of the one before."""
    if desk.top is None:
        return
    root = desk.top.root
    root.remove(*(node for node in root.children if isinstance(node, PassingNotice)))
    root.add(PassingNotice(text))
    desk.is_dirty = True


def tell_of_files(app: App) -> None:
    """What was found wrong with the player's own files, and what was made of it."""
    told = [app.say(notice.key, **notice.values) for notice in app.services.take_notices()]
    if told:
        show_notice(app.desk, "\n".join(told))
