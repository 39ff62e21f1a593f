"""Which tile fits where: masks against the plain words of the clauses, and what must not matter."""

from random import Random

import pytest

from pixtable.core.hexes import Hex, neighbours, rotated
from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.fits import Frontier, cell_of, hex_of
from pixtable.games.rhombs.rules.legality import dead_cells, frontier_of, mobility, placements, seams
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from pixtable.games.rhombs.rules.state import Laid, RhombsState
from pixtable.games.rhombs.rules.tiles import BLACK, TILES
from tests.contract.walk import some_deals, walk

from .pictures import position, tile

SINGLE = {"match": "single"}


def fits(state: RhombsState, lying: dict[Hex, Laid], tile: int, cell: Hex, turn: int) -> bool:
    """HX-10 to HX-14 word by word, by somebody who has never heard of masks."""
    if cell in lying:
        return False
    if TILES[tile].kind == "black":
        coloured = sum(BLACK not in TILES[laid.tile].rhombi for laid in state.table)
        if coloured < state.house.black_after:
            return False
    if not lying:
        return cell == (0, 0)
    touched = 0
    for edge, near in enumerate(neighbours(cell)):
        if near in lying:
            mine = TILES[tile].edges[(edge - turn) % 6]
            theirs = TILES[lying[near].tile].edges[(edge + 3 - lying[near].turn) % 6]
            if mine != theirs or mine == BLACK:
                return False
            touched += 1
    needed = 1 if len(lying) < state.house.single_contact or len(lying) == 1 else 2
    return touched >= needed


def by_brute_force(state: RhombsState) -> set:
    tiles = state.hands[state.mover] if state.drawn is None else [state.drawn]
    lying = {laid.cell: laid for laid in state.table}
    cells = {near for laid in state.table for near in neighbours(laid.cell)} or {(0, 0)}
    found = {
        Place(tile, *cell, turn)
        for tile in tiles
        for cell in cells
        for turn in range(6)
        if fits(state, lying, tile, cell, turn)
    }
    if found:
        return found
    return {Draw()} if state.house.mode == "blind" and state.bag else {Pass()}


@pytest.mark.parametrize("mode", ["open", "blind"])
def test_legal_moves_are_those_of_a_brute_force_search_in_a_thousand_positions(mode, effort):
    seen = 0
    for deal in some_deals(GAME, 10**6):
        options = {**deal.options, **SINGLE, "mode": mode}
        agreed = {option.key: options[option.key] for option in GAME.options if option.matters(options)}
        for moment in walk(GAME, Deal(deal.seats, deal.seed, agreed)):
            if moment.match.result is None and moment.rng.random() < 0.25:
                state = moment.match.state
                assert set(GAME.rules.legal(state, state.mover)) == by_brute_force(state)
                seen += 1
        if seen >= effort(500):
            return


def some_tables(count: int) -> list[RhombsState]:
    states = []
    for seed in range(count):
        *moments, _ = walk(GAME, Deal(2 + seed % 4, seed))
        states.append(Random(seed).choice(moments).match.state_at(len(moments) * 2 // 3))
    return states


def legal_everywhere(state: RhombsState) -> set:
    return {(tile.id, *place) for tile in TILES for place in placements(state, tile.id)}


def test_what_is_legal_does_not_depend_on_the_order_in_which_tiles_were_laid():
    for number, state in enumerate(some_tables(20)):
        shuffled = state.copy()
        Random(number).shuffle(shuffled.table)
        assert legal_everywhere(shuffled) == legal_everywhere(state)
        assert dead_cells(shuffled) == dead_cells(state)


@pytest.mark.parametrize("turns", range(1, 6))
def test_what_is_legal_turns_with_the_table(turns):
    for state in some_tables(8):
        around = state.copy()
        around.table = [
            Laid(laid.tile, *rotated(laid.cell, turns), (laid.turn + turns) % 6, laid.seat) for laid in state.table
        ]
        expected = {(tile, *rotated((q, r), turns), (turn + turns) % 6) for tile, q, r, turn in legal_everywhere(state)}
        assert legal_everywhere(around) == expected


def test_a_frontier_grown_tile_by_tile_is_the_one_built_at_once():
    for state in some_tables(5):
        frontier = Frontier()
        for laid in state.table:
            frontier.lay(cell_of(laid.cell), 6 * laid.tile + laid.turn)
        known = frontier_of(state)
        assert (frontier.once, frontier.twice, frontier.closed) == (known.once, known.twice, known.closed)


def test_a_cell_is_one_number_and_back():
    places = [(q, r) for q in range(-50, 51) for r in range(-50, 51)]
    assert [hex_of(cell_of(place)) for place in places] == places
    assert len({cell_of(place) for place in places}) == len(places)


def test_nothing_is_ever_placed_on_a_dead_cell():
    for seed in range(6):
        dead: set[Hex] = set()
        for moment in walk(GAME, Deal(3, seed, {"black_after": 0})):
            if isinstance(moment.move, Place):
                assert (moment.move.q, moment.move.r) not in dead
            assert dead <= set(dead_cells(moment.match.state))
            dead.update(dead_cells(moment.match.state))
        assert dead


def test_cells_beside_a_black_edge_are_dead():
    state = position("bbg", "bby", table=[{"tile": tile("kkb"), "q": 0, "r": 0}], options={"black_after": 0})
    # The coloured rhombus points to the lower left: only across edges 3 and 4 can anything lie.
    assert dead_cells(state) == sorted(set(neighbours((0, 0))) - {(-1, 1), (-1, 0)})


def test_seams_tell_both_colours():
    state = position("bbg", "bby")
    (seam,) = seams(state, tile("bbg"), 1, 0, 0)
    assert (seam.edge, seam.cell, seam.own, seam.other) == (4, (0, 0), "green", "blue")
    assert not seam.matches


def test_mobility_counts_placements():
    state = position("bbg", "rrr")
    assert mobility(state, 0) == len(placements(state, tile("bbg"))) == 24  # four blue edges, six cells
    assert mobility(state, 1) == 0


def test_a_table_of_forty_tiles_is_as_legal_as_any():
    match = Match.start(GAME, Deal(2, 3))
    while match.result is None and len(match.state.table) < 40:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert set(match.legal(match.to_act[0])) == by_brute_force(match.state)
