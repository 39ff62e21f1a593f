"""A question over the table: a panel, a text, a few buttons. The first button is the safe one; Esc takes it too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, centred, flow
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.lettering.capitals import title as draw_title
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Panel
from pixtable.ui.widgets.scroll import WHEEL, ScrollView

WIDE = 640.0
PADDING = 32.0


class Answer(NamedTuple):
    id: str
    text: str
    act: Callable[[], None] = lambda: None
    kind: str = "wood"
    icon: str = ""


class _Words(Node):
    def __init__(self, text: Rich) -> None:
        super().__init__("dialog.text")
        self.text = text

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.text, self.rect, "body", "ink", align="even", valign="top", shrink=False)


class Dialog(Scene):
    covers = False
    fades = False

    def __init__(self, title: str, text: Rich, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.title, self.text, self.answers = title, text, list(answers)

    def build(self) -> None:
        self.panel = Panel("dialog", "paper")
        self.scroll = ScrollView("dialog.scroll")
        self.words = self.scroll.add(_Words(self.text))
        self.buttons = [self._button(a) for a in self.answers]
        self.panel.add(self.scroll, *self.buttons)
        self.root.add(self.panel)
        self.focus.set(self.buttons[0])

    def _button(self, answer: Answer) -> Button:
        return Button(
            f"dialog.{answer.id}", answer.text, lambda: self._answer(answer), kind=answer.kind, icon=answer.icon
        )

    def _answer(self, answer: Answer) -> None:
        self.close()
        answer.act()

    def on_cancel(self) -> None:
        self._answer(self.answers[0])

    def on_intent(self, intent: Intent) -> bool:
        """A text too long for the window is read with keys and pad too; where it ends the buttons are moved along."""
        page = max(WHEEL, self.scroll.rect.h - WHEEL)
        ways = {Want.UP: -WHEEL, Want.DOWN: WHEEL, Want.PAGE_UP: -page, Want.PAGE_DOWN: page}
        before = self.scroll.offset
        if intent.want in ways and not intent.released:
            self.scroll.scroll_to(before + ways[intent.want])
        return self.scroll.offset != before

    def arrange(self, view: View) -> None:
        canvas = self.desk.canvas
        wishes = [button.natural(canvas).w for button in self.buttons]
        wide = self._wide_enough(sum(wishes) + Space.GAP * (len(wishes) - 1), view)
        inner = wide - 2 * PADDING
        sizes = [Size(min(inner, wish), max(56.0, 28 * canvas.text_scale)) for wish in wishes]
        placed = flow(sizes, Rect(0, 0, inner, 0), Space.GAP)
        head = 56.0 if self.title else 0.0
        tall = canvas.measure(self.text, "body", inner)[1] + 8 if self.text else 0.0
        foot = max(r.bottom for r in placed)
        room = view.height - 2 * Space.SHEET - 2 * PADDING - head - foot - Space.SHEET
        box = centred((wide, 2 * PADDING + head + min(tall, room) + Space.SHEET + foot), view.rect)
        self.panel.rect = box
        self.scroll.rect = Rect(box.x + PADDING, box.y + PADDING + head, inner, min(tall, room))
        self.words.rect = Rect(self.scroll.rect.x, self.scroll.rect.y, inner, tall)
        for button, spot in zip(self.buttons, placed, strict=True):
            button.rect = spot.moved(box.x + PADDING, self.scroll.rect.bottom + Space.SHEET)

    def _wide_enough(self, buttons: float, view: View) -> float:
        """As wide as the text reads well, or wider where that brings all buttons into one row."""
        most = view.width - 2 * Space.SHEET
        usual: float = min(WIDE * max(1.0, self.desk.canvas.text_scale**0.5), most)
        one_row = buttons + 2 * PADDING
        return max(usual, one_row) if one_row <= most else usual

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", 0.6)

    def paint_over(self, canvas: Canvas) -> None:
        if self.title:
            canvas.layer += 1
            box = self.panel.rect
            draw_title(canvas, self.title, Rect(box.x + PADDING, box.y + PADDING - 6, box.w - 2 * PADDING, 40), 26)
            canvas.layer -= 1
