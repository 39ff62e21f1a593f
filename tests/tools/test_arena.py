"""`game.py arena`: its table, its sentence, and one clear line for what cannot be."""

import re
from collections.abc import Iterator

import pytest

from pixtable.ai.arena import Outcome
from pixtable.tools.arena import command as arena_command
from pixtable.tools.arena.command import run
from pixtable.tools.arena.runners import Fixture

CHEAP = ["pixies", "--games", "4", "--jobs", "1", "--quiet"]


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["chess"], "there is no game 'chess'; there are: pixies"),
        (["pixies", "--a", "godlike"], "there is no level 'godlike'; there are: easy, normal, hard, expert"),
        (["pixies", "--b-persona", "bore"], "there is no persona 'bore'; there are: gardener"),
        (["pixies", "--seats", "9"], "pixies is played by [2, 3, 4, 5] seats, not 9"),
        (["pixies", "--ladder", "--sims", "5"], "leave out --sims or --ladder"),
        (["pixies", "--option", "wings=2"], "there is no option 'wings'; there are: rounds"),
        (["pixies", "--option", "rounds=9"], "option 'rounds' is one of [1, 2, 3], not '9'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    argv: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(argv) == 2
    told = capsys.readouterr()
    assert not told.out
    assert told.err.count("\n") == 1
    assert complaint in told.err


def test_no_games_at_all_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(["pixies", "--games", "0"])
    assert "--games: '0' is not a whole number from 1 on" in capsys.readouterr().err


def test_tells_the_win_rate_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*CHEAP, "--a", "easy", "--a-persona", "miser", "--b", "random", "--sims", "2"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("easy/miser ")
    assert told.out.endswith("points against random\n")
    assert "n=4" in told.out
    assert not told.err


def test_house_rules_are_kept(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def chunks(wish: object, fixture: Fixture) -> list[list[Outcome]]:
        asked.append(fixture.pairing.deal(0).options)
        return [_outcomes(range(fixture.games))]

    monkeypatch.setattr(arena_command, "_chunks", chunks)
    assert run(["rhombs", "--option", "mode=blind", "--option", "play_on=false", "--games", "4"]) == 0
    assert asked == [{"mode": "blind", "play_on": False}]


def test_tells_how_long_the_games_were_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["rhombs", "--a", "greedy", "--b", "random", "--games", "2", "--jobs", "1", "--quiet", "--length"]
    assert run([*wish, "--option", "match=match", "--option", "threshold=5"]) == 0
    told = capsys.readouterr().out.splitlines()[1]
    moves, rounds = (float(part) for part in re.findall(r"([\d.]+) \(95 %", told))
    assert moves > 40 * rounds > 0


def test_tells_by_which_terms_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*CHEAP, "--a", "greedy", "--b", "random", "--terms"]) == 0
    assert "by term: validated" in capsys.readouterr().out.splitlines()[1]


def test_a_ladder_is_a_table_of_every_level_against_the_next(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_command, "_chunks", lambda wish, fixture: [_outcomes(range(fixture.games))])
    assert run([*CHEAP, "--ladder", "--games", "400"]) == 0
    heading, _, *rows = capsys.readouterr().out.splitlines()
    assert heading.startswith("| stronger | weaker |")
    assert [row.split(" | ")[:2] for row in rows] == [
        ["| expert", "hard"],
        ["| hard", "normal"],
        ["| normal", "easy"],
        ["| easy", "random"],
    ]
    assert rows[0].endswith("| 50.0 % | 45.1-54.9 | 400 | +0.0 | no |")


def test_interrupting_tells_what_was_played_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_two_then_stop(wish: object, fixture: object) -> Iterator[list[Outcome]]:
        yield _outcomes(range(2))
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_command, "_chunks", play_two_then_stop)
    assert run(CHEAP) == 130
    told = capsys.readouterr().out
    assert "n=2" in told
    assert "Stopped after 2 of 4 games." in told


def _outcomes(numbers: range) -> list[Outcome]:
    return [Outcome(number, credit=float(number % 2), lead=0.0, terms={}) for number in numbers]
