"""What `arena --coach` measures: whether a search ten times as long finds the same mistakes.

Games are played at level normal; every decision of theirs is judged as the coach judges it, and whatever it calls a
mistake once more, with ten times the simulations and another seed.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from pixtable.ai.arena import play_on, wilson
from pixtable.ai.coach import Verdict, judge
from pixtable.core.chance import Rng
from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.play.coach import ALL_MOVES, COACH, decisions_of

PUPIL = Opponent("normal")
LONGER = 10


class Reviewed(msgspec.Struct):
    """One game: how many decisions were judged, how many were called mistakes, how many of these the longer search
    calls so too, and how many it finds at least worse than the best."""

    number: int
    judged: int = 0
    mistakes: int = 0
    confirmed: int = 0
    worse: int = 0


class Review(msgspec.Struct, frozen=True):
    """Games 0 to `games` - 1; `simulations` are those of the coach, if not its own."""

    game: str
    deal: Deal
    games: int
    simulations: int

    def chunks(self) -> list[range]:
        return [range(number, number + 1) for number in range(self.games)]

    def play(self, numbers: range) -> list[Reviewed]:
        return [self._review(GAMES[self.game], number) for number in numbers]

    def _review(self, game: GameInfo, number: int) -> Reviewed:
        chance = Rng(f"{self.deal.seed}/coach/{number}")
        match = Match.start(game, Deal(self.deal.seats, chance.getrandbits(32), self.deal.options))
        play_on(match, lambda seat: PUPIL, chance, Budget())
        reviewed = Reviewed(number)
        for n in decisions_of(match, range(self.deal.seats)):
            first = self._verdict(match, n, 1)
            reviewed.judged += first.is_judged
            if first.is_judged and first.is_mistake:
                second = self._verdict(match, n, LONGER)
                reviewed.mistakes += 1
                reviewed.confirmed += second.is_mistake
                reviewed.worse += not second.is_best
        return reviewed

    def _verdict(self, match: Match, n: int, longer: int) -> Verdict:
        match.seek(n)
        step = match.steps[n]
        budget = Budget(longer * self.simulations, told=ALL_MOVES, also=step.move, counsels=True)
        view, pending, mind = match.view(step.seat), match.pending(step.seat), match.game.mind
        thought: Any = mind.think(view, step.seat, COACH, n + longer - 1, budget, pending=pending)
        return judge(match, n, thought.why)


def table(played: Sequence[Reviewed]) -> str:
    """As sentences that a document can take in."""
    judged, mistakes = sum(one.judged for one in played), sum(one.mistakes for one in played)
    lines = [f"{judged} decisions of {len(played)} games judged; {mistakes} called mistakes"]
    for told, count in (
        ("a mistake too", sum(one.confirmed for one in played)),
        ("worse than the best, at least", sum(one.worse for one in played)),
    ):
        if mistakes:
            low, high = wilson(count / mistakes, mistakes)
            lines.append(
                f"{LONGER} times as long a search: {told} {100 * count / mistakes:.0f} % "
                f"({100 * low:.0f}-{100 * high:.0f}, n = {mistakes})"
            )
    return "\n".join(lines)
