"""The table of a classic draft."""

from pixtable.core.events import Seat
from pixtable.games.tactics.draft.rules.pools import Pools, blank_piles, copied
from pixtable.games.tactics.rules.decks.decks import Format

PACKET = 8
ROUNDS: dict[str, int] = {"standard": 4, "epic": 8}
LEADER_EVERY: dict[str, int] = {"standard": 1, "epic": 2}
"""The first card of each packet leads, or only of every other one."""


class ClassicState(Pools):
    """Rounds and picks are counted from 0. `packets` are those in hand, by seat; `sealed` those of later rounds.

    `picked` are all cards that a seat has taken, `sights` the packets as it had them before it, both in order.
    """

    format: Format
    round: int
    pick: int
    packets: list[list[int]]
    has_taken: list[bool]
    sealed: list[list[list[int]]]
    picked: list[list[int]]
    sights: list[list[tuple[int, ...]]]

    def copy(self) -> "ClassicState":
        return ClassicState(
            self.phase,
            copied(self.leaders),
            copied(self.heroes),
            copied(self.put_back),
            self.is_closed[:],
            self.format,
            self.round,
            self.pick,
            copied(self.packets),
            self.has_taken[:],
            [copied(packets) for packets in self.sealed],
            copied(self.picked),
            [seen[:] for seen in self.sights],
        )

    @property
    def deck_format(self) -> Format:
        return self.format

    @property
    def takes_leader(self) -> bool:
        """Whether the card that is taken now is to lead."""
        return is_leader_pick(self.format, self.round * PACKET + self.pick)

    def holder(self, round: int, packet: int, pick: int) -> Seat:
        """Who has the packet that began at seat `packet`."""
        return (packet + direction(round) * pick) % self.seats

    def packet_of(self, round: int, seat: Seat, pick: int) -> int:
        return (seat - direction(round) * pick) % self.seats


def direction(round: int) -> int:
    """Left is clockwise, to the next seat; then right, then left again."""
    return 1 if round % 2 == 0 else -1


def is_leader_pick(format: str, number: int) -> bool:
    """Of all the cards that a seat takes, counted from 0."""
    round, pick = divmod(number, PACKET)
    return pick == 0 and round % LEADER_EVERY[format] == 0


def blank_classic(seats: int, format: Format) -> ClassicState:
    leaders, heroes, put_back, packets, picked = (blank_piles(seats) for _ in range(5))
    closed, taken = [False] * seats, [False] * seats
    sights: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
    return ClassicState("deal", leaders, heroes, put_back, closed, format, 0, 0, packets, taken, [], picked, sights)
