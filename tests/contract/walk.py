"""Random games of any game, step by step, for checks that hold at every step of every game."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from pixtable.core.events import Event, Move, Seat
from pixtable.core.game import BadOptions, GameInfo
from pixtable.core.match import Deal, Match
from pixtable.core.open import any_of
from pixtable.core.rules import Options, OptionValue

LONGEST_GAME = 5_000


@dataclass
class Moment:
    """A match just after a move, with what it was like just before."""

    game: GameInfo
    match: Match
    before: Any
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    rng: Random


def walk(game: GameInfo, deal: Deal) -> Iterator[Moment]:
    """Play random legal moves to the end of a game."""
    match, rng = Match.start(game, deal), Random(deal.seed)
    while match.result is None:
        assert match.n < LONGEST_GAME, "this game does not end"
        seat = rng.choice(match.to_act)
        move = any_of(rng.choice(match.legal(seat)), rng)
        before = match.state
        events = match.play(seat, move)
        yield Moment(game, match, before, seat, move, events, rng)


def some_deals(game: GameInfo, count: int, start: int = 0, **fixed: OptionValue) -> Iterator[Deal]:
    """Deals over all numbers of seats and, by chance, all options that go together, but for those that are fixed."""
    for seed in range(start, start + count):
        options = _some_options(game, seed, fixed)
        seats = game.seats_with(options)
        yield Deal(seats[seed % len(seats)], seed, options)


def usual_seats(game: GameInfo) -> tuple[int, ...]:
    """How many play where nothing was agreed on."""
    return game.seats_with(game.read_options({}))


def _some_options(game: GameInfo, seed: int, fixed: Options) -> Options:
    for attempt in range(1_000):
        salt = f"{seed}{'+' * attempt}"
        options = {option.key: Random(f"{salt}{option.key}").choice(option.choices) for option in game.options}
        options |= fixed
        for option in game.options:
            if not option.matters(options):
                options[option.key] = option.default
        with suppress(BadOptions):
            return game.read_options(options)
    raise AssertionError("hardly any options go together")
