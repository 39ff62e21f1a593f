"""The host's half of a table: what a stage may ask of the shell (`table.ports.Host`)."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

from pixtable.core.events import Ask, Event, Move, Seat
from pixtable.core.open import Listed
from pixtable.core.rules import Refusal
from pixtable.core.telling import Sentence, Told
from pixtable.language.glossary import Meaning
from pixtable.play.director import Director
from pixtable.play.session import Played, Session
from pixtable.play.telling import Telling
from pixtable.shell.app import App
from pixtable.shell.game_screens import screens_of
from pixtable.shell.kit.explaining import Explainer
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.shell.kit.toast import Toast
from pixtable.shell.table.guide import Guide
from pixtable.shell.table.handover import Handover
from pixtable.shell.table.safekeeping import Safekeeping
from pixtable.store.saves import SaveError
from pixtable.table.seats import Sitter
from pixtable.table.stage import Stage
from pixtable.table.tastes import Tastes
from pixtable.ui.desk import Desk
from pixtable.ui.draw.layout import Point
from pixtable.ui.input.drag import Drag
from pixtable.ui.input.focus import Focus
from pixtable.ui.lettering.typeset import Run
from pixtable.ui.motion.choreo import refuse
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node
from pixtable.ui.widgets.textbox import TextBox


class Hosting(Protocol):
    """The table that a stage lies on, as its host knows it."""

    @property
    def session(self) -> Session: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def director(self) -> Director: ...

    @property
    def telling(self) -> Telling: ...

    @property
    def handover(self) -> Handover: ...

    @property
    def guide(self) -> Guide: ...

    @property
    def safekeeping(self) -> Safekeeping: ...

    @property
    def toast(self) -> Toast: ...

    @property
    def desk(self) -> Desk: ...

    @property
    def focus(self) -> Focus: ...

    @property
    def drag(self) -> Drag: ...

    @property
    def at(self) -> Point: ...

    @property
    def looking_at(self) -> int | None: ...

    @property
    def is_previewing(self) -> bool: ...

    def show(self, played: Played) -> None:
        """A move was made: let it be seen."""

    def forget_pointers(self) -> None:
        """A person acts: what pointed at the last moves has done its service."""

    def act_on(self, node: Node) -> None: ...

    def on_empty_click(self, at: Point) -> None: ...

    def on_hover(self, node: Node | None) -> None: ...

    def status(self) -> str: ...


class TableHost:
    def __init__(self, app: App, table: Hosting) -> None:
        self.app, self._table = app, table
        self.session = table.session
        self._explainer = Explainer(app, self.session.game.id, lambda: self.session.match.deal)

    # Who sits there

    @property
    def sitters(self) -> Sequence[Sitter]:
        return self._table.handover.sitters

    @property
    def viewer(self) -> Seat:
        return self._table.handover.viewer

    @property
    def to_act(self) -> tuple[Seat, ...]:
        if self.asked is not None:
            return (self.viewer,)
        return self.session.match.rules.to_act(self._table.director.shown)

    def draw_curtain(self) -> None:
        self._table.handover.draw_curtain()

    # What may be done

    @property
    def moves(self) -> Sequence[Listed[Move]]:
        if not self.is_now or self._table.director.has_more or self.session.deciding != self.viewer:
            return ()
        return self._table.guide.lets_try(self.session.moves(self.viewer))

    @property
    def asked(self) -> Ask | None:
        half = self.session.match.half_made
        return half.ask if half is not None and self.moves else None

    @property
    def tastes(self) -> Tastes:
        return self._table.guide.tastes(self.app.tastes)

    def commit(self, move: Any) -> None:
        self._table.guide.commit(move, self._play)

    def _play(self, move: Any) -> None:
        self._table.forget_pointers()
        try:
            played = self.session.play(self.viewer, move)
        except SaveError as error:
            self._table.safekeeping.report(error, again=lambda: self._play(move))
        else:
            self._table.show(played)

    def explain(self, move: Any, at: Node) -> None:
        if not self.is_now:  # the rules would speak of the game as it stands, which is not what is seen
            self._say_that_it_is_past(at)
            return
        if self._table.guide.explain(move, at):
            return
        refusal = self.session.refuse(self.viewer, move)
        if refusal is not None:
            self.object_to(refusal, at)

    def object_to(self, refusal: Refusal, at: Node) -> None:
        waits = not self.moves
        self.toast.show(
            self.why_not(refusal),
            refusal.clause,
            until=lambda: waits and bool(self.moves),
            spoken_of=lambda: [at.screen_rect()],
        )
        self._shake(at)

    def _say_that_it_is_past(self, at: Node) -> None:
        looking = self._table.status()
        self.toast.show(looking, until=lambda: self._table.status() != looking, spoken_of=lambda: [at.screen_rect()])
        self._shake(at)

    def _shake(self, at: Node) -> None:
        refuse(at, self.motion)
        self.sound("invalid")

    def why_not(self, refusal: Refusal) -> str:
        return self.app.words_of(self.session.game.id).why_not(refusal)

    def cite(self, clause: str) -> None:
        self.app.open_rulebook(self.session.game.id, clause, self.session.match.deal)

    # Time

    @property
    def motion(self) -> Motion:
        return self._table.desk.motion

    @property
    def now(self) -> float:
        return self._table.desk.now

    @property
    def is_now(self) -> bool:
        return self._table.looking_at is None

    @property
    def is_previewing(self) -> bool:
        return self._table.is_previewing

    @property
    def part_rested(self) -> float | None:
        return self._table.director.part_rested

    def go_on(self) -> None:
        self._table.director.pressed()

    def turn_page(self) -> None:
        self._table.desk.cross_fade()

    # Words and sounds

    def say(self, key: str, **values: object) -> str:
        return self.app.words_of(self.session.game.id).say(key, **values)

    def marked(self, words: str) -> tuple[Run, ...]:
        return self._explainer.marked(words)

    def meaning(self, term: str) -> Meaning:
        return self._explainer.meaning(term)

    def tip(self, term: str) -> str:
        return self._explainer.tip(term)

    def look_up(self, term: str) -> None:
        self._explainer.look_up(term)

    @property
    def telling(self) -> Telling:
        return self._table.telling

    def describe(self, move: Move) -> Sentence:
        """What the viewer would do by it where the game stands."""
        match, viewer, half = self.session.match, self.viewer, self.session.match.half_made
        return self._table.telling.move(match.view(viewer), viewer, viewer, move, half.ask if half else None)

    def told(self, event: Event, before: Any) -> Told | None:
        return self._table.telling.event(before, self.viewer, event)

    def sound(self, name: str, step: int = 0) -> None:
        self._table.desk.play(name, step)

    def touch(self, contact: str) -> None:
        self._table.desk.touch(contact)

    def fall_silent(self, ms: float) -> None:
        self._table.desk.sounds.rest(ms)

    def lead(self, name: str) -> float:
        return self._table.desk.sounds.lead(name)

    @property
    def toast(self) -> Toast:
        return self._table.toast

    @property
    def stage(self) -> Stage:
        return self._table.stage

    # Hands

    def press(self, node: Node) -> None:
        self._table.focus.set(node)
        self._table.act_on(node)

    def click_beside(self) -> None:
        self._table.drag.cancel(self.motion)
        self._table.on_empty_click(self._table.at)

    def attend_to(self, node: Node | None, *, quietly: bool = False) -> None:
        focus = self._table.focus
        if node is None:
            focus.check()
        elif quietly:
            focus.rest_on(node)
        else:
            focus.set(node)
            self._table.on_hover(node)
        self._table.desk.settle_input()

    def keep_writing(self, box: TextBox) -> None:
        focus = self._table.focus
        if not focus.is_typing and (focus.by_pointer or focus.current not in focus.items()):
            self.attend_to(box)

    def write(self, box: TextBox, language: str) -> None:
        self._table.desk.push(ScreenKeyboard(box, language))

    @cached_property
    def companion(self) -> Any:
        return screens_of(self.session.game).companion(self.app)
