"""A good level passes; every way of spoiling it is told with its own sentence and its line."""

import re
from pathlib import Path

import pytest

from pixtable.language.words import SHELL, Words, catalogue
from pixtable.store.level_files import LevelFile
from pixtable.tools.check_levels import complaints, run

FOLDER = Path(__file__).parent
LESSON, PUZZLE = ((FOLDER / f"good_{kind}.toml").read_text(encoding="utf-8") for kind in ("lesson", "puzzle"))
LONG = (
    "A sentence that goes on and on, and on, until nobody who only wants to play a game would ever read it to its end."
)
SECOND_HINT = PUZZLE[PUZZLE.index('[[hints]]\nen = "Every') : PUZZLE.index('[[hints]]\nen = "The 2')]
WAIT = 'wait = { kind = "take", card = 46, cell = 6 }'
ALLOW = 'allow = [{ kind = "take", card = 46 }]'
POINT = 'point = "pixies.card.46"'
SAY = 'en = "Prepare the soil."'
FIRST, SECOND = '    { kind = "take", card = 46, cell = 6 },', '    { kind = "take", card = 33 },'
ONLY = 'solution = [{ kind = "take", card = 0 }]'
FROM_OTHERS_TO_SOLUTION = PUZZLE[PUZZLE.index("others =") : PUZZLE.index(ONLY) + len(ONLY)]
WORSE = 'solution = [{ kind = "take", card = 36, keep = "new" }]'

# What is written instead of what; the sentence's key, and a piece of the line that it stands on.
SPOILT_LESSONS = {
    "broken toml": ("par = 2", "par = = 2", "unreadable.no_toml", "par ="),
    "unclosed": ("seed = 13", 'seed = "13', "unreadable.no_toml", "seed ="),
    "unknown key": ("par = 2", "pars = 2", "unreadable.wrong_shape", "pars ="),
    "unknown key in a step": (POINT, 'run = "rm"', "unreadable.wrong_shape", "run ="),
    "missing key": ("difficulty = 2\n", "", "unreadable.wrong_shape", "id ="),
    "wrong type": ("seats = 2", 'seats = "two"', "unreadable.wrong_shape", "seats ="),
    "too hard": ("difficulty = 2", "difficulty = 9", "unreadable.wrong_shape", "difficulty ="),
    "unknown kind": ('kind = "tutorial"', 'kind = "riddle"', "unreadable.wrong_shape", "kind ="),
    "a language is missing": ('uk = "Ґрунт для шістки"\n', "", "unreadable.wrong_shape", "[title]"),
    "misnamed": ('id = "pixies.good"', 'id = "pixies.bad"', "unreadable.misnamed", "id ="),
    "a game of another folder": ("seats = 2\nseed", 'game = "tactics"\nseats = 2\nseed', "unreadable.no_game", "id ="),
    "empty text": ('fr = "Préparez la terre."', 'fr = " "', "wrong.text_empty", 'fr = " "'),
    "long text": (SAY, f'en = "{LONG}"', "wrong.text_long", LONG),
    "three sentences": (SAY, 'en = "One. Two. Three."', "wrong.text_sentences", "One. Two"),
    "not translated": ('ru = "Подготовьте почву."', 'ru = "Soil."', "wrong.text_untranslated", 'ru = "Soil."'),
    "long title": ('en = "Soil for a six"', f'en = "{LONG[:40]}"', "wrong.text_long", LONG[:40]),
    "no script": (LESSON[LESSON.index("[[script]]") :], "", "wrong.lesson_without_script", "id ="),
    "unknown clause": ('rules = ["PX-22"', 'rules = ["PX-99"', "wrong.unknown_clause", "rules ="),
    "unknown anchor": (POINT, 'point = "sky"', "wrong.unknown_anchor", "point ="),
    "unknown goal": ('type = "pin", cell = 6', 'type = "fly"', "wrong.wrong_goal", "goal ="),
    "goal of another shape": ('type = "pin", cell = 6', 'type = "pin", cell = 12', "wrong.wrong_goal", "goal ="),
    "no such seat": ("difficulty = 2", "difficulty = 2\nseat = 4", "wrong.no_such_seat", "seat ="),
    "unknown option": ("options = { rounds = 1 }", "options = { rain = true }", "wrong.bad_table", "[start]"),
    "too many seats": ("seats = 2\nseed", "seats = 9\nseed", "wrong.bad_table", "[start]"),
    "card in two places": ("row = [46, 68", "row = [13, 68", "wrong.bad_position", "[start.position]"),
    "not our turn": ("row = [46", "first = 1\nrow = [46", "wrong.not_our_turn", "[start]"),
    "illegal solution": (FIRST, FIRST.replace("6 }", "5 }"), "wrong.solution_illegal", "solution ="),
    "no move at all": (SECOND, '    { kind = "jump" },', "wrong.no_move", "solution ="),
    "solution not allowed": (ALLOW, ALLOW.replace("46", "68"), "wrong.solution_not_allowed", "allow ="),
    "solution not awaited": (WAIT, WAIT.replace("cell = 6", "cell = 7"), "wrong.solution_not_awaited", "wait ="),
    "waits for ever": (WAIT, 'wait = { kind = "take", card = 1 }', "wrong.wait_means_nothing", "wait ="),
    "allows nothing": (ALLOW, ALLOW.replace("46", "2"), "wrong.allow_means_nothing", "allow ="),
    "nothing to take back": (WAIT, 'wait = "undo"', "wrong.nothing_to_undo", "wait ="),
    "look at nothing": (f"{WAIT}\n{ALLOW}\n{POINT}", 'wait = "look"', "wrong.look_at_nothing", "wait ="),
    "reply of a wrong card": ("card = 51 } }]", "card = 1 } }]", "wrong.reply_illegal", "reply ="),
    "reply out of turn": ("reply = [{ seat = 1", "reply = [{ seat = 0", "wrong.reply_out_of_turn", "reply ="),
    "nobody replies": ("reply = [{ seat = 1", "# reply = [{ seat = 1", "wrong.nobody_replies", "[[script]]"),
    "unknown others": ("par = 2", 'par = 2\nothers = "angels"', "wrong.unknown_others", "others ="),
    "solution stops short": (f"{SECOND}\n", "", "wrong.goal_missed", "solution ="),
    "no solution for a step": (f"{FIRST}\n{SECOND}\n", "", "wrong.solution_too_short", "solution ="),
    "solution goes on": (SECOND, f"{SECOND}\n{SECOND}", "wrong.solution_too_long", "solution ="),
    "over the limit": ("par = 2\nlimit = { moves = 2", "limit = { moves = 1", "wrong.solution_over_limit", "solution"),
    "over par": ("par = 2", "par = 1", "wrong.solution_over_par", "solution ="),
}
SPOILT_PUZZLES = {
    "no goal": ('goal = { type = "score", n = 40 }\n', "", "wrong.no_goal", "id ="),
    "no limit": ("limit = { moves = 1 }\n", "", "wrong.no_limit", "id ="),
    "two hints": (SECOND_HINT, "", "wrong.hints", "[[hints]]"),
    "no solution": (ONLY, "solution = []", "wrong.no_solution", "id ="),
    "a script": ("[start]", '[[script]]\nwait = "next"\n\n[start]', "wrong.puzzle_with_script", "[[script]]"),
    "par above the limit": ("par = 1", "par = 5", "wrong.par_over_limit", "par ="),
    "goal reached at once": ("n = 40", "n = 20", "wrong.goal_at_once", "goal ="),
    "wrong solution": (ONLY, 'solution = [{ kind = "take", card = 21 }]', "wrong.goal_missed", "solution"),
    "wrong and alone": (
        FROM_OTHERS_TO_SOLUTION,
        'goal = { type = "score", n = 40 }\nsolution = [{ kind = "take", card = 21 }]',
        "wrong.goal_missed",
        "solution =",
    ),
    "too slow and alone": (
        FROM_OTHERS_TO_SOLUTION,
        'goal = { type = "score", n = 40 }\nsolution = [{ kind = "take", card = 21 }, { kind = "take", card = 59 }]',
        "wrong.turn_passes",
        "solution =",
    ),
    "others nobody foretells": ('others = "greedy"', 'others = "hard"', "wrong.unproven_others", "others ="),
    "not unique": ("n = 40", "n = 36", "wrong.not_unique", "unique ="),
}


@pytest.mark.parametrize("text", [LESSON, PUZZLE], ids=["lesson", "puzzle"])
def test_a_good_level_is_sound(tmp_path, text):
    assert told(tmp_path, text) == []


def test_there_are_more_than_thirty_ways():
    assert len(SPOILT_LESSONS) + len(SPOILT_PUZZLES) > 30


@pytest.mark.parametrize("name", SPOILT_LESSONS)
def test_a_spoilt_lesson_is_told_with_its_line(tmp_path, name):
    check_telling(tmp_path, LESSON, SPOILT_LESSONS[name])


@pytest.mark.parametrize("name", SPOILT_PUZZLES)
def test_a_spoilt_puzzle_is_told_with_its_line(tmp_path, name):
    check_telling(tmp_path, PUZZLE, SPOILT_PUZZLES[name])


def check_telling(tmp_path: Path, level: str, spoiling: tuple[str, str, str, str]) -> None:
    good, spoilt, key, piece = spoiling
    assert level.count(good) == 1, "the level has changed: spoil it another way"
    text = level.replace(good, spoilt)
    (line, sentence), *_ = told(tmp_path, text)
    assert re.fullmatch(as_pattern(catalogue(SHELL, "en")[f"level_check.{key}"]), sentence), sentence
    assert piece in text.splitlines()[line - 1]


def told(tmp_path: Path, text: str) -> list[tuple[int, str]]:
    file = tmp_path / "pixies" / "good.toml"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    return list(complaints(LevelFile(file), Words("en")))


def as_pattern(sentence: str) -> str:
    """What a sentence of the catalogue may be filled in to."""
    return "(?s:.*)".join(re.escape(part) for part in re.split(r"\{\w+\}", sentence))


def test_no_two_sentences_are_filled_in_to_the_same():
    """So that the tests above cannot take one for another."""
    keys = [key for key in catalogue(SHELL, "en") if re.match(r"level_check\.\w+\.", key)]
    assert len({as_pattern(catalogue(SHELL, "en")[key]) for key in keys}) == len(keys)


def test_the_command_tells_file_and_line_and_fails(tmp_path, capsys):
    told(tmp_path, PUZZLE.replace("par = 1", "par = 5"))
    assert run([str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert f"{tmp_path / 'pixies' / 'good.toml'}:6: par is 5" in out
    assert "1 problem" in out


def test_an_empty_folder_is_no_success(tmp_path):
    assert run([str(tmp_path)]) == 2


def test_a_file_that_is_no_text_is_told(tmp_path):
    file = tmp_path / "pixies" / "good.toml"
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe\x00")
    assert len(list(complaints(LevelFile(file), Words("en")))) == 1


def test_two_levels_cannot_want_the_same_place(tmp_path, capsys):
    told(tmp_path, PUZZLE)
    (tmp_path / "pixies" / "other.toml").write_text(PUZZLE.replace("pixies.good", "pixies.other"), encoding="utf-8")
    assert run([str(tmp_path)]) == 1
    assert "good.toml has the same number" in capsys.readouterr().out


@pytest.mark.thorough
def test_our_own_levels_are_sound(capsys):
    assert run([]) == 0, capsys.readouterr().out
