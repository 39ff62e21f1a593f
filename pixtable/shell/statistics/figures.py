"""Records counted: against whom people stand how, what brings them points, and whether chance was fair. Pure."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import exp, lgamma, log
from typing import NamedTuple

from pixtable.ai.arena import wilson
from pixtable.store.statistics.records import GameRecord, SeatRecord


class Standing(NamedTuple):
    """Of so many meetings people came out ahead in this part; the interval is the usual 95 %."""

    n: int
    rate: float
    low: float
    high: float


class TermMean(NamedTuple):
    """Points a game, of people and of their opponents."""

    term: str
    people: float
    opponents: float


class Achieved(NamedTuple):
    times: int
    first: float


class Outcome(NamedTuple):
    name: str
    seen: int
    expected: float


class Fairness(NamedTuple):
    """`p`: how often chance alone strays at least so far from what is expected."""

    what: str
    n: int
    outcomes: tuple[Outcome, ...]
    p: float


class Apart(NamedTuple):
    """Games that people played alone, and those in which they were helped: hints, or practice."""

    alone: Sequence[GameRecord]
    helped: Sequence[GameRecord]


def apart(records: Sequence[GameRecord]) -> Apart:
    return Apart(
        [record for record in records if not record.is_helped], [record for record in records if record.is_helped]
    )


def people(record: GameRecord) -> list[SeatRecord]:
    return [seat for seat in record.seats if seat.chair.is_person]


def opponents(record: GameRecord) -> list[SeatRecord]:
    return [seat for seat in record.seats if not seat.chair.is_person]


def _standing(points: Sequence[float]) -> Standing:
    rate = sum(points) / len(points)
    return Standing(len(points), rate, *wilson(rate, len(points)))


def won(records: Sequence[GameRecord]) -> Standing | None:
    """Games against opponents, and how many of them a person won."""
    mixed = [record for record in records if people(record) and opponents(record)]
    return _standing([float(min(seat.rank for seat in people(record)) == 1) for record in mixed]) if mixed else None


def by_level(records: Sequence[GameRecord]) -> dict[str, Standing]:
    return _against(records, lambda seat: seat.chair.level)


def by_persona(records: Sequence[GameRecord]) -> dict[str, Standing]:
    return _against(records, lambda seat: seat.chair.persona)


def _against(records: Sequence[GameRecord], kind: Callable[[SeatRecord], str | None]) -> dict[str, Standing]:
    """Every person with every opponent of a game: ahead counts one, level a half."""
    met: dict[str, list[float]] = defaultdict(list)
    for record in records:
        for me in people(record):
            for other in opponents(record):
                if name := kind(other):
                    met[name].append(0.5 if me.rank == other.rank else float(me.rank < other.rank))
    return {name: _standing(points) for name, points in met.items()}


def by_term(records: Sequence[GameRecord]) -> list[TermMean]:
    """In the order in which terms are told of."""
    ours, theirs = _terms(records, people), _terms(records, opponents)
    terms = dict.fromkeys([*ours, *theirs])
    return [TermMean(term, ours.get(term, 0.0), theirs.get(term, 0.0)) for term in terms]


def _terms(records: Sequence[GameRecord], whose: Callable[[GameRecord], list[SeatRecord]]) -> dict[str, float]:
    seats = [seat for record in records for seat in whose(record)]
    sums: Counter[str] = Counter()
    for seat in seats:
        for term, points in seat.terms.items():
            sums[term] += points
    return {term: points / len(seats) for term, points in sums.items()}


def course(records: Sequence[GameRecord]) -> list[float]:
    """How the best person of each game did: 1 for a victory, 0 for the last place."""
    return [_place(record) for record in records if people(record) and len(record.seats) > 1]


def _place(record: GameRecord) -> float:
    best = min(seat.rank for seat in people(record))
    return 1 - (best - 1) / (len(record.seats) - 1)


def achieved(records: Sequence[GameRecord]) -> dict[str, Achieved]:
    """Feats that people have done, how often, and when for the first time."""
    done: dict[str, Achieved] = {}
    for record in records:
        for feat in [feat for seat in people(record) for feat in seat.feats]:
            before = done.get(feat, Achieved(0, record.played))
            done[feat] = Achieved(before.times + 1, before.first)
    return done


def fairness(records: Sequence[GameRecord]) -> Iterator[Fairness]:
    """Each kind of draw against what fair chance would give, by the chi-squared test."""
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    odds: dict[str, dict[str, float]] = {}
    for record in records:
        odds |= record.odds
        for draw in record.draws:
            seen[draw.what][draw.outcome] += 1
    for what, counted in sorted(seen.items()):
        n = counted.total()
        outcomes = tuple(Outcome(name, counted[name], n * chance) for name, chance in sorted(odds[what].items()))
        strayed = sum((seen - expected) ** 2 / expected for _, seen, expected in outcomes)
        yield Fairness(what, n, outcomes, chance_of_straying(strayed, len(outcomes) - 1))


def chance_of_straying(strayed: float, freedom: int) -> float:
    """The upper tail of the chi-squared distribution, by the series of the incomplete gamma function."""
    if strayed <= 0 or freedom < 1:
        return 1.0
    a, x = freedom / 2, strayed / 2
    term = total = 1 / a
    k = a
    while term > total * 1e-12:
        k += 1
        term *= x / k
        total += term
    return max(0.0, 1 - total * exp(a * log(x) - x - lgamma(a)))
