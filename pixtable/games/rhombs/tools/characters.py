"""What the characters of Rhombs are known by."""

from statistics import fmean

from pixtable.core.events import Seat
from pixtable.core.game import Thought
from pixtable.core.hexes import neighbours
from pixtable.games.rhombs.mind.fast import FastRound, action_of
from pixtable.games.rhombs.mind.outlook import outlook
from pixtable.games.rhombs.rules.legality import placements
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.tools.arena.traits import Characters, Trait, strays

EARLY = 25
"""Tiles on the table, up to which there is a choice of what to get rid of."""


def _after(state: RhombsState, thought: Thought) -> FastRound:
    world = FastRound.of(state)
    world.play(action_of(thought.move))  # type: ignore[arg-type]
    return world


def _freedom_of_the_next(state: RhombsState, seat: Seat, thought: Thought) -> float | None:
    after = _after(state, thought)
    if after.mover in (seat, -1):
        return None
    moves = after.actions()
    return len(moves) if moves != [after.without_placing()] else 0.0


def _cells_beside_the_others(state: RhombsState, seat: Seat, thought: Thought) -> float | None:
    if not isinstance(thought.move, Place) or state.drawn is not None:
        return None
    cells = {tile: len({(q, r) for q, r, _ in placements(state, tile)}) for tile in state.hands[seat]}
    return cells[thought.move.tile] - fmean(count for count in cells.values() if count)


def _points_got_rid_of_early(state: RhombsState, seat: Seat, thought: Thought) -> float | None:
    if not isinstance(thought.move, Place) or len(state.table) >= EARLY:
        return None
    return TILES[thought.move.tile].points


def _tiles_of_the_last_beside_it(state: RhombsState, seat: Seat, thought: Thought) -> float | None:
    if not isinstance(thought.move, Place):
        return None
    around = neighbours((thought.move.q, thought.move.r))
    return sum(laid.cell in around and laid.seat != seat for laid in state.table)


def _points_at_stake(state: RhombsState, seat: Seat, thought: Thought) -> float:
    return outlook(_after(state, thought))[seat]


CHARACTERS = Characters(
    {
        "blocker": Trait("moves left to the next", -1, _freedom_of_the_next),
        "hoarder": Trait("cells of the tile beside those of the others in hand", -1, _cells_beside_the_others),
        "unloader": Trait(f"points of the tile, of the first {EARLY}", 1, _points_got_rid_of_early),
        "mirror": Trait("tiles of the other beside it", 1, _tiles_of_the_last_beside_it),
        "gambler": Trait("moves that are not its best", 1, strays),
        "accountant": Trait("points that will probably be left in its hand", -1, _points_at_stake),
    }
)
