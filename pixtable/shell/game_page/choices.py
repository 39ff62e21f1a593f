"""What may be played on a game's page, each as a large card with a picture: its modes, and what is more than a game."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from pixtable.core.game import GameInfo, Mode
from pixtable.shell.app import App
from pixtable.shell.game_screens import screens_of
from pixtable.table.kit import Laid, TableKit
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, rows
from pixtable.ui.draw.panels import shadow, slip
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

PADDING = 8.0
ASIDE = 0.94
"""So much of its width the pieces of a picture may take."""
CARDS_FROM, SMALLEST_CARD = 1.2, 90
"""What is so tall for its width, and no pixel art, is a card: it has round corners and casts a shadow."""


class Choice(NamedTuple):
    name: str
    title: str
    told: str
    """Its goal in a line; or how far it has come, where it goes on."""
    goes_on: bool
    go: Callable[[], None]


def choices_of(app: App, game: GameInfo) -> Iterator[Choice]:
    say = app.words_of(game.id).say
    for mode in game.modes:
        title, goal = (say(f"modes.{mode.name}.{part}") for part in ("name", "goal"))
        yield Choice(mode.name, title, goal, False, partial(_lay, app, game, mode))
    for event in screens_of(game).events:
        standing = event.standing(app)
        title, goal = (say(f"modes.{event.name}.{part}") for part in ("name", "goal"))
        yield Choice(event.name, title, standing or goal, bool(standing), partial(event.go, app))


def _lay(app: App, game: GameInfo, mode: Mode) -> None:
    app.open_new_game(mode.game or game.id, mode.options)


class ModeCard(Node):
    """Its picture, its name, and what it is about in a line."""

    on_paper = True
    radius = Radius.PLATE
    press_sound = PRESS

    def __init__(self, game_id: str, choice: Choice) -> None:
        super().__init__(f"game_page.mode.{choice.name}", on_press=choice.go, region="modes")
        self.game_id, self.choice = game_id, choice
        self.kit = table_of(game_id)
        self.for_words = 0.0
        """Of its height; the same for all cards, so that their pictures are alike."""

    def words_tall(self, canvas: Canvas, wide: float) -> float:
        room = wide - 2 * PADDING
        name, told = self._talls(canvas, room)
        return name + told + Space.HALF

    def _talls(self, canvas: Canvas, room: float) -> tuple[float, float]:
        return canvas.measure(self.choice.title, "label", room)[1], canvas.measure(self.choice.told, "body", room)[1]

    def paint(self, canvas: Canvas) -> None:
        slip(canvas, self.rect, "amber_paper" if self.focused else "paper_rule", Line.RIM)
        inner = self.rect.inset(PADDING)
        name_tall, _ = self._talls(canvas, inner.w)
        picture = inner.inset(0, 0, 0, min(inner.h, self.for_words))
        if picture.h > Space.GRID:
            paint_mode(canvas, picture, self.kit, self.choice.name)
        words = Rect(inner.x, picture.bottom + Space.HALF, inner.w, inner.bottom - picture.bottom - Space.HALF)
        name, told = rows(words, name_tall, words.h - name_tall)
        canvas.text(self.choice.title, name, "label", "title_ink", align="centre")
        colour = "good" if self.choice.goes_on else "ink"
        canvas.text(self.choice.told, told, "body", colour, align="centre", valign="top")


def paint_mode(canvas: Canvas, rect: Rect, kit: TableKit, name: str) -> None:
    """Pieces as they lie in this mode, on the game's own ground; a fan of them where the game shows no more."""
    pieces = kit.modes.get(name) or _fanned(kit.fan)
    canvas.composed(("mode", kit.ground, name), rect, lambda: _paint(canvas, rect, kit, pieces))


def _fanned(pictures: Sequence[str]) -> tuple[Laid, ...]:
    middle = (len(pictures) - 1) / 2
    return tuple(Laid(name, 0.5 * (i - middle), 0.0, 0.7, 8 * (i - middle)) for i, name in enumerate(pictures))


def _paint(canvas: Canvas, rect: Rect, kit: TableKit, pieces: Sequence[Laid]) -> None:
    with canvas.clipped(rect):
        ground = kit.modes_ground or kit.ground
        if canvas.theme.textures and canvas.pictures.assets.has(ground):
            canvas.image(ground, rect, radius=Radius.CHIP, crop=_middle_of(canvas.pictures.size(ground), rect))
        else:
            canvas.rounded(rect, Radius.CHIP, "felt")
        unit = _unit(canvas, rect, pieces)
        for laid in pieces:
            _put(canvas, rect, unit, laid)
    canvas.ring(rect, Radius.CHIP, Line.PLATE, "panel_line")


def _put(canvas: Canvas, rect: Rect, unit: float, laid: Laid) -> None:
    shape = Size(*canvas.pictures.size(laid.picture))
    tall = laid.tall * unit
    wide = tall * shape.w / shape.h
    spot = Rect(rect.cx + laid.x * unit - wide / 2, rect.cy + laid.y * unit - tall / 2, wide, tall)
    is_card = shape.h > CARDS_FROM * shape.w and shape.w > SMALLEST_CARD
    if laid.turn:
        with canvas.posed(spot, turn=laid.turn):
            _piece(canvas, spot, laid, is_card)
    else:
        _piece(canvas, spot, laid, is_card)


def _unit(canvas: Canvas, rect: Rect, pieces: Sequence[Laid]) -> float:
    """The picture's height; less where the pieces lie wider than it is."""
    reach = 0.0
    for laid in pieces:
        w, h = canvas.pictures.size(laid.picture)
        reach = max(reach, abs(laid.x) + laid.tall * w / h / 2)
    return min(rect.h, ASIDE * rect.w / 2 / reach) if reach else rect.h


def _piece(canvas: Canvas, spot: Rect, laid: Laid, is_card: bool) -> None:
    if is_card and canvas.theme.textures:
        shadow(canvas, spot, Radius.KEY)
    radius = Radius.CARD * spot.w / Radius.CARD_WIDTH if is_card else 0.0
    canvas.image(laid.picture, spot, radius=radius, mirrored=laid.mirrored)


def _middle_of(size: tuple[int, int], rect: Rect) -> tuple[int, int, int, int]:
    """As much of a picture as has the rect's shape."""
    w, h = size
    k = min(w / rect.w, h / rect.h)
    wide, tall = min(w, round(rect.w * k)), min(h, round(rect.h * k))
    return ((w - wide) // 2, (h - tall) // 2, wide, tall)
