"""Whole games of Rhombs as readable text."""

from pixtable.core.events import Event
from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.events import (
    Passed,
    RoundBegan,
    RoundScored,
    SeatOut,
    TileDrawn,
    TileKept,
    TilePlaced,
    WentOut,
)
from tests.games.rhombs.pictures import notation


def playthrough(seats: int, seed: int, **options: object) -> str:
    """A game in which everybody plays the move in the middle of the list."""
    match = Match.start(GAME, Deal(seats, seed, options))
    agreed = "".join(f", {key} {value}" for key, value in options.items())
    lines = [f"Rhombs, {seats} seats, seed {seed}{agreed}", *_told(match.opening)]
    while match.result is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        lines += _told(match.play(seat, legal[len(legal) // 2]))
    result = match.result
    lines += ["", f"scores {list(result.scores)}, winners {list(result.winners)}, ranks {list(result.ranks)}"]
    return "\n".join(lines) + "\n"


def _told(events: tuple[Event, ...]) -> list[str]:
    lines = []
    for event in events:
        match event:
            case RoundBegan(round, first, hands, _, bag):
                lines += ["", f"== round {round}, seat {first} begins, {len(bag)} in the bag"]
                lines += [f"seat {seat} has {_names(hand)}" for seat, hand in enumerate(hands) if hand]
            case TilePlaced(seat, tile, q, r, turn):
                lines.append(f"seat {seat}: {notation(tile)} turned by {turn} on {q} {r}")
            case TileDrawn(seat, tile):
                lines.append(f"seat {seat} draws {notation(tile)}")
            case TileKept(seat, tile):
                lines.append(f"seat {seat} keeps {notation(tile)}")
            case Passed(seat):
                lines.append(f"seat {seat} passes")
            case WentOut(seat, rank):
                lines.append(f"seat {seat} is rid of all tiles: rank {rank}")
            case RoundScored(hands, sheets):
                for seat, (hand, sheet) in enumerate(zip(hands, sheets, strict=True)):
                    lines.append(f"seat {seat} scores {sheet.total}, left with {_names(hand) or 'nothing'}")
            case SeatOut(seat):
                lines.append(f"seat {seat} is out of the match")
    return lines


def _names(tiles: tuple[int, ...]) -> str:
    return " ".join(notation(tile) for tile in tiles)
