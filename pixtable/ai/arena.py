"""Opponents against each other: fair deals, fair seats, and what may be concluded from the outcome."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple, TypeAlias

import msgspec

from pixtable.core.events import Seat
from pixtable.core.game import Budget, GameInfo, Opponent, Thought
from pixtable.core.match import Deal, Match
from pixtable.core.open import Open
from pixtable.core.rules import Options, Result

Z = NormalDist().inv_cdf(0.975)
"""How many standard deviations to either side hold 95 % of all outcomes."""


class Pairing(msgspec.Struct, frozen=True):
    """Two opponents who sit around one table in turn: a, b, a, b.

    Games 2k and 2k + 1 share a deal and swap the seats. So the luck of the cards and of the seat comes to
    both alike, even with an odd number of seats, where one of the two sits there once more than the other.
    """

    seats: int
    a: Opponent
    b: Opponent
    simulations: int | None = None
    seed: int = 0
    options: Options = {}
    pilot: str = "greedy"
    """Who plays the match on either side, where the game itself is not won: a draft."""

    def is_a(self, seat: Seat, number: int) -> bool:
        return (seat + number) % 2 == 0

    def opponent(self, seat: Seat, number: int) -> Opponent:
        return self.a if self.is_a(seat, number) else self.b

    def deal(self, number: int) -> Deal:
        return Deal(self.seats, Random(f"{self.seed}/deal/{number // 2}").getrandbits(32), self.options)


Counts: TypeAlias = Mapping[str, int]
Onlooker: TypeAlias = Callable[[Match], Mapping[Seat, Counts]]
"""Counts things in a game that is over, seat by seat."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended for a: its share of the victory, and how many points it led by.

    Points are means over the seats of either side; `terms` is the same lead, term by term. `moves` and `rounds` are how
    long it was.
    """

    number: int
    credit: float
    lead: float
    terms: dict[str, float]
    moves: int = 0
    rounds: int = 0
    seen: tuple[Counts, Counts] = ({}, {})
    """What an onlooker has counted of a's play, and of b's."""


def play_game(game: GameInfo, pairing: Pairing, number: int, onlooker: Onlooker | None = None) -> Outcome:
    """Game `number` of a pairing: the same on every machine."""
    match = Match.start(game, pairing.deal(number))
    seeds = Random(f"{pairing.seed}/thoughts/{number}")
    budget = Budget(pairing.simulations)
    result = play_on(match, lambda seat: pairing.opponent(seat, number), seeds, budget)
    if game.sequel is None:
        outcome = outcome_of(result, pairing, number)
        seen = _by_side(onlooker(match), pairing, number) if onlooker else ({}, {})
        return msgspec.structs.replace(outcome, moves=len(match.steps), rounds=rounds_of(result), seen=seen)
    seats = range(pairing.seats)
    sides = [next(seat for seat in seats if pairing.is_a(seat, number) is is_a) for is_a in (True, False)]
    sequel = game.sequel(match.state, sides, seeds.getrandbits(32))
    result = play_on(sequel, lambda seat: Opponent(pairing.pilot), seeds, budget)
    outcome = outcome_of(result, msgspec.structs.replace(pairing, seats=len(sides)), number=0)  # a's deck sits first
    return msgspec.structs.replace(outcome, number=number)


def _by_side(counted: Mapping[Seat, Counts], pairing: Pairing, number: int) -> tuple[Counts, Counts]:
    sides: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for seat, counts in counted.items():
        sides[0 if pairing.is_a(seat, number) else 1].update(counts)
    return sides


def play_on(match: Match, opponent: Callable[[Seat], Opponent], seeds: Random, budget: Budget) -> Result:
    """From where a match stands to its end."""
    while (result := match.result) is None:
        seat = match.to_act[0]
        advance(match, seat, opponent(seat), seeds.getrandbits(32), budget)
    return result


def advance(match: Match, seat: Seat, opponent: Opponent, seed: int, budget: Budget) -> None:
    """By one move; where there is only one, nobody thinks."""
    moves = match.legal(seat)
    if len(moves) == 1 and not isinstance(moves[0], Open):
        match.play(seat, moves[0])
    else:
        match.play(seat, think(match, seat, opponent, seed, budget).move)


def think(match: Match, seat: Seat, opponent: Opponent, seed: int, budget: Budget) -> Thought:
    return match.game.mind.think(match.view(seat), seat, opponent, seed, budget, pending=match.pending(seat))


def outcome_of(result: Result, pairing: Pairing, number: int) -> Outcome:
    points = [_points_by_term(result, seat) for seat in range(pairing.seats)]
    terms = dict.fromkeys(term for seat in points for term in seat)
    won_by_a = sum(pairing.is_a(seat, number) for seat in result.winners)
    return Outcome(
        number,
        credit=won_by_a / len(result.winners),
        lead=_lead(result.scores, pairing, number),
        terms={term: _lead([seat.get(term, 0) for seat in points], pairing, number) for term in terms},
    )


def rounds_of(result: Result) -> int:
    """How many were scored."""
    return max((line.round for lines in result.breakdown for line in lines), default=0)


def _points_by_term(result: Result, seat: Seat) -> dict[str, int]:
    points: dict[str, int] = {}
    for line in result.breakdown[seat]:
        points[line.term] = points.get(line.term, 0) + line.points
    return points


def _lead(points: Sequence[int], pairing: Pairing, number: int) -> float:
    of_a = [score for seat, score in enumerate(points) if pairing.is_a(seat, number)]
    of_b = [score for seat, score in enumerate(points) if not pairing.is_a(seat, number)]
    return fmean(of_a) - fmean(of_b)


class WinRate(NamedTuple):
    """How often somebody wins, as far as `n` games can tell: from `low` to `high` with 95 % confidence."""

    name: str
    n: int
    rate: float
    low: float
    high: float
    lead: float

    @classmethod
    def of(cls, name: str, outcomes: Sequence[Outcome]) -> "WinRate":
        rate = fmean(outcome.credit for outcome in outcomes)
        low, high = wilson(rate, len(outcomes))
        return cls(name, len(outcomes), rate, low, high, lead=fmean(outcome.lead for outcome in outcomes))

    @property
    def is_clear(self) -> bool:
        """Whether it can hardly be luck that more than half of the games were won."""
        return self.low > 0.5

    def __str__(self) -> str:
        interval = f"{100 * self.low:.1f}-{100 * self.high:.1f}"
        return f"{self.name} {100 * self.rate:.1f} % (95 %: {interval}, n={self.n}), {self.lead:+.1f} points"


class Length(NamedTuple):
    """How long games were, in moves or in rounds: the mean, give or take so much with 95 % confidence."""

    mean: float
    give: float
    longest: int

    @classmethod
    def of(cls, lengths: Sequence[int]) -> "Length":
        give = Z * stdev(lengths) / sqrt(len(lengths)) if len(lengths) > 1 else 0.0
        return cls(fmean(lengths), give, max(lengths))

    def __str__(self) -> str:
        return (
            f"{self.mean:.1f} (95 %: {self.mean - self.give:.1f}-{self.mean + self.give:.1f}, at most {self.longest})"
        )


def wilson(rate: float, n: int) -> tuple[float, float]:
    """Wilson's interval for a rate seen in n games. Shared wins vary less than whole ones: it errs to the wide side."""
    centre = rate + Z * Z / (2 * n)
    spread = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return (centre - spread) / scale, (centre + spread) / scale


def mean_terms(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """What a plays for: its mean lead in each term of the score."""
    terms = dict.fromkeys(term for outcome in outcomes for term in outcome.terms)
    return {term: fmean(outcome.terms.get(term, 0.0) for outcome in outcomes) for term in terms}
