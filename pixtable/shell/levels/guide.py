"""A level over its game's real table: it waits for what is to be learned, and takes back what is not."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from pixtable.core.events import Move
from pixtable.core.open import Listed
from pixtable.core.telling import Sentence
from pixtable.levels.format import Level, Step, Text
from pixtable.play.level_session import LevelSession
from pixtable.play.tasks import question
from pixtable.shell.app import App
from pixtable.shell.kit.explaining import Explainer
from pixtable.shell.levels.overlay import Overlay
from pixtable.shell.levels.verdict import reckoning, told_now, why_it_failed, why_it_worked
from pixtable.shell.table.guide import Guide, Guided
from pixtable.table.rich import rich
from pixtable.table.tastes import Tastes
from pixtable.ui.input.intent import Input, Intent, Pointer, Want
from pixtable.ui.lettering.typeset import Rich, Run
from pixtable.ui.motion.choreo import refuse
from pixtable.ui.motion.durations import LOOK_MS
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.legend import Legend

NEXT = "lesson.next"


class LevelGuide(Guide):
    gives_hints = True
    begins_games = False
    glides_back = True
    lets_talk = False

    _table: Guided
    overlay: Overlay
    explainer: Explainer

    def __init__(self, app: App, session: LevelSession) -> None:
        self._app, self._session = app, session
        self._mistake: int | None = None  # where the match stood before a wrong move that is still being shown
        self._reproach = ""
        self._is_finished = False
        self._verdict: Rich = ""  # of a try that has failed, as long as it lies on the table
        self._hints_read = 0
        self._hint = ""
        self._is_hint_away = False
        self._looked = 0.0
        self._shown: object = None
        self._is_read_at_rest = False
        """Its words lie over what the game holds for everybody to read."""
        self._is_put_away = False
        """The game's own way on was taken from there: what was still to be said of it need not be."""

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
        self.explainer = Explainer(self._app, self._session.game.id, lambda: self._session.match.deal)
        explainer, focus = self.explainer, self._table.focus
        legend = Legend("lesson.word", explainer.look_up, explainer.tip, attend=focus.set)
        self.overlay = Overlay(self._table, self._buttons(), self.put_words_away, legend)
        return self.overlay.nodes

    def _buttons(self) -> list[Button]:
        def button(name: str, icon: str, act: Callable[[], None]) -> Button:
            return Button(f"lesson.{name}", self.words(f"lost.{name}"), act, icon=icon)

        go_on = Button(NEXT, self.words("next"), self.go_on_reading, kind="primary", key="Enter", shows_key=True)
        return [
            go_on,
            button("undo", "undo", self._undo),
            button("hint", "hint", self.hint),
            button("solution", "play", self._show_solution),
            button("again", "replay", self._begin_again),
        ]

    def arranged(self) -> None:
        self._shown = None
        self.overlay.bring(self._not_yet_here())

    def _not_yet_here(self) -> Collection[str]:
        """Of a table that is laid as the lesson goes: what no step up to this one has brought."""
        steps = self.level.script[: self._session.lesson.at + 1]
        return set(self.level.bare).difference(*(step.brings for step in steps))

    def headline(self) -> str:
        title = self.in_our_language(self.level.title)
        return self.words(f"headline.{self.level.kind}", n=self.level.number, title=title)

    def status(self) -> str:
        """A lesson says what it waits for; a puzzle's question stays in sight, with what is left to answer it."""
        step = self.step
        if self._table.timeline.looking_at is not None:
            return ""
        if self._is_learned:
            return self.words("status.learned")
        if step is not None and step.word is not None:
            return self.words(f"status.{step.word}") if self.may_speak else ""
        if self._session.goal is None or self.level.is_lesson:
            return ""
        return f"{question(self._app.services, self.level)} {self._what_is_left()}".rstrip()

    @property
    def _is_learned(self) -> bool:
        """The script is through: nobody goes on, whoever's turn it would be."""
        return self.level.is_lesson and self._session.is_solved

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
        is_seen = self.may_speak and not table.stage.is_moving
        is_ready = is_quiet and is_seen and (self._has_ended or not self._session.awaits_opponent)
        self._is_read_at_rest = is_ready and table.director.is_held
        if is_ready:
            self._pass_over_what_is_gone()
        step = self.step if is_ready else None
        about = (step, is_ready, self._session.match.n, self._session.shown, self._spoken if is_ready else "")
        self.overlay.bring(self._not_yet_here())
        self.overlay.point(step)
        if about != self._shown:
            self._shown = about
            self._speak(self._sentence() if is_ready else "")
        self.overlay.keep_beside(step.side if step else None)

    def _pass_over_what_is_gone(self) -> None:
        while self._is_put_away and self._session.lesson.waits_for("next") and self._speaks_of_nothing:
            self._session.pass_on()
        self._is_put_away = False

    @property
    def _speaks_of_nothing(self) -> bool:
        step = self.step
        return step is not None and bool(step.point) and self.overlay.anchor(step.point) is None

    @property
    def may_speak(self) -> bool:
        """All has been shown; or what the game holds to be read is what the step speaks of."""
        director, step = self._table.director, self.step
        if not director.is_held:
            return not director.has_more
        return step is not None and step.word is not None and self.overlay.anchor(step.point) is not None

    @property
    def _has_ended(self) -> bool:
        """Nobody goes on, even where somebody could: the try has failed, or the solution was shown."""
        return bool(self._verdict) or (self._session.shown is not None and self._session.is_solved)

    def _with_new_words(self, words: str) -> Sequence[Run]:
        """A word of the game can be asked about where the level says it for the first time."""
        said = (step.say for step in self.level.script[: self._session.lesson.at] if step.say)
        known = {run.mark for text in said for run in self.explainer.marked(self.in_our_language(text))}
        return tuple(run._replace(mark="") if run.mark in known else run for run in self.explainer.marked(words))

    @property
    def _spoken(self) -> object:
        return self._reproach or self._verdict or ("" if self._is_hint_away else self._hint)

    def _speak(self, words: Rich) -> None:
        session, bubble = self._session, self.overlay.bubble
        bubble.done, bubble.steps = session.lesson.at, len(self.level.script)
        if session.shown is not None:
            bubble.done, bubble.steps = session.shown, len(session.solution)
        is_reproach = bool(self._reproach or self._verdict)
        offers = self._offers() if words else ()
        can_go = bool(words) and self.step is None and not offers
        self.overlay.speak(words, offers, is_reproach=is_reproach, can_go=can_go)

    def _offers(self) -> Sequence[str]:
        """The buttons below the words."""
        session, is_lesson = self._session, self.level.is_lesson
        if session.shown is not None:
            return (NEXT,) if session.next_shown is not None else ("lesson.again",)
        if self._verdict:
            hint = ["lesson.hint"] if self.level.hints and not is_lesson else []
            solution = ["lesson.solution"] if session.solution and self.level.kind == "puzzle" else []
            return ("lesson.undo", *(hint + solution or ["lesson.again"]))
        return (NEXT,) if session.lesson.waits_for("next") else ()

    def _sentence(self) -> Rich:
        session, step = self._session, self.step
        if session.shown is not None:
            return rich(self._told_of_solution())
        if self._reproach or self._verdict:
            return self._reproach or self._verdict
        if step is not None:
            said = self._with_new_words(self.in_our_language(step.say)) if step.say else ()
            return self._with_its_aim(said)
        return "" if self._is_hint_away else self._hint

    def _with_its_aim(self, said: Sequence[Run]) -> Rich:
        """A lesson begins by saying what it teaches; a game's first one, how one wins."""
        teaches = self.level.teaches
        if teaches is None or self._session.lesson.at:
            return said
        aim = self.in_our_language(teaches) + ("\n" if said else "")
        return (Run(aim, "amber"), *said)

    def _told_of_solution(self) -> Sentence:
        """The move that comes; at the end, why it was the way."""
        move = self._session.next_shown
        if move is not None:
            return self._app.tell("lesson.shown", move=told_now(self._table.telling, self._session, move))
        return why_it_worked(self._app, self._table.telling, self._session)

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
        if not self.may_take_back or self._verdict or (step is not None and step.word is not None):
            return ()
        if step is None or not step.allow:
            return moves
        return [move for move in moves if lesson.offers(move)]

    def commit(self, move: Any, play: Callable[[Any], None]) -> None:
        before, is_right = self._session.match.n, self._session.lesson.accepts(move)
        self.put_words_away()
        self.overlay.shown = ()
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
        return self._mistake is None and not self._is_finished and self._session.shown is None

    def took_back(self) -> None:
        self._reproach = self._verdict = ""
        self._is_read_at_rest = False

    def hint(self) -> None:
        """A lesson shows its hand once more; a puzzle gives one hint after another, the last with the first move."""
        self.overlay.hand.again()
        if move := self._session.good_move():
            self._table.stage.announce(move)
        hints = self.level.hints
        if self.level.is_lesson or not hints or self._session.shown is not None:
            return
        if self._verdict:
            self._start_over()  # they speak of the first move
        self._table.desk.play("hint_chime")
        if self._is_hint_away:
            self._is_hint_away = False
            return
        self._hints_read = min(self._hints_read + 1, len(hints))
        self._session.read_hint(self._hints_read)
        self._hint = self.in_our_language(hints[self._hints_read - 1])
        if self._hints_read == len(hints) and not self._session.own_moves and self._session.solution:
            self._point_at(self._session.solution[0])

    def _point_at(self, move: Move) -> None:
        self._table.stage.demonstrate(move)
        self.overlay.shown = (move,)

    # Time

    def watch(self, ms: float) -> None:
        """A step may wait until something has been looked at: by the pointer, or by the keys.

        Before all else: what the next step asks and offers belongs to this same frame.
        """
        if self._is_read_at_rest and not self._table.director.is_held:
            self._is_read_at_rest, self._is_put_away = False, True
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
        elif self._is_finished or self._verdict:
            pass
        elif self._session.shown is not None:
            self._go_on_showing()
        elif self._session.is_solved:
            self._finish()
        elif self._session.is_lost:
            self._give_another_chance()
        elif played := self._session.play_thought():
            self._table.show(played)
        return True

    @property
    def goes_on_by_itself(self) -> bool:
        if self._is_finished or self._verdict:
            return False
        session = self._session
        if session.shown is not None:
            return session.next_shown is None and session.awaits_opponent and not session.is_solved
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
        if self._session.shown is not None:
            self._show_next()
        elif self._session.lesson.waits_for("next") and self.may_speak:
            self._session.pass_on()
            self._shown = None
            if self._table.director.is_held and not self.may_speak:
                self._is_read_at_rest = False
                self._table.director.pressed()

    # Hands

    def feel(self, given: Input) -> None:
        if not isinstance(given, Pointer) or given.kind != "move":
            self.overlay.hand.rest()

    def on_intent(self, intent: Intent) -> bool:
        is_confirm = intent.want in (Want.CONFIRM, Want.NEXT_STEP, Want.PREVIEW) and not intent.released
        awaits_reader = self._session.lesson.waits_for("next") or self._session.next_shown is not None
        if is_confirm and self.may_speak and awaits_reader:
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

    # A failed try

    def _give_another_chance(self) -> None:
        """The table shows what the others do about it; the bubble says so, and what can be done now."""
        is_over = bool(reckoning(self._session, self._table.log))
        if not is_over and (retort := self._session.retort()):
            self._table.show(retort)
            return
        self._session.fail()
        self._table.desk.play("lose_soft")
        self._verdict = why_it_failed(self._app, self._session, self._table.log)

    def _undo(self) -> None:
        self._table.timeline.undo()

    def _start_over(self) -> None:
        self._session.start_over()
        self._show_start()

    def _show_start(self) -> None:
        self.took_back()
        self._table.stage.quieten()
        self._table.timeline.show_again(0)

    def _show_solution(self) -> None:
        self._hint = ""
        self._session.begin_solution()
        self._show_start()
        self._announce_next()

    def _announce_next(self) -> None:
        if (move := self._session.next_shown) is not None:
            self._point_at(move)

    def _show_next(self) -> None:
        if not self._table.director.has_more and (played := self._session.play_shown()):
            self._table.show(played)

    def _go_on_showing(self) -> None:
        """The others answer as they do in the proof; then the next move is pointed at."""
        if self._session.next_shown is None and not self._session.is_solved:
            played = self._session.play_thought()
            if played:
                self._table.show(played)
                self._announce_next()

    def _begin_again(self) -> None:
        self._app.play_level_again(self._session)

    def _finish(self) -> None:
        self._is_finished = True
        session = self._session
        self._app.services.progress.solve(self.level, session.stars, session.own_moves, session.day)
        self._table.desk.play("win_fanfare")
        self._app.open_level_done(session)
