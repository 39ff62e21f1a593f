"""A file among the saved games that cannot be opened: why, and what can be done with it."""

import os
from collections.abc import Callable
from typing import NamedTuple

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.store.saves import Problem
from pixtable.store.shelf_index import Entry
from pixtable.ui.widgets.dialog import Answer, Dialog

LONGEST_NAME = 48
UNSHOWN, DOTS = "?", "\N{HORIZONTAL ELLIPSIS}"
UNDECODED = "\N{REPLACEMENT CHARACTER}"
MAY_BE_SAVED = frozenset({"not_a_save", "damaged_start"})
"""Problems of files in which a game may still be found."""
TOLD = frozenset(
    {
        "dead_link", "missing", "not_a_file", "too_large", "empty", "not_a_save", "damaged_start", "newer_format",
        "newer_rules", "unknown_game", "not_allowed",
    }
)  # fmt: skip
"""Problems that have a sentence of their own; of any other only the disk knows more."""


class WaysOut(NamedTuple):
    """What the shelf does with such a file."""

    show: Callable[[], None]
    save: Callable[[], None]
    throw_away: Callable[[], None]


def why_in_short(app: App, problem: Problem) -> str:
    return app.say(f"shelf.unreadable.{_key(problem)}.short")


def explain(app: App, entry: Entry, problem: Problem, ways: WaysOut) -> None:
    say = app.say
    answers = [
        Answer("leave", say("shelf.unreadable.leave")),
        Answer("show", say("shelf.unreadable.show"), ways.show, icon="folder"),
        Answer("bin", say("shelf.unreadable.bin"), ways.throw_away, icon="close"),
    ]
    if problem.code in MAY_BE_SAVED:
        answers.insert(1, Answer("save", say("shelf.unreadable.save"), ways.save, kind="primary", icon="undo"))
    why = say(f"shelf.unreadable.{_key(problem)}.long", game=_game(app, problem))
    name = say("shelf.unreadable.name", name=shown_name(entry.listed.name))
    app.desk.push(Dialog(say("title.cannot_open"), f"{why}\n\n{name}", answers))


def _key(problem: Problem) -> str:
    return problem.code if problem.code in TOLD else "disk_error"


def _game(app: App, problem: Problem) -> str:
    """By its name where we know it."""
    game = str(problem.values.get("game", ""))
    return app.words_of(game).say("game.name") if game in GAMES else _printable(game)


def shown_name(name: str) -> str:
    """A file may be called anything: what cannot be shown, or would turn a line round, is a mark."""
    shown = _printable(os.fsencode(name).decode("utf-8", "replace"))
    return shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + DOTS


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() and letter != UNDECODED else UNSHOWN for letter in text)
