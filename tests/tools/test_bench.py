"""The bench: its table is whole, and its arithmetic right. How fast we are is not for tests to say."""

from itertools import groupby

import pytest

from pixtable.core.chance import Rng
from pixtable.games.pixies import GAME
from pixtable.games.pixies.tools.bench import long_match, search_core
from pixtable.games.rhombs.tools.bench import moves_after, round_core
from pixtable.tools.bench import command
from pixtable.tools.bench.history import count_events, replay, undo
from pixtable.tools.bench.measure import Effort, percentile, ratio, speeds
from pixtable.tools.bench.playouts import event_engine, ismcts, random_match
from pixtable.tools.bench.reference import open_spiel
from pixtable.tools.bench.table import Row

TINY = Effort(rounds=1, seconds=0.0, acts=2)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "QUICK", TINY)


def table(capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    assert command.run(["--quick"]) == 0
    _, _, *lines = capsys.readouterr().out.splitlines()
    return [line.strip("| ").split(" | ") for line in lines]


@pytest.mark.thorough
@pytest.mark.usefixtures("tiny")
def test_every_row_has_a_goal_and_a_figure_or_says_that_its_reference_is_absent(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "open_spiel", lambda: None)
    heading, _, *rows = table(capsys)
    assert heading == ["what", "goal", "measured", "met"]
    assert len(rows) >= 10
    assert all(len(row) == 4 and all(row) for row in rows)
    compared = [row for row in rows if "OpenSpiel" in row[0]]
    assert len(compared) == 7
    assert all("pip install 'pixtable[bench]'" in row[2] and row[3] == "-" for row in compared)
    assert sum("slider through 1,146 events" in row[0] for row in rows) == 1  # all of the game, to the last


def test_references_play_and_think() -> None:
    reference = open_spiel()
    if reference is None:
        pytest.skip("the extra `bench` is not installed")
    assert reference.playouts("python_block_dominoes")() > 5
    assert reference.playouts("hearts")() > 50
    assert reference.playouts("hive")() > 10
    assert reference.ismcts("hearts", 3)() == 3


def test_workloads_do_what_they_count() -> None:
    assert search_core()() >= 18
    assert event_engine(GAME)() >= 3 * 18
    assert ismcts(GAME)() == 100
    assert replay(random_match(GAME, 5, Rng(1)))() > 150
    assert round_core()() > 30
    assert moves_after(5)() == moves_after(40)() == 100


def test_the_long_game_is_long_and_undo_leaves_it_whole() -> None:
    match = long_match()
    assert count_events(match) >= 1000
    steps = len(match.steps)
    assert undo(match, steps)() == 1000
    assert (match.n, len(match.steps)) == (steps - 1, steps)


def test_workloads_take_turns() -> None:
    turns: list[str] = []

    def workload(name: str) -> int:
        turns.append(name)
        return 1

    measured = speeds({"a": lambda: workload("a"), "b": lambda: workload("b")}, Effort(3, 0.0, 0))
    assert [name for name, _ in groupby(turns)] == ["a", "b"] * 3
    assert [len(figures) for figures in measured.values()] == [3, 3]


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    assert ratio([10.0, 30.0, 8.0], [5.0, 5.0, 8.0]) == 2.0


def test_percentiles_by_nearest_rank() -> None:
    costs = [float(n) for n in range(100, 0, -1)]
    assert percentile(costs, 95) == 95.0
    assert percentile(costs, 99) == 99.0
    assert percentile([3.0, 1.0], 95) == 3.0
    assert percentile([7.0], 99) == 7.0


def test_an_unmet_goal_catches_the_eye() -> None:
    assert str(Row("seek", "<= 1 ms", "2 ms", False)) == "| seek | <= 1 ms | 2 ms | NO |"
