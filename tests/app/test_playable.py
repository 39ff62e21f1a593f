"""Which games one can sit down at."""

import pytest

from pixtable.app.launch_options import read_options
from pixtable.app.tables import TABLES
from pixtable.games import GAMES, PLAYABLE


def test_exactly_the_games_with_a_table_are_playable():
    assert set(PLAYABLE) == set(TABLES)
    assert set(PLAYABLE) <= set(GAMES)


@pytest.mark.parametrize("game", [game for game in GAMES if game not in PLAYABLE])
def test_a_game_without_a_table_cannot_be_laid_out(game):
    with pytest.raises(SystemExit):
        read_options(["--game", game])
