"""The engine with four and six squads: who is an enemy, whose turn comes next, and which squad an effect reaches."""

from dataclasses import replace

import pytest

from pixtable.core.events import Choose
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics import moves as mv
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.rules import TacticsRules
from pixtable.games.tactics.state import blank_table
from tests.contract.checks import AFTER_EVERY_MOVE
from tests.contract.walk import walk


class InTeams(TacticsRules):
    """Every other seat is of the same team."""

    def setup(self, seats, options):
        return blank_table(seats, tuple(seat % 2 for seat in range(seats)), 1, "dawn")


def game(seats):
    return replace(GAME, rules=InTeams(), seats=(seats,))


def table(*squads, **position) -> Match:
    places = [[{"card": name} if name != "." else None for name in squad.split()] for squad in squads]
    return Match.start(game(len(squads)), Deal(len(squads), 1, {}, {"squads": places, "wave": "vanguard", **position}))


FOUR = (
    "lancer . . . monk . . . .",
    "golem . . . viking . . . .",
    "knight . . . monk . . . .",
    "samurai . . . witch . . . .",
)


def test_enemies_are_all_of_another_team():
    state = table(*FOUR).state
    assert state.enemies(0) == (1, 3)
    assert Board(state).are_enemies(2, 1)
    assert not Board(state).are_enemies(0, 2)


def test_turns_go_clockwise_from_the_first_player():
    match = table(*FOUR, first=2, turn=2)
    turns = []
    for _ in range(4):
        turns.append(match.state.turn)
        match.play(match.to_act[0], mv.Pass())
    assert turns == [2, 3, 0, 1]
    assert match.state.wave == 1


def test_attacks_reach_every_enemy_squad_and_no_partners():
    targets = {move.target for move in table(*FOUR).legal(0) if isinstance(move, mv.Attack)}
    seats = {target // 1000 for target in targets}
    assert seats == {1, 3}


def test_an_effect_on_each_enemy_reaches_one_squad_of_the_players_choice():
    match = table(*FOUR, hands=[["viking"], [], [], []])
    match.play(0, mv.PlayOrder(13))
    assert match.half_made.ask.prompt == "squad"
    assert match.half_made.ask.options == (1, 3)
    match.play(0, Choose(3))
    hurt = {unit.seat for unit in match.state.field if unit and unit.damage}
    assert hurt == {3}


@pytest.mark.parametrize("seats", [4, 6])
def test_random_matches_keep_the_contract(seats):
    for moment in walk(game(seats), Deal(seats, 3)):
        if moment.match.n % 9 == 0:
            for check in AFTER_EVERY_MOVE:
                check(moment)
        if moment.match.n > 300:
            break
