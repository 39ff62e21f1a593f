"""What moves bring, in words."""

import pytest

from pixtable.core.rules import ScoreLine
from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.play.terms import MOST, Terms


def terms(game_id: str, language: str = "en", **how: bool) -> Terms:
    return Terms(Words(language, GAMES.package_of(game_id)), **how)


def lines(**points: int) -> list[ScoreLine]:
    return [ScoreLine(1, term, "X", n) for term, n in points.items()]


def test_points_of_one_kind_are_added_up():
    said = terms("pixies").told(lines(validated=7, symbols=-4, zone=0))
    assert said == "+3 points (validated cards +7, symbols −4)"
    assert terms("pixies", "ru").told(lines(symbols=2)) == "+2 очка (символы +2)"


def test_tiles_of_all_kinds_count_the_same_points():
    assert terms("rhombs").told(lines(black=5, single=-1, places=-3)) == "points shed +4, places to play −3"


def test_what_falls_is_called_by_what_rises_then():
    assert terms("rhombs").told(lines(denied=4)) == "places kept from the others +4"
    assert terms("rhombs").told(lines(denied=-4)) == "places opened to the others +4"
    assert terms("tactics", "fr").told(lines(enemy_attack=-2, leader=-3)) == (
        "attaque des héros ennemis +2, vie de votre chef −3"
    )


def test_a_chance_is_said_as_it_is_and_cells_with_their_tenths():
    assert terms("pictoric").told(lines(some=40, hoped=18)) == (
        "chance that some find it, but not all: 40%, cells on average: 1.8"
    )
    assert terms("pictoric", "fr").told(lines(hoped=18)).endswith("1,8")


def test_what_tells_moves_apart_is_told_before_what_weighs_more():
    own = lines(leader=0, walls=0, heroes=1, cards=-1, attack=3, life=4, room=-1)
    best = lines(leader=0, walls=0, heroes=1, cards=-1, attack=3, life=6, room=-1)
    assert terms("tactics").told_apart(own, best) == [
        f"your heroes’ life {life}, your heroes +1, cards in hand −1" for life in ("+4", "+6")
    ]


def test_of_a_move_that_brings_only_little_that_is_told():
    """More terms than are told tell the moves apart, and it has but the last of them."""
    much, little = (
        lines(heroes=1, reach=2, attack=3, life=4, room=0),
        lines(heroes=0, reach=0, attack=0, life=0, room=1),
    )
    said = terms("tactics").told_apart(much, little)
    assert len(said[0].split(", ")) == MOST
    assert said[1] == "free places in your squad +1"


@pytest.mark.parametrize(
    ("game_id", "more", "less", "is_better"),
    [
        ("pixies", {"symbols": 4, "zone": -2}, {"symbols": 1}, True),
        ("pixies", {"symbols": 4, "zone": -3}, {"symbols": 1}, False),
        ("tactics", {"heroes": 1, "life": 4}, {"heroes": 0, "life": 4}, True),
        ("tactics", {"heroes": 1, "life": 3}, {"heroes": 0, "life": 4}, False),
        ("tactics", {"heroes": 1}, {"heroes": 1}, False),
    ],
)
def test_numbers_say_that_a_move_is_better_in_all_or_in_every_term(game_id, more, less, is_better):
    assert terms(game_id).is_better(lines(**more), lines(**less)) is is_better


def test_of_another_nothing_is_yours():
    assert terms("tactics", of_another=True).told(lines(heroes=1)) == "its heroes +1"
