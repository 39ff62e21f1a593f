"""A line of text to write in: any language of the system's keyboard, caret, selection, clipboard, a greatest length."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

import pygame

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect, Size, centred
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Composing, Edit, Input, Intent, Typed, Want
from pixtable.ui.lettering.limits import PASTED_LETTERS
from pixtable.ui.motion.durations import CARET_MS
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS, TYPING

PADDING = 14.0
KEYS_SIZE, KEYS_ROUND = Size(26, 18), 4.0
KEYS = (4, 2)  # across and down, above the space bar


class TextBox(Node):
    """`on_enter` on Enter; `on_keyboard` when a pad, or a press on the little keyboard, asks for one on the screen."""

    takes_text = True
    tracks = True
    on_paper = True
    cursor = "arrow"

    def __init__(
        self, id: str, text: str = "", on_change: Callable[[str], None] | None = None, *, hint: str = "",
        longest: int = 40, rect: Rect = NOWHERE, role: str = "label", on_enter: Callable[[str], None] | None = None,
        on_keyboard: Callable[[TextBox], None] | None = None, region: str = "", tooltip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, rect, focusable=True, region=region, tooltip=tooltip)
        self.text, self.hint, self.longest, self.role = text[:longest], hint, longest, role
        self.on_change, self.on_enter, self.on_keyboard = on_change, on_enter, on_keyboard
        self.caret = self.anchor = len(self.text)
        self.composing = ""
        self._scroll = 0.0
        self._asks = False
        self._canvas: Canvas | None = None

    # what is written

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        a, b = self.selection
        return self.text[a:b]

    def set(self, text: str) -> None:
        self.text = text[: self.longest]
        self.caret = self.anchor = len(self.text)

    def write(self, words: str) -> None:
        """Put words in place of the selection, as far as there is room; control signs are left out."""
        a, b = self.selection
        clean = "".join(c for c in words[:PASTED_LETTERS].replace("\n", " ") if c.isprintable())
        room = self.longest - len(self.text) + (b - a)
        clean = clean[: max(0, room)]
        self.text = self.text[:a] + clean + self.text[b:]
        self.caret = self.anchor = a + len(clean)
        self._changed()

    def erase(self, back: bool, by_word: bool = False) -> None:
        if self.caret == self.anchor:
            self.anchor = self._beside(-1 if back else 1, by_word)
        a, b = self.selection
        if a != b:
            self.text = self.text[:a] + self.text[b:]
            self.caret = self.anchor = a
            self._changed()

    def _changed(self) -> None:
        if self.on_change:
            self.on_change(self.text)

    def _beside(self, step: int, by_word: bool) -> int:
        at = max(0, min(len(self.text), self.caret + step))
        while by_word and 0 < at < len(self.text) and not (self.text[at - 1] == " " and self.text[at] != " "):
            at += step
        return at

    # hands

    def handle(self, given: Input) -> bool:
        match given:
            case Typed(text):
                self.composing = ""
                self.write(text)
                self.play(TYPING)
                return True
            case Composing(text):
                self.composing = text[: self.longest]
                return True
            case Intent(want=Want.CONFIRM, source="pad") if self.on_keyboard:
                self.on_keyboard(self)
                return True
            case Intent(want=Want.CONFIRM) if self.on_enter:
                self.on_enter(self.text)
                return True
        return False

    def edit(self, edit: Edit) -> bool:
        before = self.text
        self._edit(edit)
        if self.text != before:
            self.play(TYPING)
        return True

    def _edit(self, edit: Edit) -> None:
        match edit.what:
            case "left" | "right":
                self._move(self._beside(-1 if edit.what == "left" else 1, edit.by_word), edit.select)
            case "home" | "end":
                self._move(0 if edit.what == "home" else len(self.text), edit.select)
            case "backspace" | "delete":
                self.erase(edit.what == "backspace", edit.by_word)
            case "all":
                self.anchor, self.caret = 0, len(self.text)
            case "copy" | "cut":
                put_clipboard(self.selected)
                if edit.what == "cut" and self.selected:
                    self.erase(True)
            case "paste":
                self.write(get_clipboard())

    def _move(self, to: int, select: bool) -> None:
        self.caret = to
        if not select:
            self.anchor = to

    @property
    def keys(self) -> Rect:
        """Where the little keyboard stands: nowhere, when there is none to open."""
        return self.rect.right_part(Space.TARGET if self.on_keyboard else 0.0)

    def _is_on_keys(self, at: Point) -> bool:
        return self.on_keyboard is not None and at.x >= self.screen_rect().right - self.keys.w

    def pointer_down(self, at: Point) -> None:
        self._asks = self._is_on_keys(at)
        if not self._asks:
            self.caret = self.anchor = self._index(at)

    def pointer_move(self, at: Point) -> None:
        if not self._asks:
            self.caret = self._index(at)

    def pointer_up(self, at: Point) -> None:
        if self._asks and self.on_keyboard and self.screen_rect().contains(*at) and self._is_on_keys(at):
            self.play(PRESS)
            self.on_keyboard(self)
        self._asks = False

    def _index(self, at: Point) -> int:
        """The gap between letters nearest to a point."""
        if self._canvas is None:
            return len(self.text)
        x = at.x - self.screen_rect().x - PADDING + self._scroll
        gaps = range(len(self.text) + 1)
        after = bisect_left(gaps, x, hi=len(self.text), key=self._width)
        before = max(0, after - 1)
        return before if abs(self._width(before) - x) <= abs(self._width(after) - x) else after

    def _width(self, count: int) -> float:
        if self._canvas is None or not count:
            return 0.0
        # A trailing space has width too: measure with a full stop and take it off again.
        full, stop = (
            self._canvas.measure(t, self.role)[0] for t in (self.text[:count].replace(" ", "\u00a0") + ".", ".")
        )
        return full - stop

    def caret_rect(self) -> Rect:
        """Where the next letter will stand, as far as that is in sight."""
        box = self.screen_rect()
        x = box.x + PADDING + self._width(self.caret) - self._scroll
        return Rect(min(max(box.x, x), box.right), box.y, Line.RIM, box.h)

    # looks

    def paint(self, canvas: Canvas) -> None:
        self._canvas = canvas
        if canvas.theme.textures and canvas.pictures.assets.has("ui/field"):
            canvas.slice("field", self.rect)
        else:
            canvas.rounded(self.rect, Radius.PLATE, "field")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "paper_line")
        inner = self.rect.inset(PADDING, 2, self.keys.w or PADDING, 2)
        self._follow(inner)
        with canvas.clipped(inner):
            self._words(canvas, inner)

        if self.on_keyboard:
            self._paint_keys(canvas, centred(KEYS_SIZE, self.keys))

    def _paint_keys(self, canvas: Canvas, board: Rect) -> None:
        canvas.ring(board, KEYS_ROUND, Line.CHIP, "muted_ink")
        across, down = KEYS
        pitch = Size(board.w / (across + 1), board.h / (down + 2))
        for column in range(1, across + 1):
            for row in range(1, down + 1):
                canvas.disc(board.x + column * pitch.w, board.y + row * pitch.h, Line.CHIP, "muted_ink")
        bar = Rect(board.x + 1.5 * pitch.w, board.bottom - pitch.h, 2 * pitch.w, Line.RIM)
        canvas.fill(bar.moved(0, -Line.RIM / 2), "muted_ink")

    def _follow(self, inner: Rect) -> None:
        at = self._width(self.caret)
        self._scroll = min(self._scroll, at)
        self._scroll = max(self._scroll, at - inner.w + 4, 0.0)

    def _words(self, canvas: Canvas, inner: Rect) -> None:
        line = Rect(inner.x - self._scroll, inner.y, 4000, inner.h)
        if self.focused and self.selected:
            a, b = (self._width(i) for i in self.selection)
            canvas.fill(Rect(line.x + a, inner.y + 6, b - a, inner.h - 12), "amber", 0.55)
        words = self.text.replace(" ", "\u00a0")
        if self.text and self.focused:
            canvas.text(words, line, self.role, "ink", lines=1, shrink=False)
        elif self.text:  # nobody writes: the beginning says more than the end
            canvas.text(canvas.trimmed(words, self.role, inner), inner, self.role, "ink", lines=1)
        elif self.hint and not self.composing:
            canvas.text(self.hint, inner, "body", "muted_ink", lines=1)
        if self.focused:
            self._caret(canvas, line)

    def _caret(self, canvas: Canvas, line: Rect) -> None:
        x = line.x + self._width(self.caret)
        if self.composing:
            ink = canvas.text(self.composing, Rect(x, line.y, 2000, line.h), self.role, "good", lines=1, shrink=False)
            canvas.fill(Rect(ink.x, ink.bottom, ink.w, Line.RIM), "good")
            x = ink.right
        if canvas.blinking(CARET_MS):
            canvas.fill(Rect(x, line.y + 8, Line.RIM, line.h - 16), "ink")


class _OwnClipboard:
    """What was copied last where the system's clipboard is missing, or did not take it."""

    text = ""
    passed_over = ""
    """What the system's had then: as long as it has not changed, ours is the newer one."""


def put_clipboard(text: str) -> None:
    _OwnClipboard.text = text
    try:
        pygame.scrap.put_text(text)
        _OwnClipboard.passed_over = ""
    except (pygame.error, AttributeError, ValueError):
        _OwnClipboard.passed_over = _system_clipboard()


def get_clipboard() -> str:
    """Of a text that could not be pasted anywhere only the beginning: it may be anything that was ever copied."""
    theirs = _system_clipboard()
    text = _OwnClipboard.text if theirs == _OwnClipboard.passed_over else theirs
    return text[:PASTED_LETTERS]


def _system_clipboard() -> str:
    try:
        return pygame.scrap.get_text() or ""
    except (pygame.error, AttributeError, UnicodeError):
        return ""
