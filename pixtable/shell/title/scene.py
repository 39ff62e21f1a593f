"""The title: four games on one wooden table. Any of them is two presses away, a waiting one only one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pixtable.games import GAMES
from pixtable.language.words import LANGUAGES
from pixtable.shell.app import App
from pixtable.shell.kit.box_words import numbers_of
from pixtable.shell.kit.opening import go_on_with
from pixtable.shell.kit.work import do_a_little, leave_off
from pixtable.shell.title.tiles import Facts, LanguageButton, Ribbon, Tile
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, centred, grid, row_of
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.label import Picture

if TYPE_CHECKING:
    from pixtable.store.shelf_index import Entry, Listed

TILES = Rect(80, 168, 1120, 464)
TILE_WIDE, BETWEEN = 256.0, 32.0
IN_A_ROW = 4  # more games lie in two rows
LOGO = Rect(352, 16, 576, 128)
SAYING = Rect(80, 640, 1120, 44)
ROW, TWO_ROWS = Rect(24, 692, 1232, 56), 104.0
TIGHTEST = 0.9  # of its own width that a button may be squeezed to
LANGUAGE = Size(64, 44)
MUSIC = "music_title"


class TitleScene(Scene):
    """Games that wait are told of by the shelf's index alone: none of them is opened for it, however many there are."""

    def __init__(self, app: App, *, looks_later: bool = False) -> None:
        """`looks_later`: drawing a game takes its rules, so at the start the table is seen first, then its ribbons."""
        super().__init__()
        self.app = app
        self.waiting: dict[str, Entry] = {}
        self._work: Iterator[None] | None = None
        self._seen_changes = -1
        self._is_on_show = False
        self._is_behind = self._has_more_to_show = True
        if not looks_later:
            self._look_for_waiting()

    def _look_for_waiting(self) -> None:
        index = self.app.services.shelf_index
        self._seen_changes, index.is_expecting = index.changes, False
        found = {game_id: index.waiting(game_id) for game_id in GAMES.on_the_title}
        self.waiting = {game_id: entry for game_id, entry in found.items() if entry is not None}
        self._has_more_to_show = index.is_expecting

    # Life

    def build(self) -> None:
        self.logo = Picture("title.logo", "title/pixtable")
        self.tiles = [self._tile(game_id) for game_id in GAMES.on_the_title]
        self.ribbons = [self._ribbon(tile) for tile in self.tiles if tile.game_id in self.waiting]
        self.languages = [self._language(language) for language in LANGUAGES]
        self.ways = self._ways()
        self.root.add(self.logo, *self.tiles, *self.ways, *self.languages)

    def _tile(self, game_id: str) -> Tile:
        say = self.app.words_of(game_id).say
        facts = Facts(say("game.name"), say("game.pitch"), numbers_of(game_id, self.app.settings.spoken))
        plain = self.app.settings.plain_titles
        return Tile(game_id, facts, lambda: self.app.open_door(game_id), plain=plain)

    def _ribbon(self, tile: Tile) -> Ribbon:
        entry = self.waiting[tile.game_id]
        ribbon = Ribbon(self.app, entry, lambda: go_on_with(self.app, entry.path))
        tile.add(ribbon)
        tile.has_ribbon = True
        return ribbon

    def _language(self, language: str) -> LanguageButton:
        name, own_name = (self.app.say(f"title.languages.{language}.{part}") for part in ("short", "own"))
        spoken = self.app.settings.spoken == language
        return LanguageButton(language, name, own_name, lambda: self.app.change(language=language), spoken=spoken)

    def _ways(self) -> list[Button]:
        app = self.app
        first = next(iter(GAMES))
        ways = (
            ("learn", "learn", lambda: app.open_levels(first, "tutorial")),
            ("puzzles", "puzzle", lambda: app.open_levels(first, "puzzle")),
            ("daily", "daily", app.open_daily),
            ("shelf", "folder", app.open_shelf),
            ("rules", "rulebook", lambda: app.open_rulebook(first)),
            ("settings", "settings", app.open_settings),
            ("credits", "crown", app.open_credits),
            ("quit", "close", self.desk.quit),
        )
        return [Button(f"title.{way}", app.say(f"title.{way}"), go, icon=icon, region="ways") for way, icon, go in ways]

    def enter(self) -> None:
        self._begin_at_the_first()
        self.desk.sounds.music(MUSIC)

    def _begin_at_the_first(self) -> None:
        self.focus.set(self.ribbons[0] if self.ribbons else self.tiles[0])

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._is_on_show:
            self._catch_up()
        self._is_on_show = True  # from the end of this frame

    def _catch_up(self) -> None:
        """What has changed on the shelf is read beside the frames, and shown when it is there."""
        index = self.app.services.shelf_index
        if self._work is None and self._is_behind:
            self._work = index.catch_up()
        if self._work is not None and do_a_little(self._work):
            self._work, self._is_behind = None, False
        if self._has_more_to_show or self._seen_changes != index.changes:
            before = self._offered
            self._look_for_waiting()
            if self._offered != before:
                self._show_waiting()

    @property
    def _offered(self) -> "dict[str, Listed]":
        return {game_id: entry.listed for game_id, entry in self.waiting.items()}

    def _show_waiting(self) -> None:
        """A game to go on with is the first choice of whoever has not chosen yet."""
        is_untouched = self.focus.current in (self.tiles[0], *self.ribbons[:1])
        self.rebuild()
        if is_untouched:
            self._begin_at_the_first()

    @property
    def is_moving(self) -> bool:
        return super().is_moving or self._is_behind or self._has_more_to_show

    def resume(self) -> None:
        """Whatever lay on top may have played or thrown away what waits here."""
        self._is_behind = True
        self._look_for_waiting()
        self.rebuild()
        self.desk.sounds.music(MUSIC)

    def pause(self) -> None:
        self.leave()

    def leave(self) -> None:
        self.put_away()

    def put_away(self) -> None:
        leave_off(self._work)
        self._work = None

    # Places

    def arrange(self, view: View) -> None:
        d, scale = view.design, self.desk.canvas.text_scale
        self.logo.name = "title/pixtable" if view.scale <= 1 else "title/pixtable_large"
        self.logo.rect = LOGO.moved(d.x, d.y)
        for tile, place in zip(self.tiles, tile_places(len(self.tiles)), strict=True):
            tile.arrange(place.moved(d.x, d.y), scale)
        for ribbon in self.ribbons:
            assert isinstance(ribbon.parent, Tile)
            ribbon.arrange(ribbon.parent.art, scale)
        self._arrange_ways(ROW.moved(d.x, d.y))
        corner = Rect(view.rect.x, d.y + Space.GAP, view.rect.w - Space.GAP, LANGUAGE.h)
        places = row_of([LANGUAGE] * len(self.languages), corner, Space.GRID, 1)
        for button, place in zip(self.languages, places, strict=True):
            button.rect = place

    def _arrange_ways(self, row: Rect) -> None:
        """Each as wide as its words in one row; all alike in two where large text needs more than there is."""
        natural = [button.natural(self.desk.canvas).w for button in self.ways]
        k = min(1.0, (row.w - Space.GRID * (len(natural) - 1)) / sum(natural))
        if k >= TIGHTEST:
            places = row_of([Size(w * k, row.h) for w in natural], row, Space.GRID)
        else:
            across = (len(self.ways) + 1) // 2
            places = grid(row.moved(0, -Space.HALF).top_part(TWO_ROWS), across, 2, Space.GRID)
        for button, rect in zip(self.ways, places, strict=False):
            button.rect = rect

    # What happens

    def on_cancel(self) -> None:
        say = self.app.say
        stay = Answer("stay", say("title.stay"), kind="primary")
        leave = Answer("leave", say("title.leave"), self.desk.quit)
        self.desk.push(Dialog(say("title.leave_question"), "", [stay, leave]))

    # Looks

    def paint(self, canvas: Canvas) -> None:
        is_small = canvas.view.scale <= 1
        panels.backdrop(canvas, "title/background" if is_small else "title/background_large")

    def paint_over(self, canvas: Canvas) -> None:
        d = canvas.view.design
        canvas.owner = "title.pitch"
        saying, box = self._saying(), SAYING.moved(d.x, d.y)
        wide = canvas.block(saying, "label", box.w, box.h, shrink=True).width / canvas.view.scale
        pill = centred((wide + 2 * Space.GAP, box.h - Space.GRID), box)
        canvas.rounded(pill, pill.h / 2, "night", 0.6)
        canvas.text(saying, box, "label", "cream", align="centre")
        canvas.owner = ""

    def _saying(self) -> str:
        """The pitch of the game one looks at, or an invitation."""
        node = self.focus.current
        tile = tile_of(node) if node is not None and node.focused else None
        if tile is None:
            return self.app.say("title.invitation")
        return tile.facts.pitch


def tile_places(count: int) -> list[Rect]:
    """Side by side about the middle; in two rows where they are many."""
    if count <= IN_A_ROW:
        return row_of([Size(TILE_WIDE, TILES.h)] * count, TILES, BETWEEN)
    across = (count + 1) // 2
    return grid(TILES, across, 2, BETWEEN / 2)[:count]


def tile_of(node: Node | None) -> Tile | None:
    """The tile that a node is, or lies on."""
    while node is not None and not isinstance(node, Tile):
        node = node.parent
    return node
