"""The fifth game sits at the table for as long as a test wants it."""

from collections.abc import Iterator

import pytest

from pixtable.core.game import GameInfo
from pixtable.games import GAMES


@pytest.fixture
def stones() -> Iterator[GameInfo]:
    GAMES.register("stones", "tests.fifth_game")
    yield GAMES["stones"]
    GAMES.forget("stones")
