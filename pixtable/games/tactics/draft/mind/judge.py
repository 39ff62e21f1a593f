"""What a deck still needs, and what a card would do for it: for drafters, and for whoever asks for advice."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from pixtable.games.tactics.draft.mind.worth import WORTH
from pixtable.games.tactics.mind.personas import PLAIN, Weights
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, Ability, Character, character_of
from pixtable.games.tactics.rules.decks.roster import COPY_STEP, name_of

Trait: TypeAlias = Literal["ranged", "intercept", "heals", "order", "operation", "striker", "wall"]
WANTED: dict[Trait, int] = {
    "ranged": 6,
    "intercept": 4,
    "heals": 3,
    "order": 10,
    "operation": 2,
    "striker": 6,
    "wall": 6,
}
"""Of each, so many in a deck of 25 heroes are enough."""
CROWDING: tuple[Trait, ...] = ("ranged", "intercept", "heals", "operation")
"""Of these there can be too many: they stand in each other's way, or have nothing to do."""
MANY = 1.5
DECK = 25
STRIKES, LASTS = 4, 6
"""Attack, and life, from which on a hero is one to strike with, or to stand behind."""
NEED = 8.0
"""What a trait that is wholly lacking adds to a card's worth."""
LIKED_LEADER = 30.0
HEALING = frozenset({"heal", "split_heal"})
TASTE = 5.0
LOWEST = -60.0


class Fit(NamedTuple):
    """Why a card suits a deck, or does not: the trait that it brings, and whether that is lacking."""

    kind: Literal["lacks", "plenty", "plain"]
    trait: Trait | None = None


@cache
def traits_of(number: int) -> tuple[Trait, ...]:
    character = CHARACTERS[number]
    attack, life = character.as_hero
    rows = [keyword for ability in character.rows for keyword in ability.grants]
    found: dict[Trait, bool] = {
        "ranged": "ranged" in rows,
        "intercept": "intercept" in rows,
        "heals": any(_heals(ability) for ability in _of_hero(character)),
        "order": character.order.is_written,
        "operation": character.operation.is_written,
        "striker": attack >= STRIKES,
        "wall": life >= LASTS,
    }
    return tuple(trait for trait, has in found.items() if has)


def _of_hero(character: Character) -> list[Ability]:
    return [*character.rows, character.order, character.operation]


def _heals(ability: Ability) -> bool:
    """A script is written in the words of `Me`; its code names those that it uses."""
    handlers = (ability.script, *ability.on.values(), *ability.replaces.values())
    return any(handler is not None and not HEALING.isdisjoint(handler.__code__.co_names) for handler in handlers)


class Judge:
    """Looks at one deck in the making, with the taste of one persona."""

    def __init__(
        self, leaders: Sequence[int], heroes: Sequence[int], weights: Weights = PLAIN, *, knows_needs: bool = True
    ) -> None:
        self.leaders, self.heroes = leaders, heroes
        self._weights, self._knows_needs = weights, knows_needs
        self.have = Counter(trait for card in heroes for trait in traits_of(card % COPY_STEP))

    def as_hero(self, card: int) -> float:
        worth = WORTH[card % COPY_STEP][1] + self._taste(card)
        return worth + self._need(card) if self._knows_needs else worth

    def as_leader(self, card: int) -> float:
        liked = LIKED_LEADER if name_of(card) in self._weights.leaders else 0.0
        return WORTH[card % COPY_STEP][0] + liked

    def gain_by_leader(self, card: int) -> float:
        """The best of the leaders is played most; the others are there for later matches."""
        worth = self.as_leader(card)
        best = max((self.as_leader(leader) for leader in self.leaders), default=LOWEST)
        return max(0.0, worth - best) + 0.2 * (worth - LOWEST)

    def _need(self, card: int) -> float:
        """Less and less, the more of its kind there are."""
        return sum(NEED * self._lack(trait) for trait in traits_of(card % COPY_STEP))

    def _lack(self, trait: Trait) -> float:
        """1 where there is nothing of it yet, 0 where there is enough for the heroes so far, and some to come."""
        due = WANTED[trait] * max(0.4, min(1.0, len(self.heroes) / DECK))
        return max(0.0, 1.0 - self.have[trait] / due)

    def _taste(self, card: int) -> float:
        attack, life = character_of(card).as_hero
        likes = (self._weights.attack - PLAIN.attack) * (attack - 3) + (self._weights.life - PLAIN.life) * (life - 5)
        return TASTE * likes

    def fit(self, card: int) -> Fit:
        """The most telling thing to say of a card as a hero of this deck."""
        traits = traits_of(card % COPY_STEP)
        lacking = max(traits, key=self._lack, default=None)
        if lacking is not None and self._lack(lacking) >= 0.5:
            return Fit("lacks", lacking)
        crowding = [trait for trait in traits if trait in CROWDING]
        crowded = max(crowding, key=lambda trait: self.have[trait] / WANTED[trait], default=None)
        if crowded is not None and self.have[crowded] > MANY * WANTED[crowded]:
            return Fit("plenty", crowded)
        return Fit("plain")
