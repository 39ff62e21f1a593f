"""Foresight is the rules' own: what it tells of a move is what then happens."""

from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import ActionTaken, CardsDrawn, TurnEnded
from pixtable.games.tactics.rules.field.reach import interceptor
from pixtable.games.tactics.rules.play.foresight import Effect, doomed, foresee, foresee_wave, reckon

from .squads import FLANK, battle, field, my, their


def of(table, unit, target):
    return reckon(table.match.view(0), 0, mv.Attack(unit, target))


def test_the_reckoning_of_a_plain_attack():
    told = of(battle("viking . . . monk . . . .", "golem . . . monk . . . ."), my("viking"), their("golem"))
    assert (told.life, told.dealt, told.left, told.is_lethal) == (9, 4, 5, False)
    assert not told.is_leader
    assert not told.is_taken_over


def test_armour_is_taken_off_by_the_rules():
    table = battle("viking . . . monk . . . .", "rogue . . . monk . . . .", statuses={their("rogue"): ("armour",)})
    before = of(battle("viking . . . monk . . . .", "rogue . . . monk . . . ."), my("viking"), their("rogue"))
    assert of(table, my("viking"), their("rogue")).dealt == before.dealt - 1


def test_thorns_hurt_the_attacker_afterwards():
    table = battle("viking . . . monk . . . .", "trapper . . . monk . . . .")
    told = of(table, my("viking"), their("trapper"))
    table.attack(my("viking"), their("trapper"))
    assert Effect(my("viking"), "hurt", table.damages()[my("viking")]) in told.then


def test_cleave_hurts_those_beside_the_target():
    told = of(battle("viking . . . monk . . . .", "rogue knight . . monk . . . ."), my("viking"), their("rogue"))
    assert told.then == (Effect(their("knight"), "hurt", 1),)


def test_whoever_may_step_in_is_named():
    table = battle("viking . . . monk . . . .", "rogue . . golem monk . . . .")
    told = of(table, my("viking"), their("rogue"))
    assert [(ask.seat, ask.source) for ask in told.asked] == [(1, "golem.flank")]


def test_a_leader_that_would_fall_is_flagged():
    told = of(battle("viking . . . monk . . . .", ". . . . monk=1 . . . ."), my("viking"), their("monk"))
    assert told.is_leader
    assert told.is_lethal


def test_a_choice_that_may_be_declined_is_noted_and_the_rest_still_told():
    table = battle(". . . rogue monk . . . .", "trapper . . . monk . . . .", wave=FLANK)
    told = of(table, my("rogue"), their("trapper"))
    assert [ask.prompt for ask in told.asked] == ["may_draw"]
    assert any(effect.card == my("rogue") and effect.what == "hurt" for effect in told.then)


def test_who_intercepts_a_shot():
    table = battle(". . . . ranger . viking . .", "knight . . witch monk . . . .", wave="rear")
    viking, board = table.unit(my("viking")), table.board
    assert interceptor(board, viking, table.unit(their("witch"))).card == their("knight")
    assert interceptor(board, viking, table.unit(their("knight"))) is None
    table = battle(". . . . monk . ranger . .", "knight . . witch monk . . . .", wave="rear")
    ranger, witch = table.unit(my("ranger")), table.unit(their("witch"))
    assert interceptor(table.board, ranger, witch) is None, "it pierces"


def test_the_oracle_shows_the_field_after_the_casualties_and_changes_nothing():
    table = battle("viking . . . monk . . . .", "rogue/9 . . . monk . . . .")
    assert doomed(table.state) == [their("rogue")]
    after = foresee_wave(table.match.view(0)).after
    assert after.unit(their("rogue")).is_corpse
    assert not table.unit(their("rogue")).is_corpse


def test_doomed_heroes_come_before_leaders():
    table = battle("viking/20 . . . monk/40 . . . .", "rogue/9 . . . monk . . . .")
    assert doomed(table.state)[-1] == my("monk")


def test_the_last_action_may_draw_what_nobody_has_seen():
    """The cartographer lets heroes move for nothing: whether the turn goes on is asked of a hand with a card's back."""
    squads = "knight . . cartographer golem . . . .", ". . . . viking . . . ."
    table = field("classic", *squads, wave=FLANK, hands=[[], []], actions_left=1)
    told = foresee(table.match.view(0), 0, mv.Draw())
    assert [type(event) for event in told.events] == [ActionTaken, CardsDrawn]


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_what_is_foreseen_is_what_happens(seed):
    """On the seat's own view, before every move; for attacks the same events, as far as it goes, as then happen."""
    dice = Random(seed)
    match = Match.start(GAME, Deal(2, seed, {"trophies": 1}))
    compared = 0
    while match.result is None and match.n < 400:
        seat = match.to_act[0]
        moves = match.legal(seat)
        attacks = [move for move in moves if isinstance(move, mv.Attack)]
        move = dice.choice(attacks or moves)
        told = foresee(match.view(seat), seat, move) if match.half_made is None else None
        is_attack = isinstance(move, mv.Attack)
        if is_attack:
            reckon(match.view(seat), seat, move)
        foresee_wave(match.view(seat))
        events = match.play(seat, move)
        if is_attack and told is not None and not told.asked and match.half_made is None:
            happened = events[: next((i for i, e in enumerate(events) if isinstance(e, TurnEnded)), len(events))]
            assert told.events == happened[: len(told.events)]
            assert not told.is_whole or len(told.events) == len(happened)
            compared += 1
    assert compared > 5
