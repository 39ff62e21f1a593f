"""`game.py arena --coach`: how often a longer search finds the same mistakes."""

import pytest

from pixtable.tools.arena.command import run
from pixtable.tools.arena.second_opinion import Reviewed, table


def test_every_decision_of_a_game_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    cheap = ["--games", "1", "--sims", "4", "--jobs", "1", "--quiet", "--option", "rounds=1"]
    assert run(["pixies", "--coach", *cheap]) == 0
    assert "decisions of 1 games judged" in capsys.readouterr().out


def test_without_simulations_it_would_depend_on_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pixies", "--coach", "--quiet"]) == 2
    assert "--sims" in capsys.readouterr().err


def test_it_tells_how_many_mistakes_were_found_again() -> None:
    played = [
        Reviewed(0, judged=30, mistakes=10, confirmed=8, worse=9),
        Reviewed(1, judged=20, mistakes=10, confirmed=9, worse=10),
    ]
    assert table(played).splitlines() == [
        "50 decisions of 2 games judged; 20 called mistakes",
        "10 times as long a search: a mistake too 85 % (64-95, n = 20)",
        "10 times as long a search: worse than the best, at least 95 % (76-99, n = 20)",
    ]
