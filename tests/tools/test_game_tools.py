"""What games add to the tools, and that a game need not add anything."""

import sys
from collections import Counter
from types import ModuleType

import pytest

from pixtable.games import GAMES
from pixtable.tools import game_tools
from pixtable.tools.game_tools import GameTools, tools_of
from pixtable.tools.tour.stops import STOPS


@pytest.mark.parametrize("game", ["tactics.draft.market", "tactics.draft.winston"])
def test_a_game_without_tools_adds_nothing(game: str) -> None:
    assert tools_of(game) == GameTools()


def test_tools_that_are_broken_are_not_taken_for_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(package: str) -> ModuleType:
        raise ModuleNotFoundError(name="skia")

    monkeypatch.setattr(game_tools, "import_module", load)
    with pytest.raises(ModuleNotFoundError):
        tools_of("pixies")


def test_a_game_may_lie_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = GameTools(short_game={"heaps": 1})
    tools = ModuleType("nim.tools")
    tools.TOOLS = nim  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "nim", ModuleType("nim"))
    monkeypatch.setitem(sys.modules, "nim.tools", tools)
    GAMES.register("nim", "nim")
    try:
        assert tools_of("nim") is nim
    finally:
        GAMES.forget("nim")


def test_every_stop_of_a_game_is_on_the_tour_once() -> None:
    named = Counter(name for game in GAMES for name in tools_of(game).tour_stops)
    assert named.keys() <= STOPS.keys()
    assert set(named.values()) == {1}
    assert all(STOPS[name] is stop for game in GAMES for name, stop in tools_of(game).tour_stops.items())
