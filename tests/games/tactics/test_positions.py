"""Positions: what the protocol shows can be set up again, and the impossible is refused by name."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules.field.board import Board

from .squads import battle, my, their

LEADERS = [[None] * 4 + [{"card": "monk"}] + [None] * 4, [None] * 4 + [{"card": "viking"}] + [None] * 4]


def set_up(**position):
    return Match.start(GAME, Deal(2, 5, {}, {"squads": LEADERS, **position}))


def test_a_picture_tells_what_the_protocol_promises():
    picture = GAME.rules.picture(
        battle("knight/2 . . . monk . . . .", operations=("bard",), statuses={my("knight"): ("armour",)}).state
    )
    assert (picture["round"], picture["wave"], picture["actions_left"]) == (2, "vanguard", 2)
    knight = picture["squads"][0][0]
    assert (knight["unit"], knight["card"], knight["name"]) == (my("knight"), my("knight"), "knight")
    assert (knight["attack"], knight["life"], knight["damage"]) == (4, 8, 2)
    assert (knight["statuses"], knight["keywords"]) == (("armour",), ["intercept"])
    assert not any(knight[flag] for flag in ("corpse", "leader", "acted"))
    assert picture["squads"][0][4]["leader"]
    assert picture["reserve"][0] == [{"card": my("bard"), "tokens": 4}, None, None]
    assert picture["trophies"] == [[], []]


def test_names_will_do_and_the_rest_is_shuffled_by_the_seed():
    match = set_up(hands=[["witch"], []])
    assert match.state.hands[0] == [my("witch")]
    assert len(match.state.decks[0]) == 23
    assert Match.start(GAME, Deal(2, 6, {}, {"squads": LEADERS})).state.decks != set_up().state.decks


def test_what_is_left_tells_the_damage_of_heroes_and_of_leaders():
    squads = [{4: {"card": "monk", "left": 3}, 0: {"card": "knight", "left": 1}}, LEADERS[1]]
    board = Board(set_up(squads=squads).state)
    assert [board.life_left(unit) for unit in board.units(0)] == [1, 3]


def test_a_set_position_goes_on():
    match = set_up()
    assert match.to_act == (0,)
    assert match.legal(0)


def with_unit(place=0, **unit):
    squads = [row[:] for row in LEADERS]
    squads[0][place] = {"card": "golem", **unit}
    return {"squads": squads}


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"squads": LEADERS[:1]}, "squads: not one for each of 2 seats"),
        ({"squads": [[None] * 9, LEADERS[1]]}, "without a leader"),
        ({"squads": [[None] * 8, LEADERS[1]]}, "length"),
        ({"hands": [["witch"], []], "discards": [["witch"], []]}, "card 20 lies in 2 places"),
        ({"squads": [{4: {"card": "monk", "left": 99}}, LEADERS[1]]}, "99 left of"),
        ({"squads": [{4: {"card": "monk", "left": 3, "damage": 2}}, LEADERS[1]]}, "not both"),
        ({"hands": [["dragon"], []]}, "no character 'dragon'"),
        ({"hands": [[77], []]}, "not in play"),
        ({"hands": [[2020], []]}, "belongs to nobody here"),
        ({"discards": [[1020], []]}, "another's discards"),
        ({"aside": [20], "hands": [["witch"], []]}, "out of the game"),
        ({"trophies": [[1000, 1001], []]}, "has been won"),
        ({"decks": [3, 24]}, "deck of 3, but 24 cards are left"),
        ({"deck_orders": [["witch", "witch"], []]}, "holds a card twice"),
        ({"deck_orders": [["monk"], []]}, "lies elsewhere"),
        ({"deck_orders": [[1020], []]}, "another's cards"),
        ({"phase": "leader"}, "a turn is somebody's|rounds are counted|without a leader"),
        ({"phase": "over", "round": 0}, "somebody has to decide"),
        ({"round": 0}, "rounds are counted"),
        ({"turn": 3}, "the turn is seat 3"),
        ({"first": 4}, "none of 2 seats"),
        ({"chosen": ["witch", None]}, "before the match"),
        (with_unit(leader=True), "leaders stand in the middle"),
        (with_unit(corpse=True, damage=2), "a corpse has nothing on it"),
        (with_unit(statuses=["stunned", "stunned"]), "stunned"),
        (with_unit(statuses=["armour", "marked"]), "opposite"),
        (with_unit(statuses=["asleep"]), "asleep"),
        ({"wings": 2}, "wings"),
    ],
)
def test_the_impossible_is_refused(position, complaint):
    with pytest.raises(BadPosition, match=complaint):
        set_up(**position)


def test_a_golem_of_the_other_sides_can_stand_in_a_squad():
    squads = [row[:] for row in LEADERS]
    squads[0][0] = {"card": their("golem")}
    match = set_up(squads=squads)
    assert match.state.unit(their("golem")).seat == 0
