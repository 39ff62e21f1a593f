"""A level in progress: a session whose others answer as the level says, and that nobody has to win in one go."""

from collections import deque
from datetime import date

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.goals import Goal
from pixtable.core.match import Step
from pixtable.core.rules import Illegal
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
        self.hints_seen = 0
        self.mistakes = 0
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
        return self.moves_left == 0 and self.match.half_made is None and not self.awaits_opponent

    @property
    def stars(self) -> int:
        """One for the way, one for finding it without a hint, one for no detour."""
        par = self.level.par or (self.level.limit.moves if self.level.limit else self.own_moves)
        return MOST_STARS - bool(self.hints_seen) - bool(self.mistakes or self.own_moves > par)

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

    def _answer(self, seat: Seat) -> Move:
        """Where the level holds against every answer, the others look for the one that spoils it."""
        if self.level.others != WHATEVER or self.goal is None:
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
