"""A deck on the workbench: what is in it, what was done to it, and which cards of the collection are looked at."""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from pixtable.games.tactics.rules.abilities.words import CHARACTERS, Ability, Character
from pixtable.games.tactics.rules.decks.deck_text import folded
from pixtable.games.tactics.rules.decks.decks import FORMATS, Deck, Role
from pixtable.games.tactics.rules.decks.legality import Problem, problems
from pixtable.games.tactics.rules.decks.limits import COPIES_OWNED, LIMITS
from pixtable.games.tactics.rules.decks.roster import NUMBERS, ROSTER, SETS
from pixtable.games.tactics.screens.game import PACKAGE
from pixtable.language.words import LANGUAGES, whole_catalogue

MOST_UNDONE = 200
ANY = ""
TRAITS = ("ranged", "intercept", "spell", "order", "operation")
"""What a filter may ask of a card: of the row that is looked at, or of any. The last two are of the card itself."""
SETS_SHOWN = (ANY, *(name for name, characters in SETS.items() if characters))


def character(name: str) -> Character:
    return CHARACTERS[NUMBERS[name]]


class Workbench:
    def __init__(self, deck: Deck, key: str = "") -> None:
        self.deck, self.key = deck, key
        self.kept = deck
        """As it was kept last."""
        self._before: list[Deck] = []
        self._after: list[Deck] = []

    @property
    def is_changed(self) -> bool:
        return self.deck != self.kept

    @property
    def problems(self) -> list[Problem]:
        return problems(self.deck)

    def press(self, name: str, role: Role) -> Problem | None:
        """One copy more; with as many as there may be, none. Why it cannot be done, if it cannot."""
        deck, form = self.deck, self.deck.form
        count, most = deck.count(name, role), 1 if role == "leaders" else form.copies
        if count >= most or (count and deck.count(name) >= COPIES_OWNED):
            self.take_out(name, role)
            return None
        if len(deck.part(role)) >= (form.leaders if role == "leaders" else form.most):
            return Problem("PT-101" if deck.format == "standard" else "PT-102", f"many_{role}", 1, _room(deck, role))
        if deck.count(name) >= COPIES_OWNED:
            return Problem("PT-103", "collection", COPIES_OWNED + 1, COPIES_OWNED, (name,))
        self.change(deck.with_card(name, role))
        return None

    def take_out(self, name: str, role: Role) -> None:
        """Every copy of it."""
        deck = self.deck
        while deck.count(name, role):
            deck = deck.without_card(name, role)
        self.change(deck)

    def take_one(self, name: str, role: Role) -> None:
        self.change(self.deck.without_card(name, role))

    def rename(self, name: str) -> None:
        """Letters of a name are not taken back one by one."""
        self.deck = msgspec.structs.replace(self.deck, name=name)

    def next_format(self) -> None:
        following = FORMATS[(FORMATS.index(self.deck.format) + 1) % len(FORMATS)]
        self.change(msgspec.structs.replace(self.deck, format=following, drafted=False))

    def change(self, deck: Deck) -> None:
        self._before = [*self._before[-MOST_UNDONE:], self.deck]
        self._after.clear()
        self.deck = deck

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> None:
        if self._before:
            self._after.append(self.deck)
            self.deck = msgspec.structs.replace(self._before.pop(), name=self.deck.name)

    def redo(self) -> None:
        if self._after:
            self._before.append(self.deck)
            self.deck = msgspec.structs.replace(self._after.pop(), name=self.deck.name)


def _room(deck: Deck, role: Role) -> int:
    return deck.form.leaders if role == "leaders" else deck.form.most


# Which cards are looked at


class Lens(msgspec.Struct):
    """Search and filters; each that is not set lets everything through."""

    words: str = ""
    row: str = ANY
    traits: frozenset[str] = frozenset()
    set: str = ANY
    is_limited: bool = False

    def shows(self, name: str) -> bool:
        card = character(name)
        if self.set != ANY and card.set != self.set:
            return False
        if self.is_limited and not limits_of(name):
            return False
        if not all(_has(card, trait, self.row) for trait in self.traits):
            return False
        return all(word in _written(name) for word in folded(self.words).split())

    def found(self) -> list[str]:
        return [name for name in ROSTER if self.shows(name)]


@cache
def _written(name: str) -> str:
    """All that stands on a card, in all languages."""
    card, said = character(name), []
    for language in LANGUAGES:
        known = whole_catalogue(PACKAGE, language)
        said.append(str(known[f"names.{name}"]))
        said += [str(known[f"{table}.{ability.id}"]) for ability in card.abilities for table in ("cards", "gists")]
    return folded(" ".join(said))


def _has(card: Character, trait: str, row: str) -> bool:
    if trait in ("order", "operation"):
        return card.slots["order" if trait == "order" else "operation"].is_written
    return any(has_trait(ability, trait) for ability in card.rows if row in (ANY, ability.slot))


def has_trait(ability: Ability, trait: str) -> bool:
    return ability.kind == trait or trait in ability.grants


def limits_of(name: str) -> list[str]:
    """What the list says of a card (PT-103)."""
    found = {
        "banned_hero": name in LIMITS.banned_heroes,
        "banned_leader": name in LIMITS.banned_leaders,
        "restricted_leader": name in LIMITS.one_leader_of,
        "restricted_hero": name in LIMITS.few_heroes,
    }
    return [key for key, is_so in found.items() if is_so]


# What is counted


def curve(deck: Deck, which: int) -> dict[int, int]:
    """How many heroes have which attack (0) or life (1), without gaps."""
    values = [character(name).as_hero[which] for name in deck.heroes]
    return {value: values.count(value) for value in range(min(values), max(values) + 1)} if values else {}


def counts(deck: Deck) -> dict[str, int]:
    """How many heroes can do what, somewhere; spells and shots are counted row by row."""
    cards = [character(name) for name in deck.heroes]
    rows = [ability for card in cards for ability in card.rows]
    return {
        "ranged": _many(rows, "ranged"),
        "intercept": _many(rows, "intercept"),
        "spell": _many(rows, "spell"),
        "order": sum(card.order.is_written for card in cards),
        "operation": sum(card.operation.is_written for card in cards),
    }


def _many(abilities: Iterable[Ability], trait: str) -> int:
    return sum(has_trait(ability, trait) for ability in abilities)


def pages(found: Sequence[str], a_page: int) -> int:
    return max(1, -(-len(found) // a_page))
