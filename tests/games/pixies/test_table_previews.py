"""A preview is a promise: it must be the very change that the move then brings."""

from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.rules.scoring import score
from pixtable.games.pixies.rules.state import Cell, empty_garden
from pixtable.games.pixies.table.preview.outcome import Terms, best_left, corner_contacts, outcomes_of, terms_of
from tests.games.pixies.table_host import open_table
from tests.games.pixies.table_positions import COVERS, THIRD, TWIN, three_cases
from tests.games.pixies.test_table_play import piece


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_every_preview_is_what_the_move_then_brings(seats: int, seed: int):
    match, rng = Match.start(GAME, Deal(seats=seats, seed=seed)), Random(seed)
    while match.to_act:
        seat, round = match.to_act[0], match.state.round
        options = outcomes_of(match.state, seat, match.legal(seat))
        assert sum(map(len, options.values())) == len(match.legal(seat))
        before = terms_of(score(match.state.gardens[seat], round))
        outcome = rng.choice([o for outcomes in options.values() for o in outcomes])
        placed = match.play(seat, outcome.move)[0]
        after = placed_garden(match, seat)
        assert (placed.cell - 1, placed.face_up) == (outcome.cell, outcome.face_up)
        assert outcome.change == terms_of(score(after, round)).minus(before)


def placed_garden(match: Match, seat: int):
    """The garden right after the last step's first event: a new round may have cleared it since."""
    state = match._states[match.n - 1].copy()
    match.rules.evolve(state, match.steps[-1].events[0])
    return state.gardens[seat]


def test_what_is_left_for_the_next_is_their_best_reply():
    match = Match.start(GAME, Deal(seats=3, seed=1, position=three_cases()))
    take_six = next(move for move in match.legal(0) if move.card == COVERS)
    seat, most = best_left(match.state, 0, take_six)
    replies = outcomes_of_next(match, take_six)
    assert (seat, most) == (1, max(replies))


def outcomes_of_next(match: Match, move) -> list[int]:
    branch = match.branch()
    branch.play(0, move)
    options = outcomes_of(branch.state, 1, branch.legal(1))
    return [outcome.change.total for outcomes in options.values() for outcome in outcomes]


def test_the_chip_of_case_one_shows_the_change_by_term():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().move(piece(scene, COVERS)).step(200)
    change = scene.stage.look.outcome.change
    assert change == Terms(validated=6, symbols=1, zone=3)
    assert {"+10", "+6", "+1", "+3"} <= set(pilot.texts)


def test_twins_are_compared_with_both_changes():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().move(piece(scene, TWIN)).step(200)
    old, new = scene.stage.look.outcomes
    assert (old.move.keep, new.move.keep) == ("old", "new")
    shown = pilot.texts
    assert "Which 5 stays on top?" in shown
    assert f"+{old.change.total}" in shown


def test_a_third_twin_shows_every_empty_cell():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().move(piece(scene, THIRD)).step(200)
    assert [o.cell + 1 for o in scene.stage.look.outcomes] == [1, 2, 3, 7, 8, 9]
    assert pilot.texts.count("±0") >= 6


def test_holding_the_preview_key_shows_the_whole_after():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle().move(piece(scene, COVERS)).step(200)
    assert "+10" in pilot.texts
    pilot.key_down("space")
    assert "+10" not in pilot.texts
    pilot.key_up("space")
    assert "+10" in pilot.texts


def test_cards_that_touch_by_a_corner_only_are_no_zone():
    garden = empty_garden()
    garden[0], garden[4] = Cell(6), Cell(13)  # a blue 1 and a blue 5
    assert corner_contacts(garden) == {(0, 4)}
    garden[3] = Cell(10)  # the blue 4 joins them by its sides
    assert corner_contacts(garden) == set()
