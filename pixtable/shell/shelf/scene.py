"""The shelf: every saved game, the last played first, and every file that should be one.

Rows are made from the shelf's index alone, those in sight only. What is not in it yet is read beside the frames.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.shell.game_screens import Way, collections
from pixtable.shell.kit.opening import go_on_with
from pixtable.shell.kit.paper import Page
from pixtable.shell.kit.work import do_a_little, leave_off
from pixtable.shell.shelf.rows import ShelfRow, Soundness
from pixtable.shell.shelf.unreadable import WaysOut, explain
from pixtable.store.free_names import open_folder
from pixtable.store.saves import SaveError
from pixtable.store.shelf_index import Listed
from pixtable.ui.draw.layout import REST, Rect, centred, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label, Panel
from pixtable.ui.widgets.long_list import LongList

FOOT = 60.0
UNDO, FOLDER = 200.0, 300.0
EMPTY = 420.0


class Deleted(NamedTuple):
    """What lies in the bin, and can still be taken out with one press."""

    listed: Listed
    binned: Path


class ShelfScene(Page):
    name = "shelf"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.index = app.services.shelf_index
        self.listing = self.index.listing
        self.deleted: Deleted | None = None
        self.notice = ""
        self._work: Iterator[None] | None = None
        self._is_behind = True
        self._seen_changes = self.index.changes

    # Nodes

    def build_page(self) -> None:
        self.list = LongList("shelf.list", self._row, ShelfRow.place)
        self.list.region = "rows"
        self._build_empty()
        self._build_foot()
        self.sheet.add(self.list, self.empty, self.invite, self.toast, self.statistics, *self.collections, self.folder)
        self._show()

    def _row(self, number: int) -> ShelfRow:
        listed = self.listing[number]
        row = ShelfRow(self.app, listed, lambda: self.open(row), lambda: self.throw_away(listed))
        if (entry := self.index.entry(listed)) is not None:
            row.tell_of(entry)
        return row

    def _build_empty(self) -> None:
        self.empty = Label("shelf.empty", self.say("empty"), "label", "muted_ink", align="centre")
        begin = lambda: self.app.open_new_game(next(iter(GAMES)))
        self.invite = Button("shelf.new_game", self.say("new_game"), begin, kind="primary", icon="play", region="rows")

    def _build_foot(self) -> None:
        self.toast = Panel("shelf.toast", "dark")
        self.told = Label("shelf.told", self.notice, "body", "cream")
        self.undo = Button("shelf.undo", self.say("undo"), self.take_back, icon="undo", region="foot", key="U")
        self.undo.press_sound = ""  # taking back is heard, whichever hand does it
        self.toast.add(self.told, self.undo)
        self.statistics = Button(
            "shelf.statistics", self.say("statistics"), self.app.open_statistics, icon="statistics", region="foot"
        )
        self.collections = [self._collection(game_id, way) for game_id, way in collections()]
        self.folder = Button("shelf.folder", self.say("folder"), self.show_folder, icon="folder", region="foot")

    def _collection(self, game_id: str, way: Way) -> Button:
        words = self.app.words_of(game_id).say(way.words_among_others or way.words)
        go = partial(way.go, self.app)
        return Button(f"shelf.{way.name}", words, go, icon=way.icon, region="foot")

    def _show(self) -> None:
        nothing, problem = self.index.has_looked and not self.listing, self.index.folder_problem
        self.empty.visible = nothing
        self.empty.text = self.say("empty") if problem is None else self.app.say(problem.key, **problem.values)
        self.invite.visible = nothing and problem is None
        self.told.text = self.notice
        self.toast.visible = bool(self.notice)
        for button in (self.statistics, *self.collections):
            button.visible = not self.notice  # what is told lies over them
        self.undo.visible = self.deleted is not None
        self.header.remark = self.say("count", n=len(self.listing)) if self.listing else ""

    # Places

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        above, foot = rows(room.inset(0, Space.GRID, 0, 0), REST, FOOT, gap=Space.GRID)
        self.list.rect = above
        self.list.show(len(self.listing), ShelfRow.tall(canvas))
        self.empty.rect = centred((above.w - 2 * Space.SHEET, above.h / 2), above).moved(0, -Space.START)
        wide = max(EMPTY, self.invite.natural(canvas).w)
        self.invite.rect = centred((wide, Space.START), above).moved(0, Space.START)
        folder = min(max(FOLDER, self.folder.natural(canvas).w), foot.w / 3)
        toast, self.folder.rect = columns(foot, REST, folder, gap=Space.GAP)
        self.toast.rect = toast
        beside = (self.statistics, *self.collections)
        for button, rect in zip(beside, columns(toast, *[REST] * len(beside), gap=Space.GAP), strict=True):
            button.rect = rect
        told, undo = columns(toast.inset(Space.GAP, Space.HALF), REST, UNDO, gap=Space.GRID)
        self.told.rect = told if self.undo.visible else toast.inset(Space.GAP, Space.HALF)
        self.undo.rect = undo

    def enter(self) -> None:
        self.focus.set(self.back, by_pointer=True)
        self._begin_at_the_first()

    # What is not known yet

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._work is None and (self._is_behind or self._untold):
            self._work = self.index.catch_up(first=lambda: [row.listed for row in self._untold])
        if self._work is not None and do_a_little(self._work):
            self._work, self._is_behind = None, False
        if self._seen_changes != self.index.changes:
            self._seen_changes = self.index.changes
            self._take_in_listing()
        self._tell_of_the_untold()

    def _take_in_listing(self) -> None:
        if self.listing is not self.index.listing:
            self.listing = self.index.listing
            self.list.make_anew()
        self._show()
        self.arrange(self.desk.view)
        self.focus.check()
        self._begin_at_the_first()

    def _begin_at_the_first(self) -> None:
        if self.focus.current is not self.back or not self.index.has_looked:
            return
        first = self.list.rows[0] if self.list.rows else self.invite
        if first.visible:
            self.focus.set(first)

    @property
    def _untold(self) -> list[ShelfRow]:
        return [row for row in self.list.rows if row.soundness is Soundness.UNKNOWN]

    def _tell_of_the_untold(self) -> None:
        for row in self._untold:
            entry = self.index.entry(row.listed)
            if entry is not None and entry != row.entry:
                row.tell_of(entry)
                self.desk.is_dirty = True

    @property
    def is_moving(self) -> bool:
        return self._is_behind or bool(self._untold) or super().is_moving

    def pause(self) -> None:
        self.leave()

    def leave(self) -> None:
        self.put_away()

    def put_away(self) -> None:
        leave_off(self._work)
        self._work = None

    # What hands do

    def open(self, row: ShelfRow) -> None:
        if row.entry is None or row.entry.problem is None:
            go_on_with(self.app, self.index.folder / row.listed.name)
            return
        entry, listed = row.entry, row.listed
        ways = WaysOut(self.show_file, lambda: self.rescue(listed), lambda: self.throw_away(listed))
        explain(self.app, entry, row.entry.problem, ways)

    def throw_away(self, listed: Listed) -> None:
        self.leave()  # a file that is being read cannot be moved everywhere
        path = self.index.folder / listed.name
        try:
            binned = self.app.services.library.delete(path)
        except FileNotFoundError:
            self.index.drop(listed)
            self.tell(self.say("gone"))
            return
        except OSError:
            self.tell(self.say("cannot_delete"))
            return
        self.deleted = Deleted(listed, binned)
        self.index.drop(listed)
        self.desk.play("card_slide")
        self.tell(self.say("deleted"))
        self.focus.set(self.undo)

    def take_back(self) -> None:
        if self.deleted is None:
            return
        (listed, binned), self.deleted = self.deleted, None
        try:
            self.app.services.library.restore(binned, self.index.folder / listed.name)
        except OSError:
            self.tell(self.say("cannot_restore"))
            return
        self.index.put_back(listed)
        self.desk.play("undo")
        self.tell("")
        self.focus.set(self.list.row(self.listing.index(listed)))

    def rescue(self, listed: Listed) -> None:
        """What is sound of a damaged game becomes a new one."""
        self.leave()
        self.deleted = None
        try:
            rescued = self.app.services.library.rescue(self.index.folder / listed.name)
        except SaveError as error:
            self.tell(self.app.say(error.key, **error.values))
            return
        self._is_behind = True
        self.tell(self.say("nothing_sound") if rescued is None else self.say("rescued", n=rescued.moves))

    def show_file(self) -> None:
        self._show_in_files(self.index.folder)

    def show_folder(self) -> None:
        self._show_in_files(self.app.services.folders.data)

    def _show_in_files(self, folder: Path) -> None:
        self.deleted = None
        self.tell(self.say("folder_opened" if open_folder(folder) else "folder_is", path=folder))

    def tell(self, notice: str) -> None:
        """Say it at the foot, until something else is to be said: nobody has to read against the clock."""
        self.notice = notice
        self.listing, self._seen_changes = self.index.listing, self.index.changes
        self.rebuild()

    def resume(self) -> None:
        """Games may have been played on meanwhile."""
        self._is_behind = True

    def on_intent(self, intent: Intent) -> bool:
        if intent.want == Want.UNDO and not intent.released and self.deleted is not None:
            self.take_back()
            return True
        return False
