"""What happens in a classic draft."""

from typing import TypeAlias

from pixtable.core.events import Event, Seat
from pixtable.games.tactics.draft.rules.pools import DeckClosed, DecksShown, HeroPutBack, TrimmingBegan

Packets: TypeAlias = tuple[tuple[int, ...], ...]


class PacketsDealt(Event, frozen=True):
    """By round and seat, all still sealed."""

    packets: tuple[Packets, ...]


class PacketsOpened(Event, frozen=True):
    """Each seat looks into a new packet of its own."""

    reveals = True

    packets: Packets


class PacketsPassed(Event, frozen=True):
    """Each seat has what its neighbour left: `packets` is by the seat that holds it now."""

    reveals = True

    packets: Packets


class CardTaken(Event, frozen=True):
    seat: Seat
    card: int
    as_leader: bool


ClassicEvent: TypeAlias = (
    PacketsDealt | PacketsOpened | PacketsPassed | CardTaken | TrimmingBegan | HeroPutBack | DeckClosed | DecksShown
)
