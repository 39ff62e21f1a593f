"""Which games one can sit down at."""

from pixtable.app.scenes.title import TILES
from pixtable.app.tables import TABLES
from pixtable.games import GAMES


def test_every_game_has_a_table_and_a_tile_on_the_title():
    assert set(TABLES) == set(GAMES)
    assert set(TILES) == {game.home for game in GAMES.values()}
