"""Levels and decks, spoilt in thousands of ways: each is read, or refused with its line, for little work."""

import json
import tomllib
from pathlib import Path

import msgspec
import pytest

from pixtable.core.foreign import SIGNS
from pixtable.core.game import home_of
from pixtable.games import GAMES
from pixtable.games.tactics.rules.decks.deck_text import LONGEST_NAME, LONGEST_WORD, BadDeck
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.rules.decks.legality import problems
from pixtable.games.tactics.screens.decks.deck_box import deck_from, deck_to_text, ready_folder
from pixtable.levels.format import Level
from pixtable.levels.reading import BadLevel, read_level
from pixtable.play.level_session import LevelSession, Unplayable
from pixtable.play.services import Services
from pixtable.play.thinking import PromptThinker
from pixtable.store.data_folders import DataFolders
from pixtable.store.level_files import files_in
from pixtable.store.program_files import levels_folder
from pixtable.store.settings import Settings
from tests.fuzz.mutations import spoilt_record, spoilt_text
from tests.work import deadline, lines_of

LINES_A_LETTER, LINES_ANYWAY = 60, 30_000
LINES_OF_A_TABLE = 3_000_000
LEVELS = [file.text for file in files_in(levels_folder())]
DECKS = [path.read_text(encoding="utf-8") for path in sorted(ready_folder().glob("*.txt"))]


def level_of(text: str) -> Level | None:
    try:
        lines_of(lambda: read_level(text), LINES_A_LETTER * len(text) + LINES_ANYWAY)
        return read_level(text)
    except BadLevel as bad:
        return None if bad.line >= 1 and len(bad.why) <= 200 else pytest.fail(str(bad))


def attack_levels(tries: range, folder: Path) -> int:
    """How many were still levels: those are laid on a table, or are told to be unplayable."""
    services = Services(DataFolders.under(folder), Settings(language="en"), PromptThinker(1))
    found = 0
    for seed in tries:
        text = spoilt_text(LEVELS[seed % len(LEVELS)], seed)
        try:
            level = level_of(text)
            if level is not None and level.played in GAMES and home_of(level.played) == level.game:
                found += 1
                lay(services, level)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {text[:2000]!r}") from error
    return found


def attack_values(tries: range, folder: Path) -> int:
    """Levels that are sound TOML, with a few of their values replaced."""
    services = Services(DataFolders.under(folder), Settings(language="en"), PromptThinker(1))
    sound = [json.dumps(tomllib.loads(text)).encode() for text in LEVELS]
    found = 0
    for seed in tries:
        data = json.loads(spoilt_record(sound[seed % len(sound)], seed))
        if has_halves(data):
            continue
        try:
            level = msgspec.convert(data, Level)
        except msgspec.ValidationError:
            continue
        if level.played not in GAMES or home_of(level.played) != level.game:
            continue
        found += 1
        try:
            lines_of(lambda: lay(services, level), LINES_OF_A_TABLE)  # noqa: B023 - it is laid at once
        except Exception as error:
            raise AssertionError(f"seed {seed}: {data}") from error
    return found


def has_halves(data: object) -> bool:
    """Of letters: the reading refuses them."""
    return any(0xD800 <= ord(letter) <= 0xDFFF for letter in json.dumps(data, ensure_ascii=False))


def lay(services: Services, level: Level) -> None:
    try:
        session = LevelSession(services, level)
    except Unplayable:
        return
    assert session.is_solved in (True, False)


def attack_decks(tries: range) -> None:
    for seed in tries:
        text = spoilt_text(DECKS[seed % len(DECKS)], seed)
        try:
            check_deck(text)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {text[:2000]!r}") from error


def check_deck(text: str) -> None:
    try:
        lines_of(lambda: deck_from(text), LINES_A_LETTER * len(text) + LINES_ANYWAY)
        deck: Deck = deck_from(text)
    except BadDeck as bad:
        if bad.line < 1 or len(bad.word) > LONGEST_WORD:
            pytest.fail(str(bad))
        return
    assert len(deck.name) <= LONGEST_NAME
    assert not SIGNS.search(deck.name)
    problems(deck)
    assert deck_from(deck_to_text(deck, "uk")) == deck


def test_spoilt_levels_are_read_or_refused(tmp_path: Path) -> None:
    deck_from(DECKS[0])
    with deadline(300):
        assert attack_levels(range(150), tmp_path) > 5


def test_levels_with_spoilt_values_are_laid_or_told_to_be_unplayable(tmp_path: Path) -> None:
    with deadline(300):
        assert attack_values(range(60), tmp_path) > 10


def test_spoilt_decks_are_read_or_refused() -> None:
    deck_from(DECKS[0])
    with deadline(300):
        attack_decks(range(150))


@pytest.mark.slow
def test_thousands_of_levels_are(tmp_path: Path) -> None:
    assert attack_levels(range(6000), tmp_path) > 200


@pytest.mark.slow
def test_thousands_of_levels_with_spoilt_values_are(tmp_path: Path) -> None:
    assert attack_values(range(4000), tmp_path) > 1000


@pytest.mark.slow
def test_thousands_of_decks_are() -> None:
    deck_from(DECKS[0])
    attack_decks(range(6000))
