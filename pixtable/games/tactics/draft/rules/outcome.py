"""What a draft was for: decks."""

from pixtable.core.events import Seat
from pixtable.games.tactics.draft.rules.pools import Pools
from pixtable.games.tactics.rules.decks.decks import Deck, in_order
from pixtable.games.tactics.rules.decks.roster import name_of


def deck_of(state: Pools, seat: Seat, name: str = "") -> Deck:
    """PT-107: a drafted deck can be played as it is."""
    leaders, heroes = ([name_of(card) for card in part[seat]] for part in (state.leaders, state.heroes))
    return Deck(in_order(leaders), in_order(heroes), name, state.deck_format, drafted=True)
