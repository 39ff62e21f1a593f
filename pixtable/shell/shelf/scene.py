"""The shelf: every saved game, the last played first. Files are opened and checked one a frame, so nothing hangs."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.shell.game_screens import Way, collections
from pixtable.shell.kit.opening import go_on_with
from pixtable.shell.kit.paper import Page
from pixtable.shell.shelf.rows import ShelfRow, Soundness
from pixtable.store.free_names import open_folder
from pixtable.store.library import Entry
from pixtable.store.saves import SaveError, verify
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node
from pixtable.ui.widgets import Button, Label, Panel, ScrollView

FOOT = 60.0
UNDO, FOLDER = 200.0, 300.0
EMPTY = 420.0


class ShelfScene(Page):
    name = "shelf"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.coming: Iterator[Entry] = app.services.library.entries()
        self.entries: list[Entry] = []
        self.soundness: dict[Path, Soundness] = {}
        self.deleted: Entry | None = None
        self.notice = ""
        self.all_here = False

    # Nodes

    def build_page(self) -> None:
        self.list = ScrollView("shelf.list")
        self.list.region = "rows"
        self.rows = [self._row(entry) for entry in self.entries]
        self.list.add(*self.rows)
        self._build_empty()
        self._build_foot()
        self.sheet.add(self.list, self.empty, self.invite, self.toast, self.statistics, *self.collections, self.folder)
        self._show()

    def _row(self, entry: Entry) -> ShelfRow:
        known = self.soundness.get(entry.path, Soundness.UNKNOWN)
        return ShelfRow(
            self.app, entry, lambda: go_on_with(self.app, entry.path), lambda: self.throw_away(entry), soundness=known
        )  # fmt: skip

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
        nothing = self.all_here and not self.entries
        self.empty.visible = self.invite.visible = nothing
        self.told.text = self.notice
        self.toast.visible = bool(self.notice)
        for button in (self.statistics, *self.collections):
            button.visible = not self.notice  # what is told lies over them
        self.undo.visible = self.deleted is not None
        self.header.remark = self.say("count", n=len(self.entries)) if self.entries else ""

    # Places

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        above, foot = rows(room.inset(0, Space.GRID, 0, 0), REST, FOOT, gap=Space.GRID)
        self.list.rect = above
        self._arrange_rows(canvas)
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

    def _arrange_rows(self, canvas: Canvas) -> None:
        tall = ShelfRow.tall(canvas)
        room = self.list.room_for(len(self.rows) * (tall + Space.GRID))
        for i, row in enumerate(self.rows):
            row.place(Rect(room.x, room.y + i * (tall + Space.GRID) + Space.HALF, room.w, tall))

    def enter(self) -> None:
        self.focus.set(self.back, by_pointer=True)

    # Files, one a frame

    def update(self, ms: float) -> None:
        super().update(ms)
        if not self.all_here:
            self._take_next()
        elif (row := self._unchecked()) is not None:
            self.soundness[row.entry.path] = _look_into(row.entry.path)
            row.mark_as(self.soundness[row.entry.path])

    def _take_next(self) -> None:
        entry = next(self.coming, None)
        if entry is None:
            self.all_here = True
        else:
            self.entries.append(entry)
            self.rows.append(self._row(entry))
            self.list.add(self.rows[-1])
        self._settle()
        if len(self.rows) <= 1:
            self._begin_at_the_first()

    def _begin_at_the_first(self) -> None:
        if self.focus.current is self.back:
            self.focus.set(self.rows[0] if self.rows else self.invite)

    def _settle(self) -> None:
        self._show()
        self.arrange(self.desk.view)
        self.desk.is_dirty = True

    def _unchecked(self) -> ShelfRow | None:
        return next((row for row in self.rows if row.soundness is Soundness.UNKNOWN), None)

    @property
    def is_moving(self) -> bool:
        return not self.all_here or self._unchecked() is not None or super().is_moving

    # What hands do

    def throw_away(self, entry: Entry) -> None:
        try:
            self.app.services.library.delete(entry)
        except OSError:
            self.tell(self.say("cannot_delete"))
            return
        self.deleted = entry
        self.entries.remove(entry)
        self.desk.play("card_slide")
        self.tell(self.say("deleted"))
        self.focus.set(self.undo)

    def take_back(self) -> None:
        if self.deleted is None:
            return
        entry, self.deleted = self.deleted, None
        try:
            self.app.services.library.restore(entry)
        except OSError:
            self.tell(self.say("cannot_restore"))
            return
        self.entries.append(entry)
        self.entries.sort(key=lambda one: one.played, reverse=True)
        self.desk.play("undo")
        self.tell("")
        self.focus.set(self._node_of(entry))

    def _node_of(self, entry: Entry) -> Node | None:
        return next((row for row in self.rows if row.entry is entry), None)

    def show_folder(self) -> None:
        folder = self.app.services.folders.data
        self.deleted = None
        self.tell(self.say("folder_opened" if open_folder(folder) else "folder_is", path=folder))

    def tell(self, notice: str) -> None:
        """Say it at the foot, until something else is to be said: nobody has to read against the clock."""
        self.notice = notice
        self.rebuild()

    def resume(self) -> None:
        """Games may have been played on meanwhile."""
        self.coming, self.entries, self.all_here = self.app.services.library.entries(), [], False
        self.soundness.clear()
        self.rebuild()

    def on_intent(self, intent: Intent) -> bool:
        if intent.want == Want.UNDO and not intent.released and self.deleted is not None:
            self.take_back()
            return True
        return False


def _look_into(path: Path) -> Soundness:
    try:
        return Soundness.SOUND if verify(path).agrees else Soundness.DOUBTFUL
    except SaveError:
        return Soundness.DOUBTFUL
