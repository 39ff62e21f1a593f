"""The table: the shell round a game's own stage. It plays moves, shows what happened and finds the way back."""

from collections.abc import Callable, Sequence
from typing import Any

from pixtable.core.events import Event, Move, Seat
from pixtable.core.open import Listed
from pixtable.play.afterthought import Afterthought
from pixtable.play.director import Director
from pixtable.play.pondering import Pondering
from pixtable.play.session import Played, Session, view_for
from pixtable.play.telling import Telling
from pixtable.shell.app import App
from pixtable.shell.game_screens import Way, open_result, screens_of
from pixtable.shell.kit.next_step import NextStep
from pixtable.shell.kit.toast import Toast
from pixtable.shell.table.bar import SEPARATOR, TopBar
from pixtable.shell.table.frame import HEADING, TableFrame, table_frame
from pixtable.shell.table.glimpse import Glimpse
from pixtable.shell.table.guide import Guide
from pixtable.shell.table.handover import Handover
from pixtable.shell.table.hints import Hints
from pixtable.shell.table.history import LogEntry
from pixtable.shell.table.host import TableHost
from pixtable.shell.table.log import GameLog
from pixtable.shell.table.named import Named
from pixtable.shell.table.offer import Offer
from pixtable.shell.table.rail import Rail, SeatPlate
from pixtable.shell.table.safekeeping import Safekeeping
from pixtable.shell.table.strip import TimeStrip
from pixtable.shell.table.timeline import Timeline
from pixtable.shell.table.tools import PastTools, tool
from pixtable.shell.table.turn_card import TurnCard
from pixtable.shell.table.what_if_ground import what_if_ground
from pixtable.shell.table.why.card import WhyCard
from pixtable.shell.table.why.words import WhyWords
from pixtable.shell.talk.talk import Talk
from pixtable.store.saves import Problem, SaveError
from pixtable.table.loading import table_of
from pixtable.table.seats import Sitter
from pixtable.table.tastes import Tastes
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.panels import backdrop, rail
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import DIRECTIONS, Input, Intent, Pointer, Press, Want
from pixtable.ui.motion.durations import GOES_ON, PACES, SWEEP, Pace
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import IconButton
from pixtable.ui.widgets.dialog import Answer, Dialog

USUAL_PACE = "normal"
PRESSES = {Want.CONFIRM, Want.PREVIEW, Want.NEXT_STEP, Want.DIGIT, Want.LETTER}
"""Together with the ways: what completes a show."""
SWEEPS_FROM = 4
"""So many opponents in a row are shown as one sweep at the usual pace."""


class TableScene(Scene):
    """It holds its parts together, and gives each of them no more of itself than that part's port."""

    def __init__(self, app: App, session: Session, notice: Problem | None = None, guide: Guide | None = None) -> None:
        super().__init__()
        self.app, self.session = app, session
        self.kit = table_of(session.game.id)
        self._notice = notice
        self.guide = guide or Guide()
        self.safekeeping = Safekeeping(app, self)
        self.handover = Handover(app, self)
        self.timeline = Timeline(app, self, self.handover)
        self.host = TableHost(app, self)
        self.hints = Hints(self.host)
        self.offer = Offer(self)
        self.talk = Talk(self)
        self.pondering = Pondering(session)
        self.is_previewing = False
        self.guide.attach(self)
        self._result_shown = False
        self._has_drawer = self._is_log_open = False

    def words(self, key: str, **values: object) -> str:
        """A sentence of the shell's own."""
        return self.app.say(f"table.{key}", **values)

    @property
    def telling(self) -> Telling:
        """The game's own words, with the names of those who sit here."""
        game = self.session.game
        return Telling(game, self.app.words_of(game.id), lambda seat: self.handover.sitters[seat].name)

    # What the parts know of each other through the table

    @property
    def viewer(self) -> Seat:
        return self.handover.viewer

    @property
    def looking_at(self) -> int | None:
        return self.timeline.looking_at

    @property
    def moves(self) -> Sequence[Listed[Move]]:
        return self.host.moves

    @property
    def tastes(self) -> Tastes:
        return self.host.tastes

    # Nodes

    def build(self) -> None:
        self.handover.name_everybody()
        self.stage = self.kit.stage()
        self.director = Director(self.session.match.rules, self.stage, self.motion)
        self.director.on_event = self._shown_one
        n = self.session.match.n if self.looking_at is None else self.looking_at
        view = view_for(self.session.match, n, self.viewer)
        self.stage.attach(self.host, view)
        self.handover.tell_stage()
        self.log = GameLog(
            self.session, self.stage, self.viewer, n, telling=self.telling, say=self.words,
            asks_why=not self.kit.tells_why, talk=self.talk.company.said,
        )  # fmt: skip
        self.bar = self._make_bar()
        self.rail = Rail(
            (self.words("players"), self.stage.inspector_title() or self.words("inspector"), self.words("log")),
            [SeatPlate(sitter) for sitter in self.handover.sitters],
            self.desk.canvas,
        )
        self.rail.log.ask_why, self.rail.log.why_tip = self.ask_why, self.app.say("afterthought.ask")
        self.rail.log.asked_about = Named(self.app, self.host, self.stage)
        names = ("first", "back", "forward", "last")
        self.strip = TimeStrip({name: self.words(f"time.{name}") for name in names}, self.timeline)
        self.toast = Toast(self.host.cite, self.stage.toast_room, self.desk.canvas)
        next_key = self.desk.keymap.shown(Want.NEXT_STEP)
        self.next_step = NextStep(self.words("next"), next_key, self.director.hurry)
        self.glimpse = Glimpse(self.session, self.kit, lambda: self.viewer)
        self.root.add(self.rail, self.stage, self.bar, self.strip, self.toast)  # the inspector lies on the rail
        self.turn_card = TurnCard(self.words)
        self.root.add(self.glimpse, self.next_step, self.talk.build(), self.turn_card)
        self.drag.handler = self.stage
        self.session.look_at, self.session.watch_from = self.timeline.look_at, self.timeline.watch_from
        self.session.show_past = self.timeline.show_past
        self.session.show_better = self.timeline.show_better
        self.director.jump(view, self.viewer)
        if self._notice is not None:
            self.toast.show(self.app.say(self._notice.key, **self._notice.values))
        self.root.add(*self.guide.nodes())

    def _make_bar(self) -> TopBar:
        key = self.desk.keymap.shown(Want.CANCEL)
        home = IconButton("table.home", "home", self.go_home, tooltip=self.words("home"), key=key, region="actions")
        tools: dict[str, tuple[str, Callable[[], None], Want]] = {
            "undo": ("undo", self.timeline.undo, Want.UNDO),
            "redo": ("redo", self.timeline.redo, Want.REDO),
            "hint": ("hint", self.ask_for_hint, Want.HINT),
            "show_log": ("log", self.open_log, Want.LOG),
            "rules": ("rulebook", self.open_rules, Want.RULES),
            "settings": ("settings", self.app.open_settings, Want.MENU),
        }
        shown = self.desk.keymap.shown
        always = [
            tool(name, icon, act, tooltip=self.words(f"tools.{name}"), key=shown(want))
            for name, (icon, act, want) in tools.items()
        ]
        return TopBar(home, [*self._collection(), *always], PastTools(self.timeline, self.words, self.desk.keymap))

    def _collection(self) -> list[IconButton]:
        """The way to what the game keeps of its games, where it keeps anything."""
        way = screens_of(self.session.game).collection
        if way is None:
            return []
        return [tool(way.name, way.icon, lambda: self._open_collection(way), tooltip=self.host.say(way.words), key="")]

    def arrange(self, view: View) -> None:
        text_scale = self.desk.canvas.text_scale
        frame = table_frame(
            view, len(self.session.chairs), text_scale, self.kit.inspector, has_drawer=self.kit.has_drawer
        )
        self.frame, self._has_drawer = frame, frame.is_drawer
        self.bar.arrange(frame.top)
        self.rail.rect = frame.rail
        self.rail.inspector_top, self.rail.has_headings = frame.inspector.y - HEADING, not frame.is_drawer
        for plate, rect in zip(self.rail.plates, frame.plates, strict=True):
            plate.rect = rect
        self.rail.has_inspector = not self._is_log_open
        self.rail.arrange_log(self._place_of_log(frame))
        self.strip.arrange(frame.strip)
        self.stage.rect = frame.stage
        self.stage.arrange(frame.stage, frame.inspector.top_part(0) if self._is_log_open else frame.inspector)
        self.toast.arrange()
        self.next_step.arrange(frame.stage)
        self.refresh()
        self.guide.arranged()

    def _place_of_log(self, frame: TableFrame) -> Rect:
        """Below the inspector, or in its place as well while it is opened."""
        if frame.is_drawer:
            return frame.log
        if not self._is_log_open:
            return frame.log.inset(0, HEADING, 0, 0)
        top = frame.inspector.y
        return Rect(frame.log.x, top, frame.log.w, frame.log.bottom - top)

    def enter(self) -> None:
        self.desk.sounds.music(self.kit.music)
        self.desk.pictures.expect(self.kit.pictures)
        self.handover.sat_down()
        if not self.session.match.steps and self.guide.begins_games:
            self.stage.begin()
        self.talk.sat_down()

    def leave(self) -> None:
        self.talk.leave()
        self.timeline.pause_replay()
        self.session.leave()

    def put_away(self) -> None:
        self.session.recorded.close()

    def returned(self) -> None:
        self._result_shown = False

    @property
    def may_take_back(self) -> bool:
        return self.guide.may_take_back

    @property
    def glides_back(self) -> bool:
        return self.guide.glides_back

    def took_back(self) -> None:
        self.returned()
        self.talk.took_back()
        self.guide.took_back()

    def call_up(self, sitter: Sitter) -> None:
        self.turn_card.call(sitter, self.stage.rect, self.motion)

    def clear(self) -> None:
        self.desk.pop_down_to(self)

    def resume(self) -> None:
        """Settings may have changed what the stage shows."""
        self.offer.renew()

    def paint(self, canvas: Canvas) -> None:
        aside = self.rail.rect.w if self.rail.visible else 0.0
        below = self.strip.rect.h if self.strip.visible else 0.0
        ground = self.desk.view.rect.inset(0, self.bar.rect.h, aside, below)
        if self.session.is_what_if:
            what_if_ground(canvas, self.kit.ground, ground)
        else:
            backdrop(canvas, self.kit.ground, 1.0, ground)
        self.stage.lies_alone = not self.rail.visible
        if self.rail.visible and not self.strip.visible:
            rail(canvas, self.rail.rect.at(self.rail.rect.x, self.rail.rect.bottom).top_part(self.strip.rect.h))

    # Time

    def update(self, ms: float) -> None:
        self.guide.watch(ms)
        self.director.goes_on_after = GOES_ON[self.app.settings.goes_on] if self.desk.top is self else 0.0
        super().update(ms)
        self.director.update(ms)
        if self.timeline.is_replaying:
            self.timeline.go_on_replaying()
        elif self.looking_at is None and not self.safekeeping.waits and not self.hints.wait():
            self.session.think_ahead()
            if not self.director.is_busy:
                self.pondering.wait(ms)
                self._go_on()
        self.next_step.visible = self.director.is_waiting and not self.director.is_held
        self.offer.make()
        if self.looking_at is None:
            self._address()  # it follows the hand, not only what happens
        if self.offer.has_rehearsals and not self.is_moving:
            self.offer.rehearse(self.desk.canvas)
        self.talk.update()
        self.guide.follow()

    @property
    def is_moving(self) -> bool:
        if super().is_moving or self.director.is_held:
            return super().is_moving or bool(self.director.goes_on_after)  # else it waits for a hand, not for time
        return self.director.is_busy or self.session.is_thinking or self._goes_on_by_itself

    @property
    def _goes_on_by_itself(self) -> bool:
        if self.safekeeping.waits:
            return False
        if self.looking_at is not None:
            return self.timeline.is_replaying
        if self.guide.goes_on_by_itself is not None:
            return self.guide.goes_on_by_itself
        if self.session.is_over:
            return not self._result_shown
        return self.session.awaits_opponent or self.session.deciding != self.viewer

    def _go_on(self) -> None:
        if self.guide.go_on():
            return
        if self.session.is_over:
            if not self._result_shown:
                self._result_shown = True
                open_result(self.app, self.session)
            return
        self.handover.turn_the_table()
        if not self._has_pondered():
            return
        try:
            played = self.session.play_thought()
        except SaveError as error:
            self.safekeeping.report(error)  # the opponent thinks again, and comes to the same
        else:
            if played:
                self.show(played)

    def _has_pondered(self) -> bool:
        """Whether the opponent whose turn it is has been seen to think for as long as its decision deserves."""
        if not self.session.awaits_opponent:
            return False
        seat = self.session.match.to_act[0]
        longest = self.motion.scaled(self._tempo(seat).ponder) * self.stage.patience
        if longest:
            self.talk.pondered(seat, self.pondering.part)
        return self.pondering.is_over(longest)

    def show(self, played: Played) -> None:
        self.director.tell(played, self._tempo(played.seat), to_somebody=bool(self.session.persons))
        self.director.update(0.0)
        self.log.follow()
        self.refresh()

    def _tempo(self, seat: Seat) -> Pace:
        pace = self.app.settings.pace
        is_one_of_many = self.session.opponents_beside(seat) >= SWEEPS_FROM
        return SWEEP if pace == USUAL_PACE and is_one_of_many else PACES[pace]

    def _shown_one(self, event: Event, before: Any) -> None:
        self.log.events_shown += 1
        self.talk.shown(event, before)
        self.refresh()

    def refresh(self) -> None:
        """The shell follows what is shown, not what has been decided: nothing is told before it is seen."""
        self.bar.headline = self.guide.headline() or self._headline()
        self.desk.sounds.drive(0.0 if self.looking_at is not None else self.stage.tension)
        self._address()
        to_act = self.host.to_act if self.stage.spoken_to is None else (self.stage.spoken_to,)
        for seat, (plate, info) in enumerate(zip(self.rail.plates, self.stage.plates(), strict=True)):
            plate.plate = info
            plate.is_now = seat in to_act
            plate.is_next = info.is_next
        for plate in self.rail.plates:
            plate.attend(self.desk.canvas)
        self.rail.log.show(self.log.shown(), self.timeline.look_at_entry)
        is_log_free = self._is_log_open or not (self._has_drawer or self.stage.covers_log())
        self.rail.log.visible = is_log_free and self.rail.has_room_for_log
        self.strip.show(self.log.ticks, self.log.steps_shown(), self.stage.clock(), self.session.recorded.notes)
        self.bar.show_tools(is_past=self.looking_at is not None)
        self._enable_tools()

    def _headline(self) -> str:
        if self.safekeeping.is_unsaved:
            name = self.app.say("trouble.not_saved")
        elif self.session.is_what_if:
            name = self.words("what_if")
        else:
            name = self.app.words_of(self.session.game.home).say("game.name")
        return f"{name}{SEPARATOR}{self.stage.headline()}"

    def _address(self) -> None:
        """What is to be done, and by whom."""
        to_act = self.host.to_act
        first = self.viewer if self.viewer in to_act else to_act[0] if to_act else None
        self.bar.status = self.status()
        spoken_to = first if self.stage.spoken_to is None else self.stage.spoken_to
        if self.guide.status():  # a lesson speaks to whoever learns
            spoken_to = self.viewer
        self.bar.emblem = None if spoken_to is None else self.session.emblems[spoken_to]

    def status(self) -> str:
        if self.looking_at is not None:
            return self.words("looking", at=self.looking_at, all=len(self.session.match.steps))
        return self.guide.status() or self.stage.status()

    def _enable_tools(self) -> None:
        enabled = {
            "table.undo": self.session.undo_point() is not None and self.may_take_back,
            "table.redo": self.session.redo_point() is not None,
            "table.hint": bool(self.moves) and (self.guide.gives_hints or self.stage.takes_hints),
        }
        for button in self.bar.tools:
            button.enabled = enabled.get(button.id, True)
            button.why_off = "" if button.enabled else self.words(f"why.{button.id.removeprefix('table.')}")

    def window_left(self) -> None:
        self.handover.window_left()

    def _open_collection(self, collection: Way) -> None:
        """Only what is over is in it, so that nothing is given away of what lies on the table."""
        self.app.services.take_leave_of(self.session.recorded)
        collection.go(self.app)

    def open_log(self) -> None:
        """All of it, in the inspector's place: the same press again brings that back."""
        self._is_log_open = not self._is_log_open
        self.arrange(self.desk.view)
        if self.rail.log.visible:
            self.focus.enter("log")

    # Hints

    def ask_for_hint(self) -> None:
        if self.guide.gives_hints:
            self.guide.hint()
        elif self.moves and self.stage.takes_hints:
            self.timeline.remark("hint")
            self.hints.press()

    def ask_why(self, entry: LogEntry) -> None:
        """What an opponent saw when it did what this line tells of."""
        session, n = self.session, entry.step - 1
        self.hints.forget()
        words = WhyWords(self.app, session, self.telling, self.viewer, n)
        look_back = lambda: self.timeline.look_at(entry.step)
        self.desk.push(WhyCard(words, entry.text, Afterthought(session, n), look_back))

    # Hands

    def feed(self, given: Input) -> bool:
        """Whose turn has come need not wait until all is told of the others: reaching for a piece ends the tale."""
        self.guide.feel(given)
        self.talk.feel(given)
        director = self.director
        if director.is_held and self.stage.is_telling and self._is_press(given):
            director.pressed()
            return True
        is_told = director.is_busy and not (director.is_held or director.is_waiting)
        if _reaches(given) and is_told and self.session.deciding == self.viewer:
            self.director.finish()
            self.offer.make()
        return super().feed(given)

    def first_to_press(self) -> Node | None:
        return self.stage.where_to_play()

    def unanswered(self, given: Press, *, is_known: bool = True) -> None:
        """Enter where nothing comes of it leads to where one can play, a letter to where one writes."""
        goal = self._meant_by(given) if self.moves else None
        if goal is None or goal is self.focus.current:
            super().unanswered(given, is_known=is_known)
        else:
            self.focus.set(goal)
            self.on_hover(goal)
            self.desk.settle_input()

    def _meant_by(self, given: Press) -> Node | None:
        goal = self.first_to_press()
        if goal is None or not isinstance(given, Intent):
            return None
        return goal if given.want == Want.CONFIRM or (given.want == Want.LETTER and goal.takes_text) else None

    def why_nothing(self, given: Press, node: Node | None, *, is_known: bool) -> str:
        """Who acts, or what is to be done; a key that is of no use anywhere is named while one may act."""
        if is_known or not self.moves:
            return self.why_not_now(node)
        return super().why_nothing(given, node, is_known=is_known)

    def why_not_now(self, node: Node | None) -> str:
        return (node.why_off if node is not None else "") or self.status()

    def _is_press(self, given: Input) -> bool:
        """Of whatever key or button: the tools round the table still do what they are for."""
        match given:
            case Pointer(kind="down", button=1):
                return self.stage.rect.contains(*given.at)
            case Intent(want=want, released=False, repeated=False):
                return want in PRESSES or want in DIRECTIONS
        return False

    def on_intent(self, intent: Intent) -> bool:
        if self.guide.on_intent(intent):
            return True
        if intent.want == Want.PREVIEW and self.looking_at is None:
            return self._preview(not intent.released)
        if intent.released:
            return False
        if self.timeline.look_by(intent):
            return True
        ways = {
            Want.UNDO: self.timeline.undo,
            Want.REDO: self.timeline.redo,
            Want.HINT: self.ask_for_hint,
            Want.NEXT_STEP: self.director.pressed,
            Want.LOG: self.open_log,
            Want.RULES: self.open_rules,
            Want.MENU: self.app.open_settings,
        }
        if intent.want in ways:
            self._use(intent.want, ways[intent.want])
            return True
        if intent.want == Want.CONFIRM and self.director.has_more:
            self.director.pressed()
            return True
        return self.stage.on_intent(intent)

    def _use(self, want: Want, act: Callable[[], None]) -> None:
        """A key of the bar's: where its button cannot be pressed, that says why."""
        button = next((tool for tool in self.bar.tools if tool.id == f"table.{want}"), None)
        if button is not None and button.visible and not button.enabled:
            self.refuse(button)
        else:
            act()

    def _preview(self, held: bool) -> bool:
        """The preview key shows the board "after"; while opponents act it completes their beat instead."""
        if held and self.director.has_more:
            self.director.pressed()
            return True
        self.is_previewing = held
        self.stage.sync(self.director.shown, animate=True)
        return True

    def on_empty_click(self, at: Point) -> None:
        self._put_toast_away()
        self.director.pressed()
        self.guide.clicked_beside()

    def _put_toast_away(self) -> None:
        """With what it spoke of on the table."""
        if self.toast.visible:
            self.toast.hide()
            self.stage.quieten()

    def on_hover(self, node: Node | None) -> None:
        self.glimpse.point_at(node, self.stage.rect)

    def on_turn(self, amount: float, free: bool) -> bool:
        return self.stage.turn_held(amount, free)

    def on_right_click(self, node: Node | None, at: Point) -> bool:
        return super().on_right_click(node, at) or self.stage.look_closer(node)

    def on_cancel(self) -> None:
        if self.toast.visible:
            self._put_toast_away()
        elif self.looking_at is not None:
            self.timeline.look_at_now()
        elif self.session.is_what_if:
            self.close()
        elif not self.guide.ask_to_leave() and not self.safekeeping.ask_to_leave():
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        stay = Answer("stay", self.words("leave.stay"), kind="primary")
        leave = Answer("home", self.words("leave.home"), self.go_home, icon="home")
        self.desk.push(Dialog(self.words("leave.title"), self.words("leave.text"), [stay, leave]))

    def go_home(self) -> None:
        if self.session.is_what_if:
            self.close()
        elif not self.guide.go_home() and not self.safekeeping.ask_to_leave():
            self.app.open_title()

    def leave_unsaved(self) -> None:
        self.app.open_title()

    def open_rules(self) -> None:
        self.guide.rules_opened()
        self.app.open_rulebook(self.session.game.id, deal=self.session.match.deal)

    def forget_pointers(self) -> None:
        self.toast.hide()
        self.hints.forget()
        self.session.stop_thinking()
        self.stage.quieten()


def _reaches(given: Input) -> bool:
    match given:
        case Pointer(kind="down", button=1):
            return True
        case Intent(want=Want.DIGIT | Want.LETTER, released=False):
            return True
    return False
