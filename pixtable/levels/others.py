"""What the other seats of a puzzle do where no script says it: always the same, so that a proof stays one."""

from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.match import Match
from pixtable.levels.format import SCRIPTED, WHATEVER, Level

PROMPT = ("greedy", "easy")
"""Opponents that think so little that it can be done on the spot; the first that a game knows."""


def prompt_level(game: GameInfo) -> str:
    return next(level for level in PROMPT if level in game.mind.levels)


def is_proven(level: Level, game: GameInfo) -> bool:
    """Whether the others' answers can be foretold, or do not matter."""
    return level.others in (SCRIPTED, WHATEVER, prompt_level(game))


def answer_of(match: Match, seat: Seat) -> Move:
    """What this seat answers here: the same whenever it is asked."""
    opponent, seed = Opponent(prompt_level(match.game)), match.deal.seed * 1_000_003 + match.n
    thought = match.game.mind.think(
        match.view(seat), seat, opponent, seed & 0x7FFF_FFFF, Budget(), pending=match.pending(seat)
    )
    return thought.move
