"""The table: the shell round a game's own stage. It plays moves, shows what happened and finds the way back."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pixtable.app.director import Director
from pixtable.app.saves import Problem, SaveError
from pixtable.app.scenes.table_bar import TopBar, tool
from pixtable.app.scenes.table_frame import HEADING, table_frame
from pixtable.app.scenes.table_log import GameLog
from pixtable.app.scenes.table_rail import LogEntry, Rail, SeatPlate
from pixtable.app.scenes.table_strip import TimeStrip
from pixtable.app.scenes.toast import Toast
from pixtable.app.sitting import Played, Sitting, view_for
from pixtable.app.tables import TABLES
from pixtable.core.events import Move, Seat
from pixtable.ui.canvas import Canvas
from pixtable.ui.choreo import shake
from pixtable.ui.intent import Intent, Want
from pixtable.ui.layout import Point
from pixtable.ui.motion import Motion
from pixtable.ui.node import Node
from pixtable.ui.panels import backdrop
from pixtable.ui.scene import Scene
from pixtable.ui.stage import Sitter, Tastes
from pixtable.ui.units import View
from pixtable.ui.widgets import Answer, Dialog, IconButton

if TYPE_CHECKING:
    from pixtable.app.app import App


class TableScene(Scene):
    """The host of a stage (`ui.stage.Host`)."""

    def __init__(self, app: "App", sitting: Sitting, notice: Problem | None = None) -> None:
        super().__init__()
        self.app, self.sitting = app, sitting
        self.kit = TABLES[sitting.game.id]
        self.is_previewing = False
        self.looking_at: int | None = None
        self._viewer: Seat = self._first_viewer()
        self._notice = notice
        self._offered: object = None
        self._wants_hint = False
        self._result_shown = False

    # Nodes

    def build(self) -> None:
        self.__dict__.pop("sitters", None)  # in another language seats have other names
        self.stage = self.kit.stage()
        self.director = Director(self.sitting.match.rules, self.stage, self.motion)
        self.director.on_event = lambda event, before: self._shown_one()
        view = view_for(self.sitting.match, self.sitting.match.n, self.viewer)
        self.stage.attach(self, view)
        self.log = GameLog(self.sitting, self.stage)
        self.bar = self._make_bar()
        self.rail = Rail(
            (self._say("players"), self._say("inspector"), self._say("log")),
            [SeatPlate(sitter) for sitter in self.sitters],
        )
        names = ("first", "back", "forward", "last")
        self.strip = TimeStrip({name: self._say(f"time.{name}") for name in names}, self.look_at)
        self.toast = Toast(self.cite)
        self.root.add(self.rail, self.stage, self.bar, self.strip, self.toast)  # the inspector lies on the rail
        self.drag.handler = self.stage
        self.sitting.look_at = self.look_at
        self.director.jump(view, self.viewer)
        if self._notice is not None:
            self.toast.show(self.app.say(self._notice.key, **self._notice.values))

    def _make_bar(self) -> TopBar:
        home = IconButton("table.home", "home", self.go_home, tooltip=self._say("home"), key="Esc", region="actions")
        tools = {
            "undo": ("undo", self.undo, "U"),
            "redo": ("redo", self.redo, "Y"),
            "hint": ("hint", self.ask_for_hint, "H"),
            "rules": ("rulebook", lambda: self.app.open_rulebook(self.sitting.game.id), "F1"),
            "settings": ("settings", self.app.open_settings, "F10"),
        }
        return TopBar(
            home,
            [
                tool(name, icon, act, tooltip=self._say(f"tools.{name}"), key=key)
                for name, (icon, act, key) in tools.items()
            ],
        )

    def arrange(self, view: View) -> None:
        frame = table_frame(view, len(self.sitting.chairs), self.desk.canvas.text_scale)
        self.bar.arrange(frame.top)
        self.rail.rect = frame.rail
        self.rail.inspector_top = frame.inspector.y - HEADING
        for plate, rect in zip(self.rail.plates, frame.plates, strict=True):
            plate.rect = rect
        self.rail.arrange_log(frame.log.inset(0, HEADING, 0, 0), self.desk.canvas.text_scale)
        self.strip.arrange(frame.strip)
        self.stage.rect = frame.stage
        self.stage.arrange(frame.stage, frame.inspector)
        self.toast.arrange(frame.stage)
        self._refresh()

    def enter(self) -> None:
        self.desk.sounds.music(self.kit.music)

    def leave(self) -> None:
        self.sitting.leave()

    def resume(self) -> None:
        """Settings may have changed what the stage shows."""
        self._offered = None

    def paint(self, canvas: Canvas) -> None:
        ground = self.desk.view.rect.inset(0, self.bar.rect.h, self.rail.rect.w, self.strip.rect.h)
        backdrop(canvas, self.kit.ground, 1.0, ground)

    # What a stage may ask (ui.stage.Host)

    @cached_property
    def sitters(self) -> Sequence[Sitter]:
        return [self._sitter(seat) for seat in range(len(self.sitting.chairs))]

    def _sitter(self, seat: Seat) -> Sitter:
        chair = self.sitting.chairs[seat]
        name = chair.name or self._say("seat", n=seat + 1)
        if chair.is_person:
            return Sitter(seat, name, True, self._say("human"))
        portrait = f"{self.sitting.game.id}/personas/{chair.persona}" if chair.persona else ""
        return Sitter(seat, name, False, self._say(f"levels.{chair.level}"), portrait)

    @property
    def viewer(self) -> Seat:
        return self._viewer

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.sitting.match.rules.to_act(self.director.shown)

    @property
    def moves(self) -> Sequence[Move]:
        if self.looking_at is not None or self.director.has_more or self.sitting.deciding != self.viewer:
            return ()
        return self.sitting.moves(self.viewer)

    @property
    def tastes(self) -> Tastes:
        return self.app.tastes

    @property
    def motion(self) -> Motion:
        return self.desk.motion

    @property
    def now(self) -> float:
        return self.desk.now

    def say(self, key: str, **values: object) -> str:
        return self.app.words_of(self.sitting.game.id).say(key, **values)

    def commit(self, move: Any) -> None:
        self._forget_pointers()
        try:
            self._show(self.sitting.play(self.viewer, move))
        except SaveError as error:
            self.toast.show(self.app.say(error.key, **error.values))

    def explain(self, move: Any, at: Node) -> None:
        refusal = self.sitting.refuse(self.viewer, move)
        if refusal is not None:
            self.toast.show(self.say(f"refusals.{refusal.key}", **refusal.numbers), refusal.clause)
            shake(at, self.motion)
            self.sound("invalid")

    def sound(self, name: str, step: int = 0) -> None:
        self.desk.play(name, step)

    def cite(self, clause: str) -> None:
        self.app.open_rulebook(self.sitting.game.id, clause)

    def _say(self, key: str, **values: object) -> str:
        return self.app.say(f"table.{key}", **values)

    # Time

    def update(self, ms: float) -> None:
        super().update(ms)
        self.director.update(ms)
        if self.looking_at is None and not (self._wants_hint and self._give_hint()):
            self.sitting.think_ahead()
            if not self.director.is_busy:
                self._go_on()
        self._offer()

    @property
    def is_moving(self) -> bool:
        return super().is_moving or self.director.is_busy or self.sitting.is_thinking or self._goes_on_by_itself

    @property
    def _goes_on_by_itself(self) -> bool:
        if self.looking_at is not None:
            return False
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
            self._show(played)

    def _show(self, played: Played) -> None:
        self.director.tell(played, self.app.settings.pace)
        self.director.update(0.0)
        self.log.follow()
        self._refresh()

    def _shown_one(self) -> None:
        self.log.events_shown += 1
        self._refresh()

    def _offer(self) -> None:
        """Let the stage know when what the player may do has changed without anything having happened."""
        offered = (self.sitting.match.n, self.viewer, self.looking_at, bool(self.moves), self.tastes)
        if offered != self._offered:
            self._offered = offered
            self.stage.sync(self.director.shown, animate=True)
            self._refresh()

    def _refresh(self) -> None:
        """The shell follows what is shown, not what has been decided: nothing is told before it is seen."""
        to_act = self.to_act
        self.bar.headline = f"{self.sitting.game.name} · {self.stage.headline()}"
        self.bar.status = self._status()
        self.bar.seat = to_act[0] if to_act else None
        for seat, (plate, info) in enumerate(zip(self.rail.plates, self.stage.plates(), strict=True)):
            plate.plate = info
            plate.is_now = seat in to_act
            plate.is_next = bool(to_act) and seat == (to_act[-1] + 1) % len(self.rail.plates)
        self.rail.show_log(self.log.shown(), self._look_at_entry)
        self.strip.show(self.log.ticks, self.log.steps_shown(), self.stage.clock())
        self._enable_tools()

    def _status(self) -> str:
        if self.looking_at is not None:
            return self._say("looking", at=self.looking_at, all=len(self.sitting.match.steps))
        return self.stage.status()

    def _enable_tools(self) -> None:
        enabled = {
            "table.undo": self.sitting.undo_point() is not None,
            "table.redo": self.sitting.redo_point() is not None,
            "table.hint": bool(self.moves),
        }
        for button in self.bar.tools:
            button.enabled = enabled.get(button.id, True)

    # Whose side of the table

    def _first_viewer(self) -> Seat:
        persons = self.sitting.persons
        deciding = self.sitting.deciding
        return deciding if deciding is not None else persons[0] if persons else 0

    def _turn_the_table(self) -> None:
        """Several people at one laptop: the garden of whoever decides comes near."""
        deciding, way = self.sitting.deciding, self.app.settings.hand_over
        if deciding is None or deciding == self.viewer:
            return
        if way == "curtain":
            self.app.open_curtain(self.sitting, deciding)
        self._sit_on(deciding)

    def _sit_on(self, seat: Seat) -> None:
        self._viewer = seat
        self.director.jump(view_for(self.sitting.match, self.sitting.match.n, seat), seat, animate=True)
        self._refresh()

    # Back and forth

    def undo(self) -> None:
        n = self.sitting.undo_point()
        if n is None:
            return
        if not self.sitting.may_return_to(n):
            self.toast.show(self._say("undo_revealed"))
            return
        self.sound("undo")
        self._return_to(n)

    def redo(self) -> None:
        n = self.sitting.redo_point()
        if n is not None:
            self._return_to(n)

    def _return_to(self, n: int) -> None:
        self._forget_pointers()
        self.looking_at = None
        self._result_shown = False
        self.sitting.return_to(n)
        self._viewer = self._first_viewer() if len(self.sitting.persons) > 1 else self._viewer
        self._jump(n)

    def look_at(self, n: int) -> None:
        """Show the game as it was after step `n`, without changing anything; now is where it was left."""
        n = max(0, min(n, len(self.sitting.match.steps)))
        self._forget_pointers()
        self.director.finish()
        self.looking_at = None if n == self.sitting.match.n else n
        self._jump(n)

    def _look_at_entry(self, entry: LogEntry) -> None:
        self.look_at(entry.step)

    def _jump(self, n: int) -> None:
        self.director.jump(view_for(self.sitting.match, n, self.viewer), self.viewer)
        self.log.rebuild(n)
        self._refresh()

    # Hints

    def ask_for_hint(self) -> None:
        if self.moves:
            self._wants_hint = True
            self.sitting.ask_for_hint(self.viewer)

    def _give_hint(self) -> bool:
        """True while the hint is being thought about."""
        move = self.sitting.hint(self.viewer)
        if move is None:
            return self.sitting.is_thinking
        self._wants_hint = False
        self.stage.announce(move)
        self.sound("hint_chime")
        return False

    # Hands

    def on_intent(self, intent: Intent) -> bool:
        if intent.want == Want.PREVIEW:
            return self._preview(not intent.released)
        if intent.released:
            return False
        ways = {
            Want.UNDO: self.undo,
            Want.REDO: self.redo,
            Want.HINT: self.ask_for_hint,
            Want.NEXT_STEP: self.director.hurry,
            Want.LOG: lambda: self.focus.enter("log"),
            Want.RULES: lambda: self.app.open_rulebook(self.sitting.game.id),
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

    def on_cancel(self) -> None:
        if self.toast.visible:
            self.toast.hide()
        elif self.looking_at is not None:
            self.look_at(self.sitting.match.n)
        else:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        stay = Answer("stay", self._say("leave.stay"), kind="primary")
        leave = Answer("home", self._say("leave.home"), self.go_home, icon="home")
        self.desk.push(Dialog(self._say("leave.title"), self._say("leave.text"), [stay, leave]))

    def go_home(self) -> None:
        self.app.open_title()

    def _forget_pointers(self) -> None:
        """A person acts: what pointed at the last moves has done its service."""
        self.toast.hide()
        self._wants_hint = False
        self.sitting.stop_thinking()
        self.stage.quieten()
