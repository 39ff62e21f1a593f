"""The decks that can be played: ready ones that came with the program, and the player's own as text files."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from pixtable.games.tactics.rules.decks.deck_text import (
    DRAFT,
    HEADINGS,
    BadDeck,
    Vocabulary,
    folded,
    read_deck,
    write_deck,
)
from pixtable.games.tactics.rules.decks.decks import FORMATS, Deck
from pixtable.games.tactics.rules.decks.legality import Problem, problems
from pixtable.games.tactics.rules.decks.roster import ROSTER
from pixtable.games.tactics.screens.game import PACKAGE
from pixtable.language.words import LANGUAGES, Words, whole_catalogue
from pixtable.play.services import Services
from pixtable.store import disk, safe_files
from pixtable.store.gate import Unfit, is_file
from pixtable.store.gate import read_file as read_foreign
from pixtable.store.lock import folder_lock
from pixtable.store.program_files import levels_folder
from pixtable.store.saves import SaveError

READY, OWN = "ready", "own"
SUFFIX = ".txt"
DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""Whatever its suffix, on Windows a file of such a name is a device: what is written there is gone."""
LARGEST = 64_000
"""Bytes: no deck is as long as this."""


class Kept(NamedTuple):
    """A deck on the shelf. `key` names it for chairs and saves: `ready.stone_wall`, `own.my-deck`."""

    key: str
    deck: Deck | None
    problem: BadDeck | None = None
    """Why the file could not be read."""

    @property
    def is_ready_made(self) -> bool:
        return self.key.startswith(f"{READY}.")

    @property
    def stem(self) -> str:
        return self.key.partition(".")[2]


@cache
def vocabulary() -> Vocabulary:
    """Every word of a deck's text, in all languages."""
    said = [words_in(language) for language in LANGUAGES]
    return {meaning: tuple(words[meaning] for words in said) for meaning in said[0]}


def words_in(language: str) -> dict[str, str]:
    known = whole_catalogue(PACKAGE, language)
    words = {name: str(known[f"names.{name}"]) for name in ROSTER}
    return words | {word: str(known[f"decks.words.{word}"]) for word in (*HEADINGS, *FORMATS, DRAFT)}


def deck_from(text: str) -> Deck:
    return read_deck(text, vocabulary())


def deck_to_text(deck: Deck, language: str) -> str:
    return write_deck(deck, words_in(language))


def ready_folder() -> Path:
    return levels_folder() / "tactics" / "decks"


def deck_box(services: Services) -> "DeckBox":
    """The player's decks."""
    return services.own(DeckBox, lambda: DeckBox(services.folders.decks))


class DeckBox:
    def __init__(self, folder: Path) -> None:
        """Only the player's own decks lie in `folder`."""
        self.folder = folder

    def ready(self) -> list[Kept]:
        return _kept_in(ready_folder(), READY)

    def own(self) -> list[Kept]:
        return _kept_in(self.folder, OWN)

    def find(self, key: str) -> Deck | None:
        """None where it is gone or cannot be read."""
        kept = self.kept(key)
        return kept.deck if kept else None

    def kept(self, key: str) -> Kept | None:
        place, _, stem = key.partition(".")
        folder = {READY: ready_folder(), OWN: self.folder}.get(place)
        path = folder / f"{stem}{SUFFIX}" if folder and stem == Path(stem).name else None
        return _kept(path, place) if path and is_file(path) else None

    def save(self, deck: Deck, language: str, key: str = "", since: Deck | None = None) -> str:
        """Under its key, or beside the others under a new one, which is returned. Raises `SaveError`.

        `since` is the deck as it was read: where another window has kept another under this key, both are kept.
        """
        with safe_files.disk_errors(self.folder):
            disk.make_folder(self.folder)
            with folder_lock(self.folder):
                is_here = key.startswith(f"{OWN}.") and not self._is_changed(key, since)
                stem = key.partition(".")[2] if is_here else self._free_stem(deck.name)
                safe_files.replace(self.folder / f"{stem}{SUFFIX}", deck_to_text(deck, language).encode())
        return f"{OWN}.{stem}"

    def _is_changed(self, key: str, since: Deck | None) -> bool:
        now = self.find(key)
        return now is not None and since is not None and now != _as_read(since)

    def delete(self, key: str) -> None:
        """To the folder beside, not away."""
        path = self.folder / f"{key.partition('.')[2]}{SUFFIX}"
        with safe_files.disk_errors(path):
            disk.make_folder(self.folder / "deleted")
            safe_files.move_over(path, self.folder / "deleted" / path.name)

    def _free_stem(self, name: str) -> str:
        stem, number = file_stem(name), 1
        found = stem
        while disk.exists(self.folder / f"{found}{SUFFIX}"):
            number += 1
            found = f"{stem}-{number}"
        return found


def _as_read(deck: Deck) -> Deck | None:
    """As its own text would tell it."""
    try:
        return deck_from(deck_to_text(deck, LANGUAGES[0]))
    except BadDeck:
        return None


def file_stem(name: str) -> str:
    """A name that every system can give to a file: letters and digits, the rest is hyphens."""
    plain = unicodedata.normalize("NFKC", folded(name))
    stem = re.sub(r"[^\w]+", "-", plain).strip("-_")[:40] or "deck"
    return f"{stem}-deck" if stem in DEVICES else stem


def _kept_in(folder: Path, place: str) -> list[Kept]:
    return [_kept(path, place) for path in sorted(_files(folder))]


def _files(folder: Path) -> Iterator[Path]:
    return folder.glob(f"*{SUFFIX}") if folder.is_dir() else iter(())


def _kept(path: Path, place: str) -> Kept:
    key = f"{place}.{path.stem}"
    try:
        deck = read_file(path)
    except BadDeck as problem:
        return Kept(key, None, problem)
    except SaveError:
        return Kept(key, None, BadDeck(1, "unreadable"))
    return Kept(key, deck if deck.name else msgspec.structs.replace(deck, name=path.stem))


def read_file(path: Path) -> Deck:
    """Raises `BadDeck` with its line, or `SaveError` where the file itself cannot be had."""
    with safe_files.disk_errors(path):
        try:
            data = read_foreign(path, LARGEST)
        except Unfit as error:
            if error.code == "too_large":
                raise BadDeck(1, "too_long") from error
            raise
    return deck_from(data.decode("utf-8", errors="replace"))


# Decks at a table


def can_be_played(deck: Deck | None) -> bool:
    return deck is not None and not problems(deck)


def position_with(decks: Sequence[Deck | None]) -> dict[str, Any] | None:
    """What a deal is told of the decks that players bring; nothing, where nobody does."""
    if not any(decks):
        return None
    return {"match": 0, "built": [None if deck is None else msgspec.to_builtins(deck) for deck in decks]}


# What is said of decks


def deck_title(words: Words, kept: Kept) -> str:
    """A ready deck is called as the player's language calls it."""
    own = f"decks.ready.{kept.stem}.name"
    if kept.is_ready_made and words.knows(own):
        return words.say(own)
    return kept.deck.name if kept.deck else kept.stem


def problem_words(words: Words, problem: Problem) -> str:
    names = ", ".join(words.say(f"names.{name}") for name in problem.characters)
    return words.say(f"decks.problems.{problem.key}", n=problem.n, most=problem.most, names=names)


def broken_words(words: Words, problem: BadDeck) -> str:
    return words.say(f"decks.text.{problem.key}", line=problem.line, word=problem.word)
