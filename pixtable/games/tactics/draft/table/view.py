"""What the nodes of a draft's table read: the state on show, the card that is looked at, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pixtable.games.tactics.draft.mind.judge import Fit, Judge, Trait, traits_of
from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.rules.decks.roster import COPY_STEP
from pixtable.games.tactics.table.naming import Naming
from pixtable.table.at_the_table import AtTheTable
from pixtable.table.demonstration import Demonstration
from pixtable.table.ports import Host

GROUPS: tuple[Trait, ...] = ("striker", "ranged", "intercept", "wall", "heals")
"""Heroes are sorted by the first of these that they are; who is none of them comes last."""
TRAIT_ICONS: dict[Trait, str] = {
    "striker": "attack",
    "ranged": "ranged",
    "intercept": "intercept",
    "wall": "heart",
    "heals": "plus",
    "order": "order",
    "operation": "operation",
}


@dataclass
class DraftView(Naming, AtTheTable):
    host: Host
    state: Any
    text_scale: float = 1.0
    chosen: int | None = None
    """The card that was taken up last."""
    wanted: int | None = None
    """The card that is pointed at, else the chosen one: what it would bring is shown."""
    regarded: int | None = None
    """The card to read, wherever it lies."""
    offered: Sequence[int] = ()
    """The cards that lie open to be taken."""
    takes_leader: bool = False
    """What a card is as a leader counts now."""
    demonstration: Demonstration = field(default_factory=Demonstration)
    supposed: Any = None
    """A move that is taken for the one allowed: what would stand for it is asked, in the past too."""
    is_deck_open: bool = False
    """All of one's own deck lies on the table."""

    # one's own deck

    @property
    def leaders(self) -> list[int]:
        return [card for card in self.state.leaders[self.viewer] if card != UNSEEN]

    @property
    def heroes(self) -> list[int]:
        """By what they are good for."""
        return sorted((card for card in self.state.heroes[self.viewer] if card != UNSEEN), key=group_of)

    @property
    def judge(self) -> Judge:
        return Judge(self.leaders, self.heroes)

    # what is said of a card

    def fit(self, card: int) -> Fit:
        return self.judge.fit(card)

    def fit_words(self, fit: Fit) -> str:
        if fit.trait is None:
            return self.say("fit.plain")
        return self.say(f"fit.{fit.kind}.{fit.trait}")

    def counts(self, seat: int) -> str:
        leaders, heroes = len(self.state.leaders[seat]), len(self.state.heroes[seat])
        return self.say("plate.deck", leaders=leaders, heroes=heroes)

    def move(self, kind: type[Any], **fields: object) -> Any:
        """That move, if it may be made now; or if it is supposed that it may."""
        wanted = fields.items()
        listed = self.host.moves if self.supposed is None else (self.supposed,)
        found = (move for move in listed if isinstance(move, kind))
        return next((move for move in found if all(getattr(move, key) == value for key, value in wanted)), None)


def group_of(card: int) -> int:
    traits = traits_of(card % COPY_STEP)
    return next((place for place, trait in enumerate(GROUPS) if trait in traits), len(GROUPS))


def trait_icon(card: int) -> str:
    """What a hero is good for, as a sign; empty for those who are nothing in particular."""
    place = group_of(card)
    return TRAIT_ICONS[GROUPS[place]] if place < len(GROUPS) else ""


def grouped(cards: Sequence[int]) -> list[list[int]]:
    groups: dict[int, list[int]] = {}
    for card in sorted(cards, key=group_of):
        groups.setdefault(group_of(card), []).append(card)
    return list(groups.values())
