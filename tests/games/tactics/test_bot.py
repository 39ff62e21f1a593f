"""The opponents: they see a lethal blow, answer questions, and stay within what they may know."""

import pytest

from pixtable.core.events import Ask, Choose
from pixtable.core.game import Budget, Opponent, Pending
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.mind.evaluation import lead
from pixtable.games.tactics.mind.personas import PERSONAS
from pixtable.games.tactics.rules import moves as mv

from .squads import FLANK, REAR, battle, my, their

SCRIPTED = ("planner", "rusher", "turtle", "hunter", "novice")
THINKERS = ("greedy", "easy", "normal", "hard", "expert")


def thought(table, level, persona=None, seed=1, simulations=60):
    match = table.match
    seat = match.to_act[0]
    budget = Budget(simulations)
    return GAME.mind.think(match.view(seat), seat, Opponent(level, persona), seed, budget, pending=match.pending(seat))


@pytest.mark.parametrize("level", ["greedy", "normal", "hard", "expert"])
def test_a_lethal_blow_is_struck(level):
    table = battle("lancer golem . . monk . . . .", ". . . . viking=3 . . . .", hand=("witch",))
    move = thought(table, level).move
    assert isinstance(move, mv.Attack)
    assert move.target == their("viking")


@pytest.mark.parametrize("level", SCRIPTED)
def test_scripts_strike_a_lethal_blow_and_are_levels_of_the_arena(level):
    table = battle("lancer golem . . monk . . . .", ". . . . viking=3 . . . .", hand=("witch",))
    move = thought(table, level).move
    assert isinstance(move, mv.Attack)
    assert move.target == their("viking")
    assert level in GAME.mind.levels


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_an_order_is_not_wasted(level):
    """Healing the healthy or a strike at the doomed is worth nothing: the one sound target is chosen."""
    table = battle(". . . . monk . . . .", "golem/9 knight . . viking . . . .", hand=("operative",), actions_left=1)
    table.match.play(0, mv.PlayOrder(my("operative")))
    assert thought(table, level).move == Choose(their("knight"))


def test_nobody_is_advised_to_lay_an_operation_on_another_of_the_free_places():
    table = battle(". . . . monk . . . .", ". . . . viking . . . .", hand=("oracle", "bard"))
    match, seat = table.match, table.match.to_act[0]
    for also in (None, *(move for move in match.legal(seat) if isinstance(move, mv.PlayOperation))):
        budget = Budget(40, told=200, also=also, counsels=True)
        told = GAME.mind.think(match.view(seat), seat, Opponent("expert"), 1, budget).why.moves
        laid = [one.move for one in told if isinstance(one.move, mv.PlayOperation)]
        assert len({move.card for move in laid}) == len(laid)
        assert also is None or also in laid


def test_questions_of_ones_own_move_are_tried_out():
    table = battle(". . . . keeper . . . .", deck=("witch", "bard", "deity", "rogue"))
    table.match.play(0, mv.LeaderAction())
    for level in THINKERS:
        answer = thought(table, level)
        assert answer.move.option in table.match.half_made.ask.options
        assert answer.nodes >= 2


def test_questions_of_others_are_answered_by_rule_of_thumb():
    table = battle(". . . paladin monk . . . .", "golem . . . viking . . . .", turn=1)
    table.match.play(1, mv.Attack(their("golem"), my("monk")))
    assert table.match.pending(0).begun is None
    assert thought(table, "hard").move.option in ("yes", "no")


@pytest.mark.parametrize("level", THINKERS)
def test_a_look_into_a_hand_is_remembered_while_it_is_chosen_from(level):
    table = battle(". . . . monk . warlock . .", wave=REAR, their_hand=("witch", "bard"))
    table.match.play(0, mv.Cast(my("warlock")))
    assert thought(table, level).move.option in (their("witch"), their("bard"))


def test_leaders_are_chosen_by_worth_and_taste():
    match = Match.start(GAME, Deal(2, 1))
    for persona in (None, *PERSONAS):
        for seat in (0, 1):
            move = GAME.mind.think(match.view(seat), seat, Opponent("normal", persona), 1, Budget()).move
            assert move in match.legal(seat)


def test_the_same_seed_and_simulations_give_the_same_move():
    table = battle("lancer golem . wizard monk . . . .", "knight . . . viking . . . .", wave=FLANK, hand=("witch",))
    for level in THINKERS:
        assert thought(table, level, seed=5) == thought(table, level, seed=5)


def test_time_that_is_up_ends_search():
    table = battle("lancer golem . . monk . . . .", "knight . . . viking . . . .")
    seat = table.match.to_act[0]
    budget = Budget(None, lambda: True)
    told = GAME.mind.think(table.match.view(seat), seat, Opponent("expert"), 1, budget)
    assert told.move in table.match.legal(seat)


def test_a_thought_is_told_with_its_candidates():
    told = thought(battle("lancer . . . monk . . . .", "knight . . . viking . . . ."), "hard")
    assert told.why.chosen.move == told.move
    assert 1 <= len(told.why.candidates) <= 3


@pytest.mark.parametrize("persona", PERSONAS)
def test_every_persona_moves(persona):
    table = battle("lancer . . . monk . . . .", "knight . . . viking . . . .", hand=("witch", "bard"))
    assert table.can(thought(table, "normal", persona).move)


def test_the_evaluation_prefers_what_players_prefer():
    def of(mine="knight . . . monk . . . .", theirs="knight . . . monk . . . .", **more):
        return lead(battle(mine, theirs, actions_left=0, **more).state, 0)

    even = of()
    assert of(mine="knight golem . . monk . . . .") > even
    assert of(theirs="knight/4 . . . monk . . . .") > even
    assert of(theirs="knight . . . monk/10 . . . .") > of(theirs="knight . . . monk/3 . . . .") > even
    assert of(hand=("witch",)) > even
    assert of(mine="knight/8 . . . monk . . . .") < of(mine="knight/7 . . . monk . . . .")
    assert of(statuses={my("knight"): ("cursed",)}) < even < of(statuses={my("knight"): ("+1 attack",)})


def test_a_question_of_words_from_another_seat_is_answered():
    """Neither a unit nor yes or no: a row, or attack or life."""
    match = battle("golem . . . monk . . . .", ". . . . viking . . . .").match
    seat = match.to_act[0]
    ask = Ask(seat, "row", ("vanguard", "rear"), "PT-80")
    thought = GAME.mind.think(match.view(seat), seat, Opponent("hard"), 1, Budget(), pending=Pending(ask))
    assert thought.move.option in ask.options
