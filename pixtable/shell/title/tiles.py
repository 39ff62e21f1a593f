"""The tiles of the title: a picture of each game, its name, and the ribbon of a game that waits to be gone on with."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from pixtable.shell.app import App
from pixtable.shell.kit.large_text import LARGE_TEXT
from pixtable.shell.kit.miniatures import draw_miniature, how_far, whose_turn
from pixtable.shell.title.marks import RunningChip
from pixtable.table.loading import table_of
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, centred, rows
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.lettering.capitals import title as draw_title
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.button import Button

if TYPE_CHECKING:
    from pixtable.store.shelf_index import Entry

FRAME = Space.GRID
FOOT, FOOT_GROWTH = 96.0, 80.0  # the name and the facts, and what large text adds
RIBBON = 120.0
MINI = 96.0
NAME = 24.0
MORE_LOWER = 6.0  # the way to the page may reach nearer to the tile's edge than words do
LIFTED, LYING = 14.0, 9.0


class Facts(NamedTuple):
    """What a tile says."""

    name: str
    pitch: str
    numbers: str


class Tile(Node):
    """One game: its picture, its name and its numbers."""

    lifts = True
    radius = Radius.PANEL
    press_sound = PRESS

    def __init__(self, game_id: str, facts: Facts, on_press: Callable[[], None], *, plain: bool) -> None:
        super().__init__(f"title.tile.{game_id}", on_press=on_press, region="tiles")
        self.game_id, self.facts, self.plain = game_id, facts, plain
        self.more: Button | None = None
        """The way to its page, where a press on the tile itself goes on with a game."""
        self.chip: RunningChip | None = None
        self.foot = FOOT
        self.name_place = self.facts_place = NOWHERE

    def arrange(self, rect: Rect, text_scale: float) -> None:
        self.rect = rect
        self.foot = FOOT + FOOT_GROWTH * (text_scale - 1)
        self.name_place, self.facts_place = self._foot_rows
        if self.more is not None:
            foot = self.facts_place.inset(Space.GRID, 0)
            self.more.rect = foot.bottom_part(max(foot.h, Space.TARGET)).moved(0, MORE_LOWER)
            raised = min(self.name_place.bottom, self.more.rect.y) - self.name_place.bottom
            self.name_place = self.name_place.moved(0, raised)
        if self.chip is not None:
            self.chip.arrange(self.art, text_scale)

    @property
    def art(self) -> Rect:
        return self.rect.inset(FRAME).inset(0, 0, 0, self.foot - FRAME)

    def paint(self, canvas: Canvas) -> None:
        if canvas.theme.textures:
            panels.shadow(canvas, self.rect, Radius.PANEL, LIFTED if self.focused else LYING)
        panels.panel(canvas, self.rect, "paper")
        seen = self.art.inset(0, 0, 0, self._hidden)
        name = f"title/tile_{self.game_id}{'' if canvas.view.scale <= 1 else '_large'}"
        canvas.image(name, seen, radius=Radius.PLATE, crop=self._crop(seen, canvas.pictures.size(name)))
        self._paint_foot(canvas)

    @property
    def _hidden(self) -> float:
        return table_of(self.game_id).tile_rise if self.more is not None else 0.0

    def _crop(self, seen: Rect, size: tuple[int, int]) -> tuple[int, int, int, int]:
        """As much of the picture as has the frame's shape; beneath a ribbon its lower part."""
        w, h = size
        tall = min(h, round(seen.h * w / seen.w))
        spare = h - tall
        top = min(spare, round(self._hidden * w / seen.w)) if self._hidden else spare // 2
        return (0, top, w, tall)

    @property
    def _foot_rows(self) -> list[Rect]:
        """The name, and below it the facts or the way to the page."""
        foot = Rect(self.art.x, self.art.bottom, self.art.w, self.rect.bottom - self.art.bottom - FRAME)
        grown = 1 + (self.foot - FOOT) / FOOT_GROWTH
        tall = NAME * grown**0.5
        return rows(foot.inset(Space.HALF, 14, Space.HALF, 2), tall + 8, foot.h - tall - 24)

    def _paint_foot(self, canvas: Canvas) -> None:
        numbers = self.facts_place
        draw_title(
            canvas, self.facts.name, self.name_place.inset(Space.HALF, 4), NAME, align="centre", plain=self.plain
        )
        if self.more is not None:
            return
        is_short = canvas.measure(self.facts.numbers, "body_strong")[0] <= numbers.w
        facts = self.facts.numbers if is_short else self.facts.numbers.replace(" · ", "\n")
        canvas.text(facts, numbers, "body_strong", "muted_ink", align="centre", lines=2)


class Ribbon(Node):
    """The dark leather across a tile's picture: how the game stands that goes on at a press."""

    def __init__(self, app: App, entry: "Entry") -> None:
        super().__init__(f"title.continue.{entry.summary.home}")
        self.entry = entry
        self.lines = (
            (app.say("title.continue"), "primary", "amber"),
            (how_far(app, entry), "body", "cream"),
            (whose_turn(app, entry), "body_strong", "mint"),
        )

    def arrange(self, art: Rect, text_scale: float) -> None:
        self.rect = art.bottom_part(RIBBON)
        inner = self.rect.inset(12)
        self.is_roomy = text_scale < LARGE_TEXT
        self.words = inner.inset(MINI + 12, 0, 0, 0) if self.is_roomy else inner.inset(-Space.HALF, 0)
        corner = Rect(art.right - MINI - 12, self.rect.y - MINI - 12, MINI, MINI)
        self.mini = inner.left_part(MINI) if self.is_roomy else corner

    def paint(self, canvas: Canvas) -> None:
        canvas.composed(("ribbon", *self.lines), self.rect, lambda: self._paint_words(canvas))
        draw_miniature(canvas, self.mini, self.entry)

    def _paint_words(self, canvas: Canvas) -> None:
        ribbon_ground(canvas, self.rect)
        for (words, role, colour), box in zip(self.lines, rows(self.words, *[self.words.h / 3] * 3), strict=False):
            canvas.text(words, box, role, colour, lines=1)


def ribbon_ground(canvas: Canvas, rect: Rect) -> None:
    """Leather with a stitched brass edge."""
    canvas.rounded(rect, Radius.PLATE, "chip")
    canvas.fill(rect.top_part(Radius.PLATE), "chip")
    canvas.fill(rect.top_part(Line.RIM), "brass")
    stitch = rect.y + Space.HALF + 1
    canvas.path([(rect.x + 2, stitch), (rect.right - 2, stitch)], Line.CHIP, "sky", dash=(5, 4), alpha=0.5)


class LanguageButton(Node):
    """A language by its own short name; the one that is spoken is lit and underlined."""

    press_sound = PRESS

    def __init__(self, language: str, name: str, own_name: str, on_press: Callable[[], None], *, spoken: bool) -> None:
        super().__init__(f"title.language.{language}", on_press=on_press, region="languages", tooltip=own_name)
        self.name, self.spoken = name, spoken

    def paint(self, canvas: Canvas) -> None:
        panels.chip(canvas, self.rect, "amber" if self.spoken else "panel_line", self.radius)
        colour = "amber" if self.spoken else "cream"
        ink = canvas.text(self.name, self.rect.inset(3), "body_strong", colour, align="centre", lines=1)
        if self.spoken:
            canvas.rounded(centred((ink.w, Line.RING), self.rect.bottom_part(2 * Space.GRID - 3)), Line.HAIR, colour)
