"""`game.py selftest`: does everything work on this machine, in this build? One line a check, exit code 0 if so."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from pixtable.games import GAMES
from pixtable.language.words import Words, guess_language
from pixtable.tools.names import name_of
from pixtable.tools.selftest.checks import (
    check_fonts,
    check_game,
    check_levels,
    check_pictures,
    check_rulebooks,
    check_sounds,
    check_texts,
    check_worker,
)
from pixtable.tools.selftest.uses import (
    DOOMED,
    check_clipboard,
    check_handing_on,
    check_killed,
    check_statistics,
    play_until_killed,
)


class Check(NamedTuple):
    """`run` returns what it has seen, in a word or two; it raises whatever is wrong."""

    key: str
    run: Callable[[], str]
    game: str = ""


def checks() -> Iterator[Check]:
    yield Check("texts", check_texts)
    yield Check("fonts", check_fonts)
    yield Check("pictures", check_pictures)
    yield Check("sounds", check_sounds)
    yield Check("rulebooks", check_rulebooks)
    yield Check("levels", check_levels)
    yield Check("worker", check_worker)
    yield Check("clipboard", check_clipboard)
    yield Check("statistics", check_statistics)
    yield Check("handing_on", check_handing_on)
    yield Check("killed", check_killed)
    for game in GAMES.values():
        yield Check("game", lambda game=game: check_game(game), name_of(game, guess_language()))  # type: ignore[misc]


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="game.py selftest", description=__doc__)
    parser.add_argument(DOOMED, type=Path, metavar="DIR", dest="doomed_in", help=argparse.SUPPRESS)
    wish = parser.parse_args(arguments)
    if wish.doomed_in is not None:
        play_until_killed(wish.doomed_in)
    words = Words(guess_language())
    failed = sum(not _carry_out(check, words) for check in checks())
    print(words.say("launch.selftest.not_well", n=failed) if failed else words.say("launch.selftest.all_well"))
    return 1 if failed else 0


def _carry_out(check: Check, words: Words) -> bool:
    name = words.say(f"launch.selftest.{check.key}", game=check.game)
    try:
        seen = check.run()
    except Exception as error:  # whatever it is, it is the check's result
        why = f"{type(error).__name__}: {error}"
        print(words.say("launch.selftest.failed", check=name, why=why), flush=True)
        return False
    print(words.say("launch.selftest.passed", check=f"{name} ({seen})"), flush=True)
    return True
