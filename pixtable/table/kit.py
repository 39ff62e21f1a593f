"""A game's table as the program takes it in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pixtable.table.stage import Stage
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect


class Miniature(Protocol):
    """A small live picture of a game, for the title and the shelf."""

    def __call__(self, canvas: Canvas, rect: Rect, state: Any, seat: int) -> None: ...


class MiniatureOfPairs(Protocol):
    """The same where pieces are chosen: by seat, the emblem that they go with."""

    def __call__(self, canvas: Canvas, rect: Rect, state: Any, seat: int, emblems: Sequence[int]) -> None: ...


class Standing(Protocol):
    """How far a game has come, in very few words of its own: "Round 2 of 3"."""

    def __call__(self, say: Callable[..., str], state: Any) -> str: ...


class Laid(NamedTuple):
    """A piece in the picture of a mode: where its middle lies and how tall it is, all in heights of that picture,
    counted from the picture's own middle."""

    picture: str
    x: float
    y: float
    tall: float
    turn: float = 0.0
    mirrored: bool = False


def _bare_ground(canvas: Canvas, rect: Rect, state: Any, seat: int) -> None:
    """A game that has no small picture of itself: the frame round it says enough."""


@dataclass(frozen=True)
class TableKit:
    """A game's table as the app takes it in: `TABLE` in each game's `table/`."""

    stage: type[Stage]
    miniature: Miniature = _bare_ground
    miniature_of_pairs: MiniatureOfPairs | None = None
    pairs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # pictures of the pieces of each, to choose from
    ground: str = "ui/table_felt"  # the picture beneath the stage
    music: str = "music_title"
    term_icons: Mapping[str, str] = field(default_factory=dict)  # for the columns of the result sheet
    pictures: tuple[str, ...] = ()  # which play will bring: loaded ahead, while nothing moves
    fan: tuple[str, ...] = ()  # pictures of a few pieces, for the new game's table
    modes: Mapping[str, tuple[Laid, ...]] = field(default_factory=dict)  # by name the picture of each, laid on:
    modes_ground: str = ""  # else the ground of the table itself
    anchors: tuple[str, ...] = ()  # how the ids of its nodes begin that a lesson may point at
    pieces: tuple[str, ...] = ()  # how the ids of those begin that a lesson's words had better not lie on
    inspector: float = 0.0  # how high the stage's own part of the rail wants to be
    tile_rise: float = 0.0  # how far its picture on the title is moved up, so that a ribbon does not hide its hero
    hero: float = 0.38  # where on that picture its hero has the middle, from the top: what a lower frame shows of it
    sample: tuple[tuple[str, str], ...] = ()  # pictures with the colour they are of: how glyphs look
    close: int = 5  # points behind that still deserve a word of comfort
    standing: Standing | None = None  # else its moves are counted
    tells_why: bool = False  # its own stage tells why opponents act: the history need not be asked
    has_drawer: bool = False  # with large text its part fills a wider rail, and the log lies behind a button

    def paint_miniature(self, canvas: Canvas, rect: Rect, state: Any, seat: int, emblems: Sequence[int]) -> None:
        if self.miniature_of_pairs is None:
            self.miniature(canvas, rect, state, seat)
        else:
            self.miniature_of_pairs(canvas, rect, state, seat, emblems)
