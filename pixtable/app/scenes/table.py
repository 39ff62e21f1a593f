"""The table: the shell round a game's own stage. It plays moves, shows what happened and finds the way back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pixtable.app.director import Director
from pixtable.app.saves import Problem
from pixtable.app.scenes.curtain import CurtainScene
from pixtable.app.scenes.table_bar import SEPARATOR, PastTools, TopBar, tool
from pixtable.app.scenes.table_frame import HEADING, table_frame
from pixtable.app.scenes.table_hints import HintLadder
from pixtable.app.scenes.table_log import GameLog
from pixtable.app.scenes.table_past import PastScene
from pixtable.app.scenes.table_rail import Rail, SeatPlate
from pixtable.app.scenes.table_strip import TimeStrip
from pixtable.app.scenes.toast import Toast
from pixtable.app.sitting import Played, Sitting, view_for
from pixtable.app.tables import TABLES
from pixtable.core.events import Seat
from pixtable.ui.canvas import Canvas
from pixtable.ui.intent import Intent, Want
from pixtable.ui.layout import Point
from pixtable.ui.motion import PACES, SWEEP, Pace
from pixtable.ui.node import Node
from pixtable.ui.panels import backdrop
from pixtable.ui.units import View
from pixtable.ui.widgets import Answer, Dialog, IconButton

if TYPE_CHECKING:
    from pixtable.app.app import App


USUAL_PACE = "normal"
SWEEPS_FROM = 4
"""So many opponents in a row are shown as one sweep at the usual pace."""


class TableScene(PastScene):
    def __init__(self, app: "App", sitting: Sitting, notice: Problem | None = None) -> None:
        super().__init__(app, sitting)
        self.kit = TABLES[sitting.game.id]
        self._notice = notice
        self._offered: object = None
        self.hints = HintLadder(self)
        self._result_shown = False
        self._has_drawer = self._is_log_open = False
        self._rehearsals: list[Callable[[Canvas], None]] = []

    # Nodes

    def build(self) -> None:
        super().build()
        self.stage = self.kit.stage()
        self.director = Director(self.sitting.match.rules, self.stage, self.motion)
        self.director.on_event = lambda event, before: self._shown_one()
        n = self.sitting.match.n if self.looking_at is None else self.looking_at
        view = view_for(self.sitting.match, n, self.viewer)
        self.stage.attach(self, view)
        self.log = GameLog(self.sitting, self.stage, self.viewer, n)
        self.bar = self._make_bar()
        self.rail = Rail(
            (self.words("players"), self.stage.inspector_title() or self.words("inspector"), self.words("log")),
            [SeatPlate(sitter) for sitter in self.sitters],
        )
        names = ("first", "back", "forward", "last")
        self.strip = TimeStrip({name: self.words(f"time.{name}") for name in names}, self)
        self.toast = Toast(self.cite, self.stage.toast_room, self.desk.canvas)
        self.root.add(self.rail, self.stage, self.bar, self.strip, self.toast)  # the inspector lies on the rail
        self.drag.handler = self.stage
        self.sitting.look_at, self.sitting.watch_from = self.look_at, self.watch_from
        self.sitting.show_past = self.show_past
        self.sitting.show_better = self.show_better
        self.director.jump(view, self.viewer)
        if self._notice is not None:
            self.toast.show(self.app.say(self._notice.key, **self._notice.values))

    def _make_bar(self) -> TopBar:
        key = self.desk.keymap.shown(Want.CANCEL)
        home = IconButton("table.home", "home", self.go_home, tooltip=self.words("home"), key=key, region="actions")
        tools: dict[str, tuple[str, Callable[[], None], Want | None]] = {
            "undo": ("undo", self.undo, Want.UNDO),
            "redo": ("redo", self.redo, Want.REDO),
            "hint": ("hint", self.ask_for_hint, Want.HINT),
            "show_log": ("log", self.open_log, Want.LOG),
            "rules": ("rulebook", self.open_rules, Want.RULES),
            "settings": ("settings", self.app.open_settings, Want.MENU),
        }
        if not self.kit.has_drawer:
            del tools["show_log"]
        if self.kit.has_album:
            tools = {"album": ("deck", self.open_album, None), **tools}
        shown = self.desk.keymap.shown
        return TopBar(
            home,
            [
                tool(name, icon, act, tooltip=self.words(f"tools.{name}"), key=shown(want) if want else "")
                for name, (icon, act, want) in tools.items()
            ],
            PastTools(self),
        )

    def arrange(self, view: View) -> None:
        text_scale = self.desk.canvas.text_scale
        frame = table_frame(
            view, len(self.sitting.chairs), text_scale, self.kit.inspector, has_drawer=self.kit.has_drawer
        )
        self._has_drawer = frame.is_drawer
        self.bar.arrange(frame.top)
        self.rail.rect = frame.rail
        self.rail.inspector_top, self.rail.has_headings = frame.inspector.y - HEADING, not frame.is_drawer
        for plate, rect in zip(self.rail.plates, frame.plates, strict=True):
            plate.rect = rect
        self.rail.arrange_log(frame.log if frame.is_drawer else frame.log.inset(0, HEADING, 0, 0), text_scale)
        self.strip.arrange(frame.strip)
        self.stage.rect = frame.stage
        is_covered = self._is_log_open and frame.is_drawer
        self.stage.arrange(frame.stage, frame.inspector.top_part(0) if is_covered else frame.inspector)
        self.toast.arrange()
        self.refresh()

    def enter(self) -> None:
        self.desk.sounds.music(self.kit.music)
        self.desk.pictures.expect(self.kit.pictures)
        if self._needs_curtain:
            self.draw_curtain()

    def leave(self) -> None:
        self.pause_replay()
        self.sitting.leave()

    def returned(self) -> None:
        self._result_shown = False

    def resume(self) -> None:
        """Settings may have changed what the stage shows."""
        self._offered = None

    def paint(self, canvas: Canvas) -> None:
        ground = self.desk.view.rect.inset(0, self.bar.rect.h, self.rail.rect.w, self.strip.rect.h)
        backdrop(canvas, self.kit.ground, 1.0, ground)

    # Time

    def update(self, ms: float) -> None:
        super().update(ms)
        self.director.update(ms)
        if self.is_replaying:
            self.go_on_replaying()
        elif self.looking_at is None and not self.hints.wait():
            self.sitting.think_ahead()
            if not self.director.is_busy:
                self._go_on()
        self.offer()
        if self.looking_at is None:
            self._address()  # it follows the hand, not only what happens
        if self._rehearsals and not self.is_moving:
            self._rehearse()

    def _rehearse(self) -> None:
        canvas = self.desk.canvas
        with canvas.aside():
            self._rehearsals.pop(0)(canvas)

    @property
    def is_moving(self) -> bool:
        if super().is_moving or self.director.is_held:
            return super().is_moving  # what is held waits for a hand, not for time
        return self.director.is_busy or self.sitting.is_thinking or self._goes_on_by_itself

    @property
    def _goes_on_by_itself(self) -> bool:
        if self.looking_at is not None:
            return self.is_replaying
        if self.sitting.is_over:
            return not self._result_shown
        return self.sitting.awaits_opponent or self.sitting.deciding != self.viewer

    def _go_on(self) -> None:
        if self.sitting.is_over:
            if not self._result_shown:
                self._result_shown = True
                self.app.open_result(self.sitting)
            return
        self._turn_the_table()
        if played := self.sitting.play_thought():
            self.show(played)

    def show(self, played: Played) -> None:
        self.director.tell(played, self._tempo(played.seat), to_somebody=bool(self.sitting.persons))
        self.director.update(0.0)
        self.log.follow()
        self.refresh()

    def _tempo(self, seat: Seat) -> Pace:
        pace = self.app.settings.pace
        is_one_of_many = self.sitting.opponents_beside(seat) >= SWEEPS_FROM
        return SWEEP if pace == USUAL_PACE and is_one_of_many else PACES[pace]

    def _shown_one(self) -> None:
        self.log.events_shown += 1
        self.refresh()

    def offer(self) -> None:
        """Let the stage know when what the player may do has changed without anything having happened."""
        if self._on_offer() != self._offered:
            self._offered = self._on_offer()
            self.stage.sync(self.director.shown, animate=True)
            self.refresh()
            self._rehearsals = list(self.stage.rehearsals()) if self.moves else []

    def _on_offer(self) -> object:
        return self.sitting.match.n, self.viewer, self.looking_at, bool(self.moves), self.tastes, self.stage.spoken_to

    def offer_nothing(self) -> None:
        self._offered, self._rehearsals = self._on_offer(), []

    def refresh(self) -> None:
        """The shell follows what is shown, not what has been decided: nothing is told before it is seen."""
        name = self.words("what_if") if self.sitting.is_what_if else self.sitting.game.name
        self.bar.headline = f"{name}{SEPARATOR}{self.stage.headline()}"
        self._address()
        to_act = self.to_act if self.stage.spoken_to is None else (self.stage.spoken_to,)
        for seat, (plate, info) in enumerate(zip(self.rail.plates, self.stage.plates(), strict=True)):
            plate.plate = info
            plate.is_now = seat in to_act
            plate.is_next = info.is_next
        self.rail.show_log(self.log.shown(), self.look_at_entry)
        is_log_free = self._is_log_open if self._has_drawer else not self.stage.covers_log()
        self.rail.log.visible = is_log_free and self.rail.has_room_for_log
        self.strip.show(self.log.ticks, self.log.steps_shown(), self.stage.clock(), self.sitting.recorded.notes)
        self.bar.show_tools(is_past=self.looking_at is not None)
        self._enable_tools()

    def _address(self) -> None:
        """What is to be done, and by whom."""
        to_act = self.to_act
        first = self.viewer if self.viewer in to_act else to_act[0] if to_act else None
        self.bar.status = self._status()
        self.bar.seat = first if self.stage.spoken_to is None else self.stage.spoken_to

    def _status(self) -> str:
        if self.looking_at is not None:
            return self.words("looking", at=self.looking_at, all=len(self.sitting.match.steps))
        return self.stage.status()

    def _enable_tools(self) -> None:
        enabled = {
            "table.undo": self.sitting.undo_point() is not None,
            "table.redo": self.sitting.redo_point() is not None,
            "table.hint": bool(self.moves) and self.stage.takes_hints,
        }
        for button in self.bar.tools:
            button.enabled = enabled.get(button.id, True)

    # Whose side of the table

    def _turn_the_table(self) -> None:
        """Several people at one laptop: the side of whoever decides comes near."""
        deciding = self.sitting.deciding
        if deciding is None or deciding == self.viewer:
            return
        self.hand_over_to(deciding)
        self.director.jump(view_for(self.sitting.match, self.sitting.match.n, deciding), deciding, animate=True)
        self.refresh()

    def hand_over_to(self, seat: Seat) -> None:
        """The curtain falls before anything is shown that only the next person may see."""
        self.viewer = seat
        self.stage.cover()
        if self._needs_curtain or self.app.settings.hand_over == "curtain":
            self.draw_curtain()
        self.log.tell_to(seat)

    @property
    def _needs_curtain(self) -> bool:
        """Where the people at the table may not see the same, and the stage does not see to it by itself."""
        covers = self.stage.covers_secrets and self.tastes.peeks
        return not covers and self.sitting.has_secrets(self.sitting.match.n)

    def draw_curtain(self) -> None:
        self.app.open_curtain(self.sitting, self.viewer)

    def window_left(self) -> None:
        """Nobody may be looking, or somebody else: what is secret is covered."""
        self.stage.cover()
        if self._needs_curtain and not isinstance(self.desk.top, CurtainScene):
            self.draw_curtain()

    def open_album(self) -> None:
        """Only what was scored is in it, so that nothing is given away of the turn on the table."""
        self.app.album.keep(self.sitting)
        self.app.open_album()

    def open_log(self) -> None:
        """Where it lies behind the inspector, the same press again brings that back."""
        self._is_log_open = not self._is_log_open and self._has_drawer
        self.arrange(self.desk.view)
        if self.rail.log.visible:
            self.focus.enter("log")

    # Hints

    def ask_for_hint(self) -> None:
        if self.moves and self.stage.takes_hints:
            self.remark("hint")
            self.hints.press()

    # Hands

    def on_intent(self, intent: Intent) -> bool:
        if intent.want == Want.PREVIEW and self.looking_at is None:
            return self._preview(not intent.released)
        if intent.released:
            return False
        if self.look_by(intent):
            return True
        ways = {
            Want.UNDO: self.undo,
            Want.REDO: self.redo,
            Want.HINT: self.ask_for_hint,
            Want.NEXT_STEP: self.director.hurry,
            Want.LOG: self.open_log,
            Want.RULES: self.open_rules,
            Want.MENU: self.app.open_settings,
        }
        if intent.want in ways:
            ways[intent.want]()
            return True
        if intent.want == Want.CONFIRM and self.director.has_more:
            self.director.hurry()
            return True
        return self.stage.on_intent(intent)

    def _preview(self, held: bool) -> bool:
        """The preview key shows the board "after"; while opponents act it completes their beat instead."""
        if held and self.director.has_more:
            self.director.hurry()
            return True
        self.is_previewing = held
        self.stage.sync(self.director.shown, animate=True)
        return True

    def on_empty_click(self, at: Point) -> None:
        self.toast.hide()
        self.director.hurry()

    def on_turn(self, amount: float, free: bool) -> bool:
        return self.stage.turn_held(amount, free)

    def on_right_click(self, node: Node | None, at: Point) -> None:
        self.stage.look_closer(node)

    def on_cancel(self) -> None:
        if self.toast.visible:
            self.toast.hide()
        elif self.looking_at is not None:
            self.look_at_now()
        elif self.sitting.is_what_if:
            self.close()
        else:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        stay = Answer("stay", self.words("leave.stay"), kind="primary")
        leave = Answer("home", self.words("leave.home"), self.go_home, icon="home")
        self.desk.push(Dialog(self.words("leave.title"), self.words("leave.text"), [stay, leave]))

    def go_home(self) -> None:
        if self.sitting.is_what_if:
            self.close()
        else:
            self.app.open_title()

    def open_rules(self) -> None:
        self.app.open_rulebook(self.sitting.game.id)

    def forget_pointers(self) -> None:
        self.toast.hide()
        self.hints.forget()
        self.sitting.stop_thinking()
        self.stage.quieten()
