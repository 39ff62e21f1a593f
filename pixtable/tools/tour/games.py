"""Games for the tour, played to the very moment that a picture is wanted of. The same every time."""

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, TypeAlias

from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget, Opponent
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
    game_id: str,
    seats: int,
    is_there: Moment,
    options: Options | None = None,
    seed: int | None = None,
    *,
    people: int = 1,
) -> Match:
    """The first position that is such a moment, in the first game that has one. People sit on the first seats."""
    for number in SEEDS if seed is None else (seed,):
        match = Match.start(GAMES[game_id], Deal(seats, number, options or {}, people=tuple(range(people))))
        course = _course(game_id, seats, tuple(sorted((options or {}).items())), number)
        for turn in count():
            if is_there(match):
                return match
            if match.result is not None:
                break
            if turn == len(course):
                course.append(usual_move(match))
            match.play(match.to_act[0], course[turn])
    raise LookupError(f"no game of {game_id} for {seats} comes to this moment")


@cache
def _course(game_id: str, seats: int, options: tuple[tuple[str, object], ...], seed: int) -> list[Move]:
    """The moves of a game as far as they were thought of: many stops lie on the way of the same game."""
    return []


def usual_move(match: Match, seat: Seat | None = None) -> Any:
    """What whoever is to act does without a look ahead: the first of several, or this seat."""
    seat, mind = match.to_act[0] if seat is None else seat, match.game.mind
    level = next(level for level in PLAYS if level in mind.levels)
    return mind.think(match.view(seat), seat, Opponent(level), match.n, Budget(), pending=match.pending(seat)).move


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
