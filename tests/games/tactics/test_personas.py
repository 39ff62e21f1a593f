"""Personas differ in what they do, not only in their portraits: the same positions, other moves."""

from functools import cache

import pytest

from pixtable.core.chance import Rng
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.mind.personas import PERSONAS
from pixtable.games.tactics.rules import moves as mv

SEEDS = 5


@cache
def positions():
    """Views from the middle of matches that a plain player plays against itself."""
    found = []
    for seed in range(SEEDS):
        match, dice = Match.start(GAME, Deal(2, seed, {"trophies": 1})), Rng(seed)
        while match.result is None and match.state.round < 5:
            seat, pending = match.to_act[0], match.pending(match.to_act[0])
            view = match.view(seat)
            if match.state.round > 1 and pending is None and match.n % 3 == 0:
                found.append((view, seat))
            opponent = Opponent("greedy")
            match.play(
                seat, GAME.mind.think(view, seat, opponent, dice.getrandbits(32), Budget(), pending=pending).move
            )
    return found


@cache
def moves_of(persona):
    return [GAME.mind.think(view, seat, Opponent("greedy", persona), 1, Budget()).move for view, seat in positions()]


def count(persona, *kinds):
    return sum(isinstance(move, kinds) for move in moves_of(persona))


def leader_hits(persona):
    return sum(
        isinstance(move, mv.Attack) and view.unit(move.target).is_leader
        for move, (view, _) in zip(moves_of(persona), positions(), strict=True)
    )


@pytest.mark.parametrize("persona", PERSONAS)
@pytest.mark.thorough
def test_each_persona_plays_its_own_way(persona):
    others = sum(one != other for one, other in zip(moves_of(persona), moves_of(None), strict=True))
    assert others >= len(positions()) // 40, "it moves otherwise than a plain player now and then"


def test_they_differ_in_what_they_are_named_for():
    assert leader_hits("duelist") > leader_hits(None)
    assert count("quartermaster", mv.Draw, mv.PlayOperation) > count(None, mv.Draw, mv.PlayOperation)
    assert count("schemer", mv.Draw) > count("duelist", mv.Draw)
    assert count("rusher", mv.Attack, mv.PlayOrder) > count("turtle", mv.Attack, mv.PlayOrder)
    assert count("necromancer", mv.Clear) <= count(None, mv.Clear)
