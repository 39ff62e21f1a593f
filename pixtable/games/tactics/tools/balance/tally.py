"""What a season tells: how often each leader wins, and those who used a card."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from pixtable.ai.arena import wilson
from pixtable.games.tactics.tools.balance.season import Played

LOWEST, HIGHEST = 0.35, 0.65
"""No leader should win less or more often."""
FEWEST_USES = 20
"""Cards that were used less often are not listed: their figures would be noise."""


class Share(NamedTuple):
    """How often somebody wins, as far as `n` matches can tell; a draw is half a win."""

    name: str
    n: int
    rate: float
    low: float
    high: float

    @classmethod
    def of(cls, name: str, credits: Sequence[float]) -> "Share":
        rate = fmean(credits)
        return cls(name, len(credits), rate, *wilson(rate, len(credits)))

    @property
    def is_fair(self) -> bool:
        return LOWEST <= self.rate <= HIGHEST


class Tally(NamedTuple):
    """Leaders, whole cards and single abilities, the most successful first."""

    matches: int
    draws: int
    rounds: float
    first: Share
    leaders: tuple[Share, ...]
    cards: tuple[Share, ...]
    abilities: tuple[Share, ...]


def tally(played: Sequence[Played]) -> Tally:
    leaders: dict[str, list[float]] = {}
    cards: dict[str, list[float]] = {}
    abilities: dict[str, list[float]] = {}
    for match in played:
        for seat in (0, 1):
            credit = _credit(match, seat)
            leaders.setdefault(match.leaders[seat], []).append(credit)
            for use in match.uses[seat]:
                abilities.setdefault(use, []).append(credit)
            for card in {use.partition(".")[0] for use in match.uses[seat]}:
                cards.setdefault(card, []).append(credit)
    return Tally(
        len(played),
        sum(match.winner is None for match in played),
        fmean(match.rounds for match in played),
        Share.of("first player", [_credit(match, 0) for match in played]),
        _sorted(Share.of(name, credits) for name, credits in leaders.items()),
        _sorted(Share.of(name, credits) for name, credits in cards.items() if len(credits) >= FEWEST_USES),
        _sorted(Share.of(name, credits) for name, credits in abilities.items() if len(credits) >= FEWEST_USES),
    )


def _credit(match: Played, seat: int) -> float:
    return 0.5 if match.winner is None else float(match.winner == seat)


def _sorted(shares: Iterable[Share]) -> tuple[Share, ...]:
    return tuple(sorted(shares, key=lambda share: (-share.rate, share.name)))


def table_of(found: Tally) -> str:
    """As text: Markdown tables with 95 % intervals."""
    unfair = [share.name for share in found.leaders if not share.is_fair]
    lines = [
        f"{found.matches} matches, {found.draws} drawn, {found.rounds:.1f} rounds each; the first player wins "
        f"{_percent(found.first.rate)} ({_interval(found.first)}).",
        f"Leaders outside {_percent(LOWEST)} to {_percent(HIGHEST)}: {', '.join(unfair) or 'none'}.",
        *_section("leader", found.leaders),
        *_section("used by its player", found.cards),
        *_section("ability used", found.abilities),
    ]
    return "\n".join(lines)


def _section(heading: str, shares: Sequence[Share]) -> list[str]:
    rows = [f"| {share.name} | {_percent(share.rate)} | {_interval(share)} | {share.n} |" for share in shares]
    return ["", f"| {heading} | wins | 95 % | n |", "|---|---|---|---|", *rows]


def _percent(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def _interval(share: Share) -> str:
    return f"{100 * share.low:.0f}-{100 * share.high:.0f}"
