"""Games for the tour, played to the very moment that a picture is wanted of. The same every time."""

from collections.abc import Callable
from typing import TypeAlias

from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.rules import Options
from pixtable.games import GAMES
from pixtable.store.chairs import Chair

Moment: TypeAlias = Callable[[Match], bool]
FIRST = next(iter(GAMES))
"""The game that stands for all where a screen is the same for each."""
SEEDS = range(1, 200)
PLAYS = ("greedy", "normal")
"""The first of these levels that a game knows: a look ahead would only take time."""
NAMES = ("Olha", "Ivo", "Maud", "Серж", "Ґанна", "Ada", "Zoë", "Tomás", "Єва", "Bo")


def play_until(
    game_id: str, seats: int, is_there: Moment, options: Options | None = None, seed: int | None = None
) -> Match:
    """The first position that is such a moment, in the first game that has one."""
    for number in SEEDS if seed is None else (seed,):
        match = Match.start(GAMES[game_id], Deal(seats, number, options or {}))
        while match.result is None:
            if is_there(match):
                return match
            _play_one(match.game, match)
        if is_there(match):
            return match
    raise LookupError(f"no game of {game_id} for {seats} comes to this moment")


def _play_one(game: GameInfo, match: Match) -> None:
    seat = match.to_act[0]
    level = next(level for level in PLAYS if level in game.mind.levels)
    thought = game.mind.think(match.view(seat), seat, Opponent(level), match.n, Budget(), pending=match.pending(seat))
    match.play(seat, thought.move)


def chairs_for(game_id: str, seats: int, people: int = 1) -> list[Chair]:
    """People first, then opponents, each with a character of their own."""
    personas = GAMES[game_id].mind.personas
    levels = ("easy", "normal", "hard", "expert")
    return [
        Chair(NAMES[seat])
        if seat < people
        else Chair(NAMES[seat], levels[seat % len(levels)], personas[seat % len(personas)])
        for seat in range(seats)
    ]


def is_over(match: Match) -> bool:
    return match.result is not None
