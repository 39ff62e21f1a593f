"""Options whose default hangs on what was agreed on before them."""

import pytest

from pixtable.core.game import BadOptions
from pixtable.games import GAMES
from pixtable.shell.new_game.plan import Plan

TACTICS = GAMES["tactics"]


def test_a_default_follows_an_option_before_it():
    assert TACTICS.read_options({})["trophies"] == 2
    assert TACTICS.read_options({"variant": "siege"})["trophies"] == 1
    assert TACTICS.read_options({"variant": "siege", "trophies": 3})["trophies"] == 3


def test_where_an_option_does_not_matter_it_keeps_its_default():
    assert TACTICS.read_options({"variant": "cross"})["trophies"] == 2
    with pytest.raises(BadOptions, match="trophies"):
        TACTICS.read_options({"variant": "cross", "trophies": 3})


def test_the_sheet_offers_what_goes_without_saying_at_such_a_table():
    plan = Plan.of(TACTICS, None)
    plan.agree("deck", "dawn")
    plan.agree("variant", "siege")
    assert plan.agreed["trophies"] == 1
    plan.agree("trophies", 2)
    assert plan.agreed["trophies"] == 2
    plan.agree("variant", "classic")
    assert plan.agreed["trophies"] == 2
