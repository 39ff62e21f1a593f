"""Every opponent has a name that is its own, and plays as its line says."""

import pytest

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, SHELL, catalogue
from pixtable.tools.arena.characters import Study, portraits
from pixtable.tools.game_tools import tools_of

SAMPLES = {
    game: Study(game, Deal(seats, 3), "hard", games, simulations, GAMES[game].mind.personas)
    for game, seats, games, simulations in (("pixies", 2, 4, 80), ("rhombs", 2, 4, 40), ("pictoric", 4, 8, None))
}
SAMPLED = ("pixies", "rhombs", pytest.param("pictoric", marks=pytest.mark.slow))
"""In Pictoric Box hardly one decision in ten is a clue, and it takes many to hear everybody's tone."""


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


@pytest.mark.parametrize("game", SAMPLES)
def test_every_persona_is_known_by_something(game):
    assert tools_of(game).characters.traits.keys() == set(GAMES[game].mind.personas)


@pytest.mark.thorough
@pytest.mark.parametrize("game", SAMPLED)
def test_a_persona_has_more_of_its_trait_than_plain_play(game):
    """At the same positions (docs/figures.md has more of them)."""
    study = SAMPLES[game]
    found = portraits(game, [compared for chunk in study.chunks() for compared in study.play(chunk)])
    assert [one.persona for one in found if one.shift.value * one.trait.direction <= 0] == []
