"""What the table tells: the status, the plates, the log, the reveal, and where everybody stands."""

from itertools import pairwise

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.mind.meaning.scoring import Crowding
from pixtable.games.pictoric.rules.chronicle import tell_course
from pixtable.games.pictoric.rules.deck import CENTRE, SPIRAL, START
from pixtable.games.pictoric.rules.moves import Vote
from pixtable.games.pictoric.table.layout import DIE, bank_slots, cell_at, die_beside, lay_out, sector_slots
from pixtable.games.pictoric.table.pieces.meter import ZONES, needle
from pixtable.ui.draw.layout import Rect
from tests.games.pictoric.table_host import open_table
from tests.games.table_host import random_choice, seat_at

STAGE = Rect(0, 44, 1016, 712)


def test_the_reveal_tells_who_found_it_and_what_it_brought() -> None:
    pilot, scene = open_table(4, seed=2, phase="vote", instant=True)
    sector = next(move.sector for move in scene.match.legal(0) if isinstance(move, Vote))
    pilot.settle().press(str(sector)).settle()
    assert scene.is_held
    turn = scene.shown.last_turn
    assert turn is not None
    told = pilot.texts
    for points in turn.points:
        assert (f"+{points}" if points else "0") in told
    assert scene.stage.look.walked == [float(place) for place in scene.shown.positions]
    pilot.click("pictoric.onward").settle()
    assert not scene.shown.sectors


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 800), 1.0), ((960, 600), 2.0)])
def test_words_that_nobody_knows_are_admitted(size: tuple[int, int], text_scale: float) -> None:
    pilot, scene = open_table(4, seed=2, phase="clue", instant=True, size=size, text_scale=text_scale)
    pilot.settle().type("qwrtz moon").press("return").settle()
    while not scene.is_held:
        pilot.step(100)
    assert any("qwrtz" in text and "didn’t know" in text for text in pilot.texts)


def test_the_status_names_who_and_what() -> None:
    pilot, scene = open_table(4, phase="vote", waits=True)
    pilot.settle()
    assert scene.stage.status() == "Olya: press 1–4 for the leader’s picture"
    _, other = open_table(4, phase="lay", waits=True)
    assert other.stage.status() == "Olya: which of your pictures fits?"


@pytest.mark.parametrize("count", range(3, 7))
def test_sectors_lie_apart_with_their_numbers_beside_them(count: int) -> None:
    room = lay_out(STAGE).sectors
    slots = sector_slots(room, count)
    taken = [Rect(slot.x - DIE - 2, slot.y, slot.w + DIE + 2, slot.h) for slot in slots]
    assert all(room.grown(1).holds(slot) for slot in slots)
    assert not any(a.meets(b) for i, a in enumerate(taken) for b in taken[:i])
    assert not any(die_beside(slot).meets(other) for slot in slots for other in slots)


@pytest.mark.parametrize("count", range(1, 9))
def test_a_bank_fills_its_room(count: int) -> None:
    room = lay_out(STAGE).bank
    slots = bank_slots(room, count)
    assert len(slots) == count
    assert all(room.grown(1).holds(slot) for slot in slots)
    assert slots[0].w >= 180


def test_pictorics_walk_from_cell_to_cell() -> None:
    board = Rect(0, 0, 700, 700)
    steps = [cell_at(board, place) for place in range(1, CENTRE + 1)]
    assert len(set(steps)) == len(SPIRAL)
    far = [abs(a.x - b.x) + abs(a.y - b.y) for a, b in pairwise(steps)]
    assert max(far) - min(far) < 0.01
    assert cell_at(board, 1.5).x == pytest.approx(steps[0].x)


def test_the_needle_stands_in_the_zone_that_is_named() -> None:
    far, good, _ = (share for _, share, _, _ in ZONES)
    for fitting in range(113):
        zone = "far" if fitting == 0 or fitting > 24 else "plain" if fitting <= 3 else "good"
        at = needle(Crowding(fitting, 112, zone))
        named = "far" if at <= far else "good" if at <= far + good else "plain"
        assert named == zone, fitting
        assert 0 <= at <= 1


def test_the_course_of_a_game() -> None:
    match = Match.start(GAME, Deal(4, 9, {"forfeits": True}))
    choose = random_choice(9)
    while match.result is None:
        seat = match.to_act[0]
        match.play(seat, choose(match, seat))
    course = tell_course(match)
    assert len(course.points) == len(match.steps) + 1
    assert course.points[0] == [0.0] * 4
    assert tuple(course.points[-1]) == match.result.scores
    assert max(course.points[-1]) >= CENTRE - START
    assert course.moments
    assert all(0 < moment.n <= len(match.steps) for moment in course.moments)


def test_the_panel_counts_the_cells_that_the_result_counts() -> None:
    match = Match.start(GAME, Deal(4, 9, {"forfeits": False}))
    while max(match.state.places) < 9:
        match.play(match.to_act[0], random_choice(match.n)(match, match.to_act[0]))
    _, scene = seat_at(match, waits=True)
    gone = tell_course(match).points[-1]
    assert max(gone) > 0
    assert [plate.score for plate in scene.stage.plates()] == [str(round(cells)) for cells in gone]
