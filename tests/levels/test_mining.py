"""Puzzles that are found in play: proven, not obvious, and readable as any other level."""

from itertools import count as count_from
from itertools import islice

import pytest

from pixtable.app.check_levels import context_of
from pixtable.app.mine_command import level_of, run
from pixtable.core.game import GameInfo
from pixtable.core.goals import Quarry
from pixtable.games import GAMES
from pixtable.games.tactics.puzzles import MOST_HAND, MOST_HEROES
from pixtable.games.tactics.state import LEADER_PLACE
from pixtable.levels.checking import check
from pixtable.levels.mining import Find, mine
from pixtable.levels.others import answer_of
from pixtable.levels.reading import read_level
from pixtable.levels.rehearsal import start_of
from pixtable.levels.writing import toml_of

PIXIES = GAMES["pixies"]


WHERE = {"pixies": (1, 3), "rhombs": (1, 3), "tactics": (10, 1)}
"""From which game on there is how much to find soon."""


def finds(game: GameInfo, count: int, first: int = 1) -> list[Find]:
    assert isinstance(game.quarry, Quarry)
    return list(islice((find for seed in count_from(first) for find in mine(game, game.quarry, seed)), count))


@pytest.fixture(scope="module")
def found() -> list[Find]:
    return finds(PIXIES, 6)


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if GAMES[game_id].quarry])
def test_every_find_is_a_sound_level(game_id):
    game, (first, count) = GAMES[game_id], WHERE[game_id]
    for number, find in enumerate(finds(game, count, first), start=1):
        assert check(level_of(find, game, game.quarry, number), context_of(game_id)) == []


def test_the_obvious_move_is_never_the_solution(found):
    for find in found:
        level = level_of(find, PIXIES, PIXIES.quarry, 1)
        start = start_of(level, PIXIES)
        assert PIXIES.codec.plain(answer_of(start, find.seat)) != find.solution[0]


def test_a_mined_level_is_read_back_as_it_was(found):
    for find in found:
        level = level_of(find, PIXIES, PIXIES.quarry, 7)
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


def test_what_is_found_is_small_enough_to_read():
    tactics = GAMES["tactics"]
    (find,) = finds(tactics, 1, WHERE["tactics"][0])
    position = find.deal.position
    for squad in position["squads"]:
        units = [unit for place, unit in squad.items() if place != str(LEADER_PLACE)]
        assert sum(not unit.get("corpse") for unit in units) <= MOST_HEROES
    assert len(position["hands"][find.seat]) <= MOST_HAND
    assert position["hands"][1 - find.seat] == []
