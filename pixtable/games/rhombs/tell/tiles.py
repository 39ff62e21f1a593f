"""What a tile is called: by its kind and colours, with no more of them than it takes to know it from those around."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from pixtable.core.telling import Moment, Piece, Sentence, plain_text
from pixtable.games.rhombs.rules.state import UNSEEN
from pixtable.games.rhombs.rules.tiles import TILES, Tile

Role: TypeAlias = Literal["tile", "near"]
"""What is moved, or what it comes to lie beside: many languages have a case for each."""


def piece(moment: Moment, tile: int, among: Iterable[int], role: Role = "tile") -> Piece:
    """`among` are the tiles that it must not be taken for; it may be one of them itself."""
    return Piece(plain_text(_named(moment, tile, among, role)), f"rhombs/tiles/{tile:02d}", f"rhombs.tile.{tile}")


def _named(moment: Moment, tile: int, among: Iterable[int], role: Role) -> Sentence:
    it = TILES[tile]
    a, b, c = it.rhombi
    way, adjective = _way(it, among), "colour" if role == "tile" else "colour_near"
    key = f"tell.{role}.{way}"
    match way:
        case "triple" | "double":
            return moment.tell(key, a=_said(moment, f"tell.{adjective}.{a}"))
        case "double_with":
            return moment.tell(key, a=_said(moment, f"tell.{adjective}.{a}"), b=_said(moment, f"tell.with.{c}"))
        case "black":
            return moment.tell(key)
        case "black_with":
            return moment.tell(key, b=_said(moment, f"tell.with.{c}"))
        case _:
            first, second = (_said(moment, f"tell.stem.{colour}") for colour in (a, b))
            return moment.tell(key, a=first, b=second, c=_said(moment, f"tell.{adjective}.{c}"))


def part(moment: Moment, colour: str) -> str:
    """One of a tile's rhombi."""
    return _said(moment, f"tell.part.{colour}")


def colours_named(tile: int, among: Iterable[int]) -> int:
    """How many colours one has to say to name it: the fewer, the easier it is found."""
    return {"black": 0, "black_with": 1, "triple": 1, "double": 1, "double_with": 2}.get(_way(TILES[tile], among), 3)


def _said(moment: Moment, key: str) -> str:
    return plain_text(moment.tell(key))


def _way(it: Tile, among: Iterable[int]) -> str:
    others = [TILES[other] for other in among if other not in (UNSEEN, it.id)]
    alike = [other for other in others if other.kind == it.kind]
    if it.kind == "double":
        return "double_with" if any(other.rhombi[0] == it.rhombi[0] for other in alike) else "double"
    if it.kind == "black":
        return "black_with" if alike else "black"
    if it.kind == "single":  # the only other one of the same colours is its mirror image
        return "single_clockwise" if any(set(other.rhombi) == set(it.rhombi) for other in alike) else "single"
    return it.kind
