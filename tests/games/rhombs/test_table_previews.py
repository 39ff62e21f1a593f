"""What the table promises is what the rules do."""

import pytest

from pixtable.games.rhombs.rules.legality import dead_cells, mobility, seams
from pixtable.games.rhombs.rules.moves import Place
from tests.games.rhombs.table_host import TableScene, open_table
from tests.games.table_host import play_on


def moment(seats: int, seed: int, moves: int) -> TableScene:
    """A table at which the viewer has something to place, after so many moves or a few more."""
    pilot, scene = open_table(seats, seed, waits=True, instant=True)
    play_on(scene, moves, seed)
    while scene.match.to_act != (0,) or not isinstance(scene.match.legal(0)[0], Place):
        assert scene.match.to_act, "the round was over before the viewer could place anything"
        play_on(scene, 1, seed)
    pilot.settle()
    return scene


def held(scene: TableScene, move: Place) -> None:
    """The tile in the hand, over the cell, in the turn."""
    hand, look = scene.stage.hand, scene.stage.look
    hand.let_go()
    hand.picked(scene.stage.pieces.tiles[move.tile])
    hand.aim((move.q, move.r))
    look.turn = move.turn


@pytest.mark.parametrize("seed", range(8))
def test_every_legal_placement_is_offered_and_no_other(seed: int):
    scene = moment(2 + seed % 3, seed, 6 * seed)
    look = scene.stage.look
    offered = {
        Place(t, *cell, turn) for t, cells in look.options.items() for cell, turns in cells.items() for turn in turns
    }
    assert offered == set(scene.match.legal(0))
    for tile in scene.match.state.hands[0]:
        cells = {(move.q, move.r) for move in scene.match.legal(0) if move.tile == tile}
        assert look.counts[tile] == len(cells)


@pytest.mark.parametrize("seed", range(6))
def test_the_consequences_come_true(seed: int):
    scene = moment(3, seed, 5 + 5 * seed)
    for move in scene.match.legal(0)[::7]:
        held(scene, move)
        outcome = scene.stage.look.outcome
        assert outcome is not None
        assert all(seam.matches for seam in outcome.seams)
        assert len(outcome.seams) == len(seams(scene.match.state, move.tile, move.q, move.r, move.turn))
        before, later = scene.match.state, scene.match.branch()
        later.play(0, move)
        if later.state.round != before.round or later.state.is_scored:
            continue
        new_stone = set(dead_cells(later.state)) - set(dead_cells(before))
        assert set(outcome.killed) == new_stone
        assert outcome.mine == (0, mobility(before, 0), mobility(later.state, 0))
        assert outcome.theirs == (
            later.state.mover,
            mobility(before, later.state.mover),
            mobility(later.state, later.state.mover),
        )


@pytest.mark.parametrize("seed", range(4))
def test_turned_freely_it_says_why_it_does_not_fit(seed: int):
    scene = moment(3, seed, 10)
    look = scene.stage.look
    for move in scene.match.legal(0)[::9]:
        for turn in range(6):
            held(scene, move)
            look.turn = turn
            placing = Place(move.tile, move.q, move.r, turn)
            assert look.placing == placing
            assert look.refusal == scene.match.refuse(0, placing)
            assert (look.outcome is None) == (look.refusal is not None)


def test_keys_go_through_legal_turns_and_shift_through_all_six():
    pilot, scene = open_table(2, 4, waits=True, instant=True)
    play_on(scene, 9)
    if scene.match.to_act != (0,):
        play_on(scene, 1)
    pilot.settle()
    look = scene.stage.look
    tile, cell = next((tile, cell) for tile, cells in look.options.items() for cell in cells if len(cells[cell]) > 1)
    scene.stage.hand.picked(scene.stage.pieces.tiles[tile])
    scene.stage.hand.aim(cell)
    legal = look.cells[cell]
    seen = [look.turn]
    for _ in range(5):
        pilot.press("e")
        seen.append(look.turn)
    assert set(seen) == set(legal)
    every = []
    for _ in range(6):
        pilot.press("shift+e")
        every.append(look.turn)
    assert sorted(every) == list(range(6))
