"""Who sits round a table, and what stands beside their names."""

from dataclasses import dataclass
from typing import NamedTuple

from pixtable.core.game import Opponent


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat, as the table shows them. The emblem gives picture and colour."""

    seat: int
    name: str
    is_person: bool
    note: str = ""  # "Human", or the persona's name
    portrait: str = ""  # a picture of the assets, for opponents
    chosen: int | None = None  # the emblem, where it is not the seat's own
    opponent: Opponent | None = None  # how it thinks, where it is no person

    @property
    def emblem(self) -> int:
        return self.seat if self.chosen is None else self.chosen


class Plate(NamedTuple):
    """What a seat's plate in the rail says beside its name."""

    score: str
    note: str = ""
    brief: str = ""  # the note where there is room for one line only
    warns: bool = False
    is_next: bool = False  # acts after whoever acts now
    piece: str = ""  # a picture of the seat's own piece
    part: float | None = None  # how much of what ends it for this seat is full, 0 to 1: a bar below
