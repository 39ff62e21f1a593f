"""What is agreed on before a game: options that need others, and seats that depend on them."""

from dataclasses import replace

import pytest

from pixtable.core.game import BadOptions, Option
from pixtable.core.match import Deal, Match
from tests import toy

PARTNERS = {"alone": (2, 3), "pairs": (4,)}
GAME = replace(
    toy.GAME,
    seats=(2, 3, 4),
    options=(
        *toy.GAME.options,
        Option("teams", clause="TOY-5", default="alone", choices=tuple(PARTNERS)),
        Option("signals", clause="TOY-6", default=False, choices=(False, True), only_with={"teams": ("pairs",)}),
    ),
    seating=lambda options: PARTNERS[options["teams"]] if options["turns"] == 6 or options["teams"] == "alone" else (),
)


def test_options_decide_how_many_may_sit_down():
    assert GAME.seats_with(GAME.read_options({})) == (2, 3)
    assert GAME.seats_with(GAME.read_options({"teams": "pairs"})) == (4,)
    assert Match.start(GAME, Deal(4, 1, {"teams": "pairs"})).deal.seats == 4


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (4, {}, r"is played by \[2, 3\] seats with .*'teams': 'alone'.*, not 4"),
        (2, {"teams": "pairs"}, r"is played by \[4\] seats"),
        (9, {"teams": "pairs"}, "not 9"),
        (2, {"signals": True}, r"'signals' is only for teams \['pairs'\]"),
        (4, {"teams": "pairs", "turns": 2}, "do not go together"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(seats, options, complaint):
    with pytest.raises(BadOptions, match=complaint):
        Match.start(GAME, Deal(seats, 1, options))


def test_a_default_may_be_another_beside_other_options():
    quiet = Option(
        "quiet", clause="TOY-7", default=True, choices=(False, True), default_with={"teams": {"pairs": False}}
    )
    game = replace(GAME, options=(*GAME.options, quiet))
    assert game.read_options({})["quiet"] is True
    assert game.read_options({"teams": "pairs"})["quiet"] is False
    assert game.read_options({"teams": "pairs", "quiet": True})["quiet"] is True


def test_an_option_that_saves_of_before_always_named_may_stand_idle():
    old = Option("old", clause="TOY-7", default=0, choices=(0, 30), only_with={"teams": ("pairs",)}, may_idle=True)
    game = replace(GAME, options=(*GAME.options, old))
    assert game.read_options({"old": 30})["old"] == 30


def test_an_option_that_does_not_matter_may_be_named_with_its_default():
    assert GAME.read_options({"signals": False})["signals"] is False
    assert GAME.read_options({"teams": "pairs", "signals": True})["signals"] is True
