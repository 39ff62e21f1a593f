"""The words that cards are written in: a character's slots, and four ways in which an ability works.

`does`: a spell, an order or a leader's action. `whenever`: a reaction to an event. `instead`: a change of what is
about to happen. `always`: asked whenever a number or a permission is read. The text of an ability stands in the
catalogues (`labels.text_key`); its numbers are declared here, so that they can be tuned without touching either.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

from pixtable.games.tactics.rules.decks.roster import NUMBERS, SETS

Handler: TypeAlias = Callable[..., Any]
H = TypeVar("H", bound=Handler)
Mark: TypeAlias = Literal["free", "limited", "long"]
Slot: TypeAlias = Literal["leader", "vanguard", "flank", "rear", "order", "operation"]
Kind: TypeAlias = Literal["passive", "spell", "reaction", "replacement", "order", "operation", "action"]
SLOTS: tuple[Slot, ...] = ("leader", "vanguard", "flank", "rear", "order", "operation")
KEYWORDS = (
    "ranged",
    "intercept",
    "piercing",
    "swift",
    "armour",
    "thorns",
    "cleave",
    "drain",
    "reach",
    "challenge",
    "stealth",
    "steadfast",
)
FREED = {action: f"free_{action}" for action in ("draw", "attack", "cast", "order", "operation", "move", "castle")}
LENGTHENED = {action: f"long_{action}" for action in ("order", "move", "castle")}
LIMITED = {action: f"limited_{action}" for action in ("move", "castle")}
"""Permissions that abilities may grant, and burdens that they may lay on, by action."""
ASKED = frozenset(
    (
        *KEYWORDS,
        *("attack", "life", "attack_against", "effect_damage", "curse_damage", "exposed"),  # numbers
        *("untouchable", "unhealable", "no_moving", "any_wave", "recruit_anywhere", "recruit_discard"),
        *(*FREED.values(), *LENGTHENED.values(), *LIMITED.values()),
    )
)
"""What is asked of lasting abilities: an ability that speaks of anything else would never be heard."""
HEARD: set[type] = set()
"""The events that any card reacts to: of the others nobody needs to be told."""
COPIES = "copies"
"""What an ability waits for that has its neighbours' abilities too."""
COUNTED = ("armour", "thorns", "cleave", "drain")
"""Keywords with a number, which adds up."""


class Ability:
    """What one slot of a card does. `n` and `m` are the numbers in its text."""

    def __init__(self, character: str, slot: Slot) -> None:
        self.id = f"{character}.{slot}"
        self.slot = slot
        self.n = self.m = 0
        self.numbers: dict[str, int] = {}
        self.marks: tuple[Mark, ...] = ()
        self.cost = 1
        """What it costs as a leader's action (PT-52)."""
        self.script: Handler | None = None
        self.is_action = False
        self.is_spell = False
        self.is_written = False
        self.on: dict[type, Handler] = {}
        self.replaces: dict[str, Handler] = {}
        self.grants: dict[str, Handler] = {}
        self.is_copying = False
        self.keys: tuple[object, ...] = ()
        """All that it waits for, while it is on: types of events, what it replaces, what it grants."""

    # How an ability is written

    def does(self, *, n: int = 0, m: int = 0) -> Callable[[H], H]:
        """A spell in a row or of a leader; what an order says."""
        self.is_spell = self.slot != "order"
        return self._written(n, m, lambda handler: setattr(self, "script", handler))

    def acts(self, *marks: Mark, n: int = 0, m: int = 0) -> Callable[[H], H]:
        """A leader's special action (PT-44)."""
        self.marks, self.is_action = marks, True
        self.cost = 0 if "free" in marks else 2 if "long" in marks else 1
        return self._written(n, m, lambda handler: setattr(self, "script", handler))

    def whenever(self, *events: type, n: int = 0, m: int = 0) -> Callable[[H], H]:
        HEARD.update(events)
        return self._written(n, m, lambda handler: self.on.update(dict.fromkeys(events, handler)))

    def instead(
        self, what: Literal["damage", "defeat", "draw", "draws", "target"], *, n: int = 0, m: int = 0
    ) -> Callable[[H], H]:
        return self._written(n, m, lambda handler: self.replaces.update({what: handler}))

    def always(self, *stats: str, n: int = 0, m: int = 0) -> Callable[[H], H]:
        """A number is `n` for each time that the handler says so, a keyword or a permission is there if it does."""
        self._check(stats)
        return self._written(n, m, lambda handler: self.grants.update(dict.fromkeys(stats, handler)))

    def has(self, *keywords: str, n: int = 0) -> None:
        """Keywords of this very unit, perhaps beside what else the ability does."""
        self._check(keywords)
        self._declare(n, 0)
        self.grants.update(dict.fromkeys(keywords, _this_unit))
        self._list_keys()

    def _check(self, stats: Sequence[str]) -> None:
        if unknown := sorted({*stats} - ASKED):
            raise ValueError(f"{self.id}: nobody asks for {unknown}, there are {sorted(ASKED)}")

    def copies_neighbours(self) -> None:
        """The abilities that the heroes beside this one have in the same row, with itself as "this hero"."""
        self.is_copying = True
        self._list_keys()

    def _list_keys(self) -> None:
        self.keys = (*self.on, *self.replaces, *self.grants, *((COPIES,) if self.is_copying else ()))
        self.is_written = True

    def _written(self, n: int, m: int, write: Callable[[Handler], None]) -> Callable[[H], H]:
        self._declare(n, m)

        def decorate(handler: H) -> H:
            write(handler)
            self._list_keys()
            return handler

        return decorate

    def _declare(self, n: int, m: int) -> None:
        for name, number in (("n", n), ("m", m)):
            if number:
                self.numbers[name] = number
                setattr(self, name, number)

    # What it is

    @property
    def kind(self) -> Kind:
        """As the card labels it."""
        if self.slot in ("order", "operation"):
            return "order" if self.slot == "order" else "operation"
        if self.script is not None:
            return "action" if self.is_action else "spell"
        if self.replaces:
            return "replacement"
        return "reaction" if self.on else "passive"


def _this_unit(me: Any, unit: Any, board: Any) -> bool:
    return bool(me.card == unit.card)


class Character:
    """A card as it is printed: two pairs of attack and life, and five of six slots."""

    def __init__(self, name: str, *, hero: tuple[int, int], leader: tuple[int, int]) -> None:
        self.name = name
        self.as_hero = hero
        self.as_leader = leader
        self.slots: dict[Slot, Ability] = {slot: Ability(name, slot) for slot in SLOTS}
        self.leader = self.slots["leader"]
        self.vanguard = self.slots["vanguard"]
        self.flank = self.slots["flank"]
        self.rear = self.slots["rear"]
        self.order = self.slots["order"]
        self.operation = self.slots["operation"]
        self.rows = (self.vanguard, self.flank, self.rear)
        CHARACTERS[NUMBERS[name]] = self

    @property
    def abilities(self) -> list[Ability]:
        """Those that are printed: a card has never both an order and an operation (PT-1)."""
        return [ability for ability in self.slots.values() if ability.is_written]

    @property
    def set(self) -> str:
        return next(each for each, names in SETS.items() if self.name in names)


CHARACTERS: dict[int, Character] = {}
"""By number, each of them written in a file of its own."""


def character_of(card: int) -> Character:
    return CHARACTERS[card % 100]
