"""A level over its game's real table: it waits for what is to be learned, and takes back what is not."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pixtable.core.events import Move
from pixtable.core.open import Listed
from pixtable.levels.format import Level, Step, Text
from pixtable.levels.moves import BadMove, read_move
from pixtable.play.level_session import LevelSession
from pixtable.play.tasks import question
from pixtable.shell.app import App
from pixtable.shell.levels.overlay import Overlay
from pixtable.shell.table.guide import Guide, Guided
from pixtable.table.tastes import Tastes
from pixtable.ui.input.intent import Input, Intent, Pointer, Want
from pixtable.ui.motion.choreo import refuse
from pixtable.ui.motion.durations import LOOK_MS
from pixtable.ui.node import Node
from pixtable.ui.widgets.dialog import Answer, Dialog


class LevelGuide(Guide):
    gives_hints = True
    glides_back = True

    _table: Guided
    overlay: Overlay

    def __init__(self, app: App, session: LevelSession) -> None:
        self._app, self._session = app, session
        self._mistake: int | None = None  # where the match stood before a wrong move that is still being shown
        self._reproach = ""
        self._is_finished = False
        self._hint = ""
        self._is_hint_away = False
        self._looked = 0.0
        self._shown: object = None

    def attach(self, table: Guided) -> None:
        self._table = table

    @property
    def level(self) -> Level:
        return self._session.level

    @property
    def step(self) -> Step | None:
        return self._session.lesson.step

    def words(self, key: str, **values: object) -> str:
        return self._app.say(f"lesson.{key}", **values)

    def in_our_language(self, text: Text) -> str:
        return text.in_language(self._app.settings.spoken)

    # What lies over the table

    def nodes(self) -> Sequence[Node]:
        self.overlay = Overlay(self._table, self.words("next"), self.go_on_reading, self.put_words_away)
        return self.overlay.nodes

    def arranged(self) -> None:
        self._shown = None

    def headline(self) -> str:
        title = self.in_our_language(self.level.title)
        return self.words(f"headline.{self.level.kind}", n=self.level.number, title=title)

    def status(self) -> str:
        """A lesson says what it waits for; a puzzle's question stays in sight, with what is left to answer it."""
        step = self.step
        if self._table.timeline.looking_at is not None:
            return ""
        if step is not None and step.word is not None:
            return self.words(f"status.{step.word}")
        if self._session.goal is None or self.level.is_lesson:
            return ""
        return f"{question(self._app.services, self.level)} {self._what_is_left()}".rstrip()

    def _what_is_left(self) -> str:
        """The last move may still wait for an answer: then it is that which is left."""
        left = self._session.moves_left
        if left:
            return self.words("left", n=left)
        return self.words("half_made") if left == 0 and self._session.match.half_made is not None else ""

    def follow(self) -> None:
        """The bubble, the ring and the hand follow the step, once all that happened has been seen."""
        table = self._table
        is_quiet = table.timeline.looking_at is None and not self._is_finished and self._mistake is None
        is_seen = not table.director.has_more and not table.stage.is_moving
        is_ready = is_quiet and is_seen and not self._session.awaits_opponent
        step = self.step if is_ready else None
        words = (self._reproach or self._sentence()) if is_ready else ""
        self.overlay.point(step)
        if (step, words, is_ready) != self._shown:
            self._shown = (step, words, is_ready)
            self._speak(words)
        self.overlay.keep_beside(step.side if step else None)

    def _speak(self, words: str) -> None:
        lesson, bubble = self._session.lesson, self.overlay.bubble
        bubble.done, bubble.steps = lesson.at, len(self.level.script)
        is_reading = lesson.waits_for("next") and bool(words)
        can_go = self.step is None and bool(words)
        self.overlay.speak(words, is_reading=is_reading, is_reproach=bool(self._reproach), can_go=can_go)

    def _sentence(self) -> str:
        step = self.step
        if step is not None:
            return self.in_our_language(step.say) if step.say else ""
        return "" if self._is_hint_away else self._hint

    def put_words_away(self) -> None:
        """They were read, and lie in the way: asking for a hint brings the same one back."""
        self._reproach = ""
        self._is_hint_away = bool(self._hint)

    # What may be done

    def tastes(self, chosen: Tastes) -> Tastes:
        """Everything is shown to those who learn."""
        return replace(chosen, auto_place=True, previews=True, learner=self.level.is_lesson)

    def lets_try(self, moves: Sequence[Listed[Move]]) -> Sequence[Listed[Move]]:
        """Those of the step; none while one is only to read."""
        step, lesson = self.step, self._session.lesson
        if self._is_finished or self._mistake is not None or (step is not None and step.word is not None):
            return ()
        if step is None or not step.allow:
            return moves
        return [move for move in moves if lesson.offers(move)]

    def commit(self, move: Any, play: Callable[[Any], None]) -> None:
        before, is_right = self._session.match.n, self._session.lesson.accepts(move)
        self._reproach = ""
        play(move)
        if not is_right:
            self._mistake = before
        elif self.step is not None:
            self._session.pass_on()

    def explain(self, move: Any, at: Node) -> bool:
        """What the rules would allow, but not the lesson now, is explained by the lesson."""
        if self._session.refuse(self._table.viewer, move) is not None:
            return False
        self._reproach = self._what_is_wrong()
        refuse(at, self._table.desk.motion)
        self._table.desk.play("invalid")
        return True

    def _what_is_wrong(self) -> str:
        step = self.step
        return self.in_our_language(step.wrong) if step and step.wrong else self.words("wrong")

    @property
    def may_take_back(self) -> bool:
        return self._mistake is None and not self._is_finished

    def took_back(self) -> None:
        self._reproach = ""

    def hint(self) -> None:
        """A lesson shows its hand once more; a puzzle gives one hint after another, the last with the first move."""
        self.overlay.hand.again()
        if move := self._session.good_move():
            self._table.stage.announce(move)
        hints = self.level.hints
        if self.level.is_lesson or not hints:
            return
        self._table.desk.play("hint_chime")
        if self._is_hint_away:
            self._is_hint_away = False
            return
        seen = self._session.hints_seen = min(self._session.hints_seen + 1, len(hints))
        self._hint = self.in_our_language(hints[seen - 1])
        if seen == len(hints) and not self._session.own_moves:
            self._announce_solution()

    def _announce_solution(self) -> None:
        try:
            self._table.stage.announce(read_move(self.level.solution[0], self._session.game))
        except (BadMove, IndexError):
            return

    # Time

    def watch(self, ms: float) -> None:
        """A step may wait until something has been looked at: by the pointer, or by the keys.

        Before all else: what the next step asks and offers belongs to this same frame.
        """
        step = self.step
        target = self.overlay.anchor(step.point) if step and self._session.lesson.waits_for("look") else None
        if target is None or self._table.director.is_busy:
            self._looked = 0.0
            return
        self._looked = self._looked + ms if target.focused else 0.0
        if self._looked >= LOOK_MS:
            self._looked = 0.0
            self._session.pass_on()

    def go_on(self) -> bool:
        if self._mistake is not None:
            self._take_back(self._mistake)
        elif self._is_finished:
            pass
        elif self._session.is_solved:
            self._finish()
        elif self._session.is_lost:
            self._give_another_chance()
        elif played := self._session.play_thought():
            self._table.show(played)
        return True

    @property
    def goes_on_by_itself(self) -> bool:
        if self._is_finished:
            return False
        session = self._session
        return self._mistake is not None or session.awaits_opponent or session.is_solved or session.is_lost

    def _take_back(self, n: int) -> None:
        """It was seen, now it is explained, and things are as they were."""
        self._mistake = None
        self._reproach = self._what_is_wrong()
        self._session.take_back_mistake(n)
        self._table.desk.play("invalid")
        self._table.timeline.show_again(n)

    def go_on_reading(self) -> None:
        """The sentence was read."""
        if self._session.lesson.waits_for("next") and not self._table.director.has_more:
            self._session.pass_on()
            self._shown = None

    # Hands

    def feel(self, given: Input) -> None:
        if not isinstance(given, Pointer) or given.kind != "move":
            self.overlay.hand.rest()

    def on_intent(self, intent: Intent) -> bool:
        is_confirm = intent.want in (Want.CONFIRM, Want.NEXT_STEP, Want.PREVIEW) and not intent.released
        if is_confirm and not self._table.director.has_more and self._session.lesson.waits_for("next"):
            self.go_on_reading()
            return True
        return False

    def clicked_beside(self) -> None:
        self.overlay.hand.again()

    def rules_opened(self) -> None:
        if self._session.lesson.waits_for("rules"):
            self._session.pass_on()

    # Leaving

    def go_home(self) -> bool:
        self._to_the_list()
        return True

    def _to_the_list(self) -> None:
        self._app.open_levels(self.level.game, self.level.kind)

    def ask_to_leave(self) -> bool:
        say = self.words
        answers = [
            Answer("stay", say("leave.stay"), kind="primary"),
            Answer("home", say("leave.home"), self._to_the_list, icon="back"),
        ]
        following = self._app.services.level_shelf.next_after(self.level)
        if following is not None:
            answers.append(Answer("skip", say("leave.skip"), lambda: self._app.play_level(following), icon="skip"))
        self._table.desk.push(Dialog(say("leave.title"), say("leave.text"), answers))
        return True

    def _give_another_chance(self) -> None:
        self._is_finished = True
        say = self.words
        answers = [
            Answer("again", say("lost.again"), self._begin_again, kind="primary", icon="replay"),
            Answer("home", say("done.list"), self._to_the_list, icon="back"),
        ]
        self._table.desk.play("lose_soft")
        self._table.desk.push(Dialog(say("lost.title"), self._table.status(), answers))

    def _begin_again(self) -> None:
        self._app.play_level_again(self._session)

    def _finish(self) -> None:
        self._is_finished = True
        session = self._session
        self._app.services.progress.solve(self.level, session.stars, session.own_moves, session.day)
        self._table.desk.play("win_fanfare")
        self._app.open_level_done(session)
