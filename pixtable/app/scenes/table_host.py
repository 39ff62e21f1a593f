"""The host's half of a table: what a stage may ask of the shell (`ui.stage.Host`)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pixtable.app.director import Director
from pixtable.app.saves import SaveError
from pixtable.app.scenes.screen_keyboard import ScreenKeyboard
from pixtable.app.scenes.toast import Toast
from pixtable.app.sitting import Played, Sitting
from pixtable.core.events import Ask, Move, Seat
from pixtable.core.open import Listed
from pixtable.core.rules import Refusal
from pixtable.ui.choreo import refuse
from pixtable.ui.intent import Input, Intent, Pointer, Want
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.stage import Sitter, Stage, Tastes
from pixtable.ui.widgets import TextBox

if TYPE_CHECKING:
    from pixtable.app.app import App


class HostScene(Scene):
    director: Director
    stage: Stage
    toast: Toast

    def __init__(self, app: "App", sitting: Sitting) -> None:
        super().__init__()
        self.app, self.sitting = app, sitting
        self.viewer: Seat = self._nearest_person()
        self.looking_at: int | None = None
        self.is_previewing = False

    def _nearest_person(self) -> Seat:
        """Whoever decides; else the first person, else the first seat."""
        deciding, persons = self.sitting.deciding, self.sitting.persons
        return deciding if deciding is not None else persons[0] if persons else 0

    def build(self) -> None:
        self.sitters: Sequence[Sitter] = [self._sitter(seat) for seat in range(len(self.sitting.chairs))]

    def _sitter(self, seat: Seat) -> Sitter:
        chair = self.sitting.chairs[seat]
        name = chair.name or self.words("seat", n=seat + 1)
        if chair.is_person:
            return Sitter(seat, name, True, self.words("human"))
        portrait = f"{self.sitting.game.home}/personas/{chair.persona}" if chair.persona else ""
        return Sitter(seat, name, False, self.words(f"levels.{chair.level}"), portrait)

    def feed(self, given: Input) -> bool:
        """Whose turn has come need not wait until all is told of the others: reaching for a piece ends the tale."""
        is_told = self.director.is_busy and not self.director.is_held
        if _reaches(given) and is_told and self.sitting.deciding == self.viewer:
            self.director.finish()
            self.offer()
        return super().feed(given)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        if self.asked is not None:
            return (self.viewer,)
        return self.sitting.match.rules.to_act(self.director.shown)

    @property
    def moves(self) -> Sequence[Listed[Move]]:
        if self.looking_at is not None or self.director.has_more or self.sitting.deciding != self.viewer:
            return ()
        return self.sitting.moves(self.viewer)

    @property
    def asked(self) -> Ask | None:
        half = self.sitting.match.half_made
        return half.ask if half is not None and self.moves else None

    @property
    def tastes(self) -> Tastes:
        return self.app.tastes

    @property
    def now(self) -> float:
        return self.desk.now

    def say(self, key: str, **values: object) -> str:
        return self.app.words_of(self.sitting.game.id).say(key, **values)

    def words(self, key: str, **values: object) -> str:
        """A sentence of the shell's own."""
        return self.app.say(f"table.{key}", **values)

    def commit(self, move: Any) -> None:
        self.forget_pointers()
        try:
            self.show(self.sitting.play(self.viewer, move))
        except SaveError as error:
            self.toast.show(self.app.say(error.key, **error.values))

    def press(self, node: Node) -> None:
        self.focus.set(node)
        self.act_on(node)

    def explain(self, move: Any, at: Node) -> None:
        refusal = self.sitting.refuse(self.viewer, move)
        if refusal is not None:
            self.object_to(refusal, at)

    def object_to(self, refusal: Refusal, at: Node) -> None:
        sentence, waits = self.say(f"refusals.{refusal.key}", **refusal.numbers), not self.moves
        self.toast.show(sentence, refusal.clause, until=lambda: waits and bool(self.moves))
        refuse(at, self.motion)
        self.sound("invalid")

    def sound(self, name: str, step: int = 0) -> None:
        self.desk.play(name, step)

    def cite(self, clause: str) -> None:
        self.app.open_rulebook(self.sitting.game.id, clause)

    def click_beside(self) -> None:
        self.drag.cancel(self.motion)
        self.on_empty_click(self.at)

    def go_on(self) -> None:
        self.director.hurry()

    @property
    def is_now(self) -> bool:
        return self.looking_at is None

    def attend_to(self, node: Node | None, *, quietly: bool = False) -> None:
        if node is None:
            self.focus.check()
        elif quietly:
            self.focus.rest_on(node)
        else:
            self.focus.set(node)
        self.desk.settle_input()

    def keep_writing(self, box: TextBox) -> None:
        if not self.focus.is_typing and (self.focus.current is None or self.focus.by_pointer):
            self.attend_to(box)

    def write(self, box: TextBox, language: str) -> None:
        self.desk.push(ScreenKeyboard(box, language))

    @property
    def taught(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        return self.app.lessons.words

    def teach(self, words: Sequence[str], language: str, picture: str) -> None:
        self.app.open_teaching(language, words, picture)

    # What the table itself must know how to do

    def show(self, played: Played) -> None:
        """A move was made: let it be seen."""
        raise NotImplementedError

    def offer(self) -> None:
        """Let the stage know what the player may do now."""
        raise NotImplementedError

    def forget_pointers(self) -> None:
        """A person acts: what pointed at the last moves has done its service."""
        raise NotImplementedError


def _reaches(given: Input) -> bool:
    match given:
        case Pointer(kind="down", button=1):
            return True
        case Intent(want=Want.DIGIT | Want.CELL, released=False):
            return True
    return False
