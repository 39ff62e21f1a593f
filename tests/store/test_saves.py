"""A game is in its file, whole, at every moment."""

import gzip
import json
from pathlib import Path
from random import Random

import pytest

from pixtable.core.events import Choose
from pixtable.core.game import GameInfo
from pixtable.core.match import Deal, Match
from pixtable.core.rules import Illegal
from pixtable.games.pixies.rules.moves import Take
from pixtable.store.saves import Help, Notes, Recorded, SaveError, load, save_as, verify
from tests import toy
from tests.store.saved_games import ALL_GAMES, PIXIES, everything_about, lines_of, played, random_move, saved
from tests.systems import needs_links


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.pixtable"


def reloaded(path: Path) -> Match:
    loaded = load(path, ALL_GAMES)
    assert loaded.notice is None
    return loaded.match


# What is kept


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("moves", [0, 1, 7, 1000])
def test_a_game_comes_back_as_it_was_saved(path: Path, seats: int, moves: int) -> None:
    match = played(PIXIES, moves, seats)
    assert everything_about(reloaded(saved(path, match))) == everything_about(match)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_move_is_in_the_file_before_play_returns(path: Path, seats: int) -> None:
    table = Recorded.create(Match.start(PIXIES, Deal(seats, 7)), path)
    rng = Random(7)
    while table.match.result is None:
        assert everything_about(reloaded(path)) == everything_about(table.match)
        table.play(*random_move(table.match, rng))
    assert everything_about(reloaded(path)) == everything_about(table.match)
    table.close()


def test_what_happened_is_told_to_the_player_as_it_stands_in_the_file(path: Path) -> None:
    table = Recorded.create(Match.start(PIXIES, Deal(2, 7)), path)
    events = table.play(*random_move(table.match, Random(1)))
    assert list(PIXIES.codec.plain(events)) == lines_of(path)[-1]["events"]
    table.close()


def test_an_illegal_move_changes_neither_match_nor_file(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 3), path)
    before, text = everything_about(table.match), path.read_bytes()
    with pytest.raises(Illegal):
        table.play(table.match.to_act[0], Take(card=table.match.state.deck[0]))
    assert everything_about(table.match) == before
    assert path.read_bytes() == text
    table.close()


def test_a_game_without_a_file_plays_all_the_same(tmp_path: Path) -> None:
    table = Recorded.create(Match.start(PIXIES, Deal(2, 7)))
    table.play(*random_move(table.match, Random(1)))
    assert table.undo(practice=True)
    table.close()
    assert list(tmp_path.iterdir()) == []


def test_a_game_from_a_set_position_comes_back(path: Path) -> None:
    position = PIXIES.rules.picture(played(PIXIES, 9).state)
    match = Match.start(PIXIES, Deal(2, 1, position=position))
    match.play(*random_move(match, Random(1)))
    assert everything_about(reloaded(saved(path, match))) == everything_about(match)


@pytest.mark.parametrize("seed", [0, -(2**63), 2**63 - 1, 10**30])
def test_any_seed_comes_back(path: Path, seed: int) -> None:
    assert reloaded(saved(path, played(PIXIES, 1, seed=seed))).deal.seed == seed


def test_the_journal_and_a_save_of_the_same_game_are_the_same_bytes(tmp_path: Path) -> None:
    table = Recorded.create(Match.start(PIXIES, Deal(3, 7)), tmp_path / "journal")
    for _ in range(5):
        table.play(*random_move(table.match, Random(1)))
    table.save_as(tmp_path / "copy")
    assert (tmp_path / "journal").read_bytes() == (tmp_path / "copy").read_bytes()
    table.close()


# Going back


def first_fields(path: Path) -> list[str]:
    return [next(iter(line)) for line in lines_of(path)]


def test_undone_moves_stay_in_the_file_and_the_other_branch_follows_them(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 3), path)
    first, second, third = table.match.steps
    assert table.undo(practice=True)
    other = next(move for move in table.match.legal(third.seat) if move != third.move)
    table.play(third.seat, other)
    assert first_fields(path) == ["pixtable", "opening", "seat", "seat", "seat", "seek", "seat"]
    assert reloaded(path).steps[:2] == [first, second]
    assert reloaded(path).steps[2].move == other
    assert everything_about(reloaded(path)) == everything_about(table.match)
    table.close()


def test_an_undo_is_in_the_file_at_once_and_can_be_done_again(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 4), path)
    table.undo(practice=True)
    match = reloaded(path)
    assert (match.n, len(match.steps)) == (3, 4)
    table.close()


def test_a_counted_game_writes_no_undo_across_a_revealed_card(path: Path) -> None:
    match = played(PIXIES, 4)
    assert any(event.reveals for event in match.steps[-1].events)
    table = Recorded.create(match, path)
    text = path.read_bytes()
    assert not table.undo()
    assert path.read_bytes() == text
    table.close()


def test_looking_round_writes_nothing_until_the_next_move(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 6), path)
    text = path.read_bytes()
    for n in (0, 5, 2):
        table.seek(n)
    assert path.read_bytes() == text
    table.play(*random_move(table.match, Random(3)))
    assert first_fields(path)[-2:] == ["seek", "seat"]
    assert everything_about(reloaded(path)) == everything_about(table.match)
    table.close()


def test_a_closed_game_opens_where_the_player_stood(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 6), path)
    table.seek(2)
    table.close()
    match = reloaded(path)
    assert (match.n, len(match.steps)) == (2, 6)


@pytest.mark.parametrize("game", [PIXIES, toy.GAME], ids=lambda game: game.id)
def test_a_resumed_game_goes_on_in_its_file(path: Path, game: GameInfo) -> None:
    rng = Random(5)
    table = Recorded.create(played(game, 3), path)
    for _ in range(20):
        if table.match.to_act:
            table.play(*random_move(table.match, rng))
        table.seek(rng.randrange(len(table.match.steps) + 1))
        table.close()
        again, notice, kept = Recorded.resume(path, ALL_GAMES)
        assert (notice, kept) == (None, None)
        assert everything_about(again.match) == everything_about(table.match)
        table = again
    table.close()


# Half-made moves


def offered(path: Path) -> tuple[Recorded, toy.Offer]:
    """A game of Toy in which the first move waits for an answer."""
    table = Recorded.create(Match.start(toy.GAME, Deal(3, 1)), path)
    offer = toy.Offer(table.match.state.hands[0][0])
    table.play(0, offer)
    return table, offer


def test_a_half_made_move_waits_for_the_same_answer_after_loading(path: Path) -> None:
    table, _ = offered(path)
    assert table.match.half_made
    assert reloaded(path).half_made == table.match.half_made
    table.play(0, Choose(2))
    assert reloaded(path).half_made == table.match.half_made
    table.close()


def test_a_half_made_move_is_finished_after_resuming(path: Path) -> None:
    table, offer = offered(path)
    table.play(0, Choose(2))
    table.close()
    again = Recorded.resume(path, ALL_GAMES).recorded
    again.play(2, Choose("yes"))
    assert again.match.half_made is None
    assert again.match.state.gifts[2] == [offer.card]
    assert everything_about(reloaded(path)) == everything_about(again.match)
    again.close()


def test_only_a_step_that_ends_in_a_question_says_so(path: Path) -> None:
    table, _ = offered(path)
    table.play(0, Choose(1))
    table.play(1, Choose("no"))
    assert [line.get("asks") for line in lines_of(path)[2:]] == [True, True, None]
    table.close()


@pytest.mark.parametrize("seed", range(20))
def test_a_game_with_questions_comes_back_at_any_point(path: Path, seed: int) -> None:
    match = played(toy.GAME, moves=1000, seats=3, seed=seed)
    for n in range(len(match.steps) + 1):
        match.seek(n)
        assert everything_about(reloaded(saved(path, match))) == everything_about(match)


# Whose files they are


def test_a_new_game_never_overwrites_a_file(path: Path) -> None:
    path.write_bytes(b"a diary")
    with pytest.raises(SaveError) as refused:
        Recorded.create(played(PIXIES, 0), path)
    assert refused.value.key == "saves.exists"
    assert path.read_bytes() == b"a diary"


def test_a_new_game_never_overwrites_another_game(path: Path) -> None:
    text = saved(path, played(PIXIES, 3)).read_bytes()
    with pytest.raises(SaveError):
        Recorded.create(played(PIXIES, 0), path)
    assert path.read_bytes() == text


def test_a_new_game_may_take_an_empty_file(path: Path) -> None:
    path.touch()
    Recorded.create(played(PIXIES, 2), path).close()
    assert reloaded(path).n == 2


@pytest.mark.parametrize(
    "foreign", [b"a diary", b'{"pixtable":1}', b'{"pixtable":1,"hash":"0000"}\n', b"\n", b"\0" * 100]
)
def test_saving_never_overwrites_a_foreign_file(path: Path, foreign: bytes) -> None:
    path.write_bytes(foreign)
    with pytest.raises(SaveError) as refused:
        save_as(path, played(PIXIES, 1))
    assert refused.value.key == "saves.foreign"
    assert path.read_bytes() == foreign
    assert list(path.parent.iterdir()) == [path]


def test_saving_replaces_an_earlier_save_and_leaves_nothing_beside_it(path: Path) -> None:
    save_as(path, played(PIXIES, 3))
    save_as(path, played(PIXIES, 5, seats=3))
    assert reloaded(path).n == 5
    assert list(path.parent.iterdir()) == [path]


def test_saving_over_ones_own_journal_leaves_it_in_use(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 3), path)
    table.seek(1)
    table.save_as(path)
    assert reloaded(path).n == 1
    table.play(*random_move(table.match, Random(1)))
    assert everything_about(reloaded(path)) == everything_about(table.match)
    table.close()


@needs_links
def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    real, link = saved(tmp_path / "real", played(PIXIES, 1)), tmp_path / "link"
    link.symlink_to(real)
    save_as(link, played(PIXIES, 4))
    assert link.is_symlink()
    assert reloaded(real).n == 4


def test_two_programs_cannot_add_to_one_file(path: Path) -> None:
    mine = Recorded.create(played(PIXIES, 3), path)
    theirs = Recorded.resume(path).recorded
    theirs.play(*random_move(theirs.match, Random(1)))
    before = everything_about(mine.match)
    with pytest.raises(SaveError) as refused:
        mine.play(*random_move(mine.match, Random(1)))
    assert refused.value.key == "saves.changed"
    assert everything_about(mine.match) == before
    assert everything_about(reloaded(path)) == everything_about(theirs.match)
    theirs.close()
    mine.close()


# The file


def test_every_line_is_an_object_with_a_hash(path: Path) -> None:
    for line in saved(path, played(PIXIES, 9)).read_text().splitlines():
        assert list(json.loads(line))[-1] == "hash"


def test_the_same_game_is_the_same_bytes(tmp_path: Path) -> None:
    first, second = (saved(tmp_path / name, played(PIXIES, 20)) for name in ("first", "second"))
    assert first.read_bytes() == second.read_bytes()


def test_a_whole_game_of_two_compresses_to_two_kilobytes(tmp_path: Path) -> None:
    sizes = []
    for seed in range(10):
        match = played(PIXIES, 1000, seed=seed)
        assert match.result is not None
        sizes.append(len(gzip.compress(saved(tmp_path / str(seed), match).read_bytes())))
    assert sum(sizes) / len(sizes) <= 2000
    assert max(sizes) <= 2048


# Notes


def test_notes_are_kept_with_the_game(path: Path) -> None:
    recorded = Recorded.create(played(PIXIES, 6), path)
    recorded.note("bookmark", 2)
    recorded.note("bookmark", 4)
    recorded.note("forget", 2)
    recorded.note("hint", 6)
    recorded.close()
    assert load(path).notes == Notes({4}, {6}, [("hint", 6)])
    assert verify(path).agrees


def test_a_copy_of_a_game_has_its_notes(tmp_path: Path) -> None:
    recorded = Recorded(played(PIXIES, 6))
    recorded.note("bookmark", 3)
    recorded.save_as(tmp_path / "copy.pixtable")
    assert load(tmp_path / "copy.pixtable").notes == Notes({3}, set())


def test_another_move_voids_what_was_noted_of_the_moves_it_replaces(path: Path) -> None:
    recorded = Recorded.create(played(PIXIES, 6), path)
    for at in (2, 4, 6):
        recorded.note("bookmark", at)
    recorded.seek(3)
    recorded.play(*random_move(recorded.match, Random(1)))
    recorded.close()
    assert recorded.notes == load(path).notes == Notes({2}, set())


def test_that_somebody_was_helped_is_told_whatever_is_taken_back(path: Path, tmp_path: Path) -> None:
    recorded = Recorded.create(played(PIXIES, 6), path)
    for note, at in (("practice", 2), ("hint", 6), ("hint", 6), ("peek", 5), ("takeback", 4), ("practice", 4)):
        recorded.note(note, at)
    assert recorded.notes.help == Help(hints=1, takebacks=1, peeks=1, practice=True)
    recorded.seek(1)
    recorded.play(*random_move(recorded.match, Random(1)))
    assert recorded.notes.hints == set()
    recorded.save_as(tmp_path / "copy.pixtable")
    recorded.close()
    for file, hints in ((path, 1), (tmp_path / "copy.pixtable", 0)):
        notes = load(file).notes
        assert notes.help == Help(hints=hints, takebacks=1, peeks=1, practice=True)
        assert all(at <= 1 for _, at in notes.helped)
        assert verify(file).agrees
    assert Recorded.resume(tmp_path / "copy.pixtable").notice is None
