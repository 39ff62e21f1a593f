"""Matches of Pixel Tactics in which every leader meets the others equally often, and what was used in them."""

import msgspec

from pixtable.ai.arena import play_on
from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.tactics.rules.decks.roster import DECKS, name_of
from pixtable.games.tactics.rules.events import HeroRecruited, OperationLaid, OrderPlayed
from pixtable.games.tactics.rules.state import LEADER_PLACE, PLACES, ROWS

OPENING_HAND = 4
CHUNK = 4
"""Matches a task."""


class Played(msgspec.Struct, frozen=True):
    """One match: who led, who won (None: a draw), and what either side used, as `witch.flank` or `witch.order`."""

    number: int
    leaders: tuple[str, str]
    winner: Seat | None
    rounds: int
    uses: tuple[tuple[str, ...], tuple[str, ...]]


class Season(msgspec.Struct, frozen=True):
    """Matches 0 to `games` - 1 between the characters of a deck; a match depends on its number alone.

    In each round of the season everybody plays once, but for one where their number is odd.
    """

    deck: str
    opponent: Opponent
    games: int
    simulations: int | None = None
    seed: int = 0

    @property
    def leaders(self) -> tuple[str, ...]:
        return DECKS[self.deck]

    def chunks(self) -> list[range]:
        return [range(first, min(first + CHUNK, self.games)) for first in range(0, self.games, CHUNK)]

    def pair(self, number: int) -> tuple[str, str]:
        """Drawn by lot, so that whoever sits out and who goes first is nobody's in particular."""
        pairs = len(self.leaders) // 2
        order = list(self.leaders)
        Rng(f"{self.seed}/season/{number // pairs}").shuffle(order)
        place = 2 * (number % pairs)
        return order[place], order[place + 1]

    def play(self, numbers: range) -> list[Played]:
        return [self._play_one(number) for number in numbers]

    def _play_one(self, number: int) -> Played:
        leaders = self.pair(number)
        match = Match.start(GAMES["tactics"], self._deal(number, leaders))
        seeds = Rng(f"{self.seed}/thoughts/{number}")
        play_on(match, lambda seat: self.opponent, seeds, Budget(self.simulations))
        uses: tuple[set[str], set[str]] = (set(), set())
        for step in match.steps:
            for event in step.events:
                if isinstance(event, HeroRecruited):
                    uses[event.seat].add(f"{name_of(event.card)}.{ROWS[event.spot % PLACES // 3]}")
                elif isinstance(event, OrderPlayed):
                    uses[event.seat].add(f"{name_of(event.card)}.order")
                elif isinstance(event, OperationLaid):
                    uses[event.seat].add(f"{name_of(event.card)}.operation")
        used = tuple(sorted(uses[0])), tuple(sorted(uses[1]))
        state = match.state
        return Played(number, leaders, state.outcomes[0], state.round, used)

    def _deal(self, number: int, leaders: tuple[str, str]) -> Deal:
        dice = Rng(f"{self.seed}/deal/{number}")
        squads, hands = [], []
        for leader in leaders:
            others = [name for name in self.leaders if name != leader]
            hands.append(dice.sample(others, OPENING_HAND))
            squads.append(
                [{"card": leader, "leader": True} if place == LEADER_PLACE else None for place in range(PLACES)]
            )
        position = {"round": 1, "turn": 0, "stirred": False, "squads": squads, "hands": hands}
        return Deal(2, dice.getrandbits(32), {"trophies": 1, "deck": self.deck}, position)
