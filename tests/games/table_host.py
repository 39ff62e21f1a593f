"""A small shell for tests: hosts a game's stage over a real match, plays the others at once, draws an empty rail."""

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from pixtable.core.events import Event, Move
from pixtable.core.game import Opponent, home_of
from pixtable.core.match import Match
from pixtable.core.open import any_of
from pixtable.core.rules import Refusal
from pixtable.core.telling import Told, plain_text
from pixtable.games import GAMES
from pixtable.language.glossary import Meaning, glossary_of
from pixtable.language.words import Words
from pixtable.play.telling import Telling
from pixtable.shell.kit.explaining import marked_runs
from pixtable.table.loading import table_of
from pixtable.table.seats import Sitter
from pixtable.table.tastes import Tastes
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST as THE_REST
from pixtable.ui.draw.layout import Point, Rect, columns, rows
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.lettering.typeset import Run
from pixtable.ui.motion.choreo import refuse
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.textbox import TextBox

ASSETS = Path(__file__).parents[2] / "assets"
NAMES = {
    "en": ("Olya", "Ada", "Ivo", "Tom", "Mira", "Nil", "Zoe", "Max", "Eva", "Bo"),
    "fr": ("Hélène", "Ada", "Yves", "Thomas", "Mira", "Nil", "Zoé", "Max", "Ève", "Bo"),
    "ru": ("Оля", "Ада", "Иво", "Том", "Мира", "Нил", "Зоя", "Макс", "Ева", "Бо"),
    "uk": ("Оля", "Ада", "Іво", "Том", "Міра", "Ніл", "Зоя", "Макс", "Єва", "Бо"),
}
Chooser = Callable[[Match, int], Move]


def random_choice(seed: int) -> Chooser:
    rng = Random(seed)
    return lambda match, seat: any_of(rng.choice(match.legal(seat)), rng)


class TableScene(Scene):
    """Person on `viewer`, everybody else played by `choice` as soon as nothing moves."""

    fades = False

    def __init__(
        self, match: Match, *, viewer: int = 0, tastes: Tastes | None = None, language: str = "en",
        choice: Chooser | None = None, waits: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.match, self.viewer, self.tastes = match, viewer, tastes or Tastes()
        self.words = Words(language, GAMES.package_of(match.game.id))
        self.glossary = glossary_of(GAMES.package_of(home_of(match.game.id)), language)
        self.looked_up: list[str] = []
        self.sitters = [
            Sitter(s, NAMES[language][s], s == viewer, opponent=None if s == viewer else Opponent("normal"))
            for s in range(match.deal.seats)
        ]
        self.choice = choice or random_choice(7)
        self.waits = waits  # rivals do not move
        self.is_previewing = False
        self.is_now = True
        self.shown = match.view(viewer)
        self.queue: deque[Event] = deque()
        self._legal: tuple[Any, Sequence[Move]] | None = None
        self.refusals: list[str] = []
        self.sounds: list[str] = []
        self.touches: list[str] = []
        self.log: list[tuple[int, Any]] = []
        self.written: list[str] = []
        self.companion: Any = None  # what the game's own screens would have for its table
        self.is_held = False  # a reveal is looked at until somebody goes on
        self.kit = table_of(match.game.id)
        self.stage: Any = self.kit.stage(f"{match.game.id}.stage")

    # life

    def build(self) -> None:
        self.stage.attach(self, self.shown)
        self.root.add(self.stage)
        self.drag.handler = self.stage

    def arrange(self, view: View) -> None:
        self.top, body, self.strip = rows(view.rect, 44, THE_REST, 28)
        space, self.rail = columns(body, THE_REST, 264)
        self.stage.arrange(space, Rect(self.rail.x + 16, self.rail.y + 260, 232, 180))
        self.stage.sync(self.shown, animate=False)

    def paint(self, canvas: Canvas) -> None:
        panels.backdrop(canvas, self.kit.ground, 0.8)
        panels.bar(canvas, self.top)
        canvas.text(self.stage.status(), self.top.inset(285, 0, 264, 0), "status", "amber", lines=1)
        panels.rail(canvas, self.rail)
        panels.bar(canvas, self.strip, "top")

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.stage.is_moving or self.is_held:
            return
        if self.queue:
            self._show(self.queue.popleft())
        elif not self.waits and (seat := self._rival()) is not None:
            self._play(seat, self.choice(self.match, seat))

    def _rival(self) -> int | None:
        return next((seat for seat in self.match.to_act if seat != self.viewer), None)

    def _play(self, seat: int, move: Move) -> None:
        self.queue.extend(self.match.play(seat, move))
        if self.queue:  # a move may begin with a question
            self._show(self.queue.popleft())

    def _show(self, event: Event) -> None:
        before = self.shown.copy()
        self.shown = before.copy()
        self.match.rules.evolve(self.shown, self.match.rules.redact(event, self.viewer))
        self.stage.sync(self.shown, animate=True)
        self.stage.flourish(event, before)
        self.is_held = self.stage.holds(event)
        if told := self.told(self.match.rules.redact(event, self.viewer), before):
            self.log.append((told.seat, plain_text(told.sentence)))

    @property
    def is_moving(self) -> bool:
        if self.is_held:
            return super().is_moving
        return super().is_moving or bool(self.queue) or (not self.waits and self._rival() is not None)

    def on_intent(self, intent: Intent) -> bool:
        if intent.want == Want.PREVIEW:
            self.is_previewing = not intent.released
            return True
        if intent.want == Want.CONFIRM and self.is_held and not intent.released:
            self.go_on()
            return True
        return self.stage.on_intent(intent)

    # Host

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act

    @property
    def moves(self) -> Sequence[Move]:
        if self.queue:
            return ()
        position = (self.match.state, self.match.half_made)
        if self._legal is None or any(a is not b for a, b in zip(self._legal[0], position, strict=True)):
            self._legal = (position, self.match.legal(self.viewer))
        return self._legal[1]

    @property
    def asked(self) -> Any:
        half = self.match.half_made
        return half.ask if half is not None and self.moves else None

    @property
    def motion(self) -> Motion:
        return self.desk.motion

    @property
    def now(self) -> float:
        return self.desk.now

    def say(self, key: str, **values: object) -> str:
        return self.words.say(key, **values)

    def told(self, event: Event, before: Any) -> Told | None:
        telling = Telling(self.match.game, self.words, lambda seat: self.sitters[seat].name)
        return telling.event(before, self.viewer, event)

    def marked(self, words: str) -> tuple[Run, ...]:
        return marked_runs(self.glossary, words)

    def meaning(self, term: str) -> Meaning:
        return self.glossary.meaning(term)

    def look_up(self, term: str) -> None:
        self.looked_up.append(term)

    def why_not(self, refusal: Refusal) -> str:
        return self.words.why_not(refusal)

    def commit(self, move: Move) -> None:
        self.stage.quieten()
        self._play(self.viewer, move)

    def press(self, node: Node) -> None:
        self.focus.set(node)
        self.act_on(node)

    def explain(self, move: Move, at: Node) -> None:
        refusal = self.match.refuse(self.viewer, move)
        assert refusal is not None
        self.object_to(refusal, at)

    def object_to(self, refusal: Refusal, at: Node) -> None:
        self.refusals.append(refusal.key)
        self.sound("invalid")
        refuse(at, self.motion)

    def fall_silent(self, ms: float) -> None: ...

    def touch(self, contact: str) -> None:
        self.touches.append(contact)

    def lead(self, name: str) -> float:
        return 0.0

    def sound(self, name: str, step: int = 0) -> None:
        self.sounds.append(name)

    def cite(self, clause: str) -> None:
        self.sounds.append(clause)

    def click_beside(self) -> None:
        self.drag.cancel(self.motion)

    part_rested: float | None = None

    def go_on(self) -> None:
        self.is_held = self.is_held and self.stage.is_telling
        self.stage.finish()

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

    def turn_page(self) -> None: ...

    def draw_curtain(self) -> None:
        self.sounds.append("curtain")

    def write(self, box: TextBox, language: str) -> None:
        self.written.append(box.id)

    def on_right_click(self, node: Node | None, at: Point) -> bool:
        return self.stage.look_closer(node)

    def on_turn(self, amount: float, free: bool) -> bool:
        return self.stage.turn_held(amount, free)


def seat_at(
    match: Match, *, size: tuple[int, int] = (1280, 800), text_scale: float = 1.0, theme: str = "normal",
    instant: bool = False, reduced: bool = False, **taste: Any,
) -> tuple[Pilot, TableScene]:  # fmt: skip
    """A table and its pilot; what is not the pilot's goes to the scene."""
    scene = TableScene(match, **taste)
    pilot = Pilot(scene, ASSETS, size=size, text_scale=text_scale, theme=theme, instant=instant, reduced=reduced)
    return pilot, scene


def play_on(scene: TableScene, moves: int, seed: int = 3) -> None:
    """So many moves of everybody without a screen."""
    rng = Random(seed)
    for _ in range(moves):
        if not scene.match.to_act:
            break
        seat = scene.match.to_act[0]
        scene.match.play(seat, any_of(rng.choice(scene.match.legal(seat)), rng))
    scene.shown = scene.match.view(scene.viewer)
    scene.stage.sync(scene.shown, animate=False)
