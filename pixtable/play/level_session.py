"""A level in progress: a session whose others answer as the level says, and that nobody has to win in one go."""

from collections import deque
from datetime import date
from functools import cached_property

from msgspec.structs import replace

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.goals import Goal
from pixtable.core.match import Step
from pixtable.core.rules import Illegal, ScoreLine
from pixtable.games import GAMES
from pixtable.levels.format import SCRIPTED, WHATEVER, Level, Reply
from pixtable.levels.lesson import Lesson
from pixtable.levels.moves import BadMove, meant_by, read_move
from pixtable.levels.others import answer_of, is_proven
from pixtable.levels.reading import BadLevel, read_goal
from pixtable.levels.rehearsal import Stuck, start_of
from pixtable.levels.solving import sharpest_answer
from pixtable.levels.spoken import spoken
from pixtable.play.services import Services
from pixtable.play.session import Played, Session
from pixtable.play.usual_chairs import usual_chairs
from pixtable.store.chairs import Chair
from pixtable.store.progress import MOST_STARS, Begun
from pixtable.store.saves import Recorded

SHOWN_LEVELS = ("easy", "normal", "hard", "expert")
"""Strengths that have a name for players."""


class Unplayable(Exception):
    """A level of somebody's own that has no table: its start or its goal cannot be."""


class LevelSession(Session):
    def __init__(self, services: Services, level: Level, day: date | None = None) -> None:
        """`day`: it is played as the puzzle of that day. Raises `Unplayable`."""
        game = GAMES[level.played]
        level = spoken(level, game, services.settings.spoken)
        try:
            match = start_of(level, game)
            self.goal: Goal | None = None if level.goal is None else read_goal(level.goal, game)
            if level.seat >= level.start.seats:
                raise Unplayable(level.id)
        except (Stuck, BadLevel) as error:
            raise Unplayable(str(error)) from error
        super().__init__(services, Recorded(match, None, _chairs(services, level)))
        self.level, self.day = level, day
        self.lesson = Lesson(level, game)
        self.mistakes = 0  # moves of a lesson that were taken back for the player
        self.tried = services.progress.tried(level)
        self.shown: int | None = None  # so many moves of the solution, while that is shown
        self._replies: deque[Reply] = deque()
        self._take_up(services.progress.begun(level))

    # Where it stands

    @property
    def is_counted(self) -> bool:
        """Its stars say how much help there was."""
        return False

    def was_thought_out(self, step: Step) -> bool:
        """Whoever answers as the level says has no reasons of its own."""
        return False

    @property
    def seat(self) -> Seat:
        return self.level.seat

    @property
    def own_moves(self) -> int:
        """How many the player has made; answers in the middle of a move are part of it."""
        steps = self.match.steps[: self.match.n]
        return sum(step.seat == self.seat and not isinstance(step.move, Choose) for step in steps)

    @property
    def moves_left(self) -> int | None:
        limit = self.level.limit
        return None if limit is None else max(0, limit.moves - self.own_moves)

    @cached_property
    def solution(self) -> list[Move]:
        """As far as the level has one that can be read."""
        try:
            return [read_move(move, self.game) for move in self.level.solution]
        except BadMove:
            return []

    @property
    def answers(self) -> range:
        """The steps, counted from 1, in which the others have answered the player's last move."""
        n = self.match.n
        last = next((at for at in range(n, 0, -1) if self.match.steps[at - 1].seat == self.seat), 0)
        return range(last + 1, n + 1)

    @property
    def is_solved(self) -> bool:
        if not self.lesson.is_through or self._replies:
            return False
        return self.goal is None or self.goal.is_reached(self.match, self.seat)

    @property
    def is_lost(self) -> bool:
        """No move is left, or nothing can be done any more, and the goal is not reached."""
        if self.is_solved or self._replies or self.goal is None:
            return False
        if self.match.result is not None or (not self.match.to_act and self.lesson.is_through):
            return True
        if self.lesson.is_through and self.goal.is_missed(self.match, self.seat):
            return True
        if self.awaits_opponent or self.match.half_made is not None:
            return False
        return self.moves_left == 0 or (self.lesson.is_through and self.deciding is None)

    @property
    def stars(self) -> int:
        """They tell tries: every failed one costs a star, hints cost one and so does a detour. One is for the way."""
        if self.tried.is_told:
            return 1
        par = self.level.par or (self.level.limit.moves if self.level.limit else self.own_moves)
        is_detour = bool(self.mistakes) or self.own_moves > par
        return max(1, MOST_STARS - self.tried.failures - bool(self.tried.hints) - is_detour)

    def gains(self) -> list[ScoreLine]:
        """What has changed for the player since the start, term by term; nothing where a game does not reckon."""
        if self.game.reckon is None:
            return []
        before, now = (self.game.reckon(state, self.seat) for state in (self.match.state_at(0), self.match.state))
        lines = (replace(line, points=line.points - then.points) for then, line in zip(before, now, strict=True))
        return [line for line in lines if line.points]

    @property
    def deciding(self) -> Seat | None:
        return None if self._replies else super().deciding

    def good_move(self) -> Move | None:
        """One that the script waits for here, to point at."""
        step = self.lesson.step
        if step is None or step.word is not None:
            return None
        legal = (move for move in self.moves(self.seat) if self.lesson.offers(move))
        meant = (meant_by(move, step.awaited, self.game) for move in legal)
        return next((move for move in meant if move is not None), None)

    # Going on

    def pass_on(self) -> None:
        """The step is done: the others have their say, and the next one comes."""
        self._replies.extend(self.lesson.pass_on(self.match.n))
        self._keep()

    def think_ahead(self) -> None:
        if not self._answers_at_once:
            super().think_ahead()

    def play_thought(self) -> Played | None:
        if self._replies:
            reply = self._replies.popleft()
            return self._told(self._play(reply.seat, read_move(reply.move, self.game), by_opponent=True))
        if not self._answers_at_once:
            return self._told(super().play_thought())
        seat = self._opponent_to_act()
        if seat is None or self.level.others == SCRIPTED:
            return None
        return self._told(self._play(seat, self._answer(seat), by_opponent=True))

    def retort(self) -> Played | None:
        """What the others do about a failed try, where the level ends before they would answer."""
        seat = next((seat for seat in self.match.to_act if seat != self.seat), None)
        if seat is None or self.goal is None or (self.answers and self.match.half_made is None):
            return None
        return self._play(seat, sharpest_answer(self.match, seat, self.goal, self.seat, 0), by_opponent=True)

    def fail(self) -> None:
        """This try is over: it counts, and nobody need come back to it."""
        self._note(failures=self.tried.failures + 1)
        self.services.progress.forget(self.level)

    def read_hint(self, number: int) -> None:
        """Counted from 1."""
        self._note(hints=max(number, self.tried.hints))

    def _note(self, **changes: int | bool) -> None:
        self.tried = replace(self.tried, **changes)
        self.services.progress.note(self.level, self.tried)

    # The solution

    def begin_solution(self) -> None:
        """From the start, and then move by move; what is shown is not solved."""
        self._note(is_told=True)
        self.start_over()
        self.shown = 0

    def start_over(self) -> None:
        self._replies.clear()
        super().return_to(0)
        self.lesson.return_to(0)
        self.services.progress.forget(self.level)

    @property
    def next_shown(self) -> Move | None:
        """The move of the solution that comes next; none once it is through, or where it leads no further."""
        if self.shown is None or self.shown >= len(self.solution):
            return None
        move = self.solution[self.shown]
        return move if self.seat in self.match.to_act and self.refuse(self.seat, move) is None else None

    def play_shown(self) -> Played | None:
        move = self.next_shown
        if move is None or self.shown is None:
            return None
        self.shown += 1
        return self.play(self.seat, move)

    def _answer(self, seat: Seat) -> Move:
        """Where the level holds against every answer, the others look for the one that spoils it."""
        if self.level.others != WHATEVER or self.goal is None or self.shown is not None:
            return answer_of(self.match, seat)
        return sharpest_answer(self.match, seat, self.goal, self.seat, self.moves_left or 0)

    def _told(self, played: Played | None) -> Played | None:
        if played is not None:
            self.lesson.follow(self.match.n)
            self._keep()
        return played

    @property
    def awaits_opponent(self) -> bool:
        if self._replies:
            return True
        return self.level.others != SCRIPTED and super().awaits_opponent

    @property
    def _answers_at_once(self) -> bool:
        return is_proven(self.level, self.game)

    # Going back

    def may_return_to(self, n: int) -> bool:
        return True

    def redo_point(self) -> int | None:
        return None

    def return_to(self, n: int) -> None:
        """A step that waits for an undo goes on by it; else the step is again the one that was on then."""
        self._replies.clear()
        super().return_to(n)
        if self.lesson.waits_for("undo"):
            self.pass_on()
        else:
            self.lesson.return_to(n)
            self._keep()

    def take_back_mistake(self, n: int) -> None:
        self.mistakes += 1
        super().return_to(n)

    # Leaving and coming back

    def _keep(self) -> None:
        """Only where nobody's answer is outstanding: there it can be taken up again."""
        if self._replies or self.lesson.is_through or not self.match.n:
            return
        moves = [(step.seat, self.game.codec.plain(step.move)) for step in self.match.steps[: self.match.n]]
        marks = {str(n): at for n, at in self.lesson.marks.items()}
        self.services.progress.leave(self.level, Begun(moves, marks))

    def _take_up(self, begun: Begun | None) -> None:
        """Where it was left; from the start where that no longer fits the level."""
        if begun is None:
            return
        try:
            for seat, move in begun.moves:
                self.match.play(seat, read_move(move, self.game))
            marks = {int(n): at for n, at in begun.marks.items()}
            if not all(0 <= n <= self.match.n and 0 <= at <= len(self.level.script) for n, at in marks.items()):
                raise ValueError
        except (Illegal, BadMove, ValueError):
            self.recorded.match = start_of(self.level, self.game)
            return
        self.lesson.marks = {0: 0, **marks}
        self.lesson.return_to(self.match.n)


def _chairs(services: Services, level: Level) -> tuple[Chair, ...]:
    """The player on the level's seat, opponents by name on the others."""
    me, *others = usual_chairs(services, level.played, level.start.seats)
    strength = level.others if level.others in SHOWN_LEVELS else SHOWN_LEVELS[0]
    guests = [Chair(chair.name, strength, chair.persona) for chair in others]
    return (*guests[: level.seat], me, *guests[level.seat :])
