"""The table tells the game: every step settles where the state says, and what happens is seen and said."""

from random import Random

import pytest

from pixtable.games.rhombs.rules.events import TileKept, WentOut
from pixtable.games.rhombs.rules.legality import placements
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from pixtable.games.rhombs.rules.state import UNSEEN
from pixtable.games.rhombs.table.outcome import points_held
from pixtable.ui.audit import audit
from pixtable.ui.motion.banner import Banner
from tests.games.rhombs.table_host import TableScene, open_table
from tests.games.table_host import play_on

FIRST, SECOND = {"tile": 0, "q": 0, "r": 0}, {"tile": 5, "q": 1, "r": 0, "turn": 3, "seat": 1}
"""A blue triple, and beside it blue and green."""


def assert_settled(scene: TableScene) -> None:
    """Every tile lies where the state has it, and nothing else is on the table."""
    state, pieces = scene.stage.state, scene.stage.pieces
    lying = {node.tile: (node.cell, node.turn) for node in pieces.tiles.values() if node.cell is not None}
    assert lying == {laid.tile: (laid.cell, laid.turn) for laid in state.table}
    hand = [] if state.is_scored else [tile for tile in state.hands[scene.viewer] if tile != UNSEEN]
    drawn = [] if state.drawn in {None, UNSEEN} or state.mover != scene.viewer else [state.drawn]
    assert [node.tile for node in pieces.tray] == [*hand, *drawn]
    for node in pieces.tiles.values():
        if node.cell is not None:
            assert node.rect == scene.stage.look.camera.brick(node.cell)
        assert node.pose.is_home
        assert node.is_face_up


OPTIONS = [
    {},
    {"mode": "blind"},
    {"mode": "blind", "hidden_penalties": True, "draw_until_playable": True},
    {"open_tiles": 3},
    {"match": "match", "threshold": 10},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("animated", [False, True])
def test_every_step_of_a_random_game_settles_where_the_state_says(options: dict[str, object], animated: bool):
    pilot, scene = open_table(3, 9, waits=True, options=options)
    pilot.desk.set_motion(4.0, reduced=False)
    rng = Random(5)
    while scene.match.result is None and scene.match.n < 45:
        seat = scene.match.to_act[0]
        move = rng.choice(scene.match.legal(seat))
        if animated:
            scene._play(seat, move)
            pilot.settle()
        else:
            scene.match.play(seat, move)
            scene.shown = scene.match.view(scene.viewer)
            scene.stage.sync(scene.shown, animate=False)
        assert_settled(scene)
        scene.stage.status(), scene.stage.headline(), scene.stage.clock(), scene.stage.plates()
    assert audit(scene, pilot.desk.canvas) == []


def test_who_cannot_move_is_shown_so_and_passes_without_being_asked():
    """Beside the first blue triple only blue fits, and the viewer has none."""
    position = {"table": [FIRST], "hands": [[4], [1]], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True)
    assert not placements(scene.match.state, 4)
    assert "nothing fits" in scene.stage.status()
    pilot.step(100)
    assert scene.stage.look.swept is not None
    pilot.step(1500)
    assert isinstance(scene.match.steps[0].move, Pass)
    assert "sweep" in scene.sounds


@pytest.mark.parametrize(
    ("blind_ties", "said"), [("longest", "has been without tiles longest"), ("seat", "is next in turn")]
)
def test_who_comes_in_because_the_bag_is_empty_is_told_so(blind_ties: str, said: str):
    """The last tile fits nowhere: its owner has placed nothing, and the other two not now."""
    position = {"table": [FIRST], "bag_order": [3], "hands": [[2], [], []], "mover": 0, "rid_at": [0, 7, 4]}
    options = {"mode": "blind", "blind_ties": blind_ties}
    _, scene = open_table(3, position=position, waits=True, options=options)
    before = scene.match.state
    events = scene.match.play(0, Draw())
    out = [event for event in events if isinstance(event, WentOut)]
    first = {"longest": 2, "seat": 1}[blind_ties]
    assert [(event.seat, event.rank) for event in out] == [(first, 1), (3 - first, 2)]
    for event in out:
        scene.stage.flourishes.show(event, before)
    (banner,) = [node for node in scene.stage.flourishes.children if isinstance(node, Banner)]
    assert said in banner.words
    assert scene.stage.look.name(first) in banner.words


def test_a_drawn_tile_is_in_the_hand_at_once():
    position = {"table": [FIRST], "bag_order": [5, 1, 2], "hands": [[], []], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True, options={"mode": "blind"})
    pilot.settle().click("rhombs.bag").settle()
    assert isinstance(scene.match.steps[0].move, Draw)
    assert scene.stage.look.considered == 5
    assert scene.stage.look.is_chosen
    pilot.press("escape")
    pilot.step(100)
    assert scene.stage.look.is_chosen  # there is nothing else to do with it


def test_a_tile_from_the_bag_turns_up_whatever_else_happens_meanwhile():
    position = {"table": [FIRST], "bag_order": [5, 1, 2], "hands": [[], []], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True, options={"mode": "blind"})
    pilot.settle().press("d")
    assert not scene.stage.pieces.tiles[5].is_face_up
    scene.stage.sync(scene.shown, animate=True)
    pilot.settle()
    assert_settled(scene)


def test_a_drawn_tile_that_fits_nowhere_becomes_a_penalty_with_a_sentence():
    position = {"table": [FIRST], "bag_order": [1, 5, 2], "hands": [[], []], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True, options={"mode": "blind"})
    pilot.settle().press("d").settle()
    assert any(isinstance(event, TileKept) for event in scene.match.steps[0].events)
    assert [node.tile for node in scene.stage.pieces.tray] == [1]
    assert any("penalty tile (3 points)" in text for text in pilot.texts)


def test_the_others_last_tiles_stay_marked_until_a_person_acts():
    pilot, scene = open_table(4, 6, instant=True)
    pilot.settle()
    scene.commit(scene.moves[0])
    pilot.settle()
    laid = [laid for laid in scene.match.state.table if laid.seat != 0]
    assert [trail.cell for trail in scene.stage.look.trails] == [tile.cell for tile in laid[-3:]]
    scene.stage.quieten()
    assert scene.stage.look.trails == []


def test_pointing_at_a_tab_shows_what_a_rival_holds():
    pilot, scene = open_table(3, 4, waits=True, instant=True)
    pilot.settle().move("rhombs.tab.2")
    shown = [node for node in scene.stage.pieces.tiles.values() if node.cell is None]
    assert {node.tile for node in shown} == set(scene.match.state.hands[2])
    assert not any(node.piece for node in shown)
    pilot.move((500.0, 300.0))
    assert {node.tile for node in scene.stage.pieces.tray} == set(scene.match.state.hands[0])


def test_hidden_tiles_are_backs_even_for_those_who_look():
    pilot, scene = open_table(3, 4, waits=True, instant=True, options={"open_tiles": 2})
    pilot.settle().move("rhombs.tab.1")
    shown = [node.tile for node in scene.stage.pieces.tiles.values() if node.cell is None]
    assert shown == scene.match.state.hands[1][:2]


def test_a_drop_where_it_may_not_go_is_explained_and_the_tile_returns():
    position = {"table": [FIRST], "hands": [[5, 7], [1]], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True)
    pilot.settle()
    node = scene.stage.pieces.tiles[5]
    pilot.drag(node, tuple(scene.stage.look.camera.centre((3, 0)))).settle()
    assert (scene.refusals, scene.match.steps) == (["HX-10.touch"], [])
    assert node.pose.is_home


def test_what_is_carried_stays_in_the_hand_whatever_the_table_is_told_meanwhile():
    position = {"table": [FIRST], "hands": [[5, 7], [1]], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True)
    pilot.settle()
    goal = scene.stage.look.camera.centre((1, 0))
    pilot.move(scene.stage.pieces.tiles[5]).mouse_down().move((400.0, 500.0)).move(tuple(goal)).step(200)
    scene.stage.sync(scene.shown, animate=True)
    pilot.step(50)
    assert scene.stage.look.aimed == (1, 0)
    pilot.mouse_up().settle()
    assert (scene.match.steps[0].move.tile, scene.match.steps[0].move.q, scene.match.steps[0].move.r) == (5, 1, 0)


def test_a_tile_that_fits_nowhere_says_so():
    position = {"table": [FIRST], "hands": [[5, 1], [2]], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True)
    pilot.settle().click(scene.stage.pieces.tiles[1]).step(400)
    assert any(isinstance(node, Banner) for node in scene.stage.flourishes.children)
    assert not scene.stage.look.is_chosen


def test_a_locked_black_tile_names_its_clause():
    position = {"table": [FIRST], "hands": [[5, 45], [2]], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True)
    pilot.settle().click(scene.stage.pieces.tiles[45])
    assert scene.refusals == ["HX-13.count"]


def test_the_first_press_seats_the_second_plays_and_escape_takes_back():
    position = {"table": [FIRST], "hands": [[5, 7], [1]], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True)
    look = scene.stage.look
    pilot.settle().press("1", "return")
    assert look.is_seated
    assert not scene.match.steps
    pilot.press("escape")
    assert look.is_chosen
    assert not look.is_seated
    pilot.press("escape")
    assert not look.is_chosen
    pilot.press("1", "return", "return").settle()
    assert isinstance(scene.match.steps[0].move, Place)


def test_a_tile_with_one_way_to_go_is_seated_by_the_first_click():
    """Two blues and a green between two blue triples' neighbours: one cell, one turn."""
    pilot, scene = open_table(2, 4, waits=True, instant=True)
    for moves in range(60):
        play_on(scene, 1, moves)
        options = scene.stage.look.options
        only = next((t for t, cells in options.items() if sum(map(len, cells.values())) == 1), None)
        if only is not None:
            break
    assert only is not None
    pilot.click(scene.stage.pieces.tiles[only])
    assert scene.stage.look.is_seated


def test_a_phase_chip_opens_its_clause():
    pilot, scene = open_table(2, 1, waits=True)
    assert not any("HX-" in text for text in pilot.settle().texts), "a number says nothing to who plays"
    pilot.click("rhombs.chip.black")
    assert scene.sounds[-1] == "HX-13"


def test_at_the_end_the_tray_says_what_everybody_is_left_with():
    pilot, scene = open_table(2, 3, waits=True, instant=True)
    play_on(scene, 500)
    assert scene.match.result is not None
    pilot.settle()
    assert scene.stage.status() == "The game is over"
    assert_settled(scene)
    left = {seat: points_held(scene.match.state, seat) for seat in range(2) if scene.match.state.hands[seat]}
    assert left
    assert all(f"{points} point" in " ".join(pilot.texts) for points in left.values())


def test_seams_are_heard_one_after_another():
    position = {"table": [FIRST, SECOND], "hands": [[6, 7], [1]], "mover": 0}
    pilot, scene = open_table(2, position=position, waits=True)
    pilot.settle()
    scene.commit(scene.moves[0])
    pilot.settle()
    assert scene.sounds.count("tile_snap") == 1
    assert scene.touches == ["snap"]
    assert "seam_bead" in scene.sounds
