"""Worlds that a seat cannot tell from the true one."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from pixtable.core.match import Deal
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.legality import fits_somewhere
from pixtable.games.rhombs.rules.moves import Draw
from pixtable.games.rhombs.rules.rules import RhombsRules
from pixtable.games.rhombs.rules.state import UNSEEN
from tests.contract.checks import redacted_events_give_the_view, views_leak_nothing
from tests.contract.walk import Moment, walk

from .pictures import RULES, blind, play, tile, tiles

HOUSES = [
    {"mode": "open"},
    {"mode": "open", "open_tiles": 3},
    {"mode": "open", "open_tiles": 0},
    {"mode": "blind"},
    {"mode": "blind", "hidden_penalties": True},
    {"mode": "blind", "hidden_penalties": True, "draw_until_playable": True},
]


def check_all(moments: Iterable[Moment]) -> None:
    for moment in moments:
        views_leak_nothing(moment)
        redacted_events_give_the_view(moment)


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_nothing_leaks_under_any_house_rule(options):
    for seats in (2, 4):
        check_all(walk(GAME, Deal(seats, 7, options)))


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_a_likely_world_is_whole_and_differs_from_the_truth_where_something_is_hidden(options):
    right = guesses = 0
    for moment in walk(GAME, Deal(4, 5, options)):
        state = moment.match.state
        view = RULES.view(state, 0)
        world = RULES.determinize(view, 0, moment.rng)
        drawn = [] if world.drawn is None else [world.drawn]
        assert sorted(sum(world.hands, world.bag) + drawn + [laid.tile for laid in world.table]) == list(range(50))
        assert world.drawn is None or fits_somewhere(world, [world.drawn])
        unseen = sum(tiles.count(UNSEEN) for tiles in (*view.hands, view.bag))
        guesses += unseen >= 4
        right += unseen >= 4 and world == state
    assert right <= guesses * 0.1


def test_a_hidden_tile_that_was_drawn_is_imagined_as_one_that_fits():
    state = blind("rrr", "yyy", bag="bby ggg rrv", options={"hidden_penalties": True})
    play(state, Draw())
    rng, imagined = Random(1), set()
    for _ in range(60):
        imagined.add(RULES.determinize(RULES.view(state, 1), 1, rng).drawn)
    assert tile("bby") in imagined
    assert imagined.isdisjoint(tiles("rrr yyy ggg rrv"))


class ShowsHands(RhombsRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        view.hands = [hand[:] for hand in state.hands]
        return view


class TellsWhatIsDrawn(RhombsRules):
    def redact(self, event, seat):
        return event


@pytest.mark.parametrize("leaky", [ShowsHands, TellsWhatIsDrawn])
@pytest.mark.parametrize("options", [{"open_tiles": 2}, {"mode": "blind", "hidden_penalties": True}], ids=str)
def test_a_leak_would_be_caught(leaky, options):
    game = replace(GAME, rules=leaky())
    with pytest.raises(AssertionError):
        check_all(walk(game, Deal(3, 7, {**options, "match": "match"})))


def test_who_watches_after_dropping_out_sees_no_more_than_the_others():
    state = blind(
        "rrr", "yyy", "", bag="ggg", options={"hidden_penalties": True, "match": "match"}, round=2, out_since=[0, 0, 1]
    )
    assert RULES.view(state, 2).hands == [[UNSEEN], [UNSEEN], []]
