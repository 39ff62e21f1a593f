"""Built decks (PT-100): who leads, and who fights. Characters are named as the roster names them."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from pixtable.games.tactics.rules.decks.roster import NUMBERS, card_of, name_of

Format: TypeAlias = Literal["standard", "epic"]
Role: TypeAlias = Literal["leaders", "heroes"]
FORMATS: tuple[Format, ...] = ("standard", "epic")
ROLES: tuple[Role, ...] = ("leaders", "heroes")


class Form(NamedTuple):
    """What a format asks of a deck. `copies`: of one card, over both parts together."""

    leaders: int
    fewest: int
    most: int
    copies: int


FORMS: dict[Format, Form] = {"standard": Form(4, 25, 30, 1), "epic": Form(4, 60, 80, 3)}
"""PT-101, PT-102."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Both parts lie in the roster's order, so that equal decks are equal.

    `drafted`: as a draft has left it, which may be played whatever its size (PT-107); changed, it is a built one.
    """

    leaders: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    name: str = ""
    format: Format = "standard"
    drafted: bool = False

    @property
    def form(self) -> Form:
        return FORMS[self.format]

    def part(self, role: Role) -> tuple[str, ...]:
        return self.leaders if role == "leaders" else self.heroes

    def count(self, character: str, role: Role | None = None) -> int:
        """How many copies are in one part, or in both."""
        parts = ROLES if role is None else (role,)
        return sum(self.part(part).count(character) for part in parts)

    def with_card(self, character: str, role: Role) -> "Deck":
        return self._with(role, (*self.part(role), character))

    def without_card(self, character: str, role: Role) -> "Deck":
        left = list(self.part(role))
        left.remove(character)
        return self._with(role, left)

    def _with(self, role: Role, characters: Sequence[str]) -> "Deck":
        return msgspec.structs.replace(self, **{role: in_order(characters), "drafted": False})


def in_order(characters: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(characters, key=NUMBERS.__getitem__))


class Built(msgspec.Struct, frozen=True):
    """A deck as it comes to the table: its cards, each with a number of its own."""

    leaders: tuple[int, ...]
    heroes: tuple[int, ...]


def deck_of(cards: Built) -> Deck:
    return Deck(tuple(map(name_of, cards.leaders)), tuple(map(name_of, cards.heroes)))


def built(owner: int, deck: Deck) -> Built:
    """Copies are counted over both parts: the leader's are the first."""
    seen: Counter[str] = Counter()

    def card(character: str) -> int:
        seen[character] += 1
        return card_of(owner, character, seen[character] - 1)

    leaders = tuple(card(character) for character in deck.leaders)
    return Built(leaders, tuple(card(character) for character in deck.heroes))
