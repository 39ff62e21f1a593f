"""The hint ladder: where to look, then a few moves worth a thought, then the best with its arithmetic (ux 2.6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from pixtable.ai.coach import Weighed, effects, weighed
from pixtable.core.events import Choose, Move
from pixtable.core.game import Thought
from pixtable.core.rules import ScoreLine
from pixtable.core.what_if import imagine_at
from pixtable.ui.figures import signed

if TYPE_CHECKING:
    from pixtable.app.scenes.table_host import HostScene

CANDIDATES = 3


class HintLadder:
    """Each press goes one rung higher; a move, or any other change, takes the ladder away."""

    def __init__(self, table: "HostScene") -> None:
        self._table = table
        self._at: object = None
        self._rung = 0
        self._thought: Thought | None = None
        self.is_waiting = False

    def press(self) -> None:
        place = (self._table.sitting.match.n, self._table.viewer)
        if place != self._at:
            self._at, self._rung, self._thought = place, 0, None
        self._rung = min(3, self._rung + 1)
        if self._thought is None:
            self.is_waiting = True
            self._table.sitting.ask_for_hint(self._table.viewer)
        else:
            self._show(self._thought)

    def forget(self) -> None:
        self.is_waiting = False

    def wait(self) -> bool:
        """Called every frame: True while the hint is being thought about."""
        if not self.is_waiting:
            return False
        thought = self._table.sitting.hint(self._table.viewer)
        if thought is None:
            self.is_waiting = self._table.sitting.is_thinking
            return self.is_waiting
        self.is_waiting, self._thought = False, thought
        self._table.sound("hint_chime")
        self._show(thought)
        return False

    def _show(self, thought: Thought) -> None:
        moves = weighed(thought.why)[:CANDIDATES]
        self._table.stage.quieten()
        if len(self._table.moves) == 1:
            self._table.stage.announce(thought.move)
            self._say("only")
        elif self._rung == 1:
            self._where_to_look(self._effects(moves[0]))
        elif self._rung == 2:
            self._table.stage.propose([self._move(one) for one in moves])
            reasons = dict.fromkeys(self._reason(self._effects(one)) for one in moves)  # each is told once
            self._say("candidates", reasons=", ".join(reasons))
        else:
            self._table.stage.announce(thought.move)
            second = self._sum(self._effects(moves[1])) if len(moves) > 1 else "–"
            self._say("best", terms=self._sum(self._effects(moves[0])), second=second)

    # Words

    def _where_to_look(self, lines: Sequence[ScoreLine]) -> None:
        line = _telling(lines)
        if line is None:
            self._say("look_far")
        else:
            self._say("look", what=self._table.say(f"coach.terms.{line.term}"), clause=line.clause)

    def _reason(self, lines: Sequence[ScoreLine]) -> str:
        line = _telling(lines)
        return self._table.say(f"coach.reasons.{line.term if line is not None else 'none'}")

    def _sum(self, lines: Sequence[ScoreLine]) -> str:
        told = [f"{self._table.say(f'coach.terms.{line.term}')} {signed(line.points)}" for line in lines if line.points]
        return ", ".join(told) or self._table.app.say("coach.hints.nothing")

    def _say(self, key: str, **values: object) -> None:
        self._table.toast.show(self._table.app.say(f"coach.hints.{key}", **values))

    # What moves bring: tried out in a world of its own, so that nothing hidden is told

    def _move(self, one: Weighed) -> Move:
        return self._table.sitting.game.codec.move(msgspec.json.encode(one.move))

    def _effects(self, one: Weighed) -> list[ScoreLine]:
        match, move = self._table.sitting.match, self._move(one)
        if isinstance(move, Choose):
            return []
        world = imagine_at(match, match.n, self._table.viewer, match.n)
        return effects(world, world.n, self._table.viewer, move)


def _telling(lines: Sequence[ScoreLine]) -> ScoreLine | None:
    """The term that a move changes most to the good."""
    gained = [line for line in lines if line.points > 0]
    return max(gained, key=lambda line: line.points) if gained else None
