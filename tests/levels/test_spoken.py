"""A table that speaks: a level is told in the player's language, and in English where the table does not know it."""

import pytest
from msgspec.structs import replace

from pixtable.games import GAMES
from pixtable.levels.spoken import all_spoken, spoken
from pixtable.store.level_files import files_in
from pixtable.store.program_files import levels_folder

PICTORIC = GAMES["pictoric"]
LEVELS = [file.level for file in files_in(levels_folder()) if file.path.parent.name == "pictoric"]
SAID = next(level for level in LEVELS if "clue" in level.start.position)


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_a_clue_is_said_in_the_language_of_the_player(language):
    told = spoken(SAID, PICTORIC, language)
    assert told.start.options["language"] == language
    assert told.start.position["clue"] == SAID.start.position["clue"][language]


def test_a_language_that_the_table_does_not_speak_is_answered_in_english():
    told = spoken(SAID, PICTORIC, "de")
    assert told.start.options["language"] == "en"
    assert told.start.position["clue"] == SAID.start.position["clue"]["en"]


def test_words_that_are_not_translated_yet_stay_english():
    half = {**SAID.start.position, "clue": {"en": "Justice", "fr": "La justice", "ru": "", "uk": "Справедливість"}}
    level = replace(SAID, start=replace(SAID.start, position=half))
    assert spoken(level, PICTORIC, "ru").start.position["clue"] == "Justice"


def test_every_level_is_checked_in_every_language_of_its_table_and_once_where_it_speaks_none():
    assert [level.start.options["language"] for level in all_spoken(SAID, PICTORIC)] == ["en", "fr", "ru", "uk"]
    assert len(list(all_spoken(SAID, GAMES["pixies"]))) == 1
