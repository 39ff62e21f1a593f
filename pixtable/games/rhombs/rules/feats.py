"""What is worth remembering of a game of Rhombs."""

from collections.abc import Iterator

from pixtable.core.events import Event, Seat
from pixtable.core.feats import Draw, Feat, FeatsAndDraws, evenly
from pixtable.core.hexes import neighbours
from pixtable.core.match import Match
from pixtable.games.rhombs.rules.chronicle import left_without_a_move
from pixtable.games.rhombs.rules.events import RoundBegan, TilePlaced, WentOut
from pixtable.games.rhombs.rules.tiles import TILES

SNUG = 3
LIGHT = 3
KINDS = evenly(tile.kind for tile in TILES)


def _events(match: Match) -> Iterator[tuple[int, Event]]:
    for n, step in enumerate(match.steps, start=1):
        yield from ((n, event) for event in step.events)


def _placed(match: Match, seat: Seat) -> Iterator[tuple[int, TilePlaced]]:
    yield from ((n, event) for n, event in _events(match) if isinstance(event, TilePlaced) and event.seat == seat)


def won(match: Match, seat: Seat) -> bool:
    return match.result is not None and seat in match.result.winners


def won_without_a_black_tile(match: Match, seat: Seat) -> bool:
    """No stone was left in the hand when it was counted."""
    return won(match, seat) and all(sheets[seat].black == 0 for sheets in match.state.sheets)


def went_out_first(match: Match, seat: Seat) -> bool:
    return any(isinstance(event, WentOut) and event.seat == seat and event.rank == 1 for _, event in _events(match))


def left_somebody_without_a_move(match: Match, seat: Seat) -> bool:
    return any(left_without_a_move(match, n) is not None for n, _ in _placed(match, seat))


def laid_a_tile_among_three(match: Match, seat: Seat) -> bool:
    for n, event in _placed(match, seat):
        laid = {tile.cell for tile in match.state_at(n - 1).table}
        if sum(cell in laid for cell in neighbours((event.q, event.r))) >= SNUG:
            return True
    return False


def laid_a_black_tile(match: Match, seat: Seat) -> bool:
    return any(TILES[event.tile].is_black for _, event in _placed(match, seat))


def ended_light(match: Match, seat: Seat) -> bool:
    return match.result is not None and match.result.scores[seat] <= LIGHT


def draws(match: Match) -> Iterator[Draw]:
    """Who begins, and of which kind the first tile is that was dealt or will be drawn."""
    for event in (*match.opening, *(event for _, event in _events(match))):
        if isinstance(event, RoundBegan):
            if event.round == 1:
                seats = range(1, match.deal.seats + 1)
                yield Draw(f"first_of_{match.deal.seats}", str(event.first + 1), evenly(seats))
            first = next((hand[0] for hand in event.hands if hand), None)
            yield Draw("kind", TILES[event.bag[-1] if first is None else first].kind, KINDS)


FEATS = FeatsAndDraws(
    feats=(
        Feat("stoneless", "HX-41", won_without_a_black_tile),
        Feat("out", "HX-32", went_out_first),
        Feat("seal", "HX-31", left_somebody_without_a_move),
        Feat("snug", "HX-11", laid_a_tile_among_three),
        Feat("stone", "HX-13", laid_a_black_tile),
        Feat("light", "HX-41", ended_light),
    ),
    draws=draws,
)
