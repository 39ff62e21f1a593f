"""What each opponent of Pixies likes: of moves that are worth the same to it, it takes its own."""

import pytest

from pixtable.games.pixies.mind.fast import FastRound, action_of
from pixtable.games.pixies.mind.likings import LIKINGS, liking_of, points
from pixtable.games.pixies.mind.personas import PERSONAS
from pixtable.games.pixies.rules.moves import Take

from .pictures import card, table

MINE = "1b+6 2b+4 . . . . . /8g-2 ."
THEIRS = ". . . . . . /7r-4 . ."


@pytest.mark.parametrize(
    ("persona", "row", "liked"),
    [
        ("gardener", "3b+3 8r 9y-2 1r+3", "3b+3"),
        ("miser", "3b+3 8r 9y-2 6r", "8r"),
        ("spiralist", "3r+4 8r 9y-2 6r", "3r+4"),
        ("spoiler", "3b+3 8r 9y-2 7g", "7g"),
        ("racer", "8r 9r 8y-1 8g-2", "9r"),
        (None, "3b+3 9b-6 9g-4 6g-4", "3b+3"),
    ],
)
def test_each_likes_its_own(persona, row, liked):
    state = table(MINE, THEIRS, row=row, round=2)
    likes = liking_of(persona, state, 0)
    assert max((Take(taken) for taken in state.row), key=lambda move: likes(action_of(move))) == Take(card(liked))


def test_a_card_that_is_laid_face_down_shows_no_spirals():
    root = FastRound.of(table("1b+6/1r+3 . . . . . . . .", "", row="1g+5 2b+4 3r+4 5b*"))
    hidden, shown = action_of(Take(card("1g+5"), cell=9)), action_of(Take(card("2b+4")))
    special = action_of(Take(card("5b*")))
    assert [LIKINGS["spiralist"](root, 0, action) for action in (hidden, shown, special)] == [0, 4, 2]


def test_a_card_that_nobody_else_can_place_is_denied_to_nobody():
    full = "1b+6/1r+3 2b+4 3r+4 4b 5b* 6r 7r-4 8r 9r"
    root = FastRound.of(table("", full, row="1g+5 2y+2"))
    assert LIKINGS["spoiler"](root, 0, action_of(Take(card("1g+5")))) == 0


def test_only_the_dreamer_takes_any():
    state = table(MINE, THEIRS, row="3b+3 8r")
    assert [persona for persona in PERSONAS if liking_of(persona, state, 0) is None] == ["dreamer"]


def test_points_are_those_of_the_whole_sheet():
    root = FastRound.of(table("1b+6 . . . . . . . .", "", row="2b+4 5r 6r 8r", round=2))
    assert points(root, 0, action_of(Take(card("2b+4")))) == 10
