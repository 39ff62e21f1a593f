"""The turn as a show: an association is read out, cups are lifted one by one, and points fly to whom they are given."""

from dataclasses import replace

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.table.phases.reveal import Reveal, in_order
from pixtable.ui.pilot import Pilot
from tests.games.pictoric.table_host import TableScene, open_table
from tests.games.table_host import seat_at


def revealed(seed: int, seats: int = 6, **how: object) -> tuple[Pilot, TableScene, Reveal]:
    """The viewer has cast the last of the votes."""
    pilot, scene = open_table(seats, seed=seed, phase="vote", **how)
    pilot.settle().press(str(scene.moves[0].sector))
    while not scene.stage.look.is_reveal:
        pilot.step()
    return pilot, scene, scene.stage.reveal


@pytest.mark.parametrize("seed", range(6))
def test_those_who_agree_come_first_and_the_least_expected_last(seed: int) -> None:
    _, scene, _ = revealed(seed)
    votes = scene.stage.state.votes
    agreed = [votes.count(votes[seat]) for seat in in_order(scene.stage.look)]
    assert agreed == sorted(agreed, reverse=True)
    assert sorted(in_order(scene.stage.look)) == [seat for seat, vote in enumerate(votes) if vote]


def test_one_cup_after_another_and_every_vote_on_its_picture_before_the_leaders_lights_up() -> None:
    pilot, scene, reveal = revealed(1)
    order, seen = in_order(scene.stage.look), []
    while reveal.lit == 0:
        seen += [seat for seat in order if reveal.seats.lifted[seat] >= 1 and seat not in seen]
        assert all(reveal.seats.lifted[seat] >= 1 for seat in order if reveal.flown[seat])
        pilot.step()
    assert seen == order
    assert all(reveal.flown[seat] == 1 for seat in order)


def test_points_are_written_where_they_have_landed() -> None:
    pilot, scene, reveal = revealed(1)
    while not 0 < sum(reveal.seats.scored) < 6:
        assert not any("+" in text for text in pilot.texts)
        pilot.step(20)
    landed = {seat for seat, part in enumerate(reveal.seats.scored) if part}
    turn = scene.stage.state.last_turn
    assert all(reveal.seats._points(seat) == (f"+{turn.points[seat]}" if turn.points[seat] else "0") for seat in landed)
    assert all(not reveal.seats._points(seat) for seat in set(range(6)) - landed)


@pytest.mark.parametrize("reduced", [False, True])
def test_a_press_completes_all_of_it(reduced: bool) -> None:
    _, scene, reveal = revealed(1, reduced=reduced)
    scene.stage.finish()
    cups = [(reveal.seats.lifted[seat], reveal.flown[seat]) for seat in in_order(scene.stage.look)]
    assert {reveal.lit, reveal.drawn, *(part for cup in cups for part in cup)} == {1.0}
    assert all(node.is_face_up for node in scene.stage.sectors.pictures)


def test_ones_own_picture_is_marked_while_one_votes_and_no_longer() -> None:
    pilot, scene = open_table(5, phase="vote")
    pilot.settle()
    own = scene.stage.look.say("seat.own")
    assert own in pilot.texts
    pilot.press(str(scene.moves[0].sector)).settle()
    assert own not in pilot.texts


def test_before_several_people_nobodys_picture_is_marked() -> None:
    pilot, scene = open_table(5, phase="vote", waits=True)
    scene.sitters = [replace(sitter, is_person=True, opponent=None) for sitter in scene.sitters]
    pilot.settle()
    assert scene.stage.look.say("seat.own") not in pilot.texts


@pytest.mark.parametrize("reduced", [False, True])
def test_an_opponents_association_is_read_out_before_ones_own_pictures_are_shown(reduced: bool) -> None:
    match = Match.start(GAME, Deal(4, leads(1), {"forfeits": False}))
    pilot, scene = seat_at(match, viewer=0, reduced=reduced)
    stage, heard = scene.stage, False
    while stage.look.scene != "bank":
        heard = heard or (stage.flourishes.reading_out.visible and stage.flourishes.reading_out.said in pilot.texts)
        pilot.step(50)
    assert heard
    assert stage.look.clue_is_read


def leads(seat: int) -> int:
    """A deal in which this seat leads first."""
    deals = (Match.start(GAME, Deal(4, seed, {"forfeits": False})) for seed in range(60))
    return next(match.deal.seed for match in deals if match.state.leader == seat)
