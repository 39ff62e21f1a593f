"""A line of text to write in: any language of the system's keyboard, caret, selection, clipboard, a greatest length."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pixtable.ui.canvas import Canvas
from pixtable.ui.intent import Composing, Edit, Input, Intent, Typed, Want
from pixtable.ui.layout import NOWHERE, Point, Rect
from pixtable.ui.motion import CARET_MS
from pixtable.ui.node import Node
from pixtable.ui.theme import Line, Radius

PADDING = 14.0


class TextBox(Node):
    """`on_enter` on Enter; `on_keyboard` when a pad asks for the on-screen keyboard."""

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
        self.text, self.hint, self.longest, self.role = text, hint, longest, role
        self.on_change, self.on_enter, self.on_keyboard = on_change, on_enter, on_keyboard
        self.caret = self.anchor = len(text)
        self.composing = ""
        self._scroll = 0.0
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
        clean = "".join(c for c in words.replace("\n", " ") if c.isprintable())
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
                return True
            case Composing(text):
                self.composing = text
                return True
            case Intent(want=Want.CONFIRM, source="pad") if self.on_keyboard:
                self.on_keyboard(self)
                return True
            case Intent(want=Want.CONFIRM) if self.on_enter:
                self.on_enter(self.text)
                return True
        return False

    def edit(self, edit: Edit) -> bool:
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
        return True

    def _move(self, to: int, select: bool) -> None:
        self.caret = to
        if not select:
            self.anchor = to

    def pointer_down(self, at: Point) -> None:
        self.caret = self.anchor = self._index(at)

    def pointer_move(self, at: Point) -> None:
        self.caret = self._index(at)

    def _index(self, at: Point) -> int:
        """The gap between letters nearest to a point."""
        if self._canvas is None:
            return len(self.text)
        x = at.x - self.screen_rect().x - PADDING + self._scroll
        edges = [abs(self._width(i) - x) for i in range(len(self.text) + 1)]
        return edges.index(min(edges))

    def _width(self, count: int) -> float:
        if self._canvas is None or not count:
            return 0.0
        # A trailing space has width too: measure with a full stop and take it off again.
        full, stop = (
            self._canvas.measure(t, self.role)[0] for t in (self.text[:count].replace(" ", "\u00a0") + ".", ".")
        )
        return full - stop

    # looks

    def paint(self, canvas: Canvas) -> None:
        self._canvas = canvas
        if canvas.theme.textures and canvas.pictures.assets.has("ui/field"):
            canvas.slice("field", self.rect)
        else:
            canvas.rounded(self.rect, Radius.PLATE, "field")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "paper_line")
        inner = self.rect.inset(PADDING, 2)
        self._follow(inner)
        with canvas.clipped(inner):
            self._words(canvas, inner)

    def _follow(self, inner: Rect) -> None:
        at = self._width(self.caret)
        self._scroll = min(self._scroll, at)
        self._scroll = max(self._scroll, at - inner.w + 4, 0.0)

    def _words(self, canvas: Canvas, inner: Rect) -> None:
        line = Rect(inner.x - self._scroll, inner.y, 4000, inner.h)
        if self.focused and self.selected:
            a, b = (self._width(i) for i in self.selection)
            canvas.fill(Rect(line.x + a, inner.y + 6, b - a, inner.h - 12), "amber", 0.55)
        if self.text:
            canvas.text(self.text.replace(" ", "\u00a0"), line, self.role, "ink", lines=1, shrink=False)
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


_own_clipboard = [""]


def put_clipboard(text: str) -> None:
    _own_clipboard[0] = text
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):  # no system clipboard here: ours serves
        return


def get_clipboard() -> str:
    try:
        return pygame.scrap.get_text() or _own_clipboard[0]
    except (pygame.error, AttributeError):
        return _own_clipboard[0]
