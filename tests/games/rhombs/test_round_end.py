"""The end of a round: a wave through all seams, and what is left, tile by tile; then it is read before all else."""

from copy import copy
from itertools import pairwise

import pytest

from pixtable.core.hexes import distance, neighbour
from pixtable.games.rhombs.rules.moves import Pass
from pixtable.games.rhombs.rules.state import Sheet, left_in
from pixtable.games.rhombs.table.ending.choreography import matched_seams, turning_up, wave
from pixtable.games.rhombs.table.pieces.beads import SeamBead
from pixtable.games.rhombs.tools.moments import BLOCKED, MANY, _nobody_can_move
from pixtable.shell.result.scene import ResultScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import chairs_for, play_until
from pixtable.tools.visit import Visit
from pixtable.ui.motion.durations import COUNTED, COUNTED_BRIEFLY, HANDS_OFF, Motion
from pixtable.ui.pilot import FRAME

HANDS = ([9], [1, 12, 40], [], [30])


def blocked():
    return play_until("rhombs", MANY, _nobody_can_move, seed=BLOCKED)


@pytest.fixture
def visit():
    with Visit(Settings(language="en", tells_no_move=False)) as visit:
        yield visit


def end_the_round(visit: Visit) -> TableScene:
    visit.sit_down_at(blocked(), chairs_for("rhombs", MANY))
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    table.host.commit(Pass())
    until(visit, lambda: table.director.is_held)
    return table


def until(visit: Visit, is_so) -> None:
    for _ in range(1200):
        if is_so():
            return
        visit.pilot.desk.step(FRAME)
    raise TimeoutError


# the choreography, as data


def test_a_wave_lights_every_seam_that_matches_once_and_the_nearest_first():
    state = blocked().state
    source = state.table[-1].cell
    lit = wave(state.table, source, Motion())
    assert {(seam.cell, seam.edge) for seam in lit} == {(cell, edge) for cell, edge, _ in matched_seams(state.table)}
    assert len(lit) == len({frozenset((seam.cell, neighbour(seam.cell, seam.edge))) for seam in lit}) > len(state.table)
    assert all(a.at <= b.at for a, b in pairwise(lit))
    assert source in {cell for seam in lit[:1] for cell in (seam.cell, neighbour(seam.cell, seam.edge))}
    assert all(seam.ring <= distance(seam.cell, source) for seam in lit)


def test_all_that_is_left_is_turned_up_once_and_the_own_hand_last():
    sheets = [left_in(list(hand)) for hand in HANDS]
    turned, ends = turning_up(HANDS, sheets, [0, 1, 2, 3], 1, Motion())
    assert [(tile.seat, tile.place) for tile in turned] == [(0, 0), (3, 0), (1, 0), (1, 1), (1, 2)]
    for seat, sheet in enumerate(sheets):
        assert sum(tile.points for tile in turned if tile.seat == seat) == sheet.total
    assert ends > turned[-1].at
    assert turned[-1].at - turned[-2].at == pytest.approx(COUNTED.last)
    assert COUNTED_BRIEFLY.first < COUNTED.first


def test_tiles_that_are_forgiven_are_turned_up_and_count_nothing():
    turned, _ = turning_up([[40, 41]], [Sheet()], [0], 0, Motion())
    assert [tile.points for tile in turned] == [0, 0]


# at the table


def test_a_blocked_round_is_told_by_a_wave_and_nothing_is_told_of_hands_before_they_are_counted(visit: Visit):
    table = end_the_round(visit)
    stage = table.stage
    assert any(isinstance(node, SeamBead) for node in stage.walk())
    assert not stage.look.shows_left
    assert [plate.note for seat, plate in enumerate(stage.plates()) if seat] == [""] * (MANY - 1)
    assert "passes" in "".join(str(run) for run in table.log.shown()[-1].text)
    until(visit, lambda: not stage.is_telling)
    assert stage.look.shows_left
    lines = stage.flourishes.ending.standings.lines
    assert [line.counted for line in lines] == [sheet.total for sheet in stage.state.sheets[-1]]


def test_where_nobody_has_points_the_table_tells_the_order_and_no_noughts(visit: Visit):
    table = end_the_round(visit)
    ending, before = table.stage.flourishes.ending, table.stage.state
    out = copy(before)
    out.hands, out.finished = [[] for _ in range(MANY)], list(range(MANY))
    out.places, out.sheets = list(range(1, MANY + 1)), [[Sheet() for _ in range(MANY)]]
    told = ending.table_of(out, before)
    assert (told.heads, told.figure(0)) == (("", ""), "")
    assert ending.table_of(before, before).figure(3) == "3"


def test_the_result_waits_until_what_is_left_has_been_read(visit: Visit):
    table = end_the_round(visit)
    for _ in range(30):
        visit.pilot.step(500)
        assert visit.pilot.scene is table
    assert visit.pilot.focused == "rhombs.onward"
    visit.pilot.press("return").settle()
    assert isinstance(visit.pilot.scene, ResultScene)


def test_a_press_lays_all_of_it_open_at_once(visit: Visit):
    table = end_the_round(visit)
    visit.pilot.step(400).press("return").press("return")
    assert table.stage.flourishes.ending.standings.onward.visible
    assert table.stage.look.shows_left
    assert visit.pilot.scene is table
    visit.pilot.step(HANDS_OFF).press("return").settle()
    assert isinstance(visit.pilot.scene, ResultScene)
