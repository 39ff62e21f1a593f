"""`game.py arena --characters`: what it counts, and what it tells."""

import pytest

from pixtable.tools.arena.characters import Compared, Sums, portraits, table
from pixtable.tools.arena.command import run

CHEAP = ["pixies", "--characters", "--games", "1", "--sims", "4", "--jobs", "1", "--quiet"]


def test_tells_a_row_for_every_character(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*CHEAP, "--option", "rounds=1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "decisions of 1 games; plain play differs from itself in" in told[0]
    assert [row.split(" | ")[0] for row in told[3:]] == [
        "| gardener", "| miser", "| spiralist", "| spoiler", "| racer", "| dreamer"
    ]  # fmt: skip


def test_one_character_alone_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*CHEAP, "--option", "rounds=1", "--a-persona", "miser"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_what_has_no_characters_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*CHEAP, "--ladder"]) == 2
    assert "leave out --ladder or --characters" in capsys.readouterr().err


def test_a_ratio_is_to_plain_play_beside_itself_and_a_shift_is_a_mean_of_what_says_something() -> None:
    played = [
        Compared(0, n=10, unsteady=2, characters={"miser": Sums(differed=5.0, told=4, own=10.0, plain=6.0)}),
        Compared(1, n=10, unsteady=2, characters={"miser": Sums(differed=3.0, told=4, own=2.0, plain=2.0)}),
    ]
    (miser,) = portraits("pixies", played)
    assert (miser.differs, miser.ratio.value, miser.plain, miser.shift.value) == (0.4, 2.0, 1.0, 0.5)
    assert (miser.ratio.low, miser.ratio.high) == (1.5, 2.5)
    assert (miser.shift.low, miser.shift.high) == (0.0, 1.0)
    assert table("pixies", played[::-1]) == table("pixies", played)
