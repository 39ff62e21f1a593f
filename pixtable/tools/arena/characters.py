"""What `arena --characters` measures: whether opponents of the same level can be told apart by what they do.

At the same positions, from games that nobody with a character plays, somebody plain decides twice, by two seeds, and
each character once. A character shows where it differs from plain play more often than plain play differs from itself,
and where a number of its own, its trait, leaves that of plain play in the direction that its line says.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from pixtable.ai.arena import advance, think
from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.core.game import Budget, GameInfo, Opponent, Thought
from pixtable.core.match import Deal, Match
from pixtable.core.open import Open
from pixtable.games import GAMES
from pixtable.tools.arena.traits import Characters, Trait
from pixtable.tools.game_tools import tools_of

ON_THE_WAY = Opponent("normal")
"""Who plays on from one position to the next: quick, and nobody in particular."""
ONE_IN = 5
"""So many decisions are passed over, on average, for one that is compared: neighbours are too much alike."""
RESAMPLED = 2000
MIDDLE = 0.95


class Sums(msgspec.Struct):
    """Of one character in one game: how often it decided otherwise, and its trait beside that of plain play."""

    differed: float = 0.0
    told: int = 0
    own: float = 0.0
    plain: float = 0.0


class Compared(msgspec.Struct):
    """One game: how many decisions were compared, in how many plain play differed from itself, and every character."""

    number: int
    n: int = 0
    unsteady: int = 0
    characters: dict[str, Sums] = {}


class Study(msgspec.Struct, frozen=True):
    """Games 0 to `games` - 1, and what is decided at some of their positions."""

    game: str
    deal: Deal
    level: str
    games: int
    simulations: int | None
    personas: tuple[str, ...]

    def chunks(self) -> list[range]:
        return [range(number, number + 1) for number in range(self.games)]

    def play(self, numbers: range) -> list[Compared]:
        return [self._compare(GAMES[self.game], number) for number in numbers]

    def _compare(self, game: GameInfo, number: int) -> Compared:
        chance = Rng(f"{self.deal.seed}/characters/{number}")
        match = Match.start(game, Deal(self.deal.seats, chance.getrandbits(32), self.deal.options))
        compared = Compared(number, characters={persona: Sums() for persona in self.personas})
        while match.result is None:
            seat, seed = match.to_act[0], chance.getrandbits(32)
            moves = match.legal(seat)
            is_free = len(moves) > 1 or isinstance(moves[0], Open)
            if is_free and chance.random() * ONE_IN < 1:
                self._ask_everybody(match, seat, seed, compared)
            advance(match, seat, ON_THE_WAY, seed, Budget())
        return compared

    def _ask_everybody(self, match: Match, seat: Seat, seed: int, compared: Compared) -> None:
        known, state = tools_of(self.game).characters or Characters({}), match.state

        def thought(persona: str | None, nth: int) -> Thought:
            return think(match, seat, Opponent(self.level, persona), seed + nth, Budget(self.simulations))

        plain = [thought(None, nth) for nth in (1, 2)]
        decided = [known.decision(one.move) for one in plain]
        compared.n += 1
        compared.unsteady += decided[0] != decided[1]
        for persona, sums in compared.characters.items():
            own = thought(persona, 3)
            sums.differed += sum(known.decision(own.move) != other for other in decided) / len(decided)
            if trait := known.traits.get(persona):
                numbers = [trait.of(state, seat, one) for one in (own, *plain)]
                told = [number for number in numbers if number is not None]
                if len(told) == len(numbers):
                    sums.told += 1
                    sums.own += told[0]
                    sums.plain += (told[1] + told[2]) / 2


class Estimate(NamedTuple):
    """A number, and where it would lie in 95 % of all samples like this one."""

    value: float
    low: float
    high: float

    def told(self, form: str) -> str:
        return f"{self.value:{form}} ({self.low:{form}} to {self.high:{form}})"


class Portrait(NamedTuple):
    """What was found of one character: how often it differs from plain play, that to how often plain play does from
    itself, and how far its trait lies from that of plain play."""

    persona: str
    trait: Trait | None
    differs: float
    ratio: Estimate
    plain: float
    shift: Estimate


def portraits(game: str, played: Sequence[Compared]) -> list[Portrait]:
    known = tools_of(game).characters or Characters({})
    return [_portrait(persona, known.traits.get(persona), played) for persona in played[0].characters]


def _portrait(persona: str, trait: Trait | None, played: Sequence[Compared]) -> Portrait:
    def ratio(games: Sequence[Compared]) -> float:
        return sum(one.characters[persona].differed for one in games) / max(1, sum(one.unsteady for one in games))

    def shift(games: Sequence[Compared]) -> float:
        sums = [one.characters[persona] for one in games]
        return sum(one.own - one.plain for one in sums) / max(1, sum(one.told for one in sums))

    sums = [one.characters[persona] for one in played]
    return Portrait(
        persona,
        trait,
        sum(one.differed for one in sums) / sum(one.n for one in played),
        _estimate(ratio, played),
        sum(one.plain for one in sums) / max(1, sum(one.told for one in sums)),
        _estimate(shift, played),
    )


def _estimate(number: Callable[[Sequence[Compared]], float], played: Sequence[Compared]) -> Estimate:
    """By drawing whole games anew, for what is decided in one game hangs together."""
    rng = Rng(0)
    drawn = sorted(number(rng.choices(played, k=len(played))) for _ in range(RESAMPLED))
    beyond = round((1 - MIDDLE) / 2 * RESAMPLED)
    return Estimate(number(played), drawn[beyond], drawn[-1 - beyond])


def table(game: str, played: Sequence[Compared]) -> str:
    """As rows that a document can take in."""
    played = sorted(played, key=lambda one: one.number)
    n, unsteady = sum(one.n for one in played), sum(one.unsteady for one in played)
    lines = [
        f"{n} decisions of {len(played)} games; plain play differs from itself in {100 * unsteady / n:.0f} %",
        "| character | differs from plain play | ratio (95 %) | measured | plain play | more or less (95 %) |",
        "|---|---|---|---|---|---|",
    ]
    for one in portraits(game, played):
        trait = one.trait.name if one.trait else ""
        found = (f"{100 * one.differs:.0f} %", one.ratio.told(".2f"), trait, f"{one.plain:.2f}", one.shift.told("+.2f"))
        lines.append(f"| {' | '.join((one.persona, *found))} |")
    return "\n".join(lines)
