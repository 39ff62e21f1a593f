"""Playing a level through by its own solution: what a player would do who makes no mistake."""

from pixtable.core.events import Choose, Seat
from pixtable.core.game import BadOptions, GameInfo
from pixtable.core.goals import Goal
from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.levels.format import SCRIPTED, Level, Pattern, Reply
from pixtable.levels.lesson import Lesson
from pixtable.levels.lines import Path
from pixtable.levels.moves import BadMove, is_meant, read_move
from pixtable.levels.others import answer_of


class Stuck(Exception):
    """The level does not go on here. `about` names the sentence, `path` leads to the place in the file."""

    def __init__(self, about: str, path: Path, **values: object) -> None:
        super().__init__(about)
        self.about, self.path, self.values = about, path, values


def start_of(level: Level, game: GameInfo) -> Match:
    """The level's match before the first move; raises `Stuck` where there can be no such match."""
    start = level.start
    try:
        return Match.start(game, Deal(start.seats, start.seed, start.options, start.position, (level.seat,)))
    except BadOptions as error:
        raise Stuck("bad_table", ("start",), why=error) from error
    except BadPosition as error:
        raise Stuck("bad_position", ("start", "position"), why=error) from error


class Rehearsal:
    def __init__(self, level: Level, game: GameInfo, goal: Goal | None) -> None:
        self.level, self.game, self.goal = level, game, goal
        self.match = start_of(level, game)
        self.lesson = Lesson(level, game)
        self.own_moves = 0
        self._next = 0  # of the solution

    @property
    def seat(self) -> Seat:
        return self.level.seat

    def play(self) -> None:
        """From the first step to the goal; raises `Stuck` where that is not the way."""
        while not self.lesson.is_through:
            self._do_step()
        while self._next < len(self.level.solution) and not self._is_done:
            self._answer_for_others()
            self._do_move()
        if self._next < len(self.level.solution):
            raise Stuck("solution_too_long", ("solution", self._next))
        if self.goal is not None and not self._is_done:
            if self.level.others != SCRIPTED:
                self._answer_for_others()
            if not self._is_done:
                raise Stuck("goal_missed", ("solution",))

    @property
    def _is_done(self) -> bool:
        return self.goal is not None and self.goal.is_reached(self.match, self.seat)

    def _do_step(self) -> None:
        step, at = self.lesson.step, self.lesson.at
        assert step is not None
        if step.word == "undo":
            self._undo(at)
        elif step.word is None:
            self._answer_for_others()
            self._check_patterns(at, "allow", step.allow)
            self._check_patterns(at, "wait", step.awaited)
            self._do_move()
        for number, reply in enumerate(self.lesson.pass_on(self.match.n)):
            self._reply(reply, ("script", at, "reply", number))

    def _check_patterns(self, at: int, key: str, patterns: list[Pattern]) -> None:
        """Each must mean something that can be done here; else nobody would notice a slip of the pen."""
        legal = self.match.legal(self.seat)
        for number, pattern in enumerate(patterns):
            if not any(is_meant(move, [pattern], self.game) for move in legal):
                raise Stuck(f"{key}_means_nothing", ("script", at, key, number), pattern=pattern)

    def _do_move(self) -> None:
        at, place = self.lesson.at, ("solution", self._next)
        if self._next >= len(self.level.solution):
            raise Stuck("solution_too_short", ("solution",), step=at + 1)
        try:
            move = read_move(self.level.solution[self._next], self.game)
        except BadMove as error:
            raise Stuck("no_move", place, why=error) from error
        if refusal := self.match.refuse(self.seat, move):
            raise Stuck("solution_illegal", place, clause=refusal.key)
        step = self.lesson.step
        if step is not None and step.allow and not is_meant(move, step.allow, self.game):
            raise Stuck("solution_not_allowed", ("script", at, "allow"), step=at + 1)
        if not self.lesson.accepts(move):
            raise Stuck("solution_not_awaited", ("script", at, "wait"), step=at + 1)
        self.match.play(self.seat, move)
        self._next += 1
        self.own_moves += not isinstance(move, Choose)

    def _undo(self, at: int) -> None:
        """To where the player last had to decide."""
        n = self.match.n - 1
        while n > 0 and self.match.steps[n].seat != self.seat:
            n -= 1
        if n < 0:
            raise Stuck("nothing_to_undo", ("script", at, "wait"))
        self.match.seek(n)

    def _reply(self, reply: Reply, path: Path) -> None:
        try:
            move = read_move(reply.move, self.game)
        except BadMove as error:
            raise Stuck("no_move", path, why=error) from error
        if reply.seat not in self.match.to_act:
            raise Stuck("reply_out_of_turn", path, seat=reply.seat, to_act=self.match.to_act)
        if refusal := self.match.refuse(reply.seat, move):
            raise Stuck("reply_illegal", path, clause=refusal.key)
        self.match.play(reply.seat, move)

    def _answer_for_others(self) -> None:
        """Until the player is to act, or nobody."""
        while self.match.result is None and self.match.to_act and self.seat not in self.match.to_act:
            if self.level.others == SCRIPTED and not self.level.script:
                raise Stuck("turn_passes", ("solution",), n=self._next, seat=self.match.to_act[0])
            if self.level.others == SCRIPTED:
                raise Stuck("nobody_replies", ("script", max(0, self.lesson.at - 1)), seat=self.match.to_act[0])
            seat = self.match.to_act[0]
            self.match.play(seat, answer_of(self.match, seat))
