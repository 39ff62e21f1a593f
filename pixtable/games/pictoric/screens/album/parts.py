"""What the album shows: small pictures to choose from, what was said of one, and the words that were taught."""

from collections.abc import Callable

from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.screens.album.album import Clipping
from pixtable.games.pictoric.screens.game import GAME
from pixtable.games.pictoric.table.layout import RATIO
from pixtable.games.pictoric.table.pieces.art import clue_words, corner_of, paint_association, paint_picture
from pixtable.shell.app import App
from pixtable.shell.kit.blocks import Block
from pixtable.shell.shelf.rows import date_of
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect, centred
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.lettering.capitals import title
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.button import IconButton

CAPTION = 26.0
PADDING = 12.0
DRAWN = 64.0
"""Of pictograms and sketches in a line of the album."""


class Thumb(Node):
    """A picture and how often something was said of it."""

    ringed = False
    press_sound = PRESS
    catches = True

    def __init__(self, picture: str, said: int, on_press: Callable[[], None]) -> None:
        super().__init__(f"album.picture.{picture}", on_press=on_press, region="pictures")
        self.card, self.said = PICTURES.index(picture), said
        self.is_chosen = False

    @staticmethod
    def tall(wide: float, canvas: Canvas) -> float:
        return wide * RATIO + CAPTION * canvas.text_scale

    @property
    def art(self) -> Rect:
        return self.rect.top_part(self.rect.w * RATIO)

    def paint(self, canvas: Canvas) -> None:
        paint_picture(canvas, self.card, self.art)
        if self.is_chosen or self.focused:
            canvas.ring(self.art.grown(3), corner_of(self.art) + 3, Line.RING, "amber_paper")
        if self.said:
            below = self.rect.inset(0, self.art.h, 0, 0)
            canvas.text(str(self.said), below, "body_strong", "ink", align="centre", lines=1)


class Portrait(Node):
    """The chosen picture; pressed, it is seen as large as the window."""

    press_sound = PRESS

    def __init__(self, picture: str, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__("album.portrait", on_press=on_press, region="portrait", tooltip=tooltip, key="Z")
        self.card = PICTURES.index(picture)

    def paint(self, canvas: Canvas) -> None:
        self.radius = corner_of(self.rect)
        paint_picture(canvas, self.card, self.rect)


class ClippingRow(Block):
    """What somebody said of a picture, and how many found it; pressed, the whole turn is told."""

    ringed = False
    press_sound = PRESS

    def __init__(self, app: App, number: int, clipping: Clipping, on_press: Callable[[], None]) -> None:
        super().__init__(f"album.clue.{number}")
        self.on_press, self.focusable, self.region = on_press, True, "clues"
        kept = clipping.turn
        say = app.words_of(GAME).say
        name = kept.names[kept.leader]
        self.clue = kept.clue
        self.words = clue_words(lambda key, **values: say(f"table.{key}", **values), kept.clue, name)
        found = app.words_of(GAME).say("album.found", name=name, n=kept.found, of=kept.guessers)
        self.note = " · ".join((found, date_of(app, clipping.played)))

    @property
    def _is_drawn(self) -> bool:
        return bool(self.clue.pictograms or self.clue.sketch)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        wide = spot.w - 2 * PADDING
        self._said = DRAWN if self._is_drawn else canvas.measure(self.words, "label", wide)[1]
        noted = canvas.measure(self.note, "body", wide)[1]
        self.rect = Rect(spot.x, spot.y, spot.w, self._said + noted + Space.HALF + 2 * PADDING)
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        line = ("amber_paper", Line.RING) if self.focused else ("paper_rule", Line.PLATE)
        panels.slip(canvas, self.rect, *line)
        inner = self.rect.inset(PADDING)
        words = inner.top_part(self._said)
        paint_association(canvas, self.clue, self.words, words, role="label", align="left")
        canvas.text(self.note, inner.inset(0, self._said + Space.HALF, 0, 0), "body", "muted_ink", valign="top")


class TaughtRow(Block):
    """A word, what it means, and a cross that lets it be forgotten."""

    def __init__(self, id: str, words: str, language: str, on_forget: Callable[[], None], tooltip: str) -> None:
        super().__init__(id)
        self.words, self.language = words, language
        self.cross = IconButton(f"{id}.forget", "close", on_forget, on_paper=True, tooltip=tooltip, region="words")
        self.add(self.cross)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        right = Space.TARGET + Space.GAP + canvas.measure(self.language, "body")[0] + Space.GAP
        self._room = spot.w - 2 * PADDING - right
        tall = max(Space.TARGET, canvas.measure(self.words, "label", self._room)[1]) + PADDING
        self.rect = Rect(spot.x, spot.y, spot.w, tall)
        self.cross.rect = Rect(self.rect.right - Space.TARGET - 6, self.rect.cy - Space.TARGET / 2, *[Space.TARGET] * 2)
        return tall

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        inner = self.rect.inset(PADDING, 2)
        canvas.text(self.words, inner.left_part(self._room), "label", "ink")
        beside = Rect(inner.x + self._room, inner.y, self.cross.rect.x - Space.GRID - inner.x - self._room, inner.h)
        canvas.text(self.language, beside, "body", "muted_ink", align="right", lines=1)


class PictureScene(Scene):
    """One picture as large as the window, and what it is called. Any press puts it away."""

    fades = False

    def __init__(self, picture: str, called: str) -> None:
        super().__init__()
        self.card, self.called = PICTURES.index(picture), called

    def paint(self, canvas: Canvas) -> None:
        room = canvas.view.rect
        canvas.fill(room, "night")
        words = 44 * canvas.text_scale
        tall = room.h - words - 3 * Space.GAP
        paint_picture(canvas, self.card, centred((tall / RATIO, tall), room.inset(0, 0, 0, words + Space.GAP)))
        title(canvas, self.called, room.bottom_part(words + Space.GAP), 26, gold=True, align="centre")

    def on_cancel(self) -> None:
        self.close()

    def on_empty_click(self, at: Point) -> None:
        self.close()
