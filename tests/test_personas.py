"""Every opponent has a name, and one that is its own."""

import pytest

from pixtable.games import GAMES
from pixtable.language.words import FINISHED, SHELL, catalogue


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("game", GAMES)
def test_every_persona_has_a_name_a_trait_and_a_line(game, language):
    words = catalogue(SHELL, language)
    for persona in GAMES[game].mind.personas:
        assert all(words[f"personas.{persona}.{part}"] for part in ("name", "trait", "line"))


def test_no_two_games_share_a_persona():
    """Their words stand side by side in one sheet. A game in the folder of another has the same company."""
    personas = {(game.home, persona) for game in GAMES.values() for persona in game.mind.personas}
    assert len({persona for _, persona in personas}) == len(personas)


@pytest.mark.parametrize("language", FINISHED)
def test_no_two_personas_share_a_name(language):
    words = catalogue(SHELL, language)
    names = [name for key, name in words.items() if key.startswith("personas.") and key.endswith(".name")]
    assert len(set(names)) == len(names)
