"""A piece of a game by itself: its picture, what it is called, and what the words mean that one has to know for it."""

from collections.abc import Callable, Sequence
from functools import partial

from pixtable.shell.kit.recap import RecapScene
from pixtable.table.ports import Meaning
from pixtable.table.stage import Recap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, fit
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

ALONE, BESIDE = Size(560.0, 640.0), Size(820.0, 440.0)
PICTURE = 0.42
"""Its part of the width, where there are words beside it."""
PADDING = 10.0


class WordRow(Node):
    """A word and what it means; pressed, the rulebook opens there."""

    ringed = False
    press_sound = PRESS

    def __init__(self, meaning: Meaning, on_press: Callable[[], None]) -> None:
        super().__init__(f"piece.word.{meaning.id}", on_press=on_press, region="words")
        self.meaning = meaning

    def tall(self, canvas: Canvas, wide: float) -> float:
        inner = wide - 2 * PADDING
        return sum(canvas.measure(text, role, inner)[1] for text, role, _ in self._lines) + 2 * PADDING

    @property
    def _lines(self) -> tuple[tuple[str, str, str], ...]:
        told = self.meaning
        return (told.name, "label", "amber"), (told.short, "body", "cream"), (told.clause, "caption", "muted")

    def paint(self, canvas: Canvas) -> None:
        if self.focused or self.hovered:
            canvas.rounded(self.rect, Radius.PLATE, "active")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "amber")
        inner = self.rect.inset(PADDING)
        y = inner.y
        for text, role, colour in self._lines:
            tall = canvas.measure(text, role, inner.w)[1]
            canvas.text(text, Rect(inner.x, y, inner.w, tall), role, colour, shrink=False)
            y += tall


class PieceCard(Recap):
    def __init__(
        self, picture: str, name: str, meanings: Sequence[Meaning], look_up: Callable[[str], None], text_scale: float
    ) -> None:
        super().__init__("piece")
        self.picture, self.name = picture, name
        self.rows = [WordRow(meaning, partial(look_up, meaning.id)) for meaning in meanings]
        self.add(*self.rows)
        usual = BESIDE if meanings else ALONE
        self.size = Size(usual.w * text_scale**0.5, usual.h * text_scale**0.5)

    def paint(self, canvas: Canvas) -> None:
        name = canvas.measure(self.name, "score", self.rect.w)[1] + Space.GRID if self.name else 0.0
        canvas.text(self.name, self.rect.top_part(name), "score", "cream", align="centre")
        room = self.rect.inset(0, name, 0, 0)
        picture = room.left_part(room.w * PICTURE) if self.rows else room
        art = fit(canvas.pictures.size(self.picture), picture)
        canvas.image(self.picture, art, radius=Radius.CARD)
        self._lay_words(canvas, room.inset(picture.w + Space.SHEET, 0, 0, 0))

    def _lay_words(self, canvas: Canvas, room: Rect) -> None:
        """In the middle beside the picture."""
        sizes = [row.tall(canvas, room.w) for row in self.rows]
        y = max(room.y, room.cy - sum(sizes) / 2)
        for row, tall in zip(self.rows, sizes, strict=True):
            row.rect = Rect(room.x, y, room.w, tall)
            y += tall


class PieceScene(RecapScene):
    """The key that has opened it puts it away, too."""

    def on_intent(self, intent: Intent) -> bool:
        if intent.want is Want.ZOOM and not intent.released:
            self.close()
            return True
        return False
