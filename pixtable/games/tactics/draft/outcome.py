"""What a draft was for: decks, and a match between two of them."""

from collections.abc import Sequence

import msgspec

from pixtable.core.events import Seat
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.decks import Deck, Format, in_order
from pixtable.games.tactics.draft.pools import Pools
from pixtable.games.tactics.roster import name_of

EPIC_FROM = 60
"""Heroes: a deck of so many is one for the epic format (PT-102)."""


def deck_of(state: Pools, seat: Seat, name: str = "") -> Deck:
    leaders, heroes = ([name_of(card) for card in part[seat]] for part in (state.leaders, state.heroes))
    format: Format = "epic" if len(heroes) >= EPIC_FROM else "standard"
    return Deck(in_order(leaders), in_order(heroes), name, format)


def match_between(state: Pools, seats: Sequence[Seat], seed: int) -> Match:
    """Pixel Tactics with the decks that these seats have drafted (PT-100)."""
    decks = [msgspec.to_builtins(deck_of(state, seat)) for seat in seats]
    return Match.start(GAME, Deal(len(decks), seed, {}, {"match": 0, "built": decks}))
