"""Random games of any game, step by step, for checks that hold at every step of every game."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pixtable.core.events import Ask, Event, Move, Seat
from pixtable.core.game import BadOptions, GameInfo
from pixtable.core.match import Deal, Match
from pixtable.core.open import Listed, any_of
from pixtable.core.rules import Options, OptionValue

LONGEST_GAME = 10_000


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
    listed: Sequence[Listed[Move]]
    """The moves among which this one was."""
    asked: Ask | None
    """The question that it answers."""
    _views: dict[Seat, Any] = field(default_factory=dict)

    def view(self, seat: Seat) -> Any:
        """The position before the move as a seat may know it; not to be changed."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.game.rules.view(self.before, seat)
        return view

    def own_view(self, seat: Seat) -> Any:
        """The same, to go on with."""
        view = self.view(seat)
        del self._views[seat]
        return view

    def choices(self) -> Iterator[tuple[Seat, Sequence[Listed[Move]]]]:
        """What everybody could do who could do anything just before the move."""
        rules = self.game.rules
        for seat in (self.seat,) if self.asked else rules.to_act(self.before):
            yield seat, self.listed if seat == self.seat else rules.legal(self.before, seat)


def walk(game: GameInfo, deal: Deal) -> Iterator[Moment]:
    """Play random legal moves to the end of a game."""
    match, rng = Match.start(game, deal), Random(deal.seed)
    while match.result is None:
        assert match.n < LONGEST_GAME, "this game does not end"
        seat = rng.choice(match.to_act)
        listed = match.legal(seat)
        move = any_of(rng.choice(listed), rng)
        before, half = match.state, match.half_made
        events = match.play(seat, move)
        yield Moment(game, match, before, seat, move, events, rng, listed, half.ask if half else None)


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
