"""The title: four games on one wooden table. A press opens a game's page, or goes on with the game that waits."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from pixtable.games import GAMES
from pixtable.language.words import LANGUAGES
from pixtable.shell.app import App
from pixtable.shell.kit.box_words import numbers_of
from pixtable.shell.kit.opening import go_on_with
from pixtable.shell.kit.work import do_a_little, leave_off
from pixtable.shell.title.marks import RunningChip, StreakMark
from pixtable.shell.title.tiles import Facts, LanguageButton, Ribbon, Tile
from pixtable.shell.title.which_game import WhichGame
from pixtable.table.loading import is_at_hand
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
        self.running: dict[str, tuple[str, str]] = {}
        """By game what goes on there beyond one game: its icon, and how far it has come."""
        self._unasked = list(GAMES.on_the_title)
        self._knows_progress = not looks_later
        self._work: Iterator[None] | None = None
        self._seen_changes = -1
        self._is_on_show = False
        self._has_looked = False
        """From the first glance at a game on its pitch is said; before, a newcomer is told what to do."""
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
        for tile in self.tiles:
            if tile.game_id in self.running:
                tile.chip = RunningChip(tile.game_id, *self.running[tile.game_id])
                tile.add(tile.chip)
        self.languages = [self._language(language) for language in LANGUAGES]
        self.streak = self._streak()
        self.ways = self._ways()
        self.root.add(self.logo, *self.tiles, *self.ways, *self.languages)

    def _tile(self, game_id: str) -> Tile:
        say = self.app.words_of(game_id).say
        facts = Facts(say("game.name"), say("game.pitch"), numbers_of(game_id, self.app.settings.spoken))
        plain = self.app.settings.plain_titles
        return Tile(game_id, facts, lambda: self.app.open_game_page(game_id), plain=plain)

    def _ribbon(self, tile: Tile) -> Ribbon:
        """All of the tile goes on with the game; a button of its own opens the page."""
        entry, open_page = self.waiting[tile.game_id], tile.on_press
        tile.on_press = lambda: go_on_with(self.app, entry.path)
        tile.more = Button(
            f"title.more.{tile.game_id}", self.app.say("title.more"), open_page, kind="paper", role="body_strong",
            region="tiles",
        )  # fmt: skip
        ribbon = Ribbon(self.app, entry)
        tile.add(ribbon, tile.more)
        return ribbon

    def _language(self, language: str) -> LanguageButton:
        name, own_name = (self.app.say(f"title.languages.{language}.{part}") for part in ("short", "own"))
        spoken = self.app.settings.spoken == language
        return LanguageButton(language, name, own_name, lambda: self.app.change(language=language), spoken=spoken)

    def _streak(self) -> StreakMark | None:
        """How many days in a row puzzles of the day were solved, where they were; of several games the longest."""
        if not self._knows_progress:
            return None
        progress, today = self.app.services.progress, date.today()
        n, game_id = max((progress.streak(game_id, today), game_id) for game_id in GAMES.on_the_title)
        if not n:
            return None
        is_done = progress.is_solved_on(game_id, today)
        told = self.app.say(f"game_page.daily_{'done' if is_done else 'waits'}")
        return StreakMark(n, f"{self.app.say('daily.streak', n=n)}. {told}", is_done=is_done)

    def _ways(self) -> list[Button]:
        app = self.app
        ways = (
            ("daily", "daily", app.open_daily),
            ("shelf", "folder", app.open_shelf),
            ("statistics", "statistics", app.open_statistics),
            ("rules", "rulebook", self.ask_which_rules),
            ("settings", "settings", app.open_settings),
            ("credits", "crown", app.open_credits),
            ("quit", "close", self.desk.quit),
        )
        made = [Button(f"title.{way}", app.say(f"title.{way}"), go, icon=icon, region="ways") for way, icon, go in ways]
        if self.streak is not None:
            made[0].add(self.streak)
            made[0].tooltip = self.streak.told
        return made

    def enter(self) -> None:
        self._begin_at_the_first()
        self.desk.sounds.music(MUSIC)

    def _begin_at_the_first(self) -> None:
        self.focus.set(next((tile for tile in self.tiles if tile.more is not None), self.tiles[0]))

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._is_on_show:
            self._catch_up()
        self._is_on_show = True  # from the end of this frame

    def _catch_up(self) -> None:
        """What has changed on the shelf is read beside the frames, and shown when it is there."""
        if not self._knows_progress:
            self._knows_progress = True
            self.rebuild()
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
        if not self._has_more_to_show and self._work is None and self._unasked:
            self._ask_what_goes_on()

    def _ask_what_goes_on(self) -> None:
        """One game a frame, as soon as it is loaded: nobody waits for that here."""
        game_id = self._unasked[0]
        if not is_at_hand(game_id):
            return
        from pixtable.shell.game_page.events import what_goes_on  # noqa: PLC0415 - with all that games may show

        self._unasked.pop(0)
        if (found := what_goes_on(self.app, game_id)) is not None:
            self.running[game_id] = (found[0].icon, found[1])
            self._show_waiting()

    @property
    def _offered(self) -> "dict[str, Listed]":
        return {game_id: entry.listed for game_id, entry in self.waiting.items()}

    def _show_waiting(self) -> None:
        """A game to go on with is the first choice of whoever has not chosen yet."""
        begun_at = next((tile for tile in self.tiles if tile.more is not None), self.tiles[0])
        is_untouched = self.focus.current is begun_at
        self.rebuild()
        if is_untouched:
            self._begin_at_the_first()

    @property
    def is_moving(self) -> bool:
        return super().is_moving or self._is_behind or self._has_more_to_show or bool(self._unasked)

    def resume(self) -> None:
        """Whatever lay on top may have played or thrown away what waits here."""
        self._is_behind = True
        self._unasked, self.running = list(GAMES.on_the_title), {}
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

    def ask_which_rules(self) -> None:
        """None of the games goes without saying."""
        self.desk.push(WhichGame(self.app, self.app.say("title.which_game"), self.app.open_rulebook))

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

    @property
    def _is_new_here(self) -> bool:
        """Nobody has played or learnt anything here yet."""
        if self.waiting or self.app.settings.tables:
            return False
        return not (self._knows_progress and self.app.services.progress.has_begun)

    def on_hover(self, node: Node | None) -> None:
        self._has_looked = True

    def _saying(self) -> str:
        """The pitch of the game one looks at, or an invitation."""
        node = self.focus.current if self._has_looked or not self._is_new_here else None
        tile = tile_of(node) if node is not None and node.focused else None
        if tile is None:
            return self.app.say("title.newcomer" if self._is_new_here else "title.invitation")
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
