"""`game.py mine GAME`: look for puzzles in games that opponents play, and write them down as levels."""

import argparse
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from pixtable.core.game import GameInfo
from pixtable.core.goals import PuzzleSource
from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.levels.checking import check
from pixtable.levels.format import Level, Limit, Start, Text
from pixtable.levels.mining import Find, mine
from pixtable.levels.texts import LANGUAGES
from pixtable.levels.writing import toml_of
from pixtable.tools.arguments import positive_number
from pixtable.tools.check_levels import context_of
from pixtable.tools.progress import bar


def run(arguments: list[str]) -> int:
    wish = _parser().parse_args(arguments)
    game = GAMES[wish.game]
    assert game.puzzle_source is not None
    wish.out.mkdir(parents=True, exist_ok=True)
    sound: list[Find] = []
    with bar(wish.count, wish.game) as shown:
        for find in _different(game, game.puzzle_source, wish.seed, wish.most):
            if check(level_of(find, game, game.puzzle_source, wish.number + len(sound)), context_of(game.id)):
                continue  # words that are too long: the next one will do
            sound.append(find)
            shown.update()
            if len(sound) == wish.count:
                break
    sound.sort(key=difficulty_of)  # the easy ones come first
    for number, find in enumerate(sound, start=wish.number):
        level = level_of(find, game, game.puzzle_source, number)
        (wish.out / f"{level.name}.toml").write_text(toml_of(level), encoding="utf-8")
    print(f"{len(sound)} puzzles in {wish.out}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py mine", description=__doc__)
    parser.add_argument("game", choices=[game_id for game_id in GAMES if GAMES[game_id].puzzle_source])
    parser.add_argument("--count", type=positive_number, default=20, metavar="N", help="how many puzzles")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where they go")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game that is looked through")
    parser.add_argument("--number", type=positive_number, default=1, metavar="N", help="of the first puzzle")
    parser.add_argument("--most", type=positive_number, default=4, metavar="N", help="of one theme in a row of ten")
    return parser


def _different(game: GameInfo, puzzle_source: PuzzleSource, seed: int, most: int) -> Iterator[Find]:
    """One a game at the most, no key piece or position twice, no theme too often: games differ, and so do puzzles."""
    known: set[str] = set()
    themes: list[str] = []
    for number in count(seed):
        finds = [
            find
            for find in mine(game, puzzle_source, number)
            if known.isdisjoint((find.key, _title(find, game, puzzle_source)))
        ]
        fresh = [find for find in finds if themes[-10:].count(find.theme) < most]
        if fresh:
            best = max(fresh, key=lambda find: (find.misses, find.moves))
            known |= {best.key, _title(best, game, puzzle_source)} - {""}
            themes.append(best.theme)
            yield best


def _title(find: Find, game: GameInfo, puzzle_source: PuzzleSource) -> str:
    """The key of its title, if it is called after its solution."""
    return str(puzzle_source.named(game.codec.move(msgspec.json.encode(find.solution[0])))["title"])


def level_of(find: Find, game: GameInfo, puzzle_source: PuzzleSource, number: int) -> Level:
    words = {language: Words(language, GAMES.package_of(game.id)) for language in LANGUAGES}
    named = puzzle_source.named(game.codec.move(msgspec.json.encode(find.solution[0])))

    def text(key: str) -> Text:
        return Text(**{language: words[language].say(key, **words[language].worded(named)) for language in LANGUAGES})

    title = text(named["title"] or f"puzzles.names.n{number:02}")
    return Level(
        id=f"{game.id}.p{number:02}_{_slug(title.en)}",
        kind="puzzle",
        number=number,
        difficulty=difficulty_of(find),
        title=title,
        start=Start(
            seats=find.deal.seats,
            seed=find.deal.seed,
            options=dict(find.deal.options),
            position=dict(find.deal.position or {}),
        ),
        seat=find.seat,
        others=find.others,
        goal=find.goal,
        limit=Limit(find.moves),
        par=sum(move.get("kind") != "choose" for move in find.solution),
        unique=True,
        hints=[text(f"puzzles.themes.{find.theme}"), text("puzzles.piece"), text(f"puzzles.first.{named['way']}")],
        solution=list(find.solution),
        rules=[find.clause],
        origin=f"mined, seed {find.deal.seed}",
    )


def difficulty_of(find: Find) -> int:
    """From 1 to 5: by how many opponents miss it, and how far it goes."""
    return 1 + min(4, find.misses + (find.moves > 2))


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_")
