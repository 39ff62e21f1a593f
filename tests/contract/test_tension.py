"""The music follows how near the end of a game is: calm at first, and never calm just before somebody wins."""

import pytest

from pixtable.core.chance import Rng
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.pictoric.tell import tension as pictoric
from pixtable.games.pixies.tell import tension as pixies
from pixtable.games.rhombs.tell import tension as rhombs
from pixtable.games.tactics.tell import tension as tactics
from pixtable.tools.bench.playouts import play_randomly

TENSIONS = {
    "pixies": pixies.tension_of,
    "rhombs": rhombs.tension_of,
    "pictoric": pictoric.tension_of,
    "tactics": tactics.tension_of,
}


@pytest.mark.parametrize("game_id", TENSIONS)
def test_a_game_begins_calmly_and_comes_to_a_head(game_id: str) -> None:
    match = Match.start(GAMES[game_id], Deal(min(GAMES[game_id].seats), seed=3))
    play_randomly(match, Rng(3))
    tension_of = TENSIONS[game_id]
    match.seek(1)
    assert tension_of(match.state) == 0.0
    felt = set()
    for n in range(len(match.steps)):
        match.seek(n)
        felt.add(tension_of(match.state))
    assert felt <= {0.0, 0.5, 1.0}
    assert 1.0 in felt
