"""Which games one can sit down at."""

from pixtable.games import GAMES
from pixtable.table.loading import table_of


def test_every_game_has_a_table_and_a_tile_on_the_title():
    assert all(table_of(game).stage for game in GAMES)
    assert set(GAMES.on_the_title) == {game.home for game in GAMES.values()}
