"""What a puzzle of Pixel Tactics shows: no more than can be read, and nothing that its player cannot know."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.tactics.rules.moves import Attack, Recruit
from pixtable.games.tactics.rules.puzzles import MOST_CORPSES, MOST_HAND, MOST_HEROES, PUZZLE_SOURCE, lighter, position
from pixtable.games.tactics.rules.state import LEADER_PLACE
from pixtable.language.words import Words
from pixtable.levels.others import answer_of

from .squads import my

PLACES = [str(place) for place in range(9) if place != LEADER_PLACE]


def table(heroes: int = 0, bodies: int = 0, hand: int = 0) -> dict:
    """A squad and a hand of that many, against a leader alone."""
    leader = {str(LEADER_PLACE): {"card": "leader"}}
    units = [{"card": f"hero{n}"} for n in range(heroes)] + [
        {"card": f"body{n}", "corpse": True} for n in range(bodies)
    ]
    squad = leader | dict(zip(PLACES, units, strict=False))
    return {"squads": [squad, leader], "hands": [[f"card{n}" for n in range(hand)], []]}


def sizes(position: dict) -> tuple[int, int, int]:
    squad = [unit for place, unit in position["squads"][0].items() if place != str(LEADER_PLACE)]
    bodies = sum(unit.get("corpse", False) for unit in squad)
    return len(squad) - bodies, bodies, len(position["hands"][0])


def test_a_table_that_can_be_read_is_left_as_it_is():
    assert list(lighter(table(MOST_HEROES, MOST_CORPSES, MOST_HAND))) == []


@pytest.mark.parametrize("full", [(MOST_HEROES + 1, 0, 0), (0, MOST_CORPSES + 1, 0), (0, 0, MOST_HAND + 1)])
def test_of_what_is_too_much_any_one_may_go(full):
    fewer = list(lighter(table(*full)))
    assert [sum(sizes(one)) for one in fewer] == [sum(full) - 1] * sum(full)
    assert all(str(LEADER_PLACE) in squad for one in fewer for squad in one["squads"])


def test_only_the_hand_of_the_player_is_told():
    match = Match.start(GAMES["tactics"], Deal(PUZZLE_SOURCE.seats, 1, PUZZLE_SOURCE.options))
    while match.state.turn is None:
        match.play(match.to_act[0], answer_of(match, match.to_act[0]))
    told, mover = position(match.state), match.state.turn
    assert len(told["hands"][mover]) == len(match.state.hands[mover]) > 0
    assert told["hands"][1 - mover] == []
    assert match.state.hands[1 - mover]
    assert told["deck_orders"] == [[], []]


@pytest.mark.parametrize(
    ("language", "attack", "recruit"),
    [
        ("en", "Start by attacking with the Witch.", "Start by recruiting the Witch."),
        ("fr", "Commencez par une attaque de la Sorcière.", "Commencez par recruter la Sorcière."),
        ("ru", "Начните с атаки Ведьмы.", "Сначала наймите Ведьму."),
        ("uk", "Почніть з атаки Відьми.", "Спершу найміть Відьму."),
    ],
)
def test_the_last_hint_names_its_hero_as_a_language_does(language, attack, recruit):
    words, witch = Words(language, "pixtable.games.tactics"), my("witch")
    for move, said in ((Attack(witch, witch), attack), (Recruit(witch, 0), recruit)):
        named = PUZZLE_SOURCE.named(move)
        assert words.say(f"puzzles.first.{named['way']}", **words.worded(named)) == said
