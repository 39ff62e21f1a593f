"""Events choreograph, state settles: what is seen and heard while a game goes on, and that skipping changes nothing."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.rules.events import RoundScored
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.table.pieces.row import Row
from pixtable.games.pixies.table.preview.outcome import terms_of
from pixtable.games.pixies.table.preview.preview import trail_path
from pixtable.games.pixies.table.words import next_picker
from pixtable.ui.motion.banner import Banner
from tests.games.pixies.table_host import TableScene, open_table, random_choice
from tests.games.pixies.table_positions import COVERS, THIRD, TWIN, nearly_full, three_cases
from tests.games.pixies.test_table_play import piece


def banners(scene: TableScene) -> list[str]:
    return [node.words for node in scene.stage.flourishes.children if isinstance(node, Banner)]


def homes(scene: TableScene) -> dict[int, tuple]:
    return {card: (node.rect, node.face, node.id) for card, node in scene.stage.pieces.cards.items()}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_that_lived_through_a_game_looks_like_one_set_up_afresh(seats: int):
    pilot, scene = open_table(seats, seed=4, viewer=0, instant=True, choice=random_choice(1))
    pilot.settle()
    for _ in range(12):
        scene.commit(scene.moves[0])
        pilot.settle()
        if scene.is_held:
            scene.go_on()
            pilot.settle()
        lived = homes(scene)
        scene.stage.look.slots = list(scene.stage.look.slots)
        scene.stage.sync(scene.shown, animate=False)
        assert homes(scene) == lived


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_a_look_back_the_last_row_does_not_name_the_takers_of_another_turn(seats: int):
    pilot, scene = open_table(seats, seed=4, rounds=1, viewer=0, instant=True, choice=random_choice(1))
    pilot.settle()
    while scene.moves:
        scene.commit(scene.moves[0])
        pilot.settle()
    stage, match = scene.stage, scene.match
    row = next(node for node in stage.walk() if isinstance(node, Row))
    last_turn = {step.move.card for step in match.steps[-match.state.picks :]}
    for n in reversed(range(len(match.steps))):
        stage.sync(match.state_at(n), animate=False)
        stage.sync(match.state, animate=False)
        assert {card for card in stage.look.slots if card >= 0} <= last_turn.union(match.state.row), n
        takers = [row._taker(card) for card in stage.look.slots if card not in match.state.row]
        assert all(takers.count(seat) <= match.state.row_size // seats for seat in takers), n


def test_the_old_twin_is_tucked_under_the_new_one():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle()
    scene.commit(Take(TWIN, "new"))
    pilot.settle()
    old, new = scene.stage.pieces.cards[13], scene.stage.pieces.cards[TWIN]
    assert (old.face.is_up, old.face.is_tucked, new.face.is_validated) == (False, True, True)
    assert old.z < new.z
    assert {"card_place", "card_validate"} <= set(scene.sounds)
    assert "snap" in scene.touches


def test_a_third_twin_lies_face_down_with_its_cells_number():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle()
    scene.commit(Take(THIRD, None, 9))
    pilot.settle()
    assert scene.stage.pieces.cards[THIRD].face.number == 9
    assert "card_tuck" in scene.sounds


def scored_table(seats: int = 3) -> tuple:
    """One move before the end of a round."""
    pilot, scene = open_table(seats, position=nearly_full(), waits=True)
    pilot.settle()
    scene.match.play(0, Take(20))
    scene.match.play(1, Take(37))
    scene.shown = scene.match.state.copy()
    scene.stage.sync(scene.shown, animate=False)
    events = scene.match.play(2, Take(53))
    assert isinstance(events[1], RoundScored)
    scene._show(events[0])
    pilot.settle()
    scene._show(events[1])
    return pilot, scene, events


def test_a_round_is_counted_in_view_and_then_its_table_stands():
    pilot, scene, events = scored_table()
    look = scene.stage.look
    assert look.counted is not None
    assert sum(terms.total for terms in look.counted) == 0
    pilot.step(1200)
    assert any(terms.total for terms in look.counted)
    pilot.settle()
    assert look.counted is None
    assert scene.stage.flourishes.count.standings.onward.visible
    assert [look.terms(seat) for seat in range(3)] == [terms_of(sheet) for sheet in events[1].sheets]
    assert {"round_end", "score_tick", "score_total"} <= set(scene.sounds)


def test_the_plates_tell_a_total_only_as_far_as_it_has_been_counted():
    pilot, scene, events = scored_table()
    totals = scene.shown.totals
    assert [plate.score for plate in scene.stage.plates()] == [
        str(total - sheet.total) for total, sheet in zip(totals, events[1].sheets, strict=True)
    ]
    pilot.settle()
    assert [plate.score for plate in scene.stage.plates()] == [str(total) for total in totals]


def test_skipping_the_count_lands_every_point():
    pilot, scene, events = scored_table()
    pilot.step(300)
    scene.stage.finish()
    assert scene.stage.look.counted is None
    assert not scene.stage.is_moving
    assert [scene.stage.look.terms(0)] == [terms_of(events[1].sheets[0])]


def test_a_full_garden_announces_the_last_turn():
    pilot, scene = open_table(position=nearly_full(), waits=True)
    pilot.settle()
    scene.commit(Take(20))
    assert banners(scene) == ["Last turn of the round"]
    assert "last_turn" in scene.sounds


def test_gardens_one_short_of_full_warn_on_their_plates():
    _, scene = open_table(position=nearly_full(), waits=True)
    assert [plate.warns for plate in scene.stage.plates()] == [True, True, True]


def test_two_players_leave_cards_behind_and_are_told_why():
    for seed in range(60):
        match = Match.start(GAME, Deal(seats=2, seed=seed))
        choice = random_choice(seed)
        while match.to_act:
            events = match.play(match.to_act[0], choice(match, match.to_act[0]))
            before = match._states[match.n - 1]
            if any(isinstance(event, RoundScored) for event in events) and len(before.row) > 1:
                pilot, scene = open_table(2, waits=True)
                scene.shown = before.copy()
                scene.match = match
                scene.stage.sync(scene.shown, animate=False)
                scene._show(events[0])
                pilot.settle()
                scene._show(events[1])
                assert any(scene.say("table.banner.left_over") in words for words in banners(scene))
                return
    pytest.fail("no duel left cards behind")


def test_rivals_moves_leave_a_trail_until_a_person_acts():
    pilot, scene = open_table(position=three_cases() | {"first": 0}, waits=True)
    pilot.settle()
    scene.commit(Take(COVERS))
    pilot.settle()
    scene._play(1, scene.match.legal(1)[0])
    pilot.settle()
    assert [trail.seat for trail in scene.stage.look.trails] == [1]
    scene.stage.quieten()
    assert scene.stage.look.trails == []


def test_an_announced_card_is_pointed_at_until_it_is_played():
    pilot, scene = open_table(position=three_cases(), waits=True, viewer=1)
    scene.stage.announce(Take(COVERS))
    pilot.step(50)
    assert scene.stage.look.announced == Take(COVERS)
    scene.stage.quieten()
    assert scene.stage.look.announced is None


def test_the_log_tells_a_placing_with_its_points():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle()
    scene.commit(Take(COVERS))
    assert scene.log[-1] == (0, "covers a face-down card with the blue 6: validated, +10 points")


def test_status_follows_the_hand():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle()
    assert scene.stage.status() == "Olya: take a card"
    pilot.move(piece(scene, TWIN))
    assert scene.stage.status() == "Olya: keep the old 5 or the new 5?"
    pilot.move(piece(scene, THIRD))
    assert scene.stage.status() == "Olya: choose an empty cell for the 4"
    assert (scene.stage.headline(), scene.stage.clock()) == ("Round 2 of 3", "Round 2 · turn 5")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_is_called_upon_between_two_turns(seats: int):
    """PX-12: until the next reveal it is not seen who takes first."""
    match = Match.start(GAME, Deal(seats=seats, seed=4))
    state = match.state.copy()
    state.row.clear()
    assert match.rules.to_act(state) == ()
    pilot, scene = open_table(seats, seed=4, waits=True)
    pilot.settle()
    scene.shown = state
    scene.stage.sync(state, animate=False)
    assert scene.stage.status() == "Dealing new cards"


def test_whoever_takes_the_last_card_is_followed_by_nobody():
    """PX-12: the same player begins the next turn."""
    state = Match.start(GAME, Deal(seats=3, seed=4)).state.copy()
    assert next_picker(state) == (state.first + 1) % 3
    del state.row[1:]
    assert next_picker(state) is None


def test_a_rivals_trail_keeps_off_the_figures():
    pilot, scene = open_table(seed=4, viewer=1, instant=True)
    pilot.settle()
    places = scene.stage.look.places
    for rival in places.rivals:
        for slot in places.slots:
            for cell in rival.cells:
                path = trail_path(slot, cell, rival.panel)
                assert not any(places.middle.contains(x, y) or rival.figures.contains(x, y) for x, y in path)


def test_an_opponent_is_told_of_and_not_told_what_to_do():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle()
    scene.commit(Take(COVERS))
    pilot.settle()
    name = scene.sitters[scene.shown.picker].name
    assert scene.stage.status() == f"{name} is choosing a card"


def test_passing_the_table_on_turns_it_round():
    pilot, scene = open_table(position=three_cases(), waits=True)
    pilot.settle()
    mine = scene.stage.pieces.cards[13].rect
    scene.viewer = 1
    scene.stage.sync(scene.shown, animate=True)
    pilot.settle()
    assert scene.stage.pieces.cards[13].rect.w < mine.w
    assert scene.stage.pieces.cards[22].rect.w == mine.w
    assert not scene.stage.rivals[1].visible
