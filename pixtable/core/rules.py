"""The contract that every game fulfils."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Ask, Event, Move, Seat
from pixtable.core.open import Listed

Script: TypeAlias = Generator[Event | tuple[Event, ...] | Ask, Any, None]
"""What a move does, told from top to bottom: events, simultaneous events, questions."""

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

AnyMatch: TypeAlias = Any
"""A `core.match.Match`: it knows its game, so what describes a game can only take it as it comes."""


class State(Protocol):
    """A game's whole position: plain lists and dicts of frozen records."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed, by clause. `key`, or the reason alone, names the sentence in the catalogues."""

    clause: str
    reason: str = ""
    piece: str | None = None
    numbers: Mapping[str, int] = {}

    @property
    def key(self) -> str:
        return f"{self.clause}.{self.reason}" if self.reason else self.clause


class ScoreLine(msgspec.Struct, frozen=True):
    """One term of a seat's score, with the clause that grants it."""

    round: int
    term: str
    clause: str
    points: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranks` start at 1; equal seats share a rank."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[tuple[ScoreLine, ...], ...]

    @property
    def fewest_wins(self) -> bool:
        """Whether points count against their owner, as the ranks tell."""
        first, last = self.ranks.index(min(self.ranks)), self.ranks.index(max(self.ranks))
        return self.scores[first] < self.scores[last]

    @property
    def is_told_by_points(self) -> bool:
        """Whether the points alone tell who came before whom."""
        sign = 1 if self.fewest_wins else -1
        seats = list(zip(self.ranks, self.scores, strict=True))
        return all((rank < other) == (sign * score < sign * than) for rank, score in seats for other, than in seats)


class Illegal(Exception):
    """A move that the rules refuse. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class BadPosition(ValueError):
    """A start position that cannot be; the message says where and why."""


class Rules(ABC, Generic[S, M, E]):
    """A game's rules: one stateless object. Only `evolve` changes a state."""

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The table before anything has happened. No chance yet: that is `opening`'s."""

    @abstractmethod
    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> S:
        """A start position from a level or the protocol; raises `BadPosition` for the impossible."""

    def seat_people(self, state: S, people: Sequence[Seat]) -> None:
        """Tell the table of a new game which seats people sit on; only for rules that ask for it."""

    @abstractmethod
    def opening(self, state: S, chance: Chance) -> Script:
        """What happens before the first move: shuffles, deals, who begins."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now, in order; several where seats act at once."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Listed[M]]:
        """Every move that this seat may make now; those that cannot be listed one by one stand as `Open`."""

    @abstractmethod
    def refuse(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """None for exactly the moves that `legal` lists.

        Words that fill in an open move may still be refused for what they are: blank, or unreadable.
        """

    @abstractmethod
    def decide(self, state: S, seat: Seat, move: M, chance: Chance) -> Script:
        """What a legal move does. Reads the state as already evolved by its own earlier events."""

    @abstractmethod
    def evolve(self, state: S, event: E) -> None:
        """Write one fact into the state, in place: no rules, no chance."""

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    @abstractmethod
    def view(self, state: S, seat: Seat) -> S:
        """A copy that holds only what this seat may know."""

    @abstractmethod
    def redact(self, event: E, seat: Seat) -> E:
        """The event as this seat may know it: folding these over a view gives the next view."""

    @abstractmethod
    def determinize(self, view: S, seat: Seat, rng: Rng) -> S:
        """A whole world that this seat cannot tell from the true one."""

    @abstractmethod
    def picture(self, state: S) -> dict[str, Any]:
        """A state, or a view of one, as plain data for the protocol. `position` reads it back."""
