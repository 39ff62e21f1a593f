"""What comes after a draft: a match between two of its decks."""

from collections.abc import Sequence

import msgspec

from pixtable.core.events import Seat
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.draft.rules.outcome import deck_of
from pixtable.games.tactics.draft.rules.pools import Pools


def match_between(state: Pools, seats: Sequence[Seat], seed: int) -> Match:
    """Pixel Tactics with the decks that these seats have drafted (PT-100)."""
    decks = [msgspec.to_builtins(deck_of(state, seat)) for seat in seats]
    return Match.start(GAME, Deal(len(decks), seed, {}, {"match": 0, "built": decks}))
