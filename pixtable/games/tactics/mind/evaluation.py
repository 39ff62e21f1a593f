"""How a match stands for every seat: what is to be seen of each, weighed as self-play has taught (`learned/`)."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from operator import mul
from typing import Any

import msgspec

from pixtable.core.events import Seat
from pixtable.games.tactics.mind.features import NAMES, Seen, seen
from pixtable.games.tactics.mind.personas import PLAIN, Weights
from pixtable.games.tactics.mind.variant_worths import ended, of_leader_here, of_team
from pixtable.games.tactics.rules.state import TacticsState


class Learned(msgspec.Struct, frozen=True):
    """By name, in logits of the chance to win; `note` tells how they came about (`game.py train tactics`)."""

    note: Mapping[str, Any]
    numbers: Mapping[str, float]
    abilities: Mapping[str, float]


GROUPS = {
    "leader": ("leader_life", "leader_below_18", "leader_below_12", "leader_below_6"),
    "attack": ("attack_free", "attack_blocked", "attack_due", "attack_later"),
    "life": ("life", "frail"),
    "ability": ("ability",),
    "hand": ("cards_1", "cards_2", "cards_3", "cards_4", "cards_5", "cards_more"),
    "operation": ("operations", "operation_points"),
    "corpse": ("corpses",),
}
"""What a persona's taste for something is a taste for."""
CORPSE = 0.015
"""What one who likes corpses sees in one, in logits for each point: others see next to nothing in them."""
LEADER = 0.15
"""The same for the life of leaders: others see little in it while there is much left."""


_lessons: list[Learned] = []


def file() -> Traversable:
    return files(__package__).joinpath("learned", "weights.json")


def learned() -> Learned:
    if not _lessons:
        _lessons.append(msgspec.json.decode(file().read_bytes(), type=Learned))
    return _lessons[0]


def play_by(lessons: Learned) -> None:
    """Instead of what is in the file, in this process: for those who are learning."""
    _lessons[:] = [lessons]
    _weighed_by.cache_clear()


@cache
def _weighed_by(weights: Weights) -> tuple[list[float], Mapping[str, float]]:
    """The weights of the numbers, and of abilities, as somebody of this taste sees them."""
    numbers = dict(learned().numbers)
    for taste, names in GROUPS.items():
        liked = getattr(weights, taste) / getattr(PLAIN, taste)
        for name in names:
            numbers[name] *= liked
    numbers["corpses"] += CORPSE * (weights.corpse - PLAIN.corpse)
    numbers["leader_life"] += LEADER * (weights.leader - PLAIN.leader)
    liked = weights.ability / PLAIN.ability
    return [numbers[name] for name in NAMES], {name: liked * worth for name, worth in learned().abilities.items()}


def worths(state: TacticsState, match: int, seat: Seat, weights: Weights) -> list[float]:
    """To each seat, 0 to 1: how match `match` stands or has ended. The weights are those of one seat."""
    if state.match != match or state.phase == "over":
        return ended(state)
    sides = _sides(state, weights)
    if state.seats == 2:
        mine, theirs = sides[seat], sides[1 - seat]
        standing = [1.0 / (1.0 + exp(weights.theirs * theirs - mine)), 1.0 / (1.0 + exp(mine - theirs))]
        return standing if seat == 0 else standing[::-1]
    factors = [weights.theirs if one == seat else 1.0 for one in range(state.seats)]
    return [1.0 / (1.0 + exp(-_ahead(state, one, sides, factor))) for one, factor in enumerate(factors)]


def lead(state: TacticsState, seat: Seat, weights: Weights = PLAIN) -> float:
    """In logits, how far a seat is ahead."""
    return _ahead(state, seat, _sides(state, weights), weights.theirs)


def _ahead(state: TacticsState, seat: Seat, sides: Sequence[float], factor: float) -> float:
    mine = sides[seat] + sum([sides[partner] for partner in state.partners(seat)])
    return mine - factor * sum([sides[enemy] for enemy in state.enemies(seat)])


def _sides(state: TacticsState, weights: Weights) -> list[float]:
    numbers, abilities = _weighed_by(weights)
    sides = [_side(one, numbers, abilities) for one in seen(state)]
    if state.in_teams:
        sides = [of_leader_here(state, one) * side + of_team(state, one) for one, side in enumerate(sides)]
    return sides


def _side(one: Seen, numbers: list[float], abilities: Mapping[str, float]) -> float:
    of_numbers: float = sum(map(mul, numbers, one.numbers))
    return of_numbers + sum([abilities[ability] for ability in one.abilities])
