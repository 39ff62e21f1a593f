"""Files whose running hash fits, but whose story the rules do not tell: forged, or by older rules."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pixtable.core.match import Match
from pixtable.store.chairs import Chair
from pixtable.store.saves import Recorded, SaveError, load
from tests import toy
from tests.store.saved_games import (
    ALL_GAMES,
    PIXIES,
    everything_about,
    forge,
    is_beginning_of,
    lines_of,
    played,
    random_move,
    saved,
    write_lines,
)

Lines = list[dict[str, Any]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.pixtable"


def move_to_another_cell(lines: Lines) -> None:
    event = lines[4]["events"][0]
    event["cell"] = event["cell"] % 9 + 1


def change(**fields: object) -> Callable[[Lines], None]:
    return lambda lines: lines[4].update(fields)


@pytest.mark.parametrize(
    "edit",
    [
        move_to_another_cell,
        change(events=[]),
        change(events=[{"kind": "round_scored", "sheets": []}]),
        change(events=[{"kind": "card_placed", "seat": 4, "card": 1, "cell": 1, "face_up": True}]),
        change(events=[{"kind": "no_such_event"}]),
        change(events={}),
        change(seat=1),
        change(seat=-1),
        change(seat=10**40),
        change(seat=None),
        change(move={"kind": "choose", "option": 1}),
        change(move={"kind": "take", "card": 10**40}),
        change(move=[]),
        change(asks=True),
        change(seek=0),
        lambda lines: lines.insert(4, {"seek": 10**40}),
        change(more=1),
        lambda lines: lines.insert(4, {"seek": -1}),
        lambda lines: lines.insert(4, {"seek": 3}),
        lambda lines: lines.insert(4, lines[1]),
        lambda lines: lines.insert(4, lines[3]),
        lambda lines: lines.insert(4, lines[0]),
    ],
)
def test_a_forged_line_ends_the_game_before_it(path: Path, edit: Callable[[Lines], None]) -> None:
    whole = played(PIXIES, 6)
    forge(saved(path, whole), edit)
    loaded = load(path)
    assert loaded.match.n == 2
    assert is_beginning_of(loaded.match, whole)
    assert loaded.notice
    assert loaded.notice.key == "saves.impossible"
    assert loaded.notice.values == {"line": 5, "n": 2}


def test_a_forged_opening_is_refused(path: Path) -> None:
    forge(saved(path, played(PIXIES, 6)), lambda lines: lines[1]["opening"][0]["deck"].reverse())
    with pytest.raises(SaveError):
        load(path)


@pytest.mark.parametrize("missing_question", [0, 1])
def test_a_forged_question_ends_the_game_before_it(path: Path, missing_question: int) -> None:
    match = Match.start(toy.GAME, played(toy.GAME, 0).deal)
    match.play(0, match.legal(0)[1])
    match.play(0, match.legal(0)[0])
    forge(saved(path, match), lambda lines: lines[2 + missing_question].pop("asks"))
    loaded = load(path, ALL_GAMES)
    assert loaded.match.n == missing_question
    assert loaded.notice


# Older rules told the truth of their day


NEW_TOY = replace(toy.GAME, rules_version=2)
NEW_GAMES = {"toy": NEW_TOY, "pixies": replace(PIXIES, rules_version=2)}


def test_a_save_by_older_rules_is_believed(path: Path) -> None:
    whole = played(PIXIES, 6)
    forge(saved(path, whole), move_to_another_cell)  # as if the rules had put it there then
    loaded = load(path, NEW_GAMES)
    assert loaded.notice is None
    assert loaded.match.n == 6


def test_a_save_by_older_rules_goes_on(path: Path) -> None:
    saved(path, played(PIXIES, 6))
    table = Recorded.resume(path, NEW_GAMES).recorded
    table.play(*random_move(table.match, Random(1)))
    table.close()
    assert everything_about(load(path, NEW_GAMES).match) == everything_about(table.match)


def test_a_save_by_older_rules_that_is_saved_again_stays_one(path: Path, tmp_path: Path) -> None:
    forge(saved(path, played(PIXIES, 6)), move_to_another_cell)
    again = saved(tmp_path / "again", load(path, NEW_GAMES).match)
    assert again.read_bytes() == path.read_bytes()
    assert load(again, NEW_GAMES).notice is None


@pytest.mark.parametrize(
    "events",
    [
        [{"kind": "card_placed", "seat": 4, "card": 1, "cell": 1, "face_up": True}],
        [{"kind": "round_scored", "sheets": []}],
    ],
)
def test_an_absurd_event_by_older_rules_is_damage(path: Path, events: list[object]) -> None:
    forge(saved(path, played(PIXIES, 6)), change(events=events))
    loaded = load(path, NEW_GAMES)
    assert loaded.match.n == 2
    assert loaded.notice
    assert loaded.notice.key == "saves.impossible"


class FragileRules(toy.ToyRules):
    """Toy, but nobody can say whose turn it is once more turns were played than there are."""

    def to_act(self, state: toy.ToyState) -> tuple[int, ...]:
        if state.turns_left < 0:
            raise LookupError
        return super().to_act(state)


def test_events_by_older_rules_that_leave_no_usable_table_are_damage(path: Path) -> None:
    turns = [{"kind": "turn_ended"}] * 5
    forge(saved(path, played(toy.GAME, 6)), change(events=turns))
    loaded = load(path, {"toy": replace(NEW_TOY, rules=FragileRules())})
    assert loaded.match.n == 2
    assert loaded.notice


def test_a_question_by_older_rules_is_asked_again(path: Path) -> None:
    match = played(toy.GAME, 0)
    match.play(0, match.legal(0)[1])
    assert everything_about(load(saved(path, match), NEW_GAMES).match) == everything_about(match)


def test_a_question_that_is_no_longer_asked_does_not_end_a_game_by_older_rules(path: Path) -> None:
    header, opening, *_ = lines_of(saved(path, played(toy.GAME, 0)))
    asked = {"seat": 0, "move": {"kind": "draw"}, "events": [], "asks": True}
    answer = {"kind": "choose", "option": "yes"}
    answered = {"seat": 0, "move": answer, "events": [{"kind": "turn_ended"}]}
    write_lines(path, [header, opening, asked, answered])
    loaded = load(path, NEW_GAMES)
    assert loaded.notice is None
    assert loaded.match.to_act == (1,)


@pytest.mark.parametrize("at", [-1, 9, 10**40])
def test_a_note_on_a_position_that_never_was_is_damage(path: Path, at: int) -> None:
    saved(path, played(PIXIES, 5))
    forge(path, lambda lines: lines.append({"note": "bookmark", "at": at}))
    loaded = load(path)
    assert loaded.notice
    assert loaded.match.n == 5


def test_strangers_that_nobody_knows_are_not_let_in(path: Path) -> None:
    saved(path, played(PIXIES, 5))
    forge(
        path,
        lambda lines: lines[0].update(chairs=[{"name": "A" * 500}, {"name": "Moss", "level": "god", "persona": "imp"}]),
    )
    assert load(path).chairs == (Chair("A" * 14), Chair("Moss", "normal"))
    forge(path, lambda lines: lines[0].update(chairs=[{"name": "Ada"}]))
    assert load(path).chairs == ()
