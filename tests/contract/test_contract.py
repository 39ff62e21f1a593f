"""Every game in GAMES keeps the contract. A new game is checked without a new line here.

Two that are in no register keep it too: the toy has what no real game has, questions in mid-effect; the fifth game
has no chance in it.
"""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pixtable.core.game import BadOptions, Budget, GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.games import GAMES
from tests import fifth_game, toy

from .checks import AFTER_EVERY_MOVE, replaying_a_match_gives_the_same, results_make_sense
from .walk import some_deals, usual_seats, walk

CONTRACTED = {**GAMES, "toy": toy.GAME, "stones": fifth_game.GAME}
LONG_ENOUGH = 250
"""Moves of a game that are looked at one by one: a match may go on for thousands of the same kind."""
EVERY_GAME = pytest.mark.parametrize("game", CONTRACTED.values(), ids=CONTRACTED.keys())


@pytest.mark.brief
@EVERY_GAME
@pytest.mark.parametrize("check", AFTER_EVERY_MOVE, ids=lambda check: check.__name__)
def test_after_every_move_of_random_games(game, check, effort):
    for deal in some_deals(game, effort(2 * len(game.seats))):
        for moment in islice(walk(game, deal), LONG_ENOUGH):
            check(moment)


@EVERY_GAME
def test_random_games_end_and_replay(game, effort):
    for deal in some_deals(game, effort(20)):
        *_, last = walk(game, deal)
        results_make_sense(last.match)
        replaying_a_match_gives_the_same(last.match)


@EVERY_GAME
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_walk_back_and_forth_stands_where_the_steps_say(game, data):
    """Seek, branch and play in any order: a match is always the replay of its own steps."""
    seats = data.draw(st.sampled_from(usual_seats(game)))
    match = Match.start(game, Deal(seats, data.draw(st.integers(0, 2**63 - 1))))
    for choice in data.draw(st.lists(st.tuples(st.sampled_from("pppsb"), st.integers(0, 1000)), max_size=40)):
        match = _do(match, *choice)
    steps = match.steps[: match.n]
    again = Match.start(game, match.deal)
    for step in steps:
        assert again.play(step.seat, step.move) == step.events
    assert again.state == match.state
    assert again.to_act == match.to_act


def _do(match: Match, what: str, number: int) -> Match:
    if what == "s":
        match.seek(number % (len(match.steps) + 1))
    elif what == "b":
        return match.branch()
    elif match.to_act:
        seat = match.to_act[number % len(match.to_act)]
        legal = match.legal(seat)
        match.play(seat, sample_of(legal[number % len(legal)]))
    return match


@EVERY_GAME
def test_undo_in_a_counted_game_stops_at_what_was_revealed(game):
    for moment in walk(game, Deal(usual_seats(game)[0], 5)):
        reveals = any(event.reveals for event in moment.events)
        assert moment.match.can_undo() == (not reveals)
        assert moment.match.can_undo(practice=True)


@EVERY_GAME
def test_the_same_seed_and_moves_give_the_same_events(game):
    for deal in some_deals(game, 4):
        first = [moment.events for moment in walk(game, deal)]
        assert [moment.events for moment in walk(game, deal)] == first


@EVERY_GAME
def test_other_seeds_give_other_games(game):
    """Unless nothing is dealt at all: a game without chance always begins alike."""
    openings = {Match.start(game, Deal(usual_seats(game)[0], seed)).opening for seed in range(20)}
    assert len(openings) > 15 or openings == {()}


@EVERY_GAME
def test_determinized_worlds_differ_from_the_truth_where_something_is_hidden(game):
    """A determinization that only ever returned the truth would be a leak."""
    rules, rng = game.rules, Random(1)
    hidden = differing = 0
    for moment in walk(game, Deal(usual_seats(game)[-1], 3)):
        view = rules.view(moment.match.state, 0)
        if view != moment.match.state:
            hidden += 1
            differing += rules.determinize(view, 0, rng) != moment.match.state
    assert differing >= hidden * 0.8


@EVERY_GAME
def test_every_opponent_finishes_a_game_seeing_only_its_view(game):
    for number, level in enumerate(game.mind.levels):
        persona = (None, *game.mind.personas)[number % (1 + len(game.mind.personas))]
        match = _play_with(game, Opponent(level, persona), simulations=2)
        results_make_sense(match)


@EVERY_GAME
def test_the_same_seed_and_simulations_give_the_same_move(game):
    opponent = Opponent(game.mind.levels[0])
    first = _play_with(game, opponent, simulations=12)
    again = _play_with(game, opponent, simulations=12)
    assert first.steps == again.steps


def _play_with(game: GameInfo, opponent: Opponent, simulations: int) -> Match:
    match = Match.start(game, Deal(usual_seats(game)[-1], 11))
    while match.result is None:
        seat = match.to_act[0]
        budget, pending = Budget(simulations), match.pending(seat)
        thought = game.mind.think(match.view(seat), seat, opponent, seed=match.n, budget=budget, pending=pending)
        match.play(seat, thought.move)
    return match


@EVERY_GAME
def test_wrong_seats_and_options_are_refused_by_name(game):
    with pytest.raises(BadOptions, match="seats"):
        Match.start(game, Deal(seats=99, seed=1))
    with pytest.raises(BadOptions, match="no option 'wings'"):
        Match.start(game, Deal(usual_seats(game)[0], 1, {"wings": True}))
    for option in game.options:
        with pytest.raises(BadOptions, match=option.key):
            Match.start(game, Deal(usual_seats(game)[0], 1, {option.key: "no such choice"}))
        assert option.default in option.choices


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_random_games_keep_the_whole_contract(game, part):
    for deal in some_deals(game, 1_000, start=1_000 * part):
        for moment in walk(game, deal):
            if moment.match.n % 7 == deal.seed % 7:  # every check at every seventh move, another seventh each game
                for check in AFTER_EVERY_MOVE:
                    check(moment)
        results_make_sense(moment.match)
        replaying_a_match_gives_the_same(moment.match)
