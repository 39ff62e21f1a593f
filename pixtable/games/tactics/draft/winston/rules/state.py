"""The table of a Winston draft."""

from pixtable.core.events import Seat
from pixtable.games.tactics.draft.rules.pools import LEAST_HEROES, Pools, blank_piles, copied
from pixtable.games.tactics.rules.decks.decks import FORMS

CARDS = 80
PILES = 3
COPIES = FORMS["standard"].copies


class WinstonState(Pools):
    """`looking` is the pile that whose turn it is looks at, `top` the card that they have drawn past the last one.

    `knows`: the cards of which a seat knows where they lie. It forgets those that are shuffled into the deck.
    """

    deck: list[int]
    piles: list[list[int]]
    turn: Seat
    looking: int | None
    top: int | None
    knows: list[list[int]]

    def copy(self) -> "WinstonState":
        return WinstonState(
            self.phase,
            copied(self.leaders),
            copied(self.heroes),
            copied(self.put_back),
            self.is_closed[:],
            self.deck[:],
            copied(self.piles),
            self.turn,
            self.looking,
            self.top,
            copied(self.knows),
        )

    def spare(self, seat: Seat) -> int:
        """As many as wished, once there were more than 25: the sheet sets no floor."""
        heroes = len(self.heroes[seat])
        return heroes if heroes + len(self.put_back[seat]) > LEAST_HEROES else 0

    @property
    def seen(self) -> list[int]:
        """The pile in the hand of whose turn it is."""
        return [] if self.looking is None else self.piles[self.looking]

    def next_pile(self) -> int | None:
        """The one after the pile that is looked at; empty ones are passed by."""
        after = range(0 if self.looking is None else self.looking + 1, PILES)
        return next((pile for pile in after if self.piles[pile]), None)


def blank_winston(seats: int) -> WinstonState:
    leaders, heroes, put_back, knows = (blank_piles(seats) for _ in range(4))
    closed = [False] * seats
    return WinstonState("deal", leaders, heroes, put_back, closed, [], blank_piles(PILES), 0, None, None, knows)
