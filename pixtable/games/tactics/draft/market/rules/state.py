"""The table of a market draft."""

from pixtable.core.events import Seat
from pixtable.games.tactics.draft.rules.pools import Pools, blank_piles, copied
from pixtable.games.tactics.rules.decks.decks import FORMS

CARDS_A_SEAT = 29
MOST_HEROES = 25
COPIES = FORMS["standard"].copies
GOLD = 5
ROW = 5


class MarketState(Pools):
    """`coins` lie on the cards of the `row`, which begins at the deck; the deck is drawn from its end."""

    deck: list[int]
    row: list[int]
    coins: list[int]
    purses: list[int]
    turn: Seat

    def copy(self) -> "MarketState":
        return MarketState(
            self.phase,
            copied(self.leaders),
            copied(self.heroes),
            copied(self.put_back),
            self.is_closed[:],
            self.deck[:],
            self.row[:],
            self.coins[:],
            self.purses[:],
            self.turn,
        )

    def price(self, card: int) -> int:
        """How many cards have to be passed on the way from the far end."""
        return len(self.row) - 1 - self.row.index(card)


def blank_market(seats: int) -> MarketState:
    leaders, heroes, put_back = (blank_piles(seats) for _ in range(3))
    return MarketState("deal", leaders, heroes, put_back, [False] * seats, [], [], [], [GOLD] * seats, 0)
