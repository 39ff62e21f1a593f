"""`verify` decides a saved game again and says where today's rules would differ."""

from dataclasses import replace
from pathlib import Path

import pytest

from pixtable.core.game import GameInfo, Option
from pixtable.core.match import Deal, Match
from pixtable.store.saves import Recorded, SaveError, load, verify
from tests import toy
from tests.store.saved_games import ALL_GAMES, PIXIES, forge, played, saved


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.pixtable"


@pytest.mark.parametrize("game", [PIXIES, toy.GAME], ids=lambda game: game.id)
def test_a_true_game_agrees(path: Path, game: GameInfo) -> None:
    match = played(game, 1000)
    verdict = verify(saved(path, match), ALL_GAMES)
    assert verdict.agrees
    assert (verdict.game, verdict.rules, verdict.moves) == (game.id, 1, len(match.steps))


def test_a_game_with_undone_moves_agrees(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 9), path)
    table.undo(practice=True)
    table.close()
    assert verify(path).agrees


def test_the_first_move_that_the_rules_decide_otherwise_is_named(path: Path) -> None:
    forge(saved(path, played(PIXIES, 6)), lambda lines: lines[4]["events"][0].update(face_up=False))
    verdict = verify(path)
    assert not verdict.agrees
    assert verdict.damage is None
    assert verdict.moves == 6
    assert verdict.difference
    assert verdict.difference.values == {"line": 5, "move": 3}


def test_an_opening_that_the_rules_decide_otherwise_is_move_0(path: Path) -> None:
    forge(saved(path, played(PIXIES, 0)), lambda lines: lines[0].update(seed=43))
    verdict = verify(path)
    assert verdict.difference
    assert verdict.difference.values == {"line": 2, "move": 0}


def test_saves_by_older_rules_are_decided_by_those_of_today(path: Path) -> None:
    forge(saved(path, played(PIXIES, 6)), lambda lines: lines[4]["events"][0].update(face_up=False))
    verdict = verify(path, {"pixies": replace(PIXIES, rules_version=2)})
    assert (verdict.rules, verdict.moves) == (1, 6)
    assert verdict.difference
    assert verdict.difference.key == "saves.differs"
    assert verdict.agrees  # with the rules of its day


def test_an_option_that_is_younger_than_a_save_is_what_it_was_played_by(path: Path, tmp_path: Path) -> None:
    before = saved(path, played(PIXIES, 6)).read_bytes()
    floor = Option("floor", "PX-1", default="two", choices=("two", "none"), was="none")
    elsewhere = Option("rim", "PX-1", default=1, choices=(1, 2), only_with={"floor": ("two",)}, was=2)
    game = replace(PIXIES, options=(*PIXIES.options, floor, elsewhere))
    old = load(path, {"pixies": game}).match
    assert (old.deal.options["floor"], old.deal.options["rim"]) == ("none", 1)
    assert saved(tmp_path / "again.pixtable", old).read_bytes() == before
    new = Match.start(game, Deal(2, 7))
    again = load(saved(tmp_path / "new.pixtable", new), {"pixies": game}).match
    assert again.deal.options == new.deal.options
    assert again.deal.options["floor"] == "two"


def test_damage_is_told_apart_from_a_difference(path: Path) -> None:
    path.write_bytes(saved(path, played(PIXIES, 6)).read_bytes()[:-9])
    verdict = verify(path)
    assert not verdict.agrees
    assert verdict.moves == 5
    assert verdict.difference is None
    assert verdict.damage
    assert verdict.damage.key == "saves.truncated"


def test_what_cannot_be_opened_cannot_be_verified(path: Path) -> None:
    path.write_bytes(b"a diary")
    with pytest.raises(SaveError):
        verify(path)
