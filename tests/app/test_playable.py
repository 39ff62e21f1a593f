"""A game can be sat down at exactly where it has a table."""

import pytest

from pixtable.app.launch_options import read_options
from pixtable.app.tables import TABLES
from pixtable.app.words import LANGUAGES, SHELL, catalogue
from pixtable.games import GAMES, PLAYABLE


def test_those_with_a_table_are_the_ones_to_play():
    assert set(PLAYABLE) == set(TABLES)
    assert set(PLAYABLE) <= set(GAMES)


@pytest.mark.parametrize("game", [game for game in GAMES if game not in PLAYABLE])
def test_a_game_without_a_table_cannot_be_laid_out(game):
    with pytest.raises(SystemExit):
        read_options(["--game", game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_persona_has_a_name_a_trait_and_a_line(game, language):
    words = catalogue(SHELL, language)
    for persona in GAMES[game].mind.personas:
        assert all(words[f"personas.{persona}.{part}"] for part in ("name", "trait", "line"))


def test_no_two_games_share_a_persona():
    """Their words stand side by side in one sheet."""
    personas = [persona for game in GAMES.values() for persona in game.mind.personas]
    assert len(set(personas)) == len(personas)
