"""Puzzles that are found in play: proven, not obvious, and readable as any other level."""

from dataclasses import replace
from itertools import count as count_from
from itertools import islice

import pytest

from pixtable.core.game import GameInfo
from pixtable.core.goals import PuzzleSource
from pixtable.games import GAMES
from pixtable.levels.checking import check
from pixtable.levels.mining import Find, dig, mine
from pixtable.levels.others import answer_of
from pixtable.levels.reading import read_level
from pixtable.levels.rehearsal import start_of
from pixtable.levels.writing import toml_of
from pixtable.tools.check_levels import context_of
from pixtable.tools.mine import level_of, run

PIXIES = GAMES["pixies"]


WHERE = {"pixies": (1, 3), "rhombs": (1, 3), "tactics": (22, 1)}
"""From which game on there is how much to find soon."""


def finds(game: GameInfo, count: int, first: int = 1) -> list[Find]:
    assert isinstance(game.puzzle_source, PuzzleSource)
    return list(islice((find for seed in count_from(first) for find in mine(game, game.puzzle_source, seed)), count))


@pytest.fixture(scope="module")
def found() -> list[Find]:
    return finds(PIXIES, 6)


@pytest.mark.thorough
@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if GAMES[game_id].puzzle_source])
def test_every_find_is_a_sound_level(game_id):
    game, (first, count) = GAMES[game_id], WHERE[game_id]
    for number, find in enumerate(finds(game, count, first), start=1):
        assert check(level_of(find, game, game.puzzle_source, number), context_of(game_id)) == []
        assert list(game.puzzle_source.lighter(dict(find.deal.position))) == []  # small enough to read


def test_the_obvious_move_is_never_the_solution(found):
    for find in found:
        level = level_of(find, PIXIES, PIXIES.puzzle_source, 1)
        start = start_of(level, PIXIES)
        assert PIXIES.codec.plain(answer_of(start, find.seat)) != find.solution[0]


def test_a_mined_level_is_read_back_as_it_was(found):
    for find in found:
        level = level_of(find, PIXIES, PIXIES.puzzle_source, 7)
        again = read_level(toml_of(level))
        assert again.solution == level.solution
        assert again.title == level.title
        assert start_of(again, PIXIES).state == start_of(level, PIXIES).state


def test_what_the_player_cannot_know_is_not_in_the_file(found):
    assert all("deck_order" not in find.deal.position for find in found)


def test_the_command_writes_different_puzzles(tmp_path, capsys):
    assert run(["pixies", "--count", "2", "--out", str(tmp_path)]) == 0
    files = sorted(tmp_path.glob("*.toml"))
    assert len(files) == 2
    assert len({read_level(file.read_text(encoding="utf-8")).title.en for file in files}) == 2


def test_a_table_that_stays_too_full_is_no_puzzle(found):
    find = found[0]
    position = dict(find.deal.position)
    crowded = replace(PIXIES.puzzle_source, lighter=lambda position: [{}])  # a table is never laid from nothing

    def themes(puzzle_source: PuzzleSource) -> list[str]:
        return [again.theme for again in dig(PIXIES, puzzle_source, find.deal, position, find.seat)]

    assert find.theme in themes(PIXIES.puzzle_source)
    assert themes(crowded) == []
