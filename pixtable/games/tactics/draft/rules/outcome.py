"""What a draft was for: decks."""

from pixtable.core.events import Seat
from pixtable.games.tactics.draft.rules.pools import Pools
from pixtable.games.tactics.rules.decks.decks import Deck, Format, in_order
from pixtable.games.tactics.rules.decks.roster import name_of

EPIC_FROM = 60
"""Heroes: a deck of so many is one for the epic format (PT-102)."""


def deck_of(state: Pools, seat: Seat, name: str = "") -> Deck:
    leaders, heroes = ([name_of(card) for card in part[seat]] for part in (state.leaders, state.heroes))
    format: Format = "epic" if len(heroes) >= EPIC_FROM else "standard"
    return Deck(in_order(leaders), in_order(heroes), name, format)
