"""Opponents in every variant: they finish games by the rules, strike where it wins, and think for their team."""

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.mind.bot import LEVELS
from pixtable.games.tactics.mind.evaluation import worths
from pixtable.games.tactics.mind.personas import PLAIN
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of, owner_of
from pixtable.games.tactics.rules.variants.variants import SEATS
from tests.contract.checks import results_make_sense

from .squads import field, my

VARIANTS = [variant for variant in SEATS if variant != "classic"]


def thought(match, level="normal", simulations=20):
    seat = match.to_act[0]
    opponent, budget = Opponent(level), Budget(simulations)
    return GAME.mind.think(match.view(seat), seat, opponent, match.n, budget, pending=match.pending(seat)).move


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.thorough
def test_a_whole_game_between_opponents_of_all_levels(variant):
    options = {"variant": variant} | ({"trophies": 1} if SEATS[variant] == 2 else {})
    match = Match.start(GAME, Deal(SEATS[variant], 4, options))
    levels = [*LEVELS, "greedy", "random"]
    while match.result is None:
        seat = match.to_act[0]
        match.play(seat, thought(match, levels[(seat + match.n) % len(levels)], simulations=4))
    results_make_sense(match)


@pytest.mark.parametrize("level", ["greedy", "normal", "hard", "expert"])
def test_an_open_column_without_a_wall_is_stormed(level):
    squads = "lancer . . . . . . . .", "golem . . . . . . . ."
    table = field("siege", *squads, fortress=[[2, 2, 2], [2, 0, 2]], hands=[["witch"], []])
    move = thought(table.match, level)
    assert move in [mv.Storm(my("lancer"), 1)]


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_a_king_within_reach_of_both_actions_is_brought_down(level):
    squads = [
        f"lancer . . . {leader} . . . ." for leader in ("monk", "viking", "paladin", "knight", "berserker", "witch")
    ]
    squads[4] = ". . . . berserker=2 . . . ."
    table = field("king", *squads, first=1, turn=0, hands=[["witch"], *([[]] * 5)])
    assert thought(table.match, level) == mv.Attack(card_of(0, "lancer"), card_of(4, "berserker"))


def test_a_team_stands_as_its_partners_stand():
    squads = ["lancer . . . monk . . . ."] * 4
    even = worths(field("cross", *squads).state, 1, 0, PLAIN)
    squads[2] = "lancer golem . . monk . . . ."
    helped = worths(field("cross", *squads).state, 1, 0, PLAIN)
    assert helped[0] > even[0]
    assert helped[1] < even[1]


def test_opponents_send_no_signals():
    squads = ["lancer . . . monk . . . ."] * 6
    table = field("king", *squads, first=1, turn=1, actions_left=1)
    for level in LEVELS:
        assert not isinstance(thought(table.match, level), mv.SendSignal)


def test_a_wall_is_worth_more_than_the_card_it_leaves_in_hand():
    before = field("siege", "lancer . . . . . . . .", "golem . . . . . . . .")
    after = before.match.branch()
    after.play(0, mv.Storm(my("lancer"), 1))
    state = after.state.copy()
    state.actions_left = before.state.actions_left
    assert worths(state, 1, 0, PLAIN)[0] > worths(before.state, 1, 0, PLAIN)[0]
    assert owner_of(state.hands[1][0]) == 1
