"""`python game.py verify FILE`: decide every move of a saved game again and compare."""

import argparse
import sys

from pixtable.language.words import Words, guess_language
from pixtable.store.saves import SaveError, verify


def run(arguments: list[str]) -> int:
    """0 for a save that agrees with the rules of its day, 1 for one that does not, 2 for one that cannot be opened."""
    parser = argparse.ArgumentParser(prog="game.py verify", description=__doc__)
    parser.add_argument("file")
    path, words = parser.parse_args(arguments).file, Words(guess_language())
    try:
        verdict = verify(path)
    except SaveError as error:
        print(words.say(error.key, **error.values), file=sys.stderr)
        return 2
    for problem in (verdict.damage, verdict.difference):
        if problem is not None:
            print(words.say(problem.key, **problem.values))
    if not verdict.agrees:
        return 1
    print(words.say("verify.as_told" if verdict.difference else "verify.agreed", n=verdict.moves))
    return 0
