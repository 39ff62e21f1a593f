"""A level on its game's real table: it waits for what is to be learned, and takes back what is not."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pixtable.app.learning import question
from pixtable.app.level_sitting import LevelSitting
from pixtable.app.scenes.lesson_guide import Bubble, GhostHand, HandsWay, Spotlight, Surroundings
from pixtable.app.scenes.table import TableScene
from pixtable.app.sitting import view_for
from pixtable.core.events import Move
from pixtable.core.open import Listed
from pixtable.levels.format import Level, Step, Text
from pixtable.levels.moves import BadMove, read_move
from pixtable.ui.choreo import refuse
from pixtable.ui.intent import Input, Intent, Pointer, Want
from pixtable.ui.layout import Point
from pixtable.ui.motion import LOOK_MS
from pixtable.ui.node import Node
from pixtable.ui.stage import Tastes
from pixtable.ui.units import View
from pixtable.ui.widgets import Answer, Dialog

if TYPE_CHECKING:
    from pixtable.app.app import App


class LessonScene(TableScene):
    sitting: LevelSitting

    def __init__(self, app: "App", sitting: LevelSitting) -> None:
        super().__init__(app, sitting)
        self.viewer = sitting.seat
        self._mistake: int | None = None  # where the match stood before a wrong move that is still being shown
        self._reproach = ""
        self._is_finished = False
        self._hint = ""
        self._is_hint_away = False
        self._looked = 0.0
        self._shown: object = None
        self._spoken_about: object = None

    @property
    def level(self) -> Level:
        return self.sitting.level

    @property
    def step(self) -> Step | None:
        return self.sitting.lesson.step

    def lesson_words(self, key: str, **values: object) -> str:
        return self.app.say(f"lesson.{key}", **values)

    def in_our_language(self, text: Text) -> str:
        return text.in_language(self.app.settings.spoken)

    # Nodes

    def build(self) -> None:
        super().build()
        self.bubble = Bubble(self.lesson_words("next"), self.go_on_reading, self.put_words_away)
        self.spotlight = Spotlight()
        self.hand = GhostHand(self.motion)
        self.root.add(self.spotlight, HandsWay(self.hand), self.bubble, self.hand)
        self._shown = None

    def arrange(self, view: View) -> None:
        super().arrange(view)
        self._shown = None

    @property
    def tastes(self) -> Tastes:
        """Everything is shown to those who learn."""
        return replace(super().tastes, auto_place=True, previews=True, learner=self.level.is_lesson)

    # What may be done

    @property
    def moves(self) -> Sequence[Listed[Move]]:
        """Those that the step lets one try; none while one is only to read."""
        if self._is_finished or self._mistake is not None or (self.step is not None and self.step.word is not None):
            return ()
        moves, lesson = super().moves, self.sitting.lesson
        if lesson.step is None or not lesson.step.allow:
            return moves
        return [move for move in moves if lesson.offers(move)]

    def commit(self, move: Any) -> None:
        before, is_right = self.sitting.match.n, self.sitting.lesson.accepts(move)
        self._reproach = ""
        super().commit(move)
        if not is_right:
            self._mistake = before
        elif self.step is not None:
            self.sitting.pass_on()

    def explain(self, move: Any, at: Node) -> None:
        """What the rules would allow, but not the lesson now, is explained by the lesson."""
        if self.sitting.refuse(self.viewer, move) is not None:
            super().explain(move, at)
        else:
            self._reproach = self._what_is_wrong()
            refuse(at, self.motion)
            self.sound("invalid")

    def _what_is_wrong(self) -> str:
        step = self.step
        return self.in_our_language(step.wrong) if step and step.wrong else self.lesson_words("wrong")

    def go_on_reading(self) -> None:
        """The sentence was read."""
        if self.sitting.lesson.waits_for("next") and not self.director.has_more:
            self.sitting.pass_on()
            self._shown = None

    def open_rules(self) -> None:
        if self.sitting.lesson.waits_for("rules"):
            self.sitting.pass_on()
        super().open_rules()

    # Time

    def update(self, ms: float) -> None:
        self._watch_for_a_look(ms)  # first: what the next step asks and offers belongs to this same frame
        super().update(ms)
        self._guide()

    def _go_on(self) -> None:
        if self._mistake is not None:
            self._take_back(self._mistake)
        elif self._is_finished:
            return
        elif self.sitting.is_solved:
            self._finish()
        elif self.sitting.is_lost:
            self._give_another_chance()
        elif played := self.sitting.play_thought():
            self.show(played)

    @property
    def _goes_on_by_itself(self) -> bool:
        if self.looking_at is not None:
            return self.is_replaying
        if self._is_finished:
            return False
        sitting = self.sitting
        return self._mistake is not None or sitting.awaits_opponent or sitting.is_solved or sitting.is_lost

    def _take_back(self, n: int) -> None:
        """It was seen, now it is explained, and things are as they were."""
        self._mistake = None
        self._reproach = self._what_is_wrong()
        self.sitting.take_back_mistake(n)
        self.sound("invalid")
        self._show_again(n)

    def _show_again(self, n: int) -> None:
        self.director.jump(view_for(self.sitting.match, n, self.viewer), self.viewer, animate=True)
        self.log.show_until(n)
        self._offered = None
        self.refresh()

    def _watch_for_a_look(self, ms: float) -> None:
        """A step may wait until something has been looked at: by the pointer, or by the keys."""
        target = self._anchor(self.step.point) if self.step and self.sitting.lesson.waits_for("look") else None
        if target is None or self.director.is_busy:
            self._looked = 0.0
            return
        self._looked = self._looked + ms if target.focused else 0.0
        if self._looked >= LOOK_MS:
            self._looked = 0.0
            self.sitting.pass_on()

    # What is said and shown

    def _guide(self) -> None:
        """The bubble, the ring and the hand follow the step, once all that happened has been seen."""
        is_quiet = self.looking_at is None and not self._is_finished and self._mistake is None
        ready = (
            is_quiet and not self.director.has_more and not self.stage.is_moving and not self.sitting.awaits_opponent
        )
        step = self.step if ready else None
        words = (self._reproach or self._sentence()) if ready else ""
        target = self._anchor(step.point) if step else None
        hand = self._hand_way(step) if step else None
        seen = tuple(node.screen_rect() for node in (target, *(hand or ())) if node is not None)
        self.spotlight.target = target
        self.hand.show(hand)
        if (step, words, ready) != self._shown:
            self._shown = (step, words, ready)
            self._speak(words)
            self._spoken_about = None
        if seen != self._spoken_about:
            self._spoken_about = seen
            room = self.desk.view.rect.inset(0, self.bar.rect.h, 0, self.strip.rect.h)
            others = [node.screen_rect() for node in self.stage.walk() if node.id.startswith(self.kit.pieces)]
            around = Surroundings(room, seen, others, step.side if step else None, self.stage.rect)
            self.bubble.place(self.desk.canvas, around)
            self.desk.is_dirty = True

    def _speak(self, words: str) -> None:
        lesson = self.sitting.lesson
        self.bubble.done, self.bubble.steps = lesson.at, len(self.level.script)
        is_reading = lesson.waits_for("next") and bool(words)
        can_go = self.step is None and bool(words)
        self.bubble.show(words, has_button=is_reading, is_reproach=bool(self._reproach), can_go=can_go)
        if is_reading:
            self.focus.set(self.bubble.button)
        self.focus.check()

    def _sentence(self) -> str:
        step = self.step
        if step is not None:
            return self.in_our_language(step.say) if step.say else ""
        return "" if self._is_hint_away else self._hint

    def put_words_away(self) -> None:
        """They were read, and lie in the way: asking for a hint brings the same one back."""
        self._reproach = ""
        self._is_hint_away = bool(self._hint)

    def _anchor(self, id: str) -> Node | None:
        node = (self.stage.anchor(id) or self.root.find(id)) if id else None
        return node if node is not None and node.visible else None

    def _hand_way(self, step: Step) -> tuple[Node, Node] | None:
        if step.hand is None:
            return None
        piece, place = (self._anchor(id) for id in step.hand)
        return (piece, place) if piece is not None and place is not None else None

    def refresh(self) -> None:
        super().refresh()
        title = self.in_our_language(self.level.title)
        self.bar.headline = self.lesson_words(f"headline.{self.level.kind}", n=self.level.number, title=title)

    def _status(self) -> str:
        """A lesson says what it waits for; a puzzle's question stays in sight, with what is left to answer it."""
        step = self.step
        if self.looking_at is None and step is not None and step.word is not None:
            return self.lesson_words(f"status.{step.word}")
        if self.looking_at is not None or self.sitting.goal is None or self.level.is_lesson:
            return super()._status()
        asked, left = question(self.app, self.level), self.sitting.moves_left
        return asked if left is None else f"{asked} {self.lesson_words('left', n=left)}"

    # Back, and hints

    def undo(self) -> None:
        n = self.sitting.undo_point()
        if n is not None and self._mistake is None and not self._is_finished:
            self.sound("undo")
            self._return_to(n)

    def _return_to(self, n: int) -> None:
        self.forget_pointers()
        self.pause_replay()
        self.looking_at = None
        self._reproach = ""
        self.sitting.return_to(n)
        self._show_again(self.sitting.match.n)

    def ask_for_hint(self) -> None:
        """A lesson shows its hand once more; a puzzle gives one hint after another, the last with the first move."""
        self.hand.again()
        if move := self.sitting.good_move():
            self.stage.announce(move)
        hints = self.level.hints
        if self.level.is_lesson or not hints:
            return
        self.sound("hint_chime")
        if self._is_hint_away:
            self._is_hint_away = False
            return
        seen = self.sitting.hints_seen = min(self.sitting.hints_seen + 1, len(hints))
        self._hint = self.in_our_language(hints[seen - 1])
        if seen == len(hints) and not self.sitting.own_moves:
            self._announce_solution()

    def _announce_solution(self) -> None:
        try:
            self.stage.announce(read_move(self.level.solution[0], self.sitting.game))
        except (BadMove, IndexError):
            return

    def _enable_tools(self) -> None:
        super()._enable_tools()
        for button in self.bar.tools:
            if button.id == "table.hint":
                button.enabled = bool(self.moves)

    # Hands

    def feed(self, given: Input) -> bool:
        if not isinstance(given, Pointer) or given.kind != "move":
            self.hand.rest()
        return super().feed(given)

    def on_intent(self, intent: Intent) -> bool:
        is_confirm = intent.want in (Want.CONFIRM, Want.NEXT_STEP, Want.PREVIEW) and not intent.released
        if is_confirm and not self.director.has_more and self.sitting.lesson.waits_for("next"):
            self.go_on_reading()
            return True
        return super().on_intent(intent)

    def on_empty_click(self, at: Point) -> None:
        super().on_empty_click(at)
        self.hand.again()

    # Leaving

    def go_home(self) -> None:
        self.app.open_levels(self.level.game, self.level.kind)

    def _ask_to_leave(self) -> None:
        say = self.lesson_words
        answers = [
            Answer("stay", say("leave.stay"), kind="primary"),
            Answer("home", say("leave.home"), self.go_home, icon="back"),
        ]
        if self.app.level_shelf.next_after(self.level) is not None:
            answers.append(Answer("skip", say("leave.skip"), self._skip, icon="skip"))
        self.desk.push(Dialog(say("leave.title"), say("leave.text"), answers))

    def _skip(self) -> None:
        following = self.app.level_shelf.next_after(self.level)
        assert following is not None
        self.app.play_level(following)

    def restart(self) -> None:
        self.app.progress.forget(self.level)
        self.app.play_level(self.level, self.sitting.day)

    def _give_another_chance(self) -> None:
        self._is_finished = True
        say = self.lesson_words
        answers = [
            Answer("again", say("lost.again"), self.restart, kind="primary", icon="replay"),
            Answer("home", say("done.list"), self.go_home, icon="back"),
        ]
        self.sound("lose_soft")
        self.desk.push(Dialog(say("lost.title"), self._status(), answers))

    def _finish(self) -> None:
        self._is_finished = True
        sitting = self.sitting
        self.app.progress.solve(self.level, sitting.stars, sitting.own_moves, sitting.day)
        self.sound("win_fanfare")
        self.app.open_level_done(self)
